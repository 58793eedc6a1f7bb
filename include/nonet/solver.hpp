// Solving as a person does: the next step, every step, the whole path.
//
// A Solver holds one puzzle and a position in it, asks the techniques of a profile in order, and
// takes the first step found. What depends on the puzzle having one solution is tried only when
// that was proved: PuzzleFacts carries the proof.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/profile.hpp>
#include <nonet/search.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace nonet::logic {

/// True when the flag is set or the deadline has come; nodes are not counted here.
bool is_over(const Limits& limits);

/// What is known about a puzzle before anybody looks for a step.
struct PuzzleFacts {
    Status status = Status::unknown;
    std::optional<Grid> solution;  ///< the only one, with status unique
    /// Proved from candidates and not from givens. Then nobody may argue that digits could be
    /// swapped: the candidates that keep the solution unique need not lie where the pattern is.
    bool from_candidates = false;

    /// Solves it. With `limits`, the status may be unknown.
    static PuzzleFacts of(const Grid& puzzle, const Limits& limits = {});
    static PuzzleFacts of(const Candidates& puzzle, const Limits& limits = {});
    [[nodiscard]] bool is_unique() const { return status == Status::unique; }
    /// True when techniques that assume one solution may be used.
    [[nodiscard]] bool allows_uniqueness() const { return is_unique() && !from_candidates; }
};

/// One step of a path, and what it counts.
struct RatedStep {
    Step step;
    Level level = Level::easy;
    int score = 0;
};

/// A way from a position as far as the techniques lead.
struct Path {
    std::vector<RatedStep> steps;
    bool is_solved = false;
    bool is_cut_short = false;  ///< a limit came first
    std::int64_t score = 0;
    Level level = Level::easy;
};

/// Keeps its memory and its machinery from one puzzle to the next. One thread at a time.
class Solver {
  public:
    /// `profile` must outlive the solver.
    explicit Solver(const Profile& profile);
    ~Solver();
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    /// Begins with another puzzle; `facts` must be true of it.
    void set_puzzle(const State& state, const PuzzleFacts& facts);
    [[nodiscard]] const State& state() const;

    /// The easiest step in this position; nothing when no technique of the profile finds one, or
    /// the position is solved, or `limits` came first (is_over tells). It is not applied. Limits
    /// are looked at between techniques and, in those that may take long, inside as well.
    [[nodiscard]] std::optional<RatedStep> next(const Limits& limits = {});
    /// Applies a step; undo() takes back the last one that is left, false when there is none.
    void apply(const Step& step);
    bool undo();

    /// Every step of one technique in this position; every step of all techniques of the table,
    /// also those that the profile leaves out, in the order of the profile and then of the table.
    /// Several steps may do the same. A guess is listed only where there is nothing else, a
    /// braid only where no whip removes the same.
    /// Techniques that assume one solution find nothing unless it is proved.
    [[nodiscard]] std::vector<Step> all(const TechniqueInfo& technique);
    [[nodiscard]] std::vector<Step> all(const Limits& limits = {});

    /// Solves on from here as far as the profile's techniques lead. undo() does not take these
    /// steps back.
    [[nodiscard]] Path path(const Limits& limits = {});

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

/// From a position to the end, or as far as the profile's techniques lead.
Path solve_path(const State& state, const PuzzleFacts& facts, const Profile& profile,
                const Limits& limits = {});

}  // namespace nonet::logic

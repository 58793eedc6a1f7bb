// What generate can tell about a puzzle besides its cells: ratings and paths, which take time, so
// they are worked out only where somebody wants them, on the threads that make the puzzles.
#pragma once

#include "cli/command.hpp"
#include "cli/output/row.hpp"
#include "cli/work/pool.hpp"

#include <nonet/generate.hpp>
#include <nonet/profile.hpp>
#include <nonet/rate.hpp>
#include <nonet/search.hpp>
#include <nonet/solver.hpp>

#include <optional>
#include <string>
#include <vector>

namespace nonet::cli {

/// The fields of generate's rows, by their place in made_fields().
enum class MadeField : std::uint8_t {
    solution,
    candidate,
    weight,
    se121,
    hodoku,
    level,
    nodes,
    hardest,
    path
};
inline constexpr std::size_t kMadeFields = 9;

std::span<const Field> made_fields();

/// Names for --with: those above, and clues.
std::vector<std::string_view> names_for_with();

class MadeFields {
  public:
    /// `profile`, by which paths go, must outlive it.
    MadeFields(const Settings& settings, const logic::Profile& profile);

    /// Is there anything that takes time?
    [[nodiscard]] bool needs_work() const;

    /// Works out what takes time, and keeps it in the puzzle's note. Any number of threads.
    void work_out(MadePuzzle& made, const Limits& limits) const;

    /// All fields of a row.
    void set(const MadePuzzle& made, Row& row) const;

  private:
    struct Workers {
        Rater se121;
        Rater hodoku;
        Rater nodes;
        logic::Solver solver;
    };

    [[nodiscard]] bool wants(MadeField field) const {
        return wanted_[static_cast<std::size_t>(field)];
    }
    void rate(MadePuzzle& made, Workers& workers, const Limits& limits,
              std::vector<std::string>& texts) const;
    void follow_path(MadePuzzle& made, logic::Solver& solver, const Limits& limits,
                     std::vector<std::string>& texts) const;

    std::vector<bool> wanted_;
    bool is_unbiased_;
    mutable Pool<Workers> workers_;
};

}  // namespace nonet::cli

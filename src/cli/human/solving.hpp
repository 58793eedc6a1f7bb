// What hint and explain do alike: read a puzzle as a position, find what is known about it, and say
// steps in the chosen language.
#pragma once

#include "cli/work/pool.hpp"
#include "cli/work/reply.hpp"

#include <nonet/hint.hpp>
#include <nonet/reading.hpp>

#include <optional>
#include <string>

namespace nonet::cli {

/// A puzzle, ready to be solved by steps.
struct HumanPuzzle {
    logic::State state;
    logic::PuzzleFacts facts;
};

class HumanSolving {
  public:
    /// `settings` and `profile` must outlive it.
    HumanSolving(const Settings& settings, const logic::Profile& profile);

    /// Nothing when human steps cannot deal with it: then its row is printed. Counts its status.
    [[nodiscard]] std::optional<HumanPuzzle> read(const Puzzle& puzzle, Reply& reply) const;

    /// Calls `use` with a solver that no other thread has meanwhile.
    template <class Use>
    void with_solver(Use use) const {
        solvers_.lend(use);
    }

    [[nodiscard]] logic::Hint hint(const HumanPuzzle& puzzle, logic::Solver& solver,
                                   const Reply& reply) const {
        return hint_for(puzzle.state, puzzle.facts, profile_, solver, reply.limits());
    }
    [[nodiscard]] std::string tell(const logic::Step& step, const logic::State& state) const {
        return logic::tell(step, state, language_, level_);
    }
    [[nodiscard]] std::string tell(const logic::Hint& hint, const logic::State& state) const {
        return logic::tell(hint, state, language_, level_);
    }

    /// Level and score of a step in the profile; 0 and extreme where it has none.
    [[nodiscard]] logic::RatedStep rated(logic::Step step) const;

    /// Draws the step where --svg asks for it.
    void draw(const logic::Step& step, const logic::State& state, std::string_view text,
              std::size_t number, Reply& reply) const;

    [[nodiscard]] const logic::Language& language() const { return language_; }
    [[nodiscard]] const logic::Profile& profile() const { return profile_; }

  private:
    const Settings& settings_;
    const logic::Profile& profile_;
    const logic::Language& language_;
    logic::HintLevel level_;
    mutable Pool<logic::Solver> solvers_;
};

/// "r1c1=4 r2c2=5" and "r1c2<>4 r3c3<>4".
std::string placements_text(const logic::Step& step);
std::string removals_text(const logic::Step& step);

/// Prepares a run: profile and folder. Returns the exit code of a failure, after a message.
std::optional<int> prepare_human(const Invocation& invocation, logic::Profile& profile);

}  // namespace nonet::cli

// Somebody's answer to a puzzle, and whether it is right.
#pragma once

#include <nonet/search.hpp>
#include <nonet/text.hpp>

#include <string>

namespace nonet::cli {

struct Verdict {
    enum class Kind : std::uint8_t {
        correct,      ///< full, and a solution of the puzzle
        completable,  ///< not full, and part of a solution
        wrong,        ///< no solution holds these digits; `cell` is the first that is too much
        unsolvable,   ///< the puzzle itself has no solution
        unknown,      ///< a limit came first
        mismatched,   ///< the answer has another size than the puzzle
    };
    Kind kind = Kind::unknown;
    int cell = 0;
    int value = 0;
};

/// Compares `attempt`, full or partly filled, with all solutions of `puzzle`. Any solution is
/// right, not a certain one. A cell that is blank in `attempt` says nothing.
Verdict judge_attempt(const Position& puzzle, const Position& attempt, const Limits& limits);

/// "correct", "completable", "wrong r1c1=2", "none" or "unknown".
std::string verdict_text(const Verdict& verdict, const Position& puzzle);

}  // namespace nonet::cli

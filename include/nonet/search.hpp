// The words that every search of Nonet shares: how far it may go, and how it ended.
//
// A search can always be stopped from outside (a flag), by the clock or after a number of nodes.
// Then the answer is `unknown`, never a guess.
#pragma once

#include <nonet/uint128.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace nonet {

/// How far a search may go, for all of one question together unless the question says otherwise.
/// The default is: to the end.
struct Limits {
    using Clock = std::chrono::steady_clock;

    static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t nodes = kNoLimit;                         ///< branching steps
    Clock::time_point deadline = Clock::time_point::max();  ///< when to stop by the clock
    const std::atomic<bool>* cancel = nullptr;              ///< set it to true to stop the search
};

/// What is known about a puzzle.
enum class Status : std::uint8_t {
    none,      ///< proved to have no solution
    unique,    ///< proved to have exactly one
    multiple,  ///< proved to have two or more
    solved,    ///< a solution was found; nobody asked whether there are others
    unknown,   ///< a limit stopped the search before it knew
};

/// "none", "unique", "multiple", "solved" or "unknown".
const char* name_of(Status status);

/// A status, and a solution wherever one is known. With status `unknown` a solution may be there
/// too: one was found, but the limit came before the proof that was asked for.
template <class Position>
struct Outcome {
    Status status = Status::unknown;
    std::optional<Position> solution;
};

/// The order in which solutions are visited.
enum class Order : std::uint8_t {
    any,            ///< whatever is fastest; still the same order at every run
    lexicographic,  ///< read row by row as one number, the smallest first
};

/// Why an enumeration ended.
enum class SearchEnd : std::uint8_t {
    complete,    ///< every solution was visited
    by_visitor,  ///< the visitor asked to stop
    by_limit,    ///< a limit was reached; more solutions may exist
};

/// A number of solutions; exact, or a lower bound when `exact` is false.
struct SolutionCount {
    Uint128 count;
    bool exact = true;
    SearchEnd end =
        SearchEnd::complete;  ///< by_visitor: the wanted number of solutions was reached
};

}  // namespace nonet

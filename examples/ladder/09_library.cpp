// Step 9: leave it to the library. C++20, links nonet::nonet.
//
// Nonet keeps the board the other way round, a bitmap of cells for each digit, and finds all the
// singles and locked candidates of a digit in a band with one look into a table; it chooses its
// guesses with more care; and it gives the order back: first_solution is the smallest of all
// solutions, found by asking the fast search again and again. docs/design/single.md tells how.
//
// Cost: microseconds a puzzle, and no input is known that takes more than a millisecond.
//
// usage: 09_library [LIMIT [--nodes]] < PUZZLES      (as step 1)
// A node is one of the library's branching steps. It does not tell their number, but stops at any
// limit: so --nodes looks for the smallest limit that is enough.
#include <nonet/solve.hpp>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>

namespace {

nonet::Outcome<nonet::Grid> solve(const nonet::Candidates& puzzle, std::uint64_t limit) {
    nonet::Limits limits;
    limits.nodes = limit;
    return nonet::first_solution(puzzle, limits);
}

// The smallest limit with which the question is answered, or the first above `limit`.
std::uint64_t nodes_of(const nonet::Candidates& puzzle, std::uint64_t limit) {
    std::uint64_t low = 0, high = limit;
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (solve(puzzle, middle).status == nonet::Status::unknown)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

}  // namespace

int main(int argc, char** argv) {
    const long long given = argc > 1 ? std::atoll(argv[1]) : 0;
    const std::uint64_t limit = given > 0 ? given : nonet::Limits::kNoLimit;
    for (std::string line; std::getline(std::cin, line);) {
        const auto grid = nonet::Grid::from_line(line.substr(0, 81));
        if (!grid) continue;
        const auto puzzle = nonet::Candidates::from_grid(*grid);
        const auto outcome = solve(puzzle, limit);
        if (outcome.status == nonet::Status::unknown)
            std::cout << "stopped\n";
        else if (!outcome.solution)
            std::cout << "none\n";
        else
            std::cout << outcome.solution->to_line() << '\n';
        if (argc > 2) std::cerr << nodes_of(puzzle, limit) << '\n';
    }
}

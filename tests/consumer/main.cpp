// A program as somebody outside would write it: takes a puzzle, solves it with the library, and
// prints the answer.
#include <nonet/solve.hpp>

#include <cstdio>

int main() {
    const auto puzzle = nonet::Grid::from_line(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    if (!puzzle) return 2;
    const auto solution = nonet::solution(*puzzle);
    if (!solution) return 1;
    std::puts(solution->to_line().c_str());
}

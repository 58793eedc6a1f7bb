// A program as somebody outside would write it: reads a puzzle from a text, solves it with the
// library, prints the answer.
#include <nonet/solve.hpp>
#include <nonet/text.hpp>

#include <cstdio>
#include <variant>

int main() {
    const auto puzzle = nonet::read_puzzle(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    if (!puzzle) {
        std::fprintf(stderr, "%s\n", puzzle.error().message.c_str());
        return 2;
    }
    const auto solution = nonet::solution(std::get<nonet::Grid>(puzzle->position));
    if (!solution) return 1;
    std::puts(nonet::to_line(*solution).c_str());
}

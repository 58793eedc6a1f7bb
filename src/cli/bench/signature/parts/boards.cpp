// Boards of other sizes: status, solutions and counts.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/general.hpp>

namespace nonet::cli {

namespace {

void add(Digest& digest) {
    constexpr std::uint64_t kLimit = 200;
    constexpr int kSmallSide = 9;
    Random random(8);
    for (const Board& board : board_questions()) {
        add_outcome(digest, classify(board, Order::any));
        add_outcome(digest, classify(board, Order::lexicographic));
        add_outcome(digest, random_solution(board, random));
        add_count(digest, count_solutions(board, kLimit));
        if (board.side() > kSmallSide) continue;
        for (const std::uint64_t values :
             solution_candidates(board).value_or(std::vector<std::uint64_t>{}))
            digest.add(values);
    }
}

}  // namespace

constinit const SignaturePart kBoardsPart = {"boards", "boards of 4x4 to 16x16", add};

}  // namespace nonet::cli

// The first solutions of puzzles with several, in lexicographic order and in the order of the
// search.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/solve.hpp>

namespace nonet::cli {

namespace {

void add(Digest& digest) {
    constexpr std::size_t kMost = 10;
    constexpr std::size_t kStep = 4;
    const std::vector<Grid> grids = open_questions();
    for (std::size_t i = 0; i < grids.size(); i += kStep) {
        for (const Order order : {Order::lexicographic, Order::any}) {
            const auto found = solutions_up_to(Candidates::from_grid(grids[i]), kMost, order);
            digest.add(static_cast<std::uint64_t>(found.size()));
            for (const Grid& solution : found) digest.add(solution.to_line());
        }
    }
}

}  // namespace

constinit const SignaturePart kOrderPart = {"order", "several solutions of one puzzle, in order",
                                            add};

}  // namespace nonet::cli

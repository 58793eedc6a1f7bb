// Aligned triplet exclusion: the first one found is the original's, and the finder that remembers
// finds what the rule without a memory finds.
#include "rate/explainer/rules.hpp"
#include "unit/rate/explainer/known_steps.hpp"

#include <nonet/grid.hpp>
#include <nonet/random.hpp>

#include <bit>
#include <memory>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerAlignedTripletExclusion, FindsTriplets) {
    expect_known_steps(22, find_aligned_triplet_exclusions);
}

/// Walks from a puzzle down to ever fewer candidates and asks a finder with a memory and one
/// without in each position. The positions need not be sound.
int compare_along_walk(const Grid& puzzle, Random& random) {
    Position position{logic::State(puzzle)};
    const std::unique_ptr<Finder> finder = make_aligned_triplets();
    Budget budget(Limits{});
    int found = 0;
    for (int step = 0; step < 60; ++step) {
        FirstHint with_memory;
        FirstHint without;
        finder->find(position, with_memory, budget);
        find_aligned_triplet_exclusions(position, without);
        EXPECT_EQ(with_memory.found(), without.found()) << "step " << step;
        if (without.found()) {
            ++found;
            EXPECT_EQ(with_memory.hint().removals, without.hint().removals) << "step " << step;
            apply(without.hint(), position);
        }
        const Cell cell = static_cast<Cell>(random.below(kCells));
        const DigitMask digits = position.candidates(cell);
        if (count_bits(digits) > 1) position.remove(cell, std::countr_zero(digits) + 1);
        if (count_bits(digits) == 1) position.place(cell, std::countr_zero(digits) + 1);
    }
    return found;
}

TEST(ExplainerAlignedTripletExclusion, RemembersTripletsWithoutMissingOne) {
    Random random(7);
    int found = 0;
    for (const char* puzzle :
         {"98.7..6..7......8...6.5....4....3.....89...4.....2...1.8..9..6..5....1......3...2",
          "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
          "...4.1.3..75...............31.6.........7.5..4.......9...3...1...8.5..........2.."}) {
        for (int round = 0; round < 10; ++round) {
            found += compare_along_walk(Grid::from_line(puzzle).value(), random);
        }
    }
    EXPECT_GT(found, 10);
}

}  // namespace
}  // namespace nonet::explainer

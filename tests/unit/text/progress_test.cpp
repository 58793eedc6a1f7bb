// Placed digits as givens, and the givens that pencil marks mean.
#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;

Grid puzzle() {
    return std::get<Grid>(read_puzzle(kPuzzle)->position);
}

Cell first_blank(const Grid& grid) {
    Cell cell = 0;
    while (grid[cell] != 0) ++cell;
    return cell;
}

/// All digits that no given peer holds.
Candidates pencil_marks(const Grid& grid) {
    Candidates marks = Candidates::from_grid(grid);
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const Cell peer : kPeerCells[cell]) {
            if (grid[cell] == 0 && grid[peer] != 0) marks.remove(cell, grid[peer]);
        }
    }
    return marks;
}

TEST(Progress, PlacedDigitsBecomeGivens) {
    const Grid grid = puzzle();
    const Cell blank = first_blank(grid);
    Progress progress;
    progress.placed.assign(kCells, 0);
    progress.placed[blank] = 5;
    Grid expected = grid;
    expected.set(blank, 5);
    EXPECT_EQ(std::get<Grid>(with_placed(grid, progress)), expected);
    EXPECT_EQ(std::get<Grid>(with_placed(grid, Progress{})), grid);

    Board board(BoxShape{2, 2});
    progress.placed = {0, 3};
    progress.placed.resize(16);
    EXPECT_EQ(std::get<Board>(with_placed(board, progress))[1], 3);
}

TEST(Progress, LoneCandidatesAreGivens) {
    EXPECT_EQ(givens_of(pencil_marks(puzzle())), puzzle());
}

TEST(Progress, ALoneCandidateThatAPeerListsWasNotPlaced) {
    Candidates marks = pencil_marks(puzzle());
    const Cell cell = first_blank(puzzle());
    // Leave one candidate, which some blank peer still has.
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const bool listed =
            std::any_of(kPeerCells[cell].begin(), kPeerCells[cell].end(),
                        [&](Cell peer) { return puzzle()[peer] == 0 && marks.has(peer, digit); });
        if (!marks.has(cell, digit) || !listed) continue;
        marks.set(cell, mask_of(digit));
        EXPECT_EQ(givens_of(marks), puzzle());
        return;
    }
    FAIL() << "the sample has no such candidate";
}

TEST(Progress, WithoutAnyCrossingOutAllLoneCandidatesAreGivens) {
    EXPECT_EQ(givens_of(Candidates::from_grid(puzzle())), puzzle());
    EXPECT_EQ(givens_of(Candidates{}), Grid{});
}

}  // namespace
}  // namespace nonet

// The branching rule always names a candidate of an undecided cell.
#include "solve/branch.hpp"

#include <bit>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Choose, TakesACellWithTwoCandidatesWhereThereIsOne) {
    Candidates candidates;
    candidates.set(40, static_cast<DigitMask>(mask_of(3) | mask_of(8)));
    Planes planes(candidates);
    ASSERT_TRUE(planes.propagate());
    const Choice choice = choose(planes);
    EXPECT_EQ(choice.cell, 40);
    EXPECT_EQ(choice.digit, 3);
}

TEST(Choose, TakesADigitWithTwoPlacesWhereNoCellHasTwo) {
    Candidates candidates;
    for (int column = 0; column < 9; ++column) {
        if (column != 1 && column != 5) candidates.remove(cell_at(8, column), 7);
    }
    Planes planes(candidates);
    ASSERT_TRUE(planes.propagate());
    const Choice choice = choose(planes);
    EXPECT_EQ(choice.digit, 7);
    EXPECT_TRUE(choice.cell == cell_at(8, 1) || choice.cell == cell_at(8, 5));
}

TEST(Choose, NamesACandidateOnTheEmptyGrid) {
    Planes planes{Candidates{}};
    ASSERT_TRUE(planes.propagate());
    const Choice choice = choose(planes);
    EXPECT_TRUE(planes.has(choice.cell, choice.digit));
}

}  // namespace
}  // namespace nonet

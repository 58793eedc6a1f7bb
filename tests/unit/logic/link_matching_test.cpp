// Locked sets that fall apart are told from those that are one pattern.
#include "logic/kit/link_matching.hpp"

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

DigitMask digits(std::initializer_list<Digit> members) {
    DigitMask mask = 0;
    for (const Digit digit : members) mask = static_cast<DigitMask>(mask | mask_of(digit));
    return mask;
}

/// Cells of the first row with these candidates, and one set of links: all the digits in the row.
bool is_one_pattern(const std::vector<DigitMask>& cells) {
    Candidates candidates;
    Step step;
    CellGroup row;
    for (const DigitMask mask : cells) {
        const Cell cell = static_cast<Cell>(step.cells.size());
        candidates.set(cell, mask);
        step.cells.push_back(cell);
        row.cells.add(cell);
        row.digits = static_cast<DigitMask>(row.digits | mask);
    }
    step.sets.push_back(row);
    return LinkMatching(State(candidates), step).is_one_pattern();
}

TEST(LinkMatching, KnowsOnePatternFromTwo) {
    EXPECT_TRUE(is_one_pattern({digits({1, 2}), digits({2, 3}), digits({1, 3})}));
    EXPECT_FALSE(is_one_pattern({digits({1, 2}), digits({1, 2}), digits({3, 4}), digits({3, 4})}));
}

TEST(LinkMatching, SeesALockedPartThatTouchesTheRest) {
    EXPECT_FALSE(is_one_pattern({digits({1, 2}), digits({1, 2}), digits({1, 3})}));
    EXPECT_FALSE(is_one_pattern({digits({1}), digits({1, 2, 3}), digits({2, 3})}));
}

TEST(LinkMatching, AsksForALinkForEachCellAndNoMore) {
    EXPECT_FALSE(is_one_pattern({digits({1, 2}), digits({1, 2}), digits({1, 2})}));
    EXPECT_FALSE(is_one_pattern({digits({1, 2, 3}), digits({1, 2, 3})}));
}

}  // namespace
}  // namespace nonet::logic

// Minimum hitting sets against all subsets of a small universe.
#include "research/hitting_set.hpp"

#include "support/subsets.hpp"

#include <nonet/random.hpp>

#include <algorithm>

#include <gtest/gtest.h>

namespace nonet {
namespace {

CellMask mask_of_cells(const std::vector<Cell>& cells) {
    CellMask mask;
    for (const Cell cell : cells) mask.add(cell);
    return mask;
}

bool hits_all(const CellMask& chosen, const std::vector<CellMask>& sets) {
    return std::all_of(sets.begin(), sets.end(),
                       [&](const CellMask& set) { return set.intersects(chosen); });
}

std::optional<CellMask> minimum(const std::vector<CellMask>& sets, int at_least = 0) {
    Budget budget(Limits{});
    return minimum_hitting_set(sets, at_least, budget);
}

/// Cells on both sides of cell 64.
const std::vector<Cell> kUniverse = {0, 5, 31, 60, 61, 62, 63, 64, 65, 70, 79, 80};

std::vector<CellMask> random_sets(std::size_t count, Random& random) {
    std::vector<CellMask> sets;
    while (sets.size() < count) {
        CellMask set;
        for (const Cell cell : kUniverse) {
            if (random.below(4) == 0) set.add(cell);
        }
        if (!set.empty()) sets.push_back(set);
    }
    return sets;
}

int smallest_size_by_trying_all(const std::vector<CellMask>& sets) {
    for (std::size_t size = 0;; ++size) {
        if (test::any_subset(kUniverse, size, [&](const std::vector<Cell>& cells) {
                return hits_all(mask_of_cells(cells), sets);
            })) {
            return static_cast<int>(size);
        }
    }
}

TEST(HittingSet, OfNothingIsEmpty) {
    EXPECT_EQ(minimum({}), CellMask());
}

TEST(HittingSet, TakesTheCommonCell) {
    const std::vector<CellMask> sets = {mask_of_cells({1, 70}), mask_of_cells({70, 3}),
                                        mask_of_cells({2, 4, 70})};
    EXPECT_EQ(minimum(sets), CellMask::of(70));
}

TEST(HittingSet, TakesACellOfEachDisjointSet) {
    const std::vector<CellMask> sets = {mask_of_cells({1, 2}), mask_of_cells({3, 4}),
                                        mask_of_cells({5, 80})};
    ASSERT_TRUE(minimum(sets));
    EXPECT_EQ(minimum(sets)->count(), 3);
    EXPECT_TRUE(hits_all(*minimum(sets), sets));
}

TEST(HittingSet, IsTheSmallestOfAllSubsets) {
    Random random(62);
    for (int round = 0; round < 150; ++round) {
        const std::vector<CellMask> sets = random_sets(1 + random.below(25), random);
        const int expected = smallest_size_by_trying_all(sets);
        for (const int at_least : {0, expected}) {
            const std::optional<CellMask> found = minimum(sets, at_least);
            ASSERT_TRUE(found);
            EXPECT_TRUE(hits_all(*found, sets));
            EXPECT_EQ(found->count(), expected);
        }
    }
}

TEST(HittingSet, GivesUpWhenTheBudgetIsReached) {
    Random random(63);
    const std::vector<CellMask> sets = random_sets(25, random);
    Limits limits;
    limits.nodes = 1;
    Budget budget(limits);
    EXPECT_FALSE(minimum_hitting_set(sets, 0, budget));
    EXPECT_TRUE(budget.reached());
}

}  // namespace
}  // namespace nonet

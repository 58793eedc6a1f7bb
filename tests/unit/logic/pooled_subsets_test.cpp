// Subsets in which several cells count as one, against trying all sets of cells.
#include "logic/kit/pooled_subsets.hpp"

#include "hard_positions.hpp"
#include "logic/kit/digits.hpp"

#include <nonet/state.hpp>

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

std::vector<CellGroup> found(const State& state, const CellMask& further, DigitMask digits,
                             const SubsetSizes& sizes) {
    std::vector<CellGroup> groups;
    const auto note = [&groups](const CellGroup& group) {
        groups.push_back(group);
        return false;
    };
    for_each_pooled_subset(state, further, {{}, digits}, sizes, note);
    return groups;
}

std::vector<CellGroup> tried_one_by_one(const State& state, const CellMask& further,
                                        DigitMask digits, const SubsetSizes& sizes) {
    const std::vector<Cell> cells = further.cells();
    std::vector<CellGroup> groups;
    for (unsigned chosen = 1; chosen < 1U << cells.size(); ++chosen) {
        CellGroup group{{}, digits};
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if ((chosen >> i & 1U) == 0) continue;
            group.cells.add(cells[i]);
            group.digits = static_cast<DigitMask>(group.digits | state.candidates(cells[i]));
        }
        const int size = group.cells.count();
        if (size < sizes.least || size > sizes.most) continue;
        if (digit_count(group.digits) == size + 1) groups.push_back(group);
    }
    return groups;
}

TEST(PooledSubsets, AreThoseOfATrialOfAllSets) {
    std::size_t all = 0;
    for (const HardPosition& position : hard_positions()) {
        for (House house = 0; house < kHouses; ++house) {
            const CellMask further = kHouseMasks[house] & position.state.blanks();
            for (const DigitMask digits : {DigitMask{0b11}, DigitMask{0b1010100}}) {
                for (const SubsetSizes sizes : {SubsetSizes(), SubsetSizes{2, 2}}) {
                    const auto groups = found(position.state, further, digits, sizes);
                    const auto expected = tried_one_by_one(position.state, further, digits, sizes);
                    EXPECT_TRUE(std::is_permutation(groups.begin(), groups.end(), expected.begin(),
                                                    expected.end()));
                    all += groups.size();
                }
            }
        }
    }
    EXPECT_GT(all, 0U);
}

TEST(PooledSubsets, StopWhenToldTo) {
    int houses = 0;
    for (const HardPosition& position : hard_positions()) {
        for (House house = 0; house < kHouses; ++house) {
            const CellMask further = kHouseMasks[house] & position.state.blanks();
            const std::size_t all = found(position.state, further, 0b11, {}).size();
            if (all < 2) continue;
            ++houses;
            int visits = 0;
            const auto stop = [&visits](const CellGroup& /*group*/) { return ++visits == 1; };
            EXPECT_TRUE(
                for_each_pooled_subset(position.state, further, {{}, 0b11}, SubsetSizes(), stop));
            EXPECT_EQ(visits, 1);
        }
    }
    EXPECT_GT(houses, 0);
}

}  // namespace
}  // namespace nonet::logic

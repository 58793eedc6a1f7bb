// Sets and tables in bits, against counting: candidates, the 324 variables, houses, places on
// lines.
#include "logic/kit/candidate_mask.hpp"
#include "logic/kit/csp_variables.hpp"
#include "logic/kit/digits.hpp"
#include "logic/kit/house_set.hpp"
#include "logic/kit/line_places.hpp"
#include "thinned_positions.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

std::set<int> members_of(const CandidateMask& mask) {
    std::set<int> members;
    for (const int index : mask) members.insert(index);
    return members;
}

TEST(CandidateMask, IsASet) {
    Random random(131);
    for (int round = 0; round < 200; ++round) {
        CandidateMask masks[2];
        std::set<int> sets[2];
        for (int i = 0; i < 2; ++i) {
            for (std::uint64_t n = random.below(round % 2 == 0 ? 12 : 600); n > 0; --n) {
                const auto index = static_cast<int>(random.below(kCandidates));
                const bool adds = random.below(4) != 0;
                adds ? masks[i].add(index) : masks[i].remove(index);
                adds ? static_cast<void>(sets[i].insert(index))
                     : static_cast<void>(sets[i].erase(index));
                EXPECT_EQ(masks[i].has(index), adds);
            }
            EXPECT_EQ(members_of(masks[i]), sets[i]);
            EXPECT_EQ(masks[i].count(), static_cast<int>(sets[i].size()));
            EXPECT_EQ(masks[i].empty(), sets[i].empty());
            if (!sets[i].empty()) {
                EXPECT_EQ(masks[i].first(), *sets[i].begin());
            }
        }
        std::set<int> both;
        std::set<int> any = sets[0];
        std::set<int> rest;
        std::set_intersection(sets[0].begin(), sets[0].end(), sets[1].begin(), sets[1].end(),
                              std::inserter(both, both.end()));
        std::set_difference(sets[0].begin(), sets[0].end(), sets[1].begin(), sets[1].end(),
                            std::inserter(rest, rest.end()));
        any.insert(sets[1].begin(), sets[1].end());
        EXPECT_EQ(members_of(masks[0] & masks[1]), both);
        EXPECT_EQ(members_of(masks[0] | masks[1]), any);
        EXPECT_EQ(members_of(masks[0].without(masks[1])), rest);
        EXPECT_EQ(masks[0].intersects(masks[1]), !both.empty());
        EXPECT_EQ(masks[0].is_within(masks[1]), rest.empty());
        EXPECT_TRUE((masks[0] & masks[1]).is_within(masks[1]));
        masks[0].clear();
        EXPECT_TRUE(masks[0].empty());
    }
}

TEST(CspVariables, AreFourForEachCandidateWithNineValuesEach) {
    for (Variable variable = 0; variable < kVariables; ++variable) {
        std::set<int> values(kValuesOf[variable].begin(), kValuesOf[variable].end());
        EXPECT_EQ(values.size(), 9U);
        for (const int value : values) {
            EXPECT_TRUE(std::find(kVariablesOf[value].begin(), kVariablesOf[value].end(),
                                  variable) != kVariablesOf[value].end());
        }
    }
    for (int one = 0; one < kCandidates; ++one) {
        EXPECT_EQ(kPartners[one].count(), 8 + 20);  // the rest of its cell, the peers of the cell
        const Candidate a = Candidate::from_index(one);
        for (int other = 0; other < kCandidates; ++other) {
            const Candidate b = Candidate::from_index(other);
            const bool clash = a.cell == b.cell ? a.digit != b.digit
                                                : a.digit == b.digit && are_peers(a.cell, b.cell);
            EXPECT_EQ(kPartners[one].has(other), clash);
        }
    }
}

TEST(CspVariables, KeepTheValuesThatAreLeft) {
    Random random(132);
    const State state = thinned_position(30, 40, random).state;
    for (Variable variable = 0; variable < kVariables; ++variable) {
        const CellGroup left = values_left(state, variable);
        for (const std::int16_t value : kValuesOf[variable]) {
            const Candidate candidate = Candidate::from_index(value);
            EXPECT_EQ(
                left.cells.has(candidate.cell) && (left.digits & mask_of(candidate.digit)) != 0,
                state.has(candidate));
        }
    }
}

TEST(HouseSet, ListsAndCounts) {
    EXPECT_EQ(house_count(kAllHouses), kHouses);
    EXPECT_EQ(kRowHouses & kColumnHouses & kBoxHouses, kNoHouses);
    for (Cell cell = 0; cell < kCells; ++cell) {
        std::vector<House> houses;
        append_houses(kHousesOfCell[cell], houses);
        std::vector<House> expected;
        for (House house = 0; house < kHouses; ++house) {
            if (kHouseMasks[house].has(cell)) expected.push_back(house);
        }
        EXPECT_EQ(houses, expected);
        EXPECT_EQ(houses.front(), first_house(kHousesOfCell[cell]));
        EXPECT_EQ(without_first(kHousesOfCell[cell]),
                  kHousesOfCell[cell] & houses_after(houses.front()));
    }
    EXPECT_EQ(houses_after(kHouses - 1), kNoHouses);
    EXPECT_EQ(house_count(houses_after(0)), kHouses - 1);
}

TEST(LinePlaces, AreTheCandidatesOfEachLine) {
    Random random(133);
    const State state = thinned_position(30, 40, random).state;
    const LinePlaces candidates(state, LinePlaces::Count::candidates);
    const LinePlaces both(state, LinePlaces::Count::candidates_and_values);
    for (House line = 0; line < box_house(0); ++line) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            for (int i = 0; i < 9; ++i) {
                const Cell cell = kHouseCells[line][i];
                const bool is_candidate = state.has(Candidate::at(cell, digit));
                EXPECT_EQ((candidates.at(line, digit) >> i & 1) != 0, is_candidate);
                EXPECT_EQ((both.at(line, digit) >> i & 1) != 0,
                          is_candidate || state.values()[cell] == digit);
            }
        }
    }
}

TEST(Digits, AreTheBitsOfAMask) {
    for (DigitMask mask = 0; mask <= kAllDigits; ++mask) {
        DigitMask sum = 0;
        int count = 0;
        Digit before = 0;
        for (const Digit digit : digits_of(mask)) {
            EXPECT_GT(digit, before);
            before = digit;
            sum = static_cast<DigitMask>(sum | mask_of(digit));
            ++count;
        }
        EXPECT_EQ(sum, mask);
        EXPECT_EQ(digit_count(mask), count);
        if (mask != 0) {
            EXPECT_EQ(first_digit(mask), *digits_of(mask).begin());
        }
        EXPECT_EQ(without(mask, mask), 0);
    }
}

}  // namespace
}  // namespace nonet::logic

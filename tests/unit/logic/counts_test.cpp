// Few candidates, few places, two colours: the shortcuts agree with counting one by one.
#include "logic/kit/candidate_counts.hpp"
#include "logic/kit/coloring.hpp"
#include "logic/kit/place_counts.hpp"

#include <nonet/random.hpp>

#include <bit>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

/// A position with about `share` of 8 of all candidates.
State random_state(Random& random, unsigned share) {
    Candidates candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (random.below(8) >= share) candidates.remove(cell, digit);
        }
    }
    return State(candidates);
}

TEST(CandidateCounts, AgreeWithEachCell) {
    Random random(31);
    for (unsigned share = 1; share < 8; ++share) {
        const State state = random_state(random, share);
        const CandidateCounts counts(state);
        for (Cell cell = 0; cell < kCells; ++cell) {
            const int candidates = std::popcount(state.candidates(cell));
            for (int count = 1; count <= CandidateCounts::kMost; ++count) {
                EXPECT_EQ(counts.exactly(count).has(cell), candidates == count);
                EXPECT_EQ(counts.at_most(count).has(cell), candidates >= 1 && candidates <= count);
            }
        }
    }
}

TEST(PlaceCounts, AgreeWithEachHouse) {
    Random random(32);
    for (unsigned share = 1; share < 8; ++share) {
        const State state = random_state(random, share);
        const PlaceCounts counts(state);
        for (House house = 0; house < kHouses; ++house) {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                const int places = (state.cells_with(digit) & kHouseMasks[house]).count();
                EXPECT_EQ(std::popcount(state.place_mask(house, digit)), places);
                for (int count = 1; count <= PlaceCounts::kMost; ++count) {
                    EXPECT_EQ((counts.exactly(house, count) & mask_of(digit)) != 0,
                              places == count);
                    EXPECT_EQ((counts.at_most(house, count) & mask_of(digit)) != 0,
                              places >= 1 && places <= count);
                }
            }
        }
    }
}

TEST(State, PlacesOfAHouseAreItsCells) {
    Random random(33);
    const State state = random_state(random, 4);
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            for (int i = 0; i < 9; ++i) {
                EXPECT_EQ((state.place_mask(house, digit) >> i & 1) != 0,
                          state.has(Candidate::at(kHouseCells[house][i], digit)));
            }
        }
    }
}

/// Two cells of a house without a third for the digit.
bool are_a_pair(const State& state, Digit digit, Cell a, Cell b) {
    for (const House house :
         {row_house(row_of(a)), column_house(column_of(a)), box_house(box_of(a))}) {
        if (state.places(house, digit) == 2 && kHouseMasks[house].has(b)) return true;
    }
    return false;
}

TEST(Coloring, GivesPairsDifferentColorsOfOneCluster) {
    // A solution's candidates and few others: then no cluster holds an odd ring.
    const Grid puzzle =
        Grid::from_line(
            "..97486..7.........2.1.987.....7.24..64.1.59..98...3.....8.3.2.........6...2759..")
            .value();
    const State state(puzzle);
    Coloring coloring;
    coloring.build(state, PlaceCounts(state));
    std::size_t clusters = 0;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        CellMask colored;
        for (const ColorCluster& cluster : coloring.clusters(digit)) {
            ++clusters;
            EXPECT_FALSE(cluster[0].empty() || cluster[1].empty());
            EXPECT_FALSE(colored.intersects(cluster[0] | cluster[1]));
            colored |= cluster[0] | cluster[1];
            for (const Cell a : cluster[0] | cluster[1]) {
                for (const Cell b : state.cells_with(digit) & kPeerMasks[a]) {
                    if (!are_a_pair(state, digit, a, b)) continue;
                    EXPECT_TRUE(cluster[cluster[0].has(a) ? 1 : 0].has(b));
                }
            }
        }
    }
    EXPECT_GT(clusters, 5U);
}

}  // namespace
}  // namespace nonet::logic

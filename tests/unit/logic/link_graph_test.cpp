// The links of a position are those that its definition gives, pair by pair.
#include "logic/kit/link_graph.hpp"

#include "logic/search.hpp"

#include <nonet/grid.hpp>

#include <bit>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

const char* const kPuzzle =
    "000704005020010070000080002090006250600070008053200010400090000030060090200407000";

bool are_weak(Candidate a, Candidate b) {
    if (a == b) return false;
    return a.cell == b.cell || (a.digit == b.digit && are_peers(a.cell, b.cell));
}

bool are_strong(const State& state, Candidate a, Candidate b) {
    if (!are_weak(a, b)) return false;
    if (a.cell == b.cell) return std::popcount(state.candidates(a.cell)) == 2;
    for (House house = 0; house < kHouses; ++house) {
        const CellMask& cells = kHouseMasks[house];
        if (cells.has(a.cell) && cells.has(b.cell) && state.places(house, a.digit) == 2) {
            return true;
        }
    }
    return false;
}

void expect_links_of(const State& state, const LinkGraph& links) {
    for (int i = 0; i < kCandidates; ++i) {
        const Candidate a = Candidate::from_index(i);
        ASSERT_EQ(links.candidates().has(a), state.has(a));
        if (!state.has(a)) continue;
        for (int j = 0; j < kCandidates; ++j) {
            const Candidate b = Candidate::from_index(j);
            const bool both = state.has(b);
            ASSERT_EQ(links.weak(a).has(b), both && are_weak(a, b)) << i << ' ' << j;
            ASSERT_EQ(links.strong(a).has(b), both && are_strong(state, a, b)) << i << ' ' << j;
            if (a.digit == b.digit && both) {
                ASSERT_EQ(links.strong_cells(a).has(b.cell), are_strong(state, a, b));
            }
        }
        ASSERT_EQ(links.bivalue_cells().has(a.cell), std::popcount(state.candidates(a.cell)) == 2);
    }
}

TEST(LinkGraph, HoldsTheLinksOfAPosition) {
    State state(Grid::from_line(kPuzzle).value());
    Search search(state);
    expect_links_of(state, search.links());
    state.place(Candidate::at(0, std::countr_zero(state.candidates(0)) + 1));
    search.set_state(state);
    expect_links_of(state, search.links());
}

TEST(CandidateMask, WalksItsMembersInOrder) {
    CandidateMask mask;
    EXPECT_TRUE(mask.empty());
    for (const int index : {0, 63, 64, 500, 728}) mask.add(index);
    std::vector<int> walked;
    for (const int index : mask) walked.push_back(index);
    EXPECT_EQ(walked, (std::vector<int>{0, 63, 64, 500, 728}));
    EXPECT_EQ(mask.count(), 5);
    EXPECT_EQ(mask.first(), 0);
    mask.remove(0);
    EXPECT_EQ(mask.first(), 63);
}

}  // namespace
}  // namespace nonet::logic

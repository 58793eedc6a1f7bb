// The position that forcing nets play forward, against the state that everything else uses.
#include "logic/kit/net_position.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/house_set.hpp"
#include "thinned_positions.hpp"

#include <set>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

void expect_same(const NetPosition& net, const State& state) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        EXPECT_EQ(net.is_blank(cell), state.values()[cell] == 0);
        EXPECT_EQ(net.candidates(cell), state.candidates(cell));
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            EXPECT_EQ(net.places(house, digit), state.places(house, digit));
        }
    }
}

bool is_hidden_single(const State& state, Candidate candidate) {
    for (const House house : houses_of(candidate.cell)) {
        if (state.places(house, candidate.digit) == 1) return true;
    }
    return false;
}

void expect_its_singles(NetPosition& net, const State& state) {
    std::set<Candidate> naked;
    std::set<int> hidden_cells;
    for (int index = 0; index < kCells * kDigits; ++index) {
        const Candidate candidate = Candidate::from_index(index);
        if (!state.has(candidate)) continue;
        if (digit_count(state.candidates(candidate.cell)) == 1) naked.insert(candidate);
        if (is_hidden_single(state, candidate)) hidden_cells.insert(candidate.cell);
    }
    const NetPosition::Singles singles = net.singles();
    EXPECT_EQ(std::set(singles.naked.begin(), singles.naked.end()), naked);
    std::set<int> found;
    for (const Candidate single : singles.hidden) {
        EXPECT_TRUE(is_hidden_single(state, single));
        EXPECT_TRUE(found.insert(single.cell).second) << "a cell twice";
    }
    EXPECT_EQ(found, hidden_cells);
}

// Along the way to a solution both hold the same, whatever is set or removed.
TEST(NetPosition, FollowsTheState) {
    Random random(101);
    for (int round = 0; round < 30; ++round) {
        auto [solution, state] = thinned_position(20, 20, random);
        NetPosition net;
        net.start_from(state);
        expect_same(net, state);
        expect_its_singles(net, state);
        for (int move = 0; move < 60 && !state.is_solved(); ++move) {
            const auto cell = static_cast<Cell>(random.below(kCells));
            const auto digit = static_cast<Digit>(1 + random.below(kDigits));
            if (state.values()[cell] != 0) continue;
            if (random.below(3) == 0) {
                net.set(Candidate::at(cell, solution[cell]));
                state.place(Candidate::at(cell, solution[cell]));
            } else if (digit != solution[cell]) {
                net.remove(Candidate::at(cell, digit));
                state.remove(Candidate::at(cell, digit));
            }
            expect_same(net, state);
            expect_its_singles(net, state);
        }
    }
}

TEST(NetPosition, TellsSinglesInTheOrderInWhichTheyArose) {
    State state;
    NetPosition net;
    net.start_from(state);
    for (Digit digit = 1; digit < kDigits; ++digit) net.remove(Candidate::at(40, digit));
    for (Digit digit = 2; digit <= kDigits; ++digit) net.remove(Candidate::at(10, digit));
    const NetPosition::Singles singles = net.singles();
    ASSERT_EQ(singles.naked.size(), 2U);
    EXPECT_EQ(singles.naked[0], Candidate::at(40, 9));
    EXPECT_EQ(singles.naked[1], Candidate::at(10, 1));
    EXPECT_TRUE(singles.hidden.empty());
}

TEST(NetPosition, DropsAHiddenSingleThatIsGone) {
    NetPosition net;
    net.start_from(State());
    for (Cell cell = 0; cell < 8; ++cell) net.remove(Candidate::at(cell, 5));
    ASSERT_EQ(net.singles().hidden.size(), 1U);
    EXPECT_EQ(net.singles().hidden[0], Candidate::at(8, 5));
    net.remove(Candidate::at(8, 5));
    EXPECT_TRUE(net.singles().hidden.empty());
    EXPECT_EQ(net.places(row_house(0), 5), 0);
}

}  // namespace
}  // namespace nonet::logic

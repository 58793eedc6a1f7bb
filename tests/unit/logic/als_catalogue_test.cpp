// The catalogue of almost locked sets and their restricted commons, against plain lists of all
// subsets and all pairs.
#include "logic/kit/als_catalogue.hpp"

#include "logic/kit/als_links.hpp"
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"

#include <nonet/state.hpp>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

State position(const std::string& line) {
    return State(Grid::from_line(line).value());
}

std::vector<State> positions() {
    std::vector<State> states = {
        position(
            "98.7..6..5...9..7..7..5.9..4..3....2..1...8..6....7..1..7.1..9..9..3...4..3..4.61"),
        position(
            "...8.1..........435............7.8........1...2..3....6......75..34........2..6.."),
        position(
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
    };
    Candidates two_for_three;
    for (Cell cell = 0; cell < kCells; ++cell)
        two_for_three.set(cell, static_cast<DigitMask>(7 << (cell % 9 / 3 * 3)));
    states.emplace_back(two_for_three);
    return states;
}

struct PlainSet {
    CellMask cells;
    DigitMask digits = 0;
};

void list_subsets(const State& state, House house, int next, PlainSet set,
                  std::vector<PlainSet>& sets) {
    for (int i = next; i < 9; ++i) {
        const Cell cell = kHouseCells[house][i];
        if (!state.blanks().has(cell)) continue;
        PlainSet larger = set;
        larger.cells.add(cell);
        larger.digits = static_cast<DigitMask>(larger.digits | state.candidates(cell));
        const auto same = [&larger](const PlainSet& old) { return old.cells == larger.cells; };
        if (std::popcount(larger.digits) == larger.cells.count() + 1 &&
            std::none_of(sets.begin(), sets.end(), same)) {
            sets.push_back(larger);
        }
        list_subsets(state, house, i + 1, larger, sets);
    }
}

std::vector<PlainSet> plain_sets(const State& state) {
    std::vector<PlainSet> sets;
    for (House house = 0; house < kHouses; ++house) list_subsets(state, house, 0, {}, sets);
    return sets;
}

// A digit is restricted common when no two of its places, one in each set, can both be true.
bool is_restricted(const State& state, Digit digit, const CellMask& a, const CellMask& b) {
    for (const Cell in_a : a& state.cells_with(digit)) {
        for (const Cell in_b : b& state.cells_with(digit)) {
            if (!are_peers(in_a, in_b)) return false;
        }
    }
    return true;
}

TEST(AlsCatalogue, ListsEverySubsetWithOneDigitMore) {
    for (const State& state : positions()) {
        AlsCatalogue catalogue;
        catalogue.build(state);
        const std::vector<PlainSet> expected = plain_sets(state);
        ASSERT_EQ(catalogue.sets().size(), expected.size());
        for (int i = 0; i < catalogue.size(); ++i) {
            const AlmostLockedSet& set = catalogue[i];
            EXPECT_EQ(set.cells(), expected[i].cells);
            EXPECT_EQ(set.digits(), expected[i].digits);
            EXPECT_EQ(set.size(), set.cells().count());
            EXPECT_TRUE(set.cells().is_within(kHouseMasks[set.house()]));
        }
    }
}

TEST(AlsCatalogue, KnowsPlacesAndBuddies) {
    for (const State& state : positions()) {
        AlsCatalogue catalogue;
        catalogue.build(state);
        for (const AlmostLockedSet& set : catalogue.sets()) {
            CellMask all;
            for (const Digit digit : digits_of(set.digits())) {
                EXPECT_EQ(set.places(digit), set.cells() & state.cells_with(digit));
                CellMask expected;
                for (const Cell cell : state.cells_with(digit).without(set.cells())) {
                    if (is_restricted(state, digit, CellMask::of(cell), set.cells())) {
                        expected.add(cell);
                    }
                }
                EXPECT_EQ(set.buddies(digit), expected);
                all |= expected;
            }
            EXPECT_EQ(set.all_buddies(), all);
        }
    }
}

TEST(AlsLinks, AreTheRestrictedCommonsOfAllPairs) {
    for (const State& state : positions()) {
        AlsCatalogue catalogue;
        catalogue.build(state);
        for (const bool overlap : {false, true}) {
            AlsLinks links;
            links.build(catalogue, overlap);
            for (int a = 0; a < catalogue.size(); ++a) {
                std::vector<int> expected;
                for (int b = 0; b < catalogue.size(); ++b) {
                    const CellMask both = catalogue[a].cells() & catalogue[b].cells();
                    if (a == b || (!overlap && !both.empty())) continue;
                    std::vector<Digit> digits;
                    for (const Digit digit :
                         digits_of(catalogue[a].digits() & catalogue[b].digits())) {
                        if (!both.intersects(state.cells_with(digit)) &&
                            is_restricted(state, digit, catalogue[a].cells(),
                                          catalogue[b].cells())) {
                            digits.push_back(digit);
                        }
                    }
                    if (digits.empty()) continue;
                    expected.push_back(b * 100 + digits.front() * 10 +
                                       (digits.size() > 1 ? digits.back() : 0));
                }
                std::vector<int> found;
                for (const AlsLink& link : links.of(a)) {
                    found.push_back(link.to * 100 + link.first * 10 + link.second);
                }
                ASSERT_EQ(found, expected);
                for (const AlsLink& link : links.after(a)) EXPECT_GT(link.to, a);
                EXPECT_EQ(links.after(a).size(),
                          std::count_if(found.begin(), found.end(),
                                        [a](int code) { return code / 100 > a; }));
            }
        }
    }
}

TEST(AlsLinks, FollowThePositionAndTheOptions) {
    const std::vector<State> states = positions();
    Search search(states[0]);
    const std::size_t plain = search.als_links().size();
    SearchOptions options;
    options.set_overlap = true;
    search.set_options(options);
    EXPECT_GT(search.als_links().size(), plain);
    search.set_state(State());
    EXPECT_EQ(search.almost_locked_sets().size(), 9 * 27);  // any eight cells of a house
}

}  // namespace
}  // namespace nonet::logic

// Rectangles and the subsets beside them, against trying all of them.
#include "logic/kit/rectangles.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/rectangle_subsets.hpp"
#include "logic/technique_table.hpp"
#include "thinned_positions.hpp"

#include <map>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

using Corners = std::set<Cell>;

/// All sets of four cells on two rows, two columns and in two boxes.
std::vector<Corners> all_rectangles() {
    std::vector<Corners> all;
    for (Cell a = 0; a < kCells; ++a) {
        for (Cell b = a + 1; b < kCells; ++b) {
            if (row_of(a) >= row_of(b) || column_of(a) >= column_of(b)) continue;
            const Cell c = cell_at(row_of(a), column_of(b));
            const Cell d = cell_at(row_of(b), column_of(a));
            if (std::set{box_of(a), box_of(b), box_of(c), box_of(d)}.size() != 2) continue;
            all.push_back({a, b, c, d});
        }
    }
    return all;
}

/// Whether the digit may stand in the cell, or might before somebody took it away.
bool is_open(const State& state, Cell cell, Digit digit, bool missing) {
    if (!missing) return state.has(Candidate::at(cell, digit));
    if (state.values()[cell] != 0) return false;
    for (const Cell peer : kPeerCells[cell]) {
        if (state.values()[peer] == digit) return false;
    }
    return true;
}

/// The pairs of digits by which these corners count.
std::set<DigitMask> pairs_of(const State& state, const Corners& corners, bool missing) {
    std::set<DigitMask> pairs;
    for (const Cell start : corners) {
        const DigitMask pair = state.candidates(start);
        if (digit_count(pair) != 2) continue;
        bool all_open = true;
        for (const Cell corner : corners) {
            for (const Digit digit : digits_of(pair)) {
                all_open = all_open && (corner == start || is_open(state, corner, digit, missing));
            }
        }
        if (all_open) pairs.insert(pair);
    }
    return pairs;
}

Corners corners_of(const Rectangle& rectangle) {
    return {rectangle.cells.begin(), rectangle.cells.end()};
}

TEST(Rectangles, AreAllThatCouldHoldTwoDigits) {
    EXPECT_EQ(all_rectangles().size(), 486U);  // 27 pairs of columns for 9 of rows, and turned
    Random random(71);
    std::size_t seen = 0;
    for (int round = 0; round < 40; ++round) {
        const State state = thinned_position(25, 55, random).state;
        for (const bool missing : {false, true}) {
            Rectangles rectangles;
            rectangles.build(state, missing);
            std::map<Corners, DigitMask> found;
            for (const Rectangle& one : rectangles.all()) {
                EXPECT_TRUE(found.emplace(corners_of(one), one.pair()).second) << "listed twice";
            }
            for (const Corners& corners : all_rectangles()) {
                const std::set<DigitMask> pairs = pairs_of(state, corners, missing);
                const auto place = found.find(corners);
                ASSERT_EQ(place != found.end(), !pairs.empty());
                if (place == found.end()) continue;
                EXPECT_TRUE(pairs.contains(place->second));
                ++seen;
            }
        }
    }
    EXPECT_GT(seen, 500U);
}

TEST(Rectangles, TellFloorRoofAndExtraDigits) {
    Random random(72);
    for (int round = 0; round < 60; ++round) {
        const State state = thinned_position(25, 55, random).state;
        Rectangles rectangles;
        rectangles.build(state, true);
        Cell last_start = 0;
        for (const Rectangle& one : rectangles.all()) {
            EXPECT_LT(one.low, one.high);
            EXPECT_GE(one.cells[0], last_start) << "in the order of the first cell";
            last_start = one.cells[0];
            EXPECT_EQ(state.candidates(one.cells[0]), one.pair());
            EXPECT_EQ(box_of(one.cells[0]), box_of(one.cells[1]));
            DigitMask extras = 0;
            for (const Cell cell : one.cells) {
                const DigitMask extra = without(state.candidates(cell), one.pair());
                extras = static_cast<DigitMask>(extras | extra);
                EXPECT_EQ(one.floor.has(cell), extra == 0);
                EXPECT_EQ(one.roof.has(cell), extra != 0);
            }
            EXPECT_EQ(one.all().count(), 4);
            EXPECT_EQ(one.extra_digits, extras);
        }
    }
}

TEST(Rectangles, BecomeStepsWithTheFloorFirst) {
    Random random(73);
    const TechniqueRow* row = find_technique_row("unique-rectangle-1");
    for (int round = 0; round < 20; ++round) {
        const State state = thinned_position(25, 55, random).state;
        Rectangles rectangles;
        rectangles.build(state, false);
        for (const Rectangle& one : rectangles.all()) {
            const Step step = step_of(*row, state, one);
            EXPECT_EQ(step.technique, &row->info);
            EXPECT_EQ(step.digits, (std::vector<Digit>{one.low, one.high}));
            ASSERT_EQ(step.cells.size(), 4U);
            std::set<Candidate> extras;
            for (std::size_t i = 0; i < 4; ++i) {
                const Cell cell = step.cells[i];
                EXPECT_EQ(one.floor.has(cell), i < static_cast<std::size_t>(one.floor.count()));
                for (const Digit digit : digits_of(without(state.candidates(cell), one.pair()))) {
                    extras.insert(Candidate::at(cell, digit));
                }
            }
            EXPECT_EQ(std::set(step.fins.begin(), step.fins.end()), extras);
            EXPECT_EQ(step.fins.size(), extras.size());
        }
    }
}

TEST(RectangleSet, KnowsARectangleByAnyTwoOppositeCorners) {
    RectangleSet set;
    const Cell corners[] = {cell_at(1, 2), cell_at(1, 7), cell_at(2, 7), cell_at(2, 2)};
    EXPECT_TRUE(set.insert(corners[0], corners[2]));
    for (int i = 0; i < 4; ++i) EXPECT_FALSE(set.insert(corners[i], corners[(i + 2) % 4]));
    EXPECT_TRUE(set.insert(cell_at(1, 2), cell_at(2, 8)));
    set.clear();
    EXPECT_TRUE(set.insert(corners[3], corners[1]));
}

using Found = std::tuple<House, std::vector<Cell>, DigitMask, std::vector<Cell>>;

/// The subset that these cells make with the corners in a house, added to `all` if they do.
void add_subset(const State& state, const Rectangle& one, House house, const CellMask& cells,
                std::set<Found>& all) {
    DigitMask digits = one.extra_digits;
    for (const Cell cell : cells) digits = static_cast<DigitMask>(digits | state.candidates(cell));
    const CellMask with_corners = cells | one.roof;
    if (digit_count(digits) != cells.count() + 1) return;
    CellMask targets = kHouseMasks[house];
    for (House other = 0; other < kHouses; ++other) {
        if (!with_corners.is_within(kHouseMasks[other])) continue;
        if (house >= box_house(0) && other < box_house(0)) return;  // was told for the line
        if (house < box_house(0) && other >= box_house(0)) targets |= kHouseMasks[other];
    }
    targets = (targets & state.blanks()).without(with_corners);
    all.insert({house, cells.cells(), digits, targets.cells()});
}

std::set<Found> plain_subsets(const State& state, const Rectangle& one) {
    std::set<Found> all;
    for (House house = 0; house < kHouses; ++house) {
        if (!one.roof.is_within(kHouseMasks[house])) continue;
        for (unsigned chosen = 1; chosen < 1U << 9; ++chosen) {
            CellMask cells;
            bool may_join = true;
            for (int i = 0; i < 9; ++i) {
                if ((chosen >> i & 1U) == 0) continue;
                const Cell cell = kHouseCells[house][i];
                cells.add(cell);
                may_join = may_join && state.blanks().has(cell) && !one.all().has(cell) &&
                           (state.candidates(cell) & one.pair()) == 0;
            }
            if (may_join) add_subset(state, one, house, cells, all);
        }
    }
    return all;
}

TEST(RectangleSubsets, AreAllNakedSubsetsWithTheCorners) {
    Random random(74);
    std::size_t seen = 0;
    for (int round = 0; round < 200; ++round) {
        const State state = thinned_position(20, 60, random).state;
        Rectangles rectangles;
        rectangles.build(state, true);
        for (const Rectangle& one : rectangles.all()) {
            if (one.roof.count() != 2) continue;
            std::set<Found> found;
            const bool stopped = for_each_subset(state, one, [&](const RectangleSubset& subset) {
                EXPECT_TRUE(found
                                .insert({subset.house, subset.cells.cells(), subset.digits,
                                         subset.targets.cells()})
                                .second);
                return false;
            });
            EXPECT_FALSE(stopped);
            EXPECT_EQ(found, plain_subsets(state, one));
            seen += found.size();
            if (found.empty()) continue;
            int visits = 0;
            EXPECT_TRUE(for_each_subset(state, one, [&visits](const RectangleSubset& /*subset*/) {
                ++visits;
                return true;
            }));
            EXPECT_EQ(visits, 1);
        }
    }
    EXPECT_GT(seen, 100U);
}

}  // namespace
}  // namespace nonet::logic

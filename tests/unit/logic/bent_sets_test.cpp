// Bent sets against a plain search: all groups of cells of a box and a line, each digit's places
// compared pair by pair.
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <nonet/state.hpp>

#include <bit>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

using Cells = std::vector<Cell>;

DigitMask digits_in(const State& state, const Cells& cells) {
    DigitMask digits = 0;
    for (const Cell cell : cells) digits = static_cast<DigitMask>(digits | state.candidates(cell));
    return digits;
}

bool all_see_each_other(const State& state, const Cells& cells, Digit digit) {
    for (const Cell a : cells) {
        for (const Cell b : cells) {
            if (a != b && !are_peers(a, b) && state.has(Candidate::at(a, digit)) &&
                state.has(Candidate::at(b, digit))) {
                return false;
            }
        }
    }
    return true;
}

std::set<Candidate> plain_removals(const State& state, const Cells& cells) {
    const DigitMask digits = digits_in(state, cells);
    if (std::popcount(digits) != static_cast<int>(cells.size())) return {};
    std::vector<Digit> free;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if (!all_see_each_other(state, cells, digit)) free.push_back(digit);
    }
    if (free.size() > 1) return {};
    std::set<Candidate> removals;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if ((digits & mask_of(digit)) == 0 || (free.size() == 1 && digit != free[0])) continue;
        CellMask places;
        for (const Cell cell : cells) {
            if (state.has(Candidate::at(cell, digit))) places.add(cell);
        }
        for (const Cell cell : common_peers(places)) {
            if (state.has(Candidate::at(cell, digit))) removals.insert(Candidate::at(cell, digit));
        }
    }
    return removals;
}

bool is_in_one_house(const Cells& cells) {
    for (const CellMask& house : kHouseMasks) {
        bool all = true;
        for (const Cell cell : cells) all = all && house.has(cell);
        if (all) return true;
    }
    return false;
}

// Some of the cells, not all, have no more digits than they are.
bool has_smaller(const State& state, const Cells& cells) {
    for (unsigned subset = 1; subset + 1 < 1U << cells.size(); ++subset) {
        Cells some;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if ((subset >> i & 1) != 0) some.push_back(cells[i]);
        }
        if (std::popcount(digits_in(state, some)) <= static_cast<int>(some.size())) return true;
    }
    return false;
}

// Every candidate that some bent set of four cells removes.
std::set<Candidate> plain_search(const State& state) {
    std::set<Candidate> removals;
    for (House box = 18; box < 27; ++box) {
        for (House line = 0; line < 18; ++line) {
            if (!kHouseMasks[box].intersects(kHouseMasks[line])) continue;
            const Cells room = ((kHouseMasks[box] | kHouseMasks[line]) & state.blanks()).cells();
            const std::size_t n = room.size();
            for (std::size_t a = 0; a < n; ++a) {
                for (std::size_t b = a + 1; b < n; ++b) {
                    for (std::size_t c = b + 1; c < n; ++c) {
                        for (std::size_t d = c + 1; d < n; ++d) {
                            const Cells cells = {room[a], room[b], room[c], room[d]};
                            if (is_in_one_house(cells) || has_smaller(state, cells)) continue;
                            removals.merge(plain_removals(state, cells));
                        }
                    }
                }
            }
        }
    }
    return removals;
}

TEST(BentSets, OfFourCellsAreThoseOfThePlainSearch) {
    const std::vector<std::string> grids = {
        "...627...673..5142952...6788.......7.34.19865.6.3.8...5......9..97....86..6.....4",
        "8.....7....3.4..8924....3.5578...926396825471421...53863.....979.47628.3.8.3.96..",
        "123.5....45.1.9...69.2.....24.365.787..8423..83...14.238.51...757....8..9......4.",
    };
    const TechniqueRow* row = find_technique_row("wxyz-wing");
    ASSERT_NE(row, nullptr);
    std::size_t total = 0;
    for (const std::string& grid : grids) {
        const State state(Grid::from_line(grid).value());
        Search search(state);
        Steps steps(Steps::Want::all);
        row->find(search, *row, steps);
        std::set<Candidate> found;
        for (const Step& step : steps.found()) {
            found.insert(step.removals.begin(), step.removals.end());
        }
        EXPECT_EQ(found, plain_search(state)) << grid;
        total += found.size();
    }
    EXPECT_GT(total, 0);
}

}  // namespace
}  // namespace nonet::logic

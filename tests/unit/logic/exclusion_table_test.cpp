// The table against its definition: for two candidates, all sets of cells of all houses.
#include "logic/kit/exclusion_table.hpp"

#include "logic/search.hpp"

#include <nonet/grid.hpp>

#include <bit>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

const char* const kPuzzle =
    "2....1.6..5.7....3.1..2.7..3.5....2...7..4.8.....3...61.3....9..7....2.....6.1..5";

/// What a cell may still hold when the two candidates are true.
DigitMask left_in(const State& state, Cell cell, Candidate a, Candidate b) {
    DigitMask left = state.candidates(cell);
    for (const Candidate held : {a, b}) {
        if (are_peers(held.cell, cell)) left = static_cast<DigitMask>(left & ~mask_of(held.digit));
    }
    return left;
}

/// Some cells of a house, one digit short of locked, would be left with fewer digits than cells.
bool rob_a_set(const State& state, Candidate a, Candidate b) {
    for (House house = 0; house < kHouses; ++house) {
        std::vector<Cell> cells;
        for (const Cell cell : kHouseMasks[house] & state.blanks()) {
            if (cell != a.cell && cell != b.cell) cells.push_back(cell);
        }
        for (unsigned chosen = 1; chosen < 1U << cells.size(); ++chosen) {
            unsigned before = 0;
            unsigned after = 0;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if ((chosen >> i & 1) == 0) continue;
                before |= state.candidates(cells[i]);
                after |= left_in(state, cells[i], a, b);
            }
            const int size = std::popcount(chosen);
            if (std::popcount(before) == size + 1 && std::popcount(after) < size) return true;
        }
    }
    return false;
}

TEST(ExclusionTable, HoldsWhatTheDefinitionSays) {
    const State state{Grid::from_line(kPuzzle).value()};
    Search search(state);
    const ExclusionTable& table = search.exclusions();
    int robbing = 0;
    for (int i = 0; i < kCells * kDigits; i += 7) {
        const Candidate a = Candidate::from_index(i);
        for (int j = 0; j < kCells * kDigits; j += 3) {
            const Candidate b = Candidate::from_index(j);
            if (i == j || !state.has(a) || !state.has(b)) continue;
            const bool robs = !see_each_other(a, b) && rob_a_set(state, a, b);
            ASSERT_EQ(table.exclude(a, b), see_each_other(a, b) || robs) << i << ' ' << j;
            ASSERT_EQ(table.exclude(a, b), table.exclude(b, a));
            ASSERT_EQ(excluder(search.almost_locked_sets(), a, b).has_value() && robs, robs);
            if (robs) ++robbing;
        }
    }
    EXPECT_GT(robbing, 0);
}

}  // namespace
}  // namespace nonet::logic

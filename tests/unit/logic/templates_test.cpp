// What the templates of all digits have in common, against the list of all 46,656 of them.
#include "logic/kit/templates.hpp"

#include <nonet/library_line.hpp>

#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

std::vector<CellMask> all_templates() {
    std::vector<CellMask> templates;
    std::array<int, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        CellMask cells;
        bool is_template = true;
        for (int row = 0; row < 9; ++row) cells.add(cell_at(row, columns[row]));
        for (House box = box_house(0); box < box_house(9); ++box) {
            is_template = is_template && (cells & kHouseMasks[box]).count() == 1;
        }
        if (is_template) templates.push_back(cells);
    } while (std::next_permutation(columns.begin(), columns.end()));
    return templates;
}

/// The definition, with lists.
struct Lists {
    explicit Lists(const State& state, const std::vector<CellMask>& all) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            CellMask open = state.cells_with(digit);
            CellMask placed;
            for (Cell cell = 0; cell < kCells; ++cell) {
                if (state.values()[cell] == digit) placed.add(cell);
            }
            for (const CellMask& one : all) {
                if (placed.is_within(one) && one.is_within(open | placed)) {
                    lists[digit - 1].push_back(one);
                }
            }
        }
        while (thin()) {
        }
    }
    CellMask every(Digit digit) const {
        CellMask cells = CellMask::all();
        for (const CellMask& one : lists[digit - 1]) cells &= one;
        return cells;
    }
    CellMask some(Digit digit) const {
        CellMask cells;
        for (const CellMask& one : lists[digit - 1]) cells |= one;
        return cells;
    }
    bool thin() {
        bool has_changed = false;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            for (Digit other = 1; other <= kDigits; ++other) {
                if (other == digit) continue;
                const CellMask taken = every(other);
                const auto clashes = [&taken](const CellMask& one) {
                    return one.intersects(taken);
                };
                has_changed = std::erase_if(lists[digit - 1], clashes) > 0 || has_changed;
            }
        }
        return has_changed;
    }
    std::array<std::vector<CellMask>, kDigits> lists;
};

TEST(Templates, AreWhatTheListsGive) {
    const std::vector<CellMask> all = all_templates();
    ASSERT_EQ(all.size(), 46656U);
    for (const char* text : {":1201:x:.5784...2.8.6..5..4..1..6..36.......................47..1..6."
                             ".5..9..7.6.7...1348.::::",
                             ":1202:x:65+17..+934+2....46+1....+61..281+2...7+48...7...2+9..9.4...."
                             "173+4.5.+8+6+2+9+128+4+6"
                             "...86+5+2+73+149:323 825 856 363 365 566:::",
                             ":1202:x:9.471.8......2..59.6............3..87.6.9.5.23..2............"
                             "4.49..8......7.369.1::::"}) {
        const State state = parse_library_line(text)->state;
        const Lists lists(state, all);
        const Templates templates(state);
        ASSERT_TRUE(templates.exist());
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            EXPECT_EQ(templates.every(digit), lists.every(digit)) << digit;
            EXPECT_EQ(templates.some(digit), lists.some(digit)) << digit;
        }
    }
}

TEST(Templates, SayNothingWhereADigitHasNone) {
    State state;
    for (Cell cell = 0; cell < 9; ++cell) state.remove(Candidate::at(cell, 1));
    EXPECT_FALSE(Templates(state).exist());
}

}  // namespace
}  // namespace nonet::logic

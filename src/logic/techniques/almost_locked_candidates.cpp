// Almost locked candidates: almost locked pairs and triples.
//
// A box and a line share three cells. In the one house, outside the other, n-1 cells hold only n
// digits (an almost locked set), so at most one of these digits is in the shared cells. In the
// other house, outside the first, the same n digits have n-1 cells only (an almost hidden set), so
// at least one of them is in the shared cells. It is thus exactly one, and both groups of cells are
// full of these digits: they go from the rest of the first house, and all other digits go from the
// cells of the second group. Known to players of the Enjoy Sudoku forum as almost locked
// candidates.
//
// Evidence: digits = the n digits, sets = {the almost locked cells, the almost hidden cells}, each
// with the n digits, base[0] = the house of the first, cover[0] = the house of the second, cells =
// those of both houses that can take one of the digits.
// Order: the catalogue's sets; for each the boxes across its lines, then the lines across its box.
// Cost: some microseconds beside the catalogue.
#include "logic/kit/als_catalogue.hpp"
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <utility>

namespace nonet::logic {

namespace {

CellMask cells_with_any(const State& state, DigitMask digits) {
    CellMask cells;
    for (const Digit digit : digits_of(digits)) cells |= state.cells_with(digit);
    return cells;
}

bool needs_all(const State& state, House house, DigitMask digits) {
    for (const Digit digit : digits_of(digits)) {
        if (state.places(house, digit) == 0) return false;
    }
    return true;
}

void remove_digits(const State& state, const CellMask& cells, DigitMask digits, Step& step) {
    for (const Cell cell : cells) {
        for (const Digit digit : digits_of(state.candidates(cell) & digits)) {
            step.removals.push_back(Candidate::at(cell, digit));
        }
    }
}

/// A set in `house`, and `other`, which crosses that house elsewhere. True: stop.
bool try_houses(const State& state, const TechniqueRow& row, const AlmostLockedSet& set,
                House house, House other, Steps& steps) {
    const CellMask shared = kHouseMasks[house] & kHouseMasks[other];
    const CellMask any = cells_with_any(state, set.digits());
    const CellMask hidden = (kHouseMasks[other] & any).without(shared);
    if (hidden.count() != set.size() || !needs_all(state, other, set.digits())) return false;
    const CellMask rest = kHouseMasks[house].without(shared | set.cells());
    Step step;
    remove_digits(state, rest, set.digits(), step);
    remove_digits(state, hidden, without(kAllDigits, set.digits()), step);
    if (step.removals.empty()) return false;
    step.technique = &row.info;
    for (const Digit digit : digits_of(set.digits())) step.digits.push_back(digit);
    step.sets = {{set.cells(), set.digits()}, {hidden, set.digits()}};
    step.base = {house};
    step.cover = {other};
    step.cells = (shared & any).cells();
    step.sort_results();
    return steps.add(std::move(step));
}

bool try_set(const State& state, const TechniqueRow& row, const AlmostLockedSet& set,
             Steps& steps) {
    for (House house = 0; house < kHouses; ++house) {
        if (!set.cells().is_within(kHouseMasks[house])) continue;
        const bool is_line = house < box_house(0);
        const House begin = is_line ? box_house(0) : 0;
        const House end = is_line ? kHouses : box_house(0);
        for (House other = begin; other < end; ++other) {
            if (!kHouseMasks[house].intersects(kHouseMasks[other])) continue;
            if (kHouseMasks[other].intersects(set.cells())) continue;
            if (try_houses(state, row, set, house, other, steps)) return true;
        }
    }
    return false;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    for (const AlmostLockedSet& set : search.almost_locked_sets().sets()) {
        if (set.size() != row.size - 1) continue;
        if (try_set(search.state(), row, set, steps)) return;
    }
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "almost-locked-pair",
                .title = "Almost Locked Pair",
                .family = Family::sets,
                .code = "",
                .aliases = "ALP, almost locked candidates",
                .summary = "two digits that a line can spare one cell for, and a box too, beside "
                           "the cells that both share",
                .page =
                    "Look at a box and a line that cross. In the line, outside the box, a cell has "
                    "two candidates a and b. In the box, outside the line, a and b have one cell "
                    "only.\n\n"
                    "The box needs two cells for a and b, and one of them must be among the three "
                    "cells that it shares with the line. But not both digits can be there, since "
                    "the cell with two candidates takes one of them. So exactly one is there, the "
                    "other is in the box's single cell, and the line has both. The box's cell "
                    "loses all other candidates, and a and b go from the rest of the line. It "
                    "works as well with line and box exchanged.",
                .example = ":x:x:....61..3+31..+8...58+6.+37.+14+9....+3+6.+17+1.384.+25+6..6+15.9+"
                           "3..4..+18+3.2.2+8.+93..1.+3+16+2....:211 243 796:::",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "almost-locked-triple",
                .title = "Almost Locked Triple",
                .family = Family::sets,
                .code = "",
                .aliases = "ALT, almost locked candidates",
                .summary = "three digits that a line can spare two cells for, and a box too, "
                           "beside the cells that both share",
                .page =
                    "The almost locked pair with three digits. In a line, outside a box that it "
                    "crosses, two cells hold three digits only. In the box, outside the line, "
                    "these three digits have two cells only.\n\n"
                    "Then exactly one of the three digits is in the cells that box and line "
                    "share. The box's two cells lose all other candidates, and the three digits "
                    "go from the rest of the line. It works as well with line and box exchanged.",
                .example = ":x:x:+2...1.74.+7.6...3..84.....595..+9.8...9.7+1.2......6..9.....39..."
                           "1.7.......+3.2.61..4:748 768 672 287 288 289:::",
            },
        .size = 3,
        .find = find,
    },
}};

}  // namespace

TechniqueRows almost_locked_candidates() {
    return kRows;
}

}  // namespace nonet::logic

// BUG + 1: all blank cells have two candidates but one, which has three.
//
// If every blank cell had two candidates and every digit two places in each house, a solution could
// be turned into another one: a bivalue universal grave. One cell has a third candidate, so it must
// take it. The digit with three places in the row, the column and the box of that cell is the one.
// Found by "Tso" and others in the Sudoku Players' Forums.
//
// Evidence: cells[0] = the cell of three candidates, fins[0] = the digit that stays; digits is
// empty as in HoDoKu's library. Cost: below a microsecond, most positions are out at the first
// cells.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// The only cell with three candidates, where all others have two; -1 when there is no such cell.
Cell only_cell_of_three(const State& state) {
    Cell found = -1;
    for (const Cell cell : state.blanks()) {
        const int count = digit_count(state.candidates(cell));
        if (count == 2) continue;
        if (count != 3 || found >= 0) return -1;
        found = cell;
    }
    return found;
}

/// The digit that has three places in exactly the houses of `cell`, where all other digits of all
/// houses have two or stand already; 0 when there is no such digit.
Digit digit_of_three(const State& state, Cell cell) {
    Digit found = 0;
    int houses = 0;
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const int places = state.places(house, digit);
            if (places == 0 || places == 2) continue;
            const bool is_same = found == 0 || found == digit;
            if (places != 3 || !is_same || !kHouseMasks[house].has(cell)) return 0;
            found = digit;
            ++houses;
        }
    }
    return houses == 3 ? found : 0;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    const Cell cell = only_cell_of_three(state);
    if (cell < 0) return;
    const Digit stays = digit_of_three(state, cell);
    if (stays == 0 || !state.has(Candidate::at(cell, stays))) return;
    if (!search.proper().values(state)) return;
    Step step;
    step.technique = &row.info;
    step.cells = {cell};
    step.fins = {Candidate::at(cell, stays)};
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const Candidate other = Candidate::at(cell, digit);
        if (digit != stays && state.has(other)) step.removals.push_back(other);
    }
    (void)steps.add(std::move(step));
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "bug-plus-1",
            .title = "Bivalue Universal Grave + 1",
            .family = Family::uniqueness,
            .code = "0610",
            .aliases = "bug, bug+1, bivalue universal grave",
            .summary = "the only cell with three candidates takes the one that stands thrice",
            .page = "Every blank cell has two candidates, except one that has three. Without its "
                    "third candidate each digit would have just two places in every house that "
                    "lacks it, and such a position has two solutions or none. So the cell takes "
                    "the digit that has three places in its row, its column and its box.",
            .example = ":0610:x:+2.5.+496+3..7+652+3+4..943.+1+6..+56+3.+45.+17.+4..+9..5.3+52.+3."
                       "18.+4.+9.63+4.5.+7+64+2+9+5+3+18+3+5+21+87+94+6::::",
            .assumes_unique = true,
        },
    .find = find,
}}};

}  // namespace

TechniqueRows bug_plus_1() {
    return kRows;
}

}  // namespace nonet::logic

// Hidden rectangle: a digit bound to three sides of a rectangle leaves the other digit no room.
//
// One corner has only the two digits (or two corners do, crosswise). Take such a corner and the one
// opposite. If a digit has no place outside the rectangle in the row and in the column of the
// opposite corner, then the other digit there would force it into both neighbours and so the other
// digit into the corner itself: a rectangle that could be swapped. So the other digit goes from
// the opposite corner. The two digits may be hidden among others in three corners, hence the name.
//
// Evidence: cells = corners, those without other candidates first; digits = the two; fins = the
// other candidates; base = the row and the column that bind the digit. Cost: as the rectangles.
#include "logic/kit/rectangles.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// The corner that shares neither row nor column with this one.
Cell opposite_of(const Rectangle& rectangle, Cell corner) {
    for (const Cell cell : rectangle.cells) {
        if (row_of(cell) != row_of(corner) && column_of(cell) != column_of(corner)) return cell;
    }
    return corner;  // cannot be
}

/// True: stop. `bound` is asked for, `freed` removed.
bool check_digit(Search& search, const TechniqueRow& row, const Rectangle& rectangle, Cell target,
                 Digit bound, Digit freed, Steps& steps) {
    const State& state = search.state();
    const House line = row_house(row_of(target));
    const House column = column_house(column_of(target));
    const CellMask others = (kHouseMasks[line] | kHouseMasks[column]).without(rectangle.all());
    const Candidate victim = Candidate::at(target, freed);
    if (!state.has(victim) || others.intersects(state.cells_with(bound))) return false;
    if (!search.proper().values(state)) return false;
    Step step = step_of(row, state, rectangle);
    step.base = {line, column};
    step.removals = {victim};
    return steps.add(std::move(step));
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    for (const Rectangle& rectangle : search.rectangles()) {
        const int count = rectangle.floor.count();
        if (count != 1 && count != 2) continue;
        const Cell first = rectangle.floor.first();
        if (count == 2 && !rectangle.floor.has(opposite_of(rectangle, first))) continue;
        for (const Cell corner : rectangle.floor) {
            const Cell target = opposite_of(rectangle, corner);
            const Digit low = rectangle.low;
            const Digit high = rectangle.high;
            if (check_digit(search, row, rectangle, target, low, high, steps)) return;
            if (check_digit(search, row, rectangle, target, high, low, steps)) return;
        }
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "hidden-rectangle",
            .title = "Hidden Rectangle",
            .family = Family::uniqueness,
            .code = "0606",
            .aliases = "hidden unique rectangle, hur",
            .summary = "a digit bound to a rectangle's row and column forbids the other digit",
            .page = "Four cells on two rows, two columns and two boxes can hold the same two "
                    "digits, and one corner has nothing else. Look at the corner opposite: if one "
                    "of the digits has no place in its row and its column outside the rectangle, "
                    "then the other digit there would fill all four cells with the two digits, "
                    "and these could be swapped. So the other digit is not in that corner.",
            .example = ":0606:24:1+3...+7+4..+95.+3..17.+2+4+78+196+3+5+315...+7.+4+7+92.3.+586+8+"
                       "6+4.7.+3+1.6+7+1...85+3+423...+9+67+5+8+97+63+24+1::::",
            .assumes_unique = true,
        },
    .find = find,
}}};

}  // namespace

TechniqueRows hidden_rectangle() {
    return kRows;
}

}  // namespace nonet::logic

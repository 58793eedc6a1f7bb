// Unique rectangles 1 to 6: two digits that could stand in four cells both ways.
//
// A rectangle of two rows, two columns and two boxes must not be left with the same two digits in
// all corners, since these could then change places. Each type is a way in which just one escape is
// left: type 1 one corner with other candidates, 2 and 5 one other digit, 3 other digits that make
// a naked subset with further cells (kit/rectangle_subsets.hpp), 4 and 6 a digit that is bound to
// the corners by rows and columns. Numbering: Andrew Stuart's as HoDoKu uses it.
//
// Evidence: cells = corners, those without other candidates first; digits = the two; fins = the
// other candidates; type 3: sets[0] = the cells of the subset with its digits, base[0] = its house.
// Cost: a walk over the rectangles of the position, some tens, less than a microsecond.
#include "logic/kit/rectangle_subsets.hpp"
#include "logic/kit/rectangles.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <bit>

namespace nonet::logic {

namespace {

struct Roof {
    Cell one;
    Cell two;
    bool in_line;  // one row or one column
};

/// The two corners with other candidates. Requires that there are at least two.
Roof roof_of(const Rectangle& rectangle) {
    CellMask cells = rectangle.roof;
    const Cell one = cells.first();
    cells.remove(one);
    const Cell two = cells.first();
    return {one, two, row_of(one) == row_of(two) || column_of(one) == column_of(two)};
}

void remove_from(const State& state, const CellMask& cells, Digit digit,
                 std::vector<Candidate>& removals) {
    for (const Cell cell : cells& state.cells_with(digit)) {
        removals.push_back(Candidate::at(cell, digit));
    }
}

/// Keeps the step if it does anything; true: stop.
bool add(Search& search, Step step, Steps& steps) {
    if (step.removals.empty() || !search.proper().values(search.state())) return false;
    step.sort_results();
    return steps.add(std::move(step));
}

/// The finder that asks each rectangle in turn.
template <bool (*check)(Search&, const TechniqueRow&, const Rectangle&, Steps&)>
void find(Search& search, const TechniqueRow& row, Steps& steps) {
    for (const Rectangle& rectangle : search.rectangles()) {
        if (check(search, row, rectangle, steps)) return;
    }
}

bool check_1(Search& search, const TechniqueRow& row, const Rectangle& rectangle, Steps& steps) {
    if (rectangle.roof.count() != 1) return false;
    const State& state = search.state();
    Step step = step_of(row, state, rectangle);
    remove_from(state, rectangle.roof, rectangle.low, step.removals);
    remove_from(state, rectangle.roof, rectangle.high, step.removals);
    return add(search, std::move(step), steps);
}

/// Types 2 and 5: the only other digit must stand in one of the corners that have it.
bool check_2(Search& search, const TechniqueRow& row, const Rectangle& rectangle, Steps& steps) {
    const int corners = rectangle.roof.count();
    if ((corners != 2 && corners != 3) || !std::has_single_bit(rectangle.extra_digits)) {
        return false;
    }
    const bool is_type_2 = corners == 2 && roof_of(rectangle).in_line;
    if (is_type_2 != (row.size == 2)) return false;
    const State& state = search.state();
    const Digit digit = std::countr_zero(rectangle.extra_digits) + 1;
    const CellMask targets = common_peers(rectangle.roof);
    if (!targets.intersects(state.cells_with(digit))) return false;
    Step step = step_of(row, state, rectangle);
    remove_from(state, targets, digit, step.removals);
    return add(search, std::move(step), steps);
}

bool check_3(Search& search, const TechniqueRow& row, const Rectangle& rectangle, Steps& steps) {
    if (rectangle.roof.count() != 2) return false;
    const State& state = search.state();
    return for_each_subset(state, rectangle, [&](const RectangleSubset& subset) {
        Step step = step_of(row, state, rectangle);
        step.base = {subset.house};
        step.sets = {{subset.cells, subset.digits}};
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if ((subset.digits & mask_of(digit)) == 0) continue;
            remove_from(state, subset.targets, digit, step.removals);
        }
        return add(search, std::move(step), steps);
    });
}

/// Types 4 and 6: where `bound` has no place in `others`, `freed` cannot stand in the roof.
bool check_bound(Search& search, const TechniqueRow& row, const Rectangle& rectangle,
                 const CellMask& others, Digit freed_by_low, Steps& steps) {
    const State& state = search.state();
    const Digit freed_by_high = rectangle.low + rectangle.high - freed_by_low;
    Digit freed = 0;
    if (!others.intersects(state.cells_with(rectangle.low))) {
        freed = freed_by_low;
    } else if (!others.intersects(state.cells_with(rectangle.high))) {
        freed = freed_by_high;
    }
    if (freed == 0) return false;
    Step step = step_of(row, state, rectangle);
    remove_from(state, rectangle.roof, freed, step.removals);
    return add(search, std::move(step), steps);
}

bool check_4(Search& search, const TechniqueRow& row, const Rectangle& rectangle, Steps& steps) {
    if (rectangle.roof.count() != 2) return false;
    const Roof roof = roof_of(rectangle);
    if (!roof.in_line) return false;
    return check_bound(search, row, rectangle, common_peers(rectangle.roof), rectangle.high, steps);
}

bool check_6(Search& search, const TechniqueRow& row, const Rectangle& rectangle, Steps& steps) {
    if (rectangle.roof.count() != 2) return false;
    const Roof roof = roof_of(rectangle);
    if (roof.in_line) return false;
    CellMask lines;
    for (const Cell cell : {roof.one, roof.two}) {
        lines |= kHouseMasks[row_house(row_of(cell))];
        lines |= kHouseMasks[column_house(column_of(cell))];
    }
    return check_bound(search, row, rectangle, lines.without(rectangle.all()), rectangle.low,
                       steps);
}

constexpr std::array<TechniqueRow, 6> kRows = {{
    {
        .info =
            {
                .name = "unique-rectangle-1",
                .title = "Unique Rectangle Type 1",
                .family = Family::uniqueness,
                .code = "0600",
                .aliases = "ur1, uniqueness test 1",
                .summary = "three corners have only the two digits, so the fourth has neither",
                .page = "Four cells on two rows, two columns and two boxes. If all of them held "
                        "nothing but the same two digits, these could change places and the "
                        "puzzle would have two solutions. Three corners have only the two digits: "
                        "the fourth must take one of its other candidates.",
                .example =
                    ":0600:x:+47.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4."
                    ".1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.::::",
                .assumes_unique = true,
            },
        .size = 1,
        .find = find<check_1>,
    },
    {
        .info =
            {
                .name = "unique-rectangle-2",
                .title = "Unique Rectangle Type 2",
                .family = Family::uniqueness,
                .code = "0601",
                .aliases = "ur2, uniqueness test 2",
                .summary = "two corners side by side share the only other digit, so one has it",
                .page = "Two corners in one row or column have one further digit, the same. One of "
                        "them must take it, or the four cells could be filled in two ways. So no "
                        "cell that sees both can have that digit.",
                .example =
                    ":0601:x:.9..+52+6+4.6..4+8..+53..5..628....8....4.1..+4......+4.27........3"
                    "41+8+1+865+743+92..9+21+8+576::711 713 722 723 734 739::",
                .assumes_unique = true,
            },
        .size = 2,
        .find = find<check_2>,
    },
    {
        .info =
            {
                .name = "unique-rectangle-3",
                .title = "Unique Rectangle Type 3",
                .family = Family::uniqueness,
                .code = "0602",
                .aliases = "ur3, uniqueness test 3",
                .summary = "the other digits of two corners make a naked subset with more cells",
                .page = "One of two corners must take one of their further digits. Seen together "
                        "they are like one cell with just these digits. If that cell and some "
                        "other cells of the house make a naked subset, its digits can go from the "
                        "rest of the house.",
                .example = ":0602:x:3.......7...98.+5.3.5.....2+6+2+31+4..+6+85+7968+512+3+4...+"
                           "6237+9+1..4"
                           "...1+79..+371.+45.......36.::::",
                .assumes_unique = true,
            },
        .size = 3,
        .find = find<check_3>,
    },
    {
        .info =
            {
                .name = "unique-rectangle-4",
                .title = "Unique Rectangle Type 4",
                .family = Family::uniqueness,
                .code = "0603",
                .aliases = "ur4, uniqueness test 4",
                .summary = "one digit must stand in one of two corners, so the other one cannot",
                .page = "Two corners in one row or column have further candidates, and no other "
                        "cell that sees both can take one of the two digits: it must stand in one "
                        "of these corners. If the second digit stood in the other one, all four "
                        "cells could be swapped. So the second digit can go from both.",
                .example = ":0603:48:+3+9+6+17+52+8481+4+29+63..5+27.+8.+1+6+9..+5+9.2..1+2.38.19.."
                           "9.+16.+7"
                           "...+1.+2+7+6.5+98..8.2+9+7137.9.1+8...:448 465 468 492 692 494:::",
                .assumes_unique = true,
            },
        .size = 4,
        .find = find<check_4>,
    },
    {
        .info =
            {
                .name = "unique-rectangle-5",
                .title = "Unique Rectangle Type 5",
                .family = Family::uniqueness,
                .code = "0604",
                .aliases = "ur5, uniqueness test 5",
                .summary = "two corners crosswise, or three, share the only other digit",
                .page = "As type 2, but the corners with the further digit lie crosswise, or there "
                        "are three of them. One of them must take that digit, so no cell that sees "
                        "them all can have it.",
                .example =
                    ":0604:x:+324+56+7+918..+9..+8.+3...+893+4.+5...+5+7.63.+9+9624+8+3+5+71.+37.5+"
                    "9"
                    "+8....+389+17..+7+96+34+2+185..1+6+7+5.+93:121 122 227 229 629 639 479:::",
                .assumes_unique = true,
            },
        .size = 5,
        .find = find<check_2>,
    },
    {
        .info =
            {
                .name = "unique-rectangle-6",
                .title = "Unique Rectangle Type 6",
                .family = Family::uniqueness,
                .code = "0605",
                .aliases = "ur6, uniqueness test 6",
                .summary = "one digit is bound to the corners, so it cannot stand crosswise",
                .page = "Two corners crosswise have further candidates, and in the two rows and "
                        "two columns one of the digits has no place outside the rectangle. If it "
                        "stood in one of these two corners it would have to stand in both, and the "
                        "other digit would fill the other two: a rectangle that could be swapped. "
                        "So it can go from both corners.",
                .example =
                    ":0605:x:+173+2+8..+6+4+4..+13+6...+6.8...2+31+9+3+47+5+18+26+7..6284+932+8+6+3"
                    "+94+15+75.9..+3...+34.......+8+6+75123+4+9::::",
                .assumes_unique = true,
            },
        .size = 6,
        .find = find<check_6>,
    },
}};

}  // namespace

TechniqueRows unique_rectangle() {
    return kRows;
}

}  // namespace nonet::logic

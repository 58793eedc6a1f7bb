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
#include "logic/kit/digits.hpp"
#include "logic/kit/rectangle_subsets.hpp"
#include "logic/kit/rectangles.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

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
    if ((corners != 2 && corners != 3) || !is_single(rectangle.extra_digits)) {
        return false;
    }
    const bool is_type_2 = corners == 2 && roof_of(rectangle).in_line;
    if (is_type_2 != (row.size == 2)) return false;
    const State& state = search.state();
    const Digit digit = first_digit(rectangle.extra_digits);
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
                .example = ":0600:12:+6+73+4..+9.2+945..+2.6.+12+896+7+35+4+58+9+2134+7+6+7+3.+6+"
                           "94...+46.+57+8.+3989+4....2.+35.+8+2+9.+412+1..4.8+9.::::",
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
                .example = ":0601:78:+2..9+4.+1.+7.9.+67.2.+44..2+13+9.5..2+167.9+3+73.+8+2+9.+5+1."
                           ".+9+3+54.729..4+32+51+662+5+7+9+1+3483..5+8+6+7+2+9::::",
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
                .example = ":0602:12:+3758..+2+49+19+6+5+423+8+7+248+3+9+7+16+58.1+6..7+9.+4.+97.."
                           "5..+7.29....8+6+8+7+4+35+9..9+1+327..+5.+5+2+41.+9.+73::::",
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
                .example = ":0603:25:+3.+16.874+98.+7+9..1..+4..7+1+3.82+234+1.6..+75..+3+7..+21+7+"
                           "1.5.2...14+5+2+3+79+6+8+672+8..3+1+49+8+34+6+1275::::",
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
                .example = ":0604:24:.1.+728+6....91+36..+7.7.+5+4+93..+93.+8...7.8.+1+97..364.+7+"
                           "3........+2+9+718.+7..45+19+6.1+9.6+83+7.4:222 233 427 556:::",
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
                .example = ":0605:49:+5+8+9..+4+3..1.+3.8.+546+6.+4315+8..+25+6..+8+17.+7+38..1+2.."
                           "94+12.+76..+8+95+1+43+7+6+236+75..4..4+1+2+87+69+35::::",
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

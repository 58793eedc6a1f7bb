// Avoidable rectangles: as unique rectangles, but some corners have been solved already.
//
// A digit that was placed by logic is as free to change places as a candidate; only givens are
// fixed. So a rectangle whose solved corners are no givens must not be completed crosswise either.
// Type 1: three corners are solved, and the fourth cannot take the digit that would complete it.
// Type 2: two corners of a box are solved, each of the other two has the digit that would complete
// the pattern and one more, the same: one of them takes it. All this needs givens that have one
// solution by themselves (kit/proper.hpp).
//
// Evidence: cells = corners, solved ones first; digits = the two; fins = the other candidates.
// Cost: a walk over the solved cells that are no givens, below a microsecond.
#include "logic/kit/digits.hpp"
#include "logic/kit/rectangles.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

/// Two solved corners of a box, and the two opposite: `three` lies beside `one`, so that the second
/// digit there would make the rectangle, and the first digit in `four`.
struct Corners {
    Cell one;
    Cell two;
    Cell three;
    Cell four;
};

bool is_placed(const State& state, Cell cell) {
    return state.values()[cell] != 0 && state.givens()[cell] == 0;
}

/// A blank cell with this digit and one more.
bool can_complete(const State& state, Cell cell, Digit digit) {
    return state.has(Candidate::at(cell, digit)) && digit_count(state.candidates(cell)) == 2;
}

bool completes(const State& state, Cell cell, Digit digit) {
    return is_placed(state, cell) && state.values()[cell] == digit;
}

/// The other one of two candidates. Requires can_complete.
Digit other_digit(const State& state, Cell cell, Digit digit) {
    return first_digit(without(state.candidates(cell), mask_of(digit)));
}

Step step_of(const TechniqueRow& row, const State& state, const Corners& corners) {
    Step step;
    step.technique = &row.info;
    step.digits = {state.values()[corners.one], state.values()[corners.two]};
    std::sort(step.digits.begin(), step.digits.end());
    step.cells = {corners.one, corners.two, corners.three, corners.four};
    std::stable_partition(step.cells.begin() + 2, step.cells.end(),
                          [&](Cell cell) { return state.values()[cell] != 0; });
    return step;
}

bool add(Search& search, Step step, Steps& steps) {
    return search.proper().givens(search.state()) && steps.add(std::move(step));
}

/// Type 1 in these corners; true: stop.
bool add_type_1(Search& search, const TechniqueRow& row, const Corners& corners, Candidate victim,
                Steps& steps) {
    const State& state = search.state();
    if (row.size != 1) return false;
    Step step = step_of(row, state, corners);
    step.removals = {victim};
    step.fins = {Candidate::at(victim.cell, other_digit(state, victim.cell, victim.digit))};
    return add(search, std::move(step), steps);
}

bool add_type_2(Search& search, const TechniqueRow& row, const Corners& corners, Steps& steps) {
    const State& state = search.state();
    if (row.size != 2) return false;
    const Digit digit = other_digit(state, corners.three, state.values()[corners.two]);
    if (!state.has(Candidate::at(corners.four, digit))) return false;
    const CellMask targets =
        kPeerMasks[corners.three] & kPeerMasks[corners.four] & state.cells_with(digit);
    if (targets.empty()) return false;
    Step step = step_of(row, state, corners);
    for (const Cell cell : targets) step.removals.push_back(Candidate::at(cell, digit));
    step.fins = {Candidate::at(corners.three, digit), Candidate::at(corners.four, digit)};
    return add(search, std::move(step), steps);
}

/// True: stop.
bool check(Search& search, const TechniqueRow& row, const Corners& corners, RectangleSet& seen,
           Steps& steps) {
    const State& state = search.state();
    const Digit for_three = state.values()[corners.two];
    const Digit for_four = state.values()[corners.one];
    const bool can_three = can_complete(state, corners.three, for_three);
    const bool can_four = can_complete(state, corners.four, for_four);
    const bool three_solved = can_four && completes(state, corners.three, for_three);
    const bool four_solved = can_three && completes(state, corners.four, for_four);
    if (!three_solved && !four_solved && !(can_three && can_four)) return false;
    if (!seen.insert(corners.one, corners.four)) return false;
    if (three_solved) {
        return add_type_1(search, row, corners, Candidate::at(corners.four, for_four), steps);
    }
    if (four_solved) {
        return add_type_1(search, row, corners, Candidate::at(corners.three, for_three), steps);
    }
    return add_type_2(search, row, corners, steps);
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    RectangleSet seen;
    for (const Cell one : CellMask::all().without(state.blanks())) {
        if (!is_placed(state, one)) continue;
        const bool stop = for_each_rectangle(one, [&](Cell two, Cell three, Cell four) {
            return is_placed(state, two) &&
                   check(search, row, {one, two, three, four}, seen, steps);
        });
        if (stop) return;
    }
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "avoidable-rectangle-1",
                .title = "Avoidable Rectangle Type 1",
                .family = Family::uniqueness,
                .code = "0607",
                .aliases = "ar1",
                .summary = "three corners solved by logic forbid the digit that completes them",
                .page = "Three corners of a rectangle on two rows, two columns and two boxes are "
                        "solved, none of them a given, and hold two digits crosswise. If the "
                        "fourth corner completed the pattern, the two digits could change places "
                        "and the givens would still be met: two solutions. So it takes another "
                        "digit. This needs to know which digits were given.",
                .example = ":0607:17:+2+1+7+8+45+96+393+86+2+7+14+5+5+6+4+9+1+38...8+9+53+24...+"
                           "451+7+82..7+2.4+695...52+38+6+7...+96+7+5.3...+7.+29.+6+5.::::",
                .assumes_unique = true,
            },
        .size = 1,
        .find = find,
    },
    {
        .info =
            {
                .name = "avoidable-rectangle-2",
                .title = "Avoidable Rectangle Type 2",
                .family = Family::uniqueness,
                .code = "0608",
                .aliases = "ar2",
                .summary = "two open corners share the digit that avoids the rectangle",
                .page = "Two corners in one box are solved, neither of them a given. Each of the "
                        "other two corners has just the digit that would complete the pattern and "
                        "one more, the same in both. One of them must take that further digit, so "
                        "no cell that sees both can have it. This needs to know which digits were "
                        "given.",
                .example = ":0608:12:53+24+9+8...+689+7+214+3+5..+1+3652+8+9.6..8..5..1+5+6...2+83+"
                           "281+5....+8.....+5..+2+5.8.679.+196+57.84.:349:::",
                .assumes_unique = true,
            },
        .size = 2,
        .find = find,
    },
}};

}  // namespace

TechniqueRows avoidable_rectangle() {
    return kRows;
}

}  // namespace nonet::logic

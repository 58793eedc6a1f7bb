// Brute force: looks up a digit in the solution when nothing else is known.
//
// The cell is the middle one of the blank cells in reading order: that is the choice of HoDoKu,
// whose scores count on it. No logic stands behind it, so it needs to be told the solution, and
// finds nothing where the puzzle has none or several.
//
// Evidence: cells[0] = the cell, digits = the digit. Cost: tens of nanoseconds.
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    if (!search.solution().has_value() || state.is_solved()) return;
    int before = state.blanks().count() / 2;
    for (const Cell cell : state.blanks()) {
        if (before-- > 0) continue;
        const Digit digit = (*search.solution())[cell];
        Step step;
        step.technique = &row.info;
        step.digits = {digit};
        step.cells = {cell};
        step.placements = {Candidate::at(cell, digit)};
        (void)steps.add(std::move(step));
        return;
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = kGuess,
            .title = "Brute Force",
            .family = Family::last_resort,
            .code = "",
            .aliases = "guess, look up",
            .summary = "no technique helps, so one digit is taken from the solution",
            .page = "The program solves the puzzle and tells one digit of it: that of the middle "
                    "one of the blank cells. There is no reason to be seen for it. Puzzles that "
                    "need this are beyond what the techniques can explain.",
            .example =
                "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9...."
                "4..",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows brute_force() {
    return kRows;
}

}  // namespace nonet::logic

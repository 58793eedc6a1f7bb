// Skyscraper: two rows with two places each for a digit, one place of each in the same column.
//
// The digit cannot stand twice in the shared column (the base), so it stands at one of the two
// other ends at least, and goes from the cells that see both. The same with rows and columns
// exchanged. It is the shortest X-chain that a person sees as one picture.
//
// Order: rows before columns; then digits ascending; then pairs of lines from the top (the left).
// Two lines that share both columns make an X-Wing instead. Cost: some 600 ns.
//
// Evidence: digits = the digit; cells = {end, end, base, base}, in the order of the lines;
// base = the two lines.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// A line with two places for the digit.
struct Pair {
    House line;
    std::array<Cell, 2> cells;    ///< from the top, or the left
    std::array<int, 2> crossing;  ///< the index within the line of each
};

Pair pair_in(House line, PlaceMask places) {
    const int low = first_place(places);
    const int high = last_place(places);
    return {line, {kHouseCells[line][low], kHouseCells[line][high]}, {low, high}};
}

/// True: stop.
bool examine(const State& state, const TechniqueRow& row, Digit digit, const Pair& a, const Pair& b,
             Steps& steps) {
    const bool shares_first = a.crossing[0] == b.crossing[0];
    const bool shares_last = a.crossing[1] == b.crossing[1];
    if (shares_first == shares_last) return false;
    const int base = shares_first ? 0 : 1;
    const int end = 1 - base;
    const CellMask losing =
        state.cells_with(digit) & kPeerMasks[a.cells[end]] & kPeerMasks[b.cells[end]];
    if (losing.empty()) return false;

    Step step;
    step.technique = &row.info;
    step.digits = {digit};
    step.cells = {a.cells[end], b.cells[end], a.cells[base], b.cells[base]};
    step.base = {a.line, b.line};
    for (const Cell cell : losing) step.removals.push_back(Candidate::at(cell, digit));
    return steps.add(std::move(step));
}

/// Among the nine lines from `first_line` on. True: stop.
bool search_lines(Search& search, const TechniqueRow& row, Digit digit, House first_line,
                  Steps& steps) {
    const State& state = search.state();
    std::array<Pair, 9> pairs;
    int count = 0;
    for (House line = first_line; line < first_line + 9; ++line) {
        if ((search.place_counts().exactly(line, 2) & mask_of(digit)) == 0) continue;
        pairs[count++] = pair_in(line, state.place_mask(line, digit));
    }
    for (int i = 0; i < count; ++i) {
        for (int j = i + 1; j < count; ++j) {
            if (examine(state, row, digit, pairs[i], pairs[j], steps)) return true;
        }
    }
    return false;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    for (const House first_line : {row_house(0), column_house(0)}) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (search_lines(search, row, digit, first_line, steps)) return;
        }
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "skyscraper",
            .title = "Skyscraper",
            .family = Family::single_digit,
            .code = "0400",
            .aliases = "sashimi x-wing",
            .summary = "two lines with two places each for a digit share one end, so a cell that "
                       "sees both other ends loses it",
            .page = "Look at one digit. Two rows have two places for it each, and one place of "
                    "each lies in the same column. That column holds the digit only once, so at "
                    "least one of the two other places is true. Every cell that sees both of them "
                    "loses the digit. It works in the same way with two columns that share a row.",
            .example = ":0400:2:.+96473..1.3+1+6.+5479+7+4+5.1....1.+9+56+4..+7+4.+3+7+9.+6+15+567+"
                       "3.+1+94.+6+1+2.+47..3+3+74.5.1..9+5+8+13+6+724::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows skyscraper() {
    return kRows;
}

}  // namespace nonet::logic

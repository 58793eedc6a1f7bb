// Template set and template delete: what all full placements of one digit have in common.
//
// A cell that every template of a digit holds takes it; a candidate that no template holds goes.
// The templates of different digits are cut down by one another (kit/templates.hpp). People cannot
// see this, programs can at once, so it comes last in most orders.
//
// Evidence: digits = the digit; set: cells = the cells that take it. Order: digits ascending, for
// each digit all cells in one step. Cost: some 20 microseconds.
#include "logic/kit/templates.hpp"

#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

void find_set(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    const Templates templates(state);
    if (!templates.exist()) return;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const CellMask cells = templates.every(digit) & state.blanks();
        if (cells.empty()) continue;
        Step step;
        step.technique = &row.info;
        step.digits = {digit};
        step.cells = cells.cells();
        for (const Cell cell : cells) step.placements.push_back(Candidate::at(cell, digit));
        if (steps.add(std::move(step))) return;
    }
}

void find_delete(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    const Templates templates(state);
    if (!templates.exist()) return;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const CellMask cells = state.cells_with(digit).without(templates.some(digit));
        if (cells.empty()) continue;
        Step step;
        step.technique = &row.info;
        step.digits = {digit};
        for (const Cell cell : cells) step.removals.push_back(Candidate::at(cell, digit));
        if (steps.add(std::move(step))) return;
    }
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "template-set",
                .title = "Template Set",
                .family = Family::last_resort,
                .code = "1201",
                .aliases = "templates, pattern overlay",
                .summary = "every full placement of a digit holds the cell, so it goes there",
                .page = "Write down every way to put one digit into all rows, columns and boxes. "
                        "A cell that belongs to all of them takes the digit. Cells that another "
                        "digit takes in all its ways are left out. Few people do this by hand; it "
                        "tells what can be known from one digit alone.",
                .example = ":1201:1:.+321.+57.+99+15.8.23.+74.+29+3+5.+15....1.+7........58..7.+59."
                           "...+7.+9346+2+53+645+1+2+8+97+2+5+96+7+8.1.:464 843 861:::",
            },
        .find = find_set,
    },
    {
        .info =
            {
                .name = "template-delete",
                .title = "Template Delete",
                .family = Family::last_resort,
                .code = "1202",
                .aliases = "pattern overlay",
                .summary = "no full placement of a digit holds the cell, so it cannot go there",
                .page = "Write down every way to put one digit into all rows, columns and boxes. A "
                        "candidate that belongs to none of them can go. Cells that another digit "
                        "takes in all its ways are left out. Few people do this by hand; it tells "
                        "what can be known from one digit alone.",
                .example = ":1202:4:.+3...+21...2.7+1....1....3.+27....2.31.3.+2.+71.6585+19+3+6+2+"
                           "7+458+3+2+4+7+69+1+27.+16.....+16+3.87.2:443 814 834 921:::",
            },
        .find = find_delete,
    },
}};

}  // namespace

TechniqueRows templates() {
    return kRows;
}

}  // namespace nonet::logic

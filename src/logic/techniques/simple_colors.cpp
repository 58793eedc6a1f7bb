// Simple colours: one cluster of a digit in two colours, one of which is true.
//
// Trap: a cell outside that sees both colours cannot have the digit. Wrap: two cells of one colour
// see each other, so that colour is false altogether.
//
// Order: digits ascending, clusters by their first cells, in each the wrap before the trap; a
// profile that lists the group simple-colors gets the first of either kind. Cost: some 300 ns
// beside the colouring.
//
// Evidence: digits = the digit; colors = the two colours, the one with the first cell first; wrap:
// contradiction = a house that has the false colour twice.
#include "logic/kit/coloring.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// The first house that has two of the cells; there is one.
Contradiction clash_in(const CellMask& color, Digit digit) {
    Contradiction clash{ContradictionKind::twice, -1, -1, mask_of(digit)};
    for (House house = 0; house < kHouses && clash.house < 0; ++house) {
        if ((color & kHouseMasks[house]).count() > 1) clash.house = house;
    }
    return clash;
}

/// True: stop.
bool report(const TechniqueRow& row, Digit digit, const ColorCluster& cluster,
            const CellMask& losing, Steps& steps) {
    if (losing.empty()) return false;
    Step step;
    step.technique = &row.info;
    step.digits = {digit};
    step.removals = candidates_in(losing, digit);
    for (const CellMask& color : cluster) {
        step.colors.push_back(candidates_in(color, digit));
        if (color.is_within(losing)) step.contradiction = clash_in(color, digit);
    }
    return steps.add(std::move(step));
}

/// Wraps, traps, or both as they come; a null row: that kind is not wanted.
void search_clusters(Search& search, const TechniqueRow* wrap, const TechniqueRow* trap,
                     Steps& steps) {
    const Coloring& coloring = search.coloring();
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        for (const ColorCluster& cluster : coloring.clusters(digit)) {
            const std::array<CellMask, 2> seen = {seen_by(cluster[0]), seen_by(cluster[1])};
            if (wrap != nullptr) {
                CellMask losing;
                for (int color = 0; color < 2; ++color) {
                    if (seen[color].intersects(cluster[color])) losing |= cluster[color];
                }
                if (report(*wrap, digit, cluster, losing, steps)) return;
            }
            if (trap != nullptr) {
                const CellMask losing = seen[0] & seen[1] & search.state().cells_with(digit);
                if (report(*trap, digit, cluster, losing, steps)) return;
            }
        }
    }
}

void find_trap(Search& search, const TechniqueRow& row, Steps& steps) {
    search_clusters(search, nullptr, &row, steps);
}

void find_wrap(Search& search, const TechniqueRow& row, Steps& steps) {
    search_clusters(search, &row, nullptr, steps);
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "simple-colors-trap",
                .title = "Simple Colors Trap",
                .family = Family::coloring,
                .code = "0500",
                .aliases = "simple coloring, color trap, singles chains",
                .summary = "a cell sees both colors of a digit's cluster, so it loses the digit",
                .page = "Take a digit and the houses in which it has just two places. In each of "
                        "them one place is true and the other is false. Give the two places two "
                        "colors and follow such pairs from house to house: all cells of one color "
                        "are true, all of the other are false. A cell that sees a cell of each "
                        "color sees a true one whatever happens, and loses the digit.",
                .example = ":0500:1:+91+73+8+2+5+64.+6.+5+47..+25+2+4916+83+74+7...+5.+2.+2+8.....+"
                           "75.+5+672.4...32...7+5179.+25.3+4+6.+4+5.+7+328+9:166:::",
            },
        .find = find_trap,
    },
    {
        .info =
            {
                .name = "simple-colors-wrap",
                .title = "Simple Colors Wrap",
                .family = Family::coloring,
                .code = "0501",
                .aliases = "simple coloring, color wrap, singles chains",
                .summary = "two cells of one color see each other, so that color is false",
                .page = "Take a digit and the houses in which it has just two places, and give the "
                        "two places two colors, from house to house. All cells of one color are "
                        "true, all of the other are false. If two cells of one color share a "
                        "house, they cannot both be true, so this color is the false one: every "
                        "cell of it loses the digit.",
                .example = ":0501:3:+8.+1+9+4.+5.+2+4.28+5+13...957.2+18+4.58+2.+7+41...+4+1+8.7.+"
                           "5+71+3+594+628..731+89.61.+9625+8...8+6+4+79+2.+1:651:::",
            },
        .find = find_wrap,
    },
}};

}  // namespace

TechniqueRows simple_colors() {
    return kRows;
}

void find_simple_colors(Search& search, Steps& steps) {
    search_clusters(search, &kRows[1], &kRows[0], steps);
}

}  // namespace nonet::logic

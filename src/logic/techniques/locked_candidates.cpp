// Locked candidates: all places of a digit in one house lie in a second house too.
//
// A box and a line share three cells. When a box can place a digit only there, the line takes the
// digit from the box (type 1, pointing), and the line's other cells lose it. When the line can
// place it only there, the box's other cells lose it (type 2, claiming). The places of a digit in a
// house are nine bits, so a table of 512 entries says at once whether they lie in such a cut.
//
// Order: boxes, or rows and then columns; in each, digits ascending. Cost: 81 or 162 looks into the
// table, some 250 ns.
//
// Evidence: digits = the digit; cells = its places; base[0] = the house that must hold it there,
// cover[0] = the house whose other cells lose it.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

constexpr int kMasks = 1 << 9;

/// For each set of two or three places in a box, the one of its three rows (0..2) or columns (3..5)
/// that holds them all; -1 for none.
constexpr std::array<std::int16_t, kMasks> make_lines_of_box() {
    std::array<std::int16_t, kMasks> lines{};
    for (int places = 0; places < kMasks; ++places) {
        lines[places] = -1;
        if (digit_count(static_cast<PlaceMask>(places)) < 2) continue;
        for (int i = 0; i < 3; ++i) {
            if ((places & ~(0007 << 3 * i)) == 0) lines[places] = static_cast<std::int16_t>(i);
            if ((places & ~(0111 << i)) == 0) lines[places] = static_cast<std::int16_t>(3 + i);
        }
    }
    return lines;
}

/// For each set of two or three places in a line, the third of it (0..2) that holds them all; -1
/// for none.
constexpr std::array<std::int16_t, kMasks> make_thirds_of_line() {
    std::array<std::int16_t, kMasks> thirds{};
    for (int places = 0; places < kMasks; ++places) {
        thirds[places] = -1;
        if (digit_count(static_cast<PlaceMask>(places)) < 2) continue;
        for (int i = 0; i < 3; ++i) {
            if ((places & ~(0007 << 3 * i)) == 0) thirds[places] = static_cast<std::int16_t>(i);
        }
    }
    return thirds;
}

constexpr auto kLineOfBox = make_lines_of_box();
constexpr auto kThirdOfLine = make_thirds_of_line();

constexpr House line_house(int box, int line) {
    return line < 3 ? row_house(box / 3 * 3 + line) : column_house(box % 3 * 3 + line - 3);
}

constexpr House box_house_of_third(House line, int third) {
    return line < 9 ? box_house(line / 3 * 3 + third) : box_house(third * 3 + (line - 9) / 3);
}

Step make_step(const State& state, const TechniqueRow& row, Digit digit, House base, House cover) {
    Step step;
    step.technique = &row.info;
    step.digits = {digit};
    step.base = {base};
    step.cover = {cover};
    const CellMask places = state.cells_with(digit) & kHouseMasks[base];
    step.cells = places.cells();
    for (const Cell cell : (state.cells_with(digit) & kHouseMasks[cover]).without(places)) {
        step.removals.push_back(Candidate::at(cell, digit));
    }
    return step;
}

void find_pointing(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    for (int box = 0; box < 9; ++box) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const int line = kLineOfBox[state.place_mask(box_house(box), digit)];
            if (line < 0) continue;
            const House cover = line_house(box, line);
            if (state.places(cover, digit) == state.places(box_house(box), digit)) continue;
            if (steps.add(make_step(state, row, digit, box_house(box), cover))) return;
        }
    }
}

void find_claiming(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    for (House base = 0; base < box_house(0); ++base) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const int third = kThirdOfLine[state.place_mask(base, digit)];
            if (third < 0) continue;
            const House cover = box_house_of_third(base, third);
            if (state.places(cover, digit) == state.places(base, digit)) continue;
            if (steps.add(make_step(state, row, digit, base, cover))) return;
        }
    }
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "locked-candidates-1",
                .title = "Locked Candidates Type 1 (Pointing)",
                .family = Family::intersections,
                .code = "0100",
                .aliases = "pointing, pointing pair, pointing triple, intersection removal",
                .summary = "a box needs a digit in one of its lines, so the rest of the line loses "
                           "it",
                .page =
                    "Inside a box, all cells that can still take the digit lie in one row or one "
                    "column. One of them will hold it, so the digit of that line is spent inside "
                    "the box: no other cell of the line can have it.",
                .example = ":0100:2:+3+8+9462+715...+8+1.3......5+38..+8+6+459+12+3+7..3+6+7815471+"
                           "52+3+4+6+9+86..3+8.+4+7..3+7.+4+6+58..48.+2.96+3::::",
            },
        .find = find_pointing,
    },
    {
        .info =
            {
                .name = "locked-candidates-2",
                .title = "Locked Candidates Type 2 (Claiming)",
                .family = Family::intersections,
                .code = "0101",
                .aliases = "claiming, box-line reduction, intersection removal",
                .summary = "a line needs a digit inside one box, so the rest of the box loses it",
                .page = "In a row or a column, all cells that can still take the digit lie in one "
                        "box. One of them will hold it, so the digit of that box is spent on the "
                        "line: no other cell of the box can have it.",
                .example = ":0101:1:+8+19.+7..64+4+2+78.+659.+635+94.+8.7284.+59.7+67+6.2..+9+45+5+"
                           "9.+46+7..+8.+5+27.4+6.+994+8+62.+75..+76.+9.+4.2::::",
            },
        .find = find_claiming,
    },
}};

}  // namespace

TechniqueRows locked_candidates() {
    return kRows;
}

}  // namespace nonet::logic

// Two-string kite: a row and a column with two places each for a digit, tied together in a box.
//
// The two places in the box cannot both be true, so one of the other ends of row and column is, and
// the digit goes from the cell where the lines through these ends cross. Two kites on the same two
// cells of the box can be told as one, the dual kite, which removes two candidates. The field's
// library of cases has duals of two digits in the same two cells, so they count here as well.
//
// Order: digits ascending; rows from the top, with each the columns from the left. A line both of
// whose places lie in the box can be tied by either; the one that comes first is taken, and the
// line stays turned that way for the columns that follow, as in the field's reference. Cost: some
// 1 us.
//
// Evidence: digits = the digit; cells = {end of the row, end of the column, row's place in the box,
// column's place in the box}; base = the row and the column; cover[0] = the box. A dual kite has
// the cells of both kites one after the other, and all four lines.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <utility>
#include <vector>

namespace nonet::logic {

namespace {

/// A line with two places for the digit: the string.
struct String {
    House line = 0;
    Cell near = 0;  ///< the place that is tied in the box
    Cell far = 0;
};

struct Kite {
    Digit digit = 0;
    String row;
    String column;

    /// What it removes.
    [[nodiscard]] Candidate result() const {
        return Candidate::at(cell_at(row_of(column.far), column_of(row.far)), digit);
    }
    [[nodiscard]] bool has_knot_of(const Kite& other) const {
        return (row.near == other.row.near && column.near == other.column.near) ||
               (row.near == other.column.near && column.near == other.row.near);
    }
};

/// The lines with two places, from `first_line` on.
int strings_of(Search& search, Digit digit, House first_line, std::array<String, 9>& strings) {
    int count = 0;
    for (House line = first_line; line < first_line + 9; ++line) {
        if ((search.place_counts().exactly(line, 2) & mask_of(digit)) == 0) continue;
        const PlaceMask places = search.state().place_mask(line, digit);
        strings[count++] = {line, kHouseCells[line][first_place(places)],
                            kHouseCells[line][last_place(places)]};
    }
    return count;
}

/// Turns the strings so that their near places share a box; false when none do.
bool tie(String& row, String& column) {
    for (int turn = 0; turn < 4; ++turn) {
        const Cell in_row = turn < 2 ? row.near : row.far;
        const Cell in_column = turn % 2 == 0 ? column.near : column.far;
        if (box_of(in_row) != box_of(in_column)) continue;
        if (turn >= 2) std::swap(row.near, row.far);
        if (turn % 2 == 1) std::swap(column.near, column.far);
        return true;
    }
    return false;
}

/// Calls `visit(kite)` for each kite until it returns true.
template <class Visit>
void for_each_kite(Search& search, const Visit& visit) {
    std::array<String, 9> rows;
    std::array<String, 9> columns;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const int row_count = strings_of(search, digit, row_house(0), rows);
        const int column_count = strings_of(search, digit, column_house(0), columns);
        for (int i = 0; i < row_count; ++i) {
            for (int j = 0; j < column_count; ++j) {
                String& row = rows[i];
                String& column = columns[j];
                if (!tie(row, column)) continue;
                const CellMask shared = (CellMask::of(row.near) | CellMask::of(row.far)) &
                                        (CellMask::of(column.near) | CellMask::of(column.far));
                const Kite kite{digit, row, column};
                if (!shared.empty() || !search.state().has(kite.result())) continue;
                if (visit(kite)) return;
            }
        }
    }
}

void add_kite(Step& step, const Kite& kite) {
    if (step.digits.empty()) step.digits = {kite.digit};
    for (const Cell cell : {kite.row.far, kite.column.far, kite.row.near, kite.column.near}) {
        step.cells.push_back(cell);
    }
    step.base.push_back(kite.row.line);
    step.base.push_back(kite.column.line);
    step.cover = {box_house(box_of(kite.row.near))};
    step.removals.push_back(kite.result());
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    for_each_kite(search, [&](const Kite& kite) {
        Step step;
        step.technique = &row.info;
        add_kite(step, kite);
        return steps.add(std::move(step));
    });
}

void find_dual(Search& search, const TechniqueRow& row, Steps& steps) {
    std::vector<Kite> kites;
    for_each_kite(search, [&kites](const Kite& kite) {
        kites.push_back(kite);
        return false;
    });
    for (std::size_t i = 0; i < kites.size(); ++i) {
        for (std::size_t j = i + 1; j < kites.size(); ++j) {
            const Kite& a = kites[i];
            const Kite& b = kites[j];
            if (!a.has_knot_of(b) || a.result() == b.result()) continue;
            Step step;
            step.technique = &row.info;
            add_kite(step, a);
            add_kite(step, b);
            step.sort_results();
            if (steps.add(std::move(step))) return;
        }
    }
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "two-string-kite",
                .title = "2-String Kite",
                .family = Family::single_digit,
                .code = "0401",
                .aliases = "kite",
                .summary = "a row and a column with two places each for a digit meet in a box, so "
                           "the cell that sees both other ends loses it",
                .page = "Look at one digit. A row has two places for it and a column has two, and "
                        "one place of each lies in the same box. Only one of these two can be "
                        "true, so the digit stands at the far end of the row or at the far end of "
                        "the column, or at both. The cell in the column of the one and the row of "
                        "the other sees both ends, and loses the digit.",
                .example = ":0401:1:+4+156.73.8267.+8+3...8+3+94.5.+6+7+74+2.3.6..98+6.+42.7+3+1+"
                           "53.+7+6...5+2+8+7+64+9+31+69+1+3+587..+3+742....+6::::",
            },
        .find = find,
    },
    {
        .info =
            {
                .name = "dual-two-string-kite",
                .title = "Dual 2-String Kite",
                .family = Family::single_digit,
                .code = "0404",
                .aliases = "",
                .summary = "two kites that meet in the same two cells of a box, told as one",
                .page = "Two kites can have the same two cells of a box: for the one, the first "
                        "cell belongs to the row and the second to the column; for the other, it "
                        "is the other way round, or another digit. Each removes a digit from one "
                        "cell.",
                .example = ":0404:5:7+8+51+4+2+3+96+4.+6+3..7.+23.2...+84.6+5+4+891+23+7.+3.6+2+"
                           "758+4+8+27+5341+6+9.+7+8+4.+3.2.56.+2..+4.3+243.1...+8:996:::",
            },
        .find = find_dual,
    },
}};

}  // namespace

TechniqueRows two_string_kite() {
    return kRows;
}

}  // namespace nonet::logic

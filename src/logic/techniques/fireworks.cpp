// Fireworks: digits that a row and a column of one box cannot place without three certain cells.
//
// Take the cell X where a row and a column cross, in a box B; and let a digit have at most one
// place in the row outside B, at Y, and at most one in the column outside B, at Z. If it stands
// neither at Y nor at Z, then both the row and the column have it in B, which is only possible at
// X. So it stands at X, Y or Z: a firework. A digit whose places in the row are X and Y alone, or
// in the column X and Z alone, does the same. Found by shye, November 2021. Y and Z do not see each
// other, so one firework removes nothing; several on the same cells do:
//
//   triple      three digits fill X, Y and Z; nothing else is there. Each stands there once, so it
//               goes from all that sees its places there, and, if it is a firework proper, from the
//               four cells of B outside the row and the column.
//   quadruple   two digits on X, Y, Z and two on W, Y, Z, with W the opposite corner of the
//               rectangle: the four cells hold the four digits, X one of the first two, W one of
//               the last two.
//   pair        two digits a, b: if Y and Z cannot hold a and b, in either order, since a cell of
//               these two candidates (or an almost locked set) would be robbed, X holds one of
//               them.
//
// Search: for each X the digits that may count for each Y and each Z as masks; 36 intersections.
//
// Evidence: cells = X, Y, Z (and W), digits = those of X (and then of W), cover[0] = B; pair: sets
// = the robbed sets, commons[i] = the two digits. Cost: some 15 microseconds each.
#include "logic/kit/als_catalogue.hpp"
#include "logic/kit/digits.hpp"
#include "logic/kit/exclusion_table.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <optional>
#include <span>
#include <utility>

namespace nonet::logic {

namespace {

/// What a digit must be for the three cells to hold it.
struct Held {
    DigitMask proper = 0;  ///< fireworks
    DigitMask any = 0;     ///< fireworks, and digits with two places in the row or the column
};

/// One line through X: the digits that count for each of its cells outside the box.
class Arm {
  public:
    Arm(const State& state, House line, Cell cross) {
        const House box = box_house(box_of(cross));
        const CellMask outside = kHouseMasks[line].without(kHouseMasks[box]) & state.blanks();
        cells_ = outside;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (state.places(line, digit) == 0) continue;
            const CellMask places = state.cells_with(digit) & kHouseMasks[line];
            const CellMask far = places & outside;
            if (far.count() > 1) continue;
            if (far.empty()) {
                anywhere_ = static_cast<DigitMask>(anywhere_ | mask_of(digit));
                continue;
            }
            DigitMask& at = at_[position(far.first())];
            at = static_cast<DigitMask>(at | mask_of(digit));
            if (places == (far | CellMask::of(cross))) {
                DigitMask& linked = linked_[position(far.first())];
                linked = static_cast<DigitMask>(linked | mask_of(digit));
            }
        }
    }

    [[nodiscard]] const CellMask& cells() const { return cells_; }
    /// Digits that have no place in the line but the box and this cell.
    [[nodiscard]] DigitMask reaching(Cell cell) const {
        return static_cast<DigitMask>(anywhere_ | at_[position(cell)]);
    }
    /// Digits that have no place in the line but the crossing and this cell.
    [[nodiscard]] DigitMask linked(Cell cell) const { return linked_[position(cell)]; }

  private:
    /// Rows and columns outside a box: the other coordinate may serve for both.
    [[nodiscard]] static std::size_t position(Cell cell) { return static_cast<std::size_t>(cell); }

    CellMask cells_;
    DigitMask anywhere_ = 0;
    std::array<DigitMask, kCells> at_{};
    std::array<DigitMask, kCells> linked_{};
};

struct Corner {
    Cell cross;
    Cell in_row;
    Cell in_column;
    Held held;
};

bool has_two_or_more(DigitMask digits) {
    return (digits & (digits - 1)) != 0;
}

/// All corners whose cells hold at least `least` digits; `use` returns true to stop.
template <class Use>
void for_each_corner(const State& state, int least, Use use) {
    for (const Cell cross : state.blanks()) {
        const Arm row(state, row_house(row_of(cross)), cross);
        const Arm column(state, column_house(column_of(cross)), cross);
        for (const Cell y : row.cells()) {
            for (const Cell z : column.cells()) {
                Held held;
                held.proper = static_cast<DigitMask>(row.reaching(y) & column.reaching(z));
                held.any = static_cast<DigitMask>(held.proper | row.linked(y) | column.linked(z));
                if (held.proper == 0 || digit_count(held.any) < least) continue;
                if (use(Corner{cross, y, z, held})) return;
            }
        }
    }
}

void remove_others(const State& state, Cell cell, DigitMask kept, Step& step) {
    for (const Digit digit : digits_of(without(state.candidates(cell), kept))) {
        step.removals.push_back(Candidate::at(cell, digit));
    }
}

bool add(Step step, const Corner& corner, const TechniqueRow& row, Steps& steps) {
    step.technique = &row.info;
    step.cells.insert(step.cells.begin(), {corner.cross, corner.in_row, corner.in_column});
    step.cover = {box_house(box_of(corner.cross))};
    step.sort_results();
    return steps.add(std::move(step));
}

void find_triple(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    for_each_corner(state, 3, [&](const Corner& corner) {
        const auto [cross, y, z, held] = corner;
        if (digit_count(held.any) != 3) return false;  // more would be an error
        Step step;
        for (const Cell cell : {cross, y, z}) remove_others(state, cell, held.any, step);
        CellMask cells;
        for (const Cell cell : {cross, y, z}) cells.add(cell);
        const CellMask beside = kHouseMasks[box_house(box_of(cross))].without(
            kHouseMasks[row_house(row_of(cross))] | kHouseMasks[column_house(column_of(cross))]);
        for (const Digit digit : digits_of(held.any)) {
            const CellMask places = cells & state.cells_with(digit);
            CellMask lost = common_peers(places);
            if ((held.proper & mask_of(digit)) != 0) lost |= beside;
            for (const Cell cell : lost& state.cells_with(digit)) {
                if (!places.empty()) step.removals.push_back(Candidate::at(cell, digit));
            }
        }
        if (step.removals.empty()) return false;
        for (const Digit digit : digits_of(held.any)) step.digits.push_back(digit);
        return add(std::move(step), corner, row, steps);
    });
}

/// The pairs of digits of a corner of which at least one is a firework proper.
template <class Use>
bool for_each_pair(const Held& held, Use use) {
    for (const Digit low : digits_of(held.any)) {
        for (const Digit high : digits_of(held.any)) {
            const auto pair = static_cast<DigitMask>(mask_of(low) | mask_of(high));
            if (high > low && (pair & held.proper) != 0 && use(pair)) return true;
        }
    }
    return false;
}

Held held_by(const State& state, Cell cross, Cell in_row, Cell in_column) {
    const Arm row(state, row_house(row_of(cross)), cross);
    const Arm column(state, column_house(column_of(cross)), cross);
    Held held;
    held.proper = static_cast<DigitMask>(row.reaching(in_row) & column.reaching(in_column));
    held.any = static_cast<DigitMask>(held.proper | row.linked(in_row) | column.linked(in_column));
    return held;
}

void find_quadruple(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    for_each_corner(state, 2, [&](const Corner& corner) {
        const auto [cross, y, z, held] = corner;
        const Cell opposite = cell_at(row_of(z), column_of(y));
        if (opposite < cross || !state.blanks().has(opposite)) return false;
        const Held other = held_by(state, opposite, z, y);
        if (other.proper == 0 || !has_two_or_more(other.any)) return false;
        return for_each_pair(held, [&, y = y, z = z, cross = cross](DigitMask mine) {
            return for_each_pair(other, [&](DigitMask theirs) {
                if ((mine & theirs) != 0) return false;
                Step step;
                const auto all = static_cast<DigitMask>(mine | theirs);
                remove_others(state, cross, mine, step);
                remove_others(state, opposite, theirs, step);
                remove_others(state, y, all, step);
                remove_others(state, z, all, step);
                if (step.removals.empty()) return false;
                for (const Digit digit : digits_of(mine)) step.digits.push_back(digit);
                for (const Digit digit : digits_of(theirs)) step.digits.push_back(digit);
                step.cells = {opposite};
                return add(std::move(step), corner, row, steps);
            });
        });
    });
}

void find_pair(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    const ExclusionTable& table = search.exclusions();
    for_each_corner(state, 2, [&](const Corner& corner) {
        return for_each_pair(corner.held, [&](DigitMask pair) {
            if (without(state.candidates(corner.cross), pair) == 0) return false;
            const Digit low = first_digit(pair);
            const Digit high = first_digit(without(pair, mask_of(low)));
            Step step;
            for (const auto& [one, other] : {std::pair(low, high), std::pair(high, low)}) {
                const Candidate a = Candidate::at(corner.in_row, one);
                const Candidate b = Candidate::at(corner.in_column, other);
                if (!state.has(a) || !state.has(b)) continue;
                if (!table.exclude(a, b)) return false;
                const auto robbed =
                    excluder(search.almost_locked_sets(), a, b, CellMask::of(corner.cross));
                if (!robbed) return false;
                if (!step.sets.empty() && step.sets[0] == *robbed) continue;
                step.sets.push_back(*robbed);
                step.commons.push_back(pair);
            }
            if (step.sets.empty()) return false;
            remove_others(state, corner.cross, pair, step);
            step.digits = {low, high};
            return add(std::move(step), corner, row, steps);
        });
    });
}

constexpr std::array<TechniqueRow, 3> kRows = {{
    {
        .info =
            {
                .name = "firework-pair",
                .title = "Firework Pair",
                .family = Family::patterns,
                .code = "",
                .aliases = "dual firework, firework W-Wing",
                .summary = "two digits of a firework, and a cell of both: they fill the crossing",
                .page =
                    "Take the cell where a row and a column cross. A digit that has, outside the "
                    "box of that cell, no other place in the row than one cell and no other "
                    "place in the column than one cell, must stand in one of these three cells: "
                    "if it is in neither of the outer two, the box has to take it for the row "
                    "and for the column, which only the crossing can do. Such a digit is called "
                    "a firework. A digit that has only the crossing and the outer cell left in "
                    "the row or in the column serves as well.\n\n"
                    "Find two such digits on the same three cells. If the crossing held neither, "
                    "the outer cells would hold one each. When a cell of just these two "
                    "candidates sees both outer cells, that would leave it empty, so the crossing "
                    "holds one of the two digits and nothing else. Instead of that cell an "
                    "almost locked set will do that would be robbed of both digits.",
                .example =
                    ":0000:x:..3..1.....+6.9..2...7.....4.8...6..+2+6+7+2....835+398..17+6.+68....3"
                    ".+32.567..87.+5...26.::::",
            },
        .size = 2,
        .find = find_pair,
    },
    {
        .info =
            {
                .name = "firework-triple",
                .title = "Firework Triple",
                .family = Family::patterns,
                .code = "",
                .aliases = "triple firework",
                .summary = "three digits of a firework fill its three cells",
                .page =
                    "Take the cell where a row and a column cross. A digit that has, outside the "
                    "box of that cell, no other place in the row than one cell and no other "
                    "place in the column than one cell, must stand in one of these three cells: "
                    "if it is in neither of the outer two, the box has to take it for the row "
                    "and for the column, which only the crossing can do. Such a digit is called "
                    "a firework. A digit that has only the crossing and the outer cell left in "
                    "the row or in the column serves as well.\n\n"
                    "Three such digits on the same three cells fill them, so all other "
                    "candidates go from there. Each stands in the three cells just once: it "
                    "also goes from cells that see all its places among the three, and a "
                    "firework goes from the cells of the box that are in neither line.",
                .example =
                    ":0000:x:.7....4..+4..83..2.2+8.45.1.....3..5.78.6.+72.+41.4.........478.....18"
                    ".....9....6...+4::::",
            },
        .size = 3,
        .find = find_triple,
    },
    {
        .info =
            {
                .name = "firework-quadruple",
                .title = "Firework Quadruple",
                .family = Family::patterns,
                .code = "",
                .aliases = "quad firework, quadruple firework",
                .summary = "two pairs of fireworks on a rectangle fill its four cells",
                .page =
                    "A firework is a digit that must stand in one of three cells: the crossing of "
                    "a row and a column, one outer cell of the row, and one of the column, since "
                    "it has no other places in the two lines outside the box of the crossing.\n\n"
                    "Find two of them on three corners of a rectangle, and two other digits on "
                    "three corners with the opposite crossing and the same outer cells. Each "
                    "crossing can hold only one of its two digits, so the other is in an outer "
                    "cell; there are two outer cells, which take one digit of each pair. Thus "
                    "all four corners hold the four digits: every crossing one of its own two, "
                    "the outer cells any of the four, and nothing else.",
                .example =
                    ":0000:x:+18+32+9+7+4+65..7....93+9.+53.4+7.1....1...8.+58.3.+17..9157+8......."
                    "...3.5+3.+7.9.+1...+9..+36.7::::",
            },
        .size = 4,
        .find = find_quadruple,
    },
}};

}  // namespace

TechniqueRows fireworks() {
    return kRows;
}

}  // namespace nonet::logic

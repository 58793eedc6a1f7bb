// Naked subsets: n cells of a house that have only n digits between them.
//
// They will take those n digits, so every other cell that sees all of them loses these. A pair or
// triple in the three cells that a box and a line share does so in both houses; when it removes
// something in each of the two it is called locked, and as easy to see as locked candidates. When
// it removes something in one of them only, it counts as a plain naked subset of that house.
//
// Order: boxes, rows, columns; in each, combinations of its cells in reading order. A subset in the
// cut of a box and a line is told once, for the box. Only cells of at most n candidates take part,
// which CandidateCounts gives at once, so that most houses are dismissed by counting. Cost: some
// 200 ns for pairs in boxes, up to 1.5 us for four cells in all houses.
//
// Evidence: cells, digits = the subset; base[0] = the house in which it counts; locked: base[0] the
// box, cover[0] the line.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// The line that holds all the cells; -1 for none.
House common_line(const CellMask& cells) {
    const Cell first = cells.first();
    if (cells.is_within(kHouseMasks[row_house(row_of(first))])) return row_house(row_of(first));
    const House column = column_house(column_of(first));
    return cells.is_within(kHouseMasks[column]) ? column : -1;
}

class NakedSubsetSearch {
  public:
    NakedSubsetSearch(Search& search, const TechniqueRow& row, Steps& steps, bool locked)
        : state_(search.state()),
          small_(search.candidate_counts().at_most(row.size)),
          row_(row),
          steps_(steps),
          wants_locked_(locked) {}

    void run() {
        if (search_houses(box_house(0), kHouses) || wants_locked_) return;
        search_houses(0, box_house(0));
    }

  private:
    /// True: stop.
    bool search_houses(House first, House last) {
        for (house_ = first; house_ < last; ++house_) {
            const CellMask eligible = small_ & kHouseMasks[house_];
            // Most houses have none or one: that is seen faster than all are counted.
            if (eligible.empty() || eligible.is_single()) continue;
            count_ = 0;
            for (const Cell cell : eligible) cells_[count_++] = cell;
            if (count_ < row_.size) continue;
            if (extend(0, 0, CellMask(), 0)) return true;
        }
        return false;
    }

    /// Takes one cell more, of those from index `from` on, to `chosen` cells of digits `digits`.
    bool extend(int from, int chosen, const CellMask& cells, DigitMask digits) {
        for (int i = from; i <= count_ - (row_.size - chosen); ++i) {
            const auto more = static_cast<DigitMask>(digits | state_.candidates(cells_[i]));
            if (digit_count(more) > row_.size) continue;
            const CellMask grown = cells | CellMask::of(cells_[i]);
            if (chosen + 1 < row_.size) {
                if (extend(i + 1, chosen + 1, grown, more)) return true;
            } else if (digit_count(more) == row_.size && examine(grown, more)) {
                return true;
            }
        }
        return false;
    }

    bool examine(const CellMask& subset, DigitMask digits) {
        CellMask losing;
        for (const Digit digit : digits_of(digits)) losing |= state_.cells_with(digit);
        losing &= common_peers(subset);
        if (losing.empty()) return false;

        const House box = box_house(box_of(subset.first()));
        const bool is_in_box = subset.is_within(kHouseMasks[box]);
        if (house_ < box_house(0)) {
            return !is_in_box && report(subset, digits, losing, {.base = house_, .line = house_});
        }
        const bool empties_box = losing.intersects(kHouseMasks[box]);
        const bool empties_line = !losing.is_within(kHouseMasks[box]);
        const bool is_locked = row_.size < 4 && empties_box && empties_line;
        if (is_locked != wants_locked_) return false;
        const House line = common_line(subset);
        return report(subset, digits, losing,
                      {.base = empties_box ? box : line, .line = line, .is_locked = is_locked});
    }

    struct Houses {
        House base = -1;
        House line = -1;  ///< the line that holds the subset, -1 for none
        bool is_locked = false;
    };

    bool report(const CellMask& subset, DigitMask digits, const CellMask& losing,
                const Houses& houses) {
        Step step;
        step.technique = &row_.info;
        step.cells = subset.cells();
        step.base = {houses.base};
        if (houses.is_locked) step.cover = {houses.line};
        for (const Digit digit : digits_of(digits)) step.digits.push_back(digit);
        // The line comes first: the order decides which single a path meets next.
        const CellMask first = houses.line >= 0 ? losing & kHouseMasks[houses.line] : CellMask();
        add_removals(step, first, digits);
        add_removals(step, losing.without(first), digits);
        return steps_.add(std::move(step));
    }

    void add_removals(Step& step, const CellMask& cells, DigitMask digits) const {
        for (const Cell cell : cells) {
            for (const Digit digit : digits_of(state_.candidates(cell) & digits)) {
                step.removals.push_back(Candidate::at(cell, digit));
            }
        }
    }

    const State& state_;
    CellMask small_;
    const TechniqueRow& row_;
    Steps& steps_;
    bool wants_locked_;

    House house_ = 0;
    std::array<Cell, 9> cells_{};
    int count_ = 0;
};

void find_locked(Search& search, const TechniqueRow& row, Steps& steps) {
    NakedSubsetSearch(search, row, steps, true).run();
}

void find_naked(Search& search, const TechniqueRow& row, Steps& steps) {
    NakedSubsetSearch(search, row, steps, false).run();
}

constexpr std::array<TechniqueRow, 5> kRows = {{
    {
        .info =
            {
                .name = "locked-pair",
                .title = "Locked Pair",
                .family = Family::subsets,
                .code = "0110",
                .aliases = "pointing naked pair",
                .summary = "two cells in both a box and a line have the same two digits, so the "
                           "rest of both houses loses them",
                .page = "Two cells that share a box and a line have only two digits between them. "
                        "They take both, so all other cells of the box and all other cells of the "
                        "line lose these digits. It is a naked pair that works in two houses at "
                        "once.",
                .example = ":0110:34:.8.7...5+9.+3.5...24.+591...+6+861+52..+48+3+372+4..+6+9+5+8+"
                           "943+65+21+75+6.8..9+3+2.+2395.+846+9+4+8+6+23+571::::",
            },
        .size = 2,
        .find = find_locked,
    },
    {
        .info =
            {
                .name = "locked-triple",
                .title = "Locked Triple",
                .family = Family::subsets,
                .code = "0111",
                .aliases = "pointing naked triple",
                .summary = "three cells in both a box and a line have only three digits, so the "
                           "rest of both houses loses them",
                .page = "The three cells that a box and a line share have only three digits "
                        "between them. They take all three, so all other cells of the box and all "
                        "other cells of the line lose these digits.",
                .example = ":0111:235:3.+49..5+8698+5.3..+1...+6.+85.3.6+5+78+4+3+1+92.4.7..3+65.+"
                           "39.5.+478+4...1.+6+5..6...4.2+1..1.+6..4.:131:::",
            },
        .size = 3,
        .find = find_locked,
    },
    {
        .info =
            {
                .name = "naked-pair",
                .title = "Naked Pair",
                .family = Family::subsets,
                .code = "0200",
                .aliases = "conjugate pair, disjoint pair",
                .summary = "two cells of a house have the same two digits, so its other cells lose "
                           "them",
                .page = "Two cells of a house have only two digits between them. One takes the "
                        "first digit and one the second, whichever way round, so no other cell of "
                        "the house can have either.",
                .example = ":0200:24:+3+587+94+2+6+14.+7+5.+1+89+31+9..8+3.5.5...+76.8.+7....+8..+"
                           "5+9+8.4356..+834..+7+5+2967+93+5+21+4+8+2+1+5+8+49..6::::",
            },
        .size = 2,
        .find = find_naked,
    },
    {
        .info =
            {
                .name = "naked-triple",
                .title = "Naked Triple",
                .family = Family::subsets,
                .code = "0201",
                .aliases = "disjoint triple",
                .summary = "three cells of a house have only three digits, so its other cells lose "
                           "them",
                .page = "Three cells of a house have only three digits between them; each may have "
                        "two or all three of these. They take all three, so no other cell of the "
                        "house can have any of them.",
                .example = ":0201:138:.7.2+14+6.9....9+6+5+27+9+62.+57.+4+1+3+98+4+71+25+6+7+56+92+"
                           "3+41+84+2+15+689+7+3..76....5...+7...64+63.1.+5+7.+2::::",
            },
        .size = 3,
        .find = find_naked,
    },
    {
        .info =
            {
                .name = "naked-quadruple",
                .title = "Naked Quadruple",
                .family = Family::subsets,
                .code = "0202",
                .aliases = "naked quad",
                .summary = "four cells of a house have only four digits, so its other cells lose "
                           "them",
                .page = "Four cells of a house have only four digits between them. They take all "
                        "four, so no other cell of the house can have any of them. The remaining "
                        "cells are then a hidden subset, which is often easier to see.",
                .example = ":0202:2568:..6+5+9+17..+1.+37+64...9+7+5+2+38+46+13..9+52.+765+6+98+1+"
                           "73+247..+64+39...5.+3+86....+9.12+5....31+47+9...::::",
            },
        .size = 4,
        .find = find_naked,
    },
}};

}  // namespace

TechniqueRows naked_subset() {
    return kRows;
}

}  // namespace nonet::logic

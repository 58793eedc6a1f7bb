// Hidden subsets: n digits that have only n places in a house.
//
// Those n cells take the n digits, so they lose all others. It is the naked subset of the house's
// other cells, seen from the side of the digits; in a house of few clues it is the smaller one.
//
// Order: boxes, rows, columns; in each, combinations of digits ascending. A subset that is hidden
// in both a box and a line is told once, for the box. Only digits of at most n places take part,
// and their places are nine bits. Cost: some 300 ns for pairs, 1 us for
// larger ones.
//
// Evidence: cells, digits = the subset; base[0] = the house.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <bit>

namespace nonet::logic {

namespace {

class HiddenSubsetSearch {
  public:
    HiddenSubsetSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()), counts_(search.place_counts()), row_(row), steps_(steps) {}

    void run() {
        for (House house = box_house(0); house < kHouses; ++house) {
            if (search_house(house)) return;
        }
        for (House house = 0; house < box_house(0); ++house) {
            if (search_house(house)) return;
        }
    }

  private:
    /// True: stop.
    bool search_house(House house) {
        const DigitMask eligible = counts_.at_most(house, row_.size);
        if (digit_count(eligible) < row_.size) return false;
        house_ = house;
        count_ = 0;
        for (const Digit digit : digits_of(eligible)) digits_[count_++] = digit;
        if ((state_.blanks() & kHouseMasks[house]).count() <= row_.size) return false;
        return extend(0, 0, 0, 0);
    }

    /// Takes one digit more, of those from index `from` on, to `chosen` digits with `places`.
    bool extend(int from, int chosen, DigitMask digits, PlaceMask places) {
        for (int i = from; i <= count_ - (row_.size - chosen); ++i) {
            const auto more =
                static_cast<PlaceMask>(places | state_.place_mask(house_, digits_[i]));
            if (digit_count(more) > row_.size) continue;
            const auto grown = static_cast<DigitMask>(digits | mask_of(digits_[i]));
            if (chosen + 1 < row_.size) {
                if (extend(i + 1, chosen + 1, grown, more)) return true;
            } else if (digit_count(more) == row_.size && examine(grown, more)) {
                return true;
            }
        }
        return false;
    }

    bool examine(DigitMask digits, PlaceMask places) {
        CellMask cells;
        for (PlaceMask rest = places; rest != 0; rest = static_cast<PlaceMask>(rest & (rest - 1))) {
            cells.add(kHouseCells[house_][std::countr_zero(rest)]);
        }
        if (!has_others(cells, digits) || is_told_for_box(cells, digits)) return false;
        return report(cells, digits);
    }

    [[nodiscard]] bool has_others(const CellMask& cells, DigitMask digits) const {
        for (const Cell cell : cells) {
            if ((state_.candidates(cell) & ~digits) != 0) return true;
        }
        return false;
    }

    /// True when the subset is hidden in a box as well, which came before the lines.
    [[nodiscard]] bool is_told_for_box(const CellMask& cells, DigitMask digits) const {
        const House box = box_house(box_of(cells.first()));
        if (house_ >= box_house(0) || !cells.is_within(kHouseMasks[box])) return false;
        for (const Digit digit : digits_of(digits)) {
            if (!(state_.cells_with(digit) & kHouseMasks[box]).is_within(cells)) return false;
        }
        return true;
    }

    bool report(const CellMask& cells, DigitMask digits) {
        Step step;
        step.technique = &row_.info;
        step.cells = cells.cells();
        step.base = {house_};
        for (const Digit digit : digits_of(digits)) step.digits.push_back(digit);
        for (const Cell cell : cells) {
            for (const Digit digit : digits_of(without(state_.candidates(cell), digits))) {
                step.removals.push_back(Candidate::at(cell, digit));
            }
        }
        return steps_.add(std::move(step));
    }

    const State& state_;
    const PlaceCounts& counts_;
    const TechniqueRow& row_;
    Steps& steps_;

    House house_ = 0;
    std::array<Digit, 9> digits_{};
    int count_ = 0;
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    HiddenSubsetSearch(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 3> kRows = {{
    {
        .info =
            {
                .name = "hidden-pair",
                .title = "Hidden Pair",
                .family = Family::subsets,
                .code = "0210",
                .aliases = "hidden twins",
                .summary = "two digits have the same two places in a house, so these cells lose "
                           "all other digits",
                .page = "Two digits of a house can only go into the same two cells. Each of the "
                        "cells takes one of them, so all other candidates of the two cells go.",
                .example = ":0210:14:+5....7.+8.38+794+15+2+6..2.8+5.+7.6+35+7+9+42+1+81+24+53+8+6+"
                           "97.+7...+23+4+5.5+1..39+6+42...+5+9+7+31.93..6+8+52::::",
            },
        .size = 2,
        .find = find,
    },
    {
        .info =
            {
                .name = "hidden-triple",
                .title = "Hidden Triple",
                .family = Family::subsets,
                .code = "0211",
                .aliases = "",
                .summary = "three digits have only three places in a house, so these cells lose "
                           "all other digits",
                .page = "Three digits of a house have only three cells between them; each may be "
                        "missing in one of these. The cells take all three digits, so all other "
                        "candidates of the three cells go.",
                .example = ":0211:469:2+8+9+176+54+3+4+562+39+71+83+17...+9+2+6.7....8+3+2.+6.3..+"
                           "1+57.+3....+694.+4.+92.+3+6569+38+542+7+1.+2...+3+4+8+9::::",
            },
        .size = 3,
        .find = find,
    },
    {
        .info =
            {
                .name = "hidden-quadruple",
                .title = "Hidden Quadruple",
                .family = Family::subsets,
                .code = "0212",
                .aliases = "hidden quad",
                .summary = "four digits have only four places in a house, so these cells lose all "
                           "other digits",
                .page = "Four digits of a house have only four cells between them. The cells take "
                        "all four digits, so all other candidates of the four cells go.",
                .example = ":0212:2568:.+8..1....2+5.8...3.+6+1+3+2+594783+78....9.19+6...7..+542.."
                           ".+8+6..3.6..2.97..5...8.....4..1+7:146 166 389:::",
            },
        .size = 4,
        .find = find,
    },
}};

}  // namespace

TechniqueRows hidden_subset() {
    return kRows;
}

}  // namespace nonet::logic

// BUG+n: a universal grave that several extra candidates keep from being one.
//
// If every blank cell had two candidates and every digit two places in each house where it is
// missing, then any solution could be turned into another by giving each cell its other candidate.
// A puzzle with one solution never comes to that. So where a position becomes such a grave by
// leaving out some candidates, at least one of those is true. BUG+1 (one such candidate) is a row
// of its own; here they are two or more. Graves are an idea of the early forums; the types follow
// Sudoku Explainer.
//
// Search: the extra candidates are in the few cells with more than two. Which two of a cell belong
// to the grave follows from the counts, since what is left must give each digit two places or none
// in every house: a walk over these cells, cut as soon as a house is left with one place.
//
// Evidence: cells = the cells with extra candidates, digits = those of the extra candidates, fins =
// the extra candidates; for the subset of type 3 and the lock of type 4 see kit/guardians.hpp.
// Cost: nearly always one look at the cells with many candidates.
#include "logic/kit/digits.hpp"
#include "logic/kit/guardians.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <cstdint>

namespace nonet::logic {

namespace {

class GraveSearch {
  public:
    GraveSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : search_(search), state_(search.state()), steps_(steps) {
        pattern_.row = &row;
    }

    void run() {
        if (!collect_cells() || !count_places()) return;
        choose(0);
    }

  private:
    static constexpr int kMostCells = 6;
    static constexpr int kMostExtras = 8;

    /// The cells with more than two candidates; false when it cannot be a grave with few extras.
    bool collect_cells() {
        int extras = 0;
        for (const Cell cell : state_.blanks()) {
            const int count = digit_count(state_.candidates(cell));
            if (count == 2) continue;
            if (count < 2 || count_ == kMostCells) return false;
            cells_[count_++] = cell;
            extras += count - 2;
        }
        return extras >= 2 && extras <= kMostExtras;
    }

    /// False when a digit has one place in a house: then it is no grave.
    bool count_places() {
        for (House house = 0; house < kHouses; ++house) {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                const int places = state_.places(house, digit);
                if (places == 1) return false;
                places_[house][digit - 1] = static_cast<std::int8_t>(places);
                if (places > 2) surplus_ += places - 2;
            }
        }
        return true;
    }

    /// Takes `change` away from the counts of the cell's houses; false when one falls to one.
    bool take(Cell cell, DigitMask digits, int change) {
        bool is_whole = true;
        for (const House house :
             {row_house(row_of(cell)), column_house(column_of(cell)), box_house(box_of(cell))}) {
            for (const Digit digit : digits_of(digits)) {
                auto& places = places_[house][digit - 1];
                places = static_cast<std::int8_t>(places - change);
                surplus_ -= change;
                is_whole = is_whole && places >= 2;
            }
        }
        return is_whole;
    }

    bool choose(int index) {
        if (index == count_) return surplus_ == 0 && tell();
        const Cell cell = cells_[index];
        const DigitMask all = state_.candidates(cell);
        for (const Digit low : digits_of(all)) {
            for (const Digit high : digits_of(all)) {
                if (high <= low) continue;
                const auto core = static_cast<DigitMask>(mask_of(low) | mask_of(high));
                pattern_.cores[cell] = core;
                const bool stop = take(cell, without(all, core), 1) && choose(index + 1);
                take(cell, without(all, core), -1);
                if (stop) return true;
            }
        }
        return false;
    }

    bool tell() {
        pattern_.cells = {cells_.data(), static_cast<std::size_t>(count_)};
        pattern_.digits = 0;
        for (const Cell cell : pattern_.cells) {
            pattern_.digits = static_cast<DigitMask>(
                pattern_.digits | without(state_.candidates(cell), pattern_.cores[cell]));
        }
        return add_guardian_steps(search_, pattern_, steps_);
    }

    Search& search_;
    const State& state_;
    Steps& steps_;
    DeadlyPattern pattern_;
    std::array<Cell, kMostCells> cells_{};
    int count_ = 0;
    std::array<std::array<std::int8_t, kDigits>, kHouses> places_{};  // less the extras chosen
    int surplus_ = 0;  // places above two, over all houses and digits, less the extras chosen
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    GraveSearch(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "bug-plus-n",
            .title = "BUG+n",
            .family = Family::uniqueness,
            .code = "",
            .aliases = "bivalue universal grave +n, BUG+2, BUG+3, BUG type 2, BUG type 3, "
                       "BUG type 4",
            .summary = "one of the extra candidates is true that keep the grid from being a grave",
            .page =
                "A bivalue universal grave is a position in which every blank cell has two "
                "candidates and every missing digit two places in each row, column and box. It "
                "has no solution or at least two, so a puzzle with one solution never gets there. "
                "When it would be a grave but for a few extra candidates, one of these is true.\n\n"
                "What every extra candidate excludes can go. If they are all in one cell, the "
                "other two candidates go from it; if they are all the same digit, it goes from "
                "every cell that sees all of them; if they are in two cells of one house, they "
                "act as one cell of a naked subset, or, where another digit has no other place in "
                "that house than these two cells, what is left of the two cells goes.\n\n"
                "To find the extra candidates: they are in the cells with more than two, and "
                "their digits are those with three places in a house.",
            .example =
                ":0000:x:+1+8+7.9.+562+9542+6+8+7..3+6+2+17+5+849.1..+5..7..75..+93.48+4...+7.+"
                "5.+7+3+6+98+1+4+254+2+8+5361+9+7+59+1+7+4+2+6..::::",
            .assumes_unique = true,
        },
    .find = find,
}}};

}  // namespace

TechniqueRows bug_plus_n() {
    return kRows;
}

}  // namespace nonet::logic

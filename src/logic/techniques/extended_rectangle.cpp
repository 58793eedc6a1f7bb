// Extended rectangle: three digits in six cells, two lines of a chute and one cell of each of the
// other direction's chutes.
//
// If two rows of a band held only the digits a, b, c in three columns of three different boxes,
// both rows would hold all three there, and swapping the rows in these columns would give a second
// solution: columns and boxes keep their digits, too. So a candidate other than a, b, c is true in
// one of the six cells. The same with rows and columns exchanged. Known from the forums as the
// extended unique rectangle.
//
// Search: 486 sixes of cells. Either at most two of the six have further candidates, and then the
// other four name the digits; or all further candidates are one digit, and the six have four digits
// in all. Cells may lack one of the three digits if the options allow it.
//
// Evidence: cells = line by line, digits = the three, fins = the further candidates; for the subset
// of type 3 and the lock of type 4 see kit/guardians.hpp. Cost: some 20 microseconds.
#include "logic/kit/digits.hpp"
#include "logic/kit/guardians.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

constexpr int kSix = 6;

class RectangleSearch {
  public:
    RectangleSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : search_(search),
          state_(search.state()),
          may_lack_(search.options().unique_missing_candidates),
          steps_(steps) {
        pattern_.row = &row;
    }

    /// One chute, two of its lines, and for each of its boxes the crossing line.
    bool try_cells(const std::array<Cell, kSix>& cells) {
        DigitMask all = 0;
        for (int i = 0; i < kSix; ++i) {
            own_[i] = state_.candidates(cells[i]);
            if (own_[i] == 0) return false;  // filled, or an error
            all = static_cast<DigitMask>(all | own_[i]);
        }
        cells_ = cells;
        tried_.clear();
        if (digit_count(all) == 4) {
            for (const Digit extra : digits_of(all)) {
                if (try_digits(without(all, mask_of(extra)))) return true;
            }
            return false;
        }
        for (int a = 0; a < kSix; ++a) {
            for (int b = a + 1; b < kSix; ++b) {
                DigitMask rest = 0;
                for (int i = 0; i < kSix; ++i) {
                    if (i != a && i != b) rest = static_cast<DigitMask>(rest | own_[i]);
                }
                if (digit_count(rest) == 3 && try_digits(rest)) return true;
            }
        }
        return false;
    }

  private:
    class Tried {
      public:
        void clear() { count_ = 0; }
        /// False when it is known already.
        bool insert(DigitMask digits) {
            if (std::find(masks_.begin(), masks_.begin() + count_, digits) !=
                masks_.begin() + count_) {
                return false;
            }
            masks_[count_++] = digits;
            return true;
        }

      private:
        std::array<DigitMask, 15> masks_{};  // as many as there are pairs of six cells
        int count_ = 0;
    };

    bool try_digits(DigitMask digits) {
        if (!tried_.insert(digits)) return false;
        for (int i = 0; i < kSix; ++i) {
            const auto core = static_cast<DigitMask>(own_[i] & digits);
            if (digit_count(core) < (may_lack_ ? 2 : 3)) return false;
            pattern_.cores[cells_[i]] = core;
        }
        pattern_.digits = digits;
        pattern_.cells = cells_;
        return add_guardian_steps(search_, pattern_, steps_);
    }

    Search& search_;
    const State& state_;
    bool may_lack_;
    Steps& steps_;
    DeadlyPattern pattern_;
    std::array<Cell, kSix> cells_{};
    std::array<DigitMask, kSix> own_{};  // candidates of cells_
    Tried tried_;
};

/// The crossing lines are one of each stack (or band), 27 ways.
std::array<Cell, kSix> cells_of(bool by_rows, int chute, int left_out, int crossing) {
    const std::array<int, 3> across = {crossing % 3, 3 + crossing / 3 % 3, 6 + crossing / 9};
    std::array<Cell, kSix> cells{};
    int count = 0;
    for (int line = chute * 3; line < chute * 3 + 3; ++line) {
        if (line % 3 == left_out) continue;
        for (const int other : across) {
            cells[count++] = by_rows ? cell_at(line, other) : cell_at(other, line);
        }
    }
    return cells;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    RectangleSearch rectangles(search, row, steps);
    for (const bool by_rows : {true, false}) {
        for (int chute = 0; chute < 3; ++chute) {
            for (int left_out = 2; left_out >= 0; --left_out) {
                for (int crossing = 0; crossing < 27; ++crossing) {
                    if (rectangles.try_cells(cells_of(by_rows, chute, left_out, crossing))) return;
                }
            }
        }
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "extended-rectangle",
            .title = "Extended Rectangle",
            .family = Family::uniqueness,
            .code = "",
            .aliases = "extended unique rectangle, unique rectangle 2x3, unique rectangle 3x2",
            .summary = "six cells of two lines and three boxes must not be left with three digits",
            .page =
                "Take two rows of one band and three columns, one from each of its boxes. If the "
                "six cells held only three digits, both rows would hold all three of them there, "
                "and the rows could be swapped in these columns: the puzzle would have two "
                "solutions. So one of the other candidates of the six cells is true. The same "
                "works with rows and columns exchanged.\n\n"
                "The conclusions are those of a unique rectangle. Type 1: the others are all in "
                "one cell, so the three digits go from there. Type 2: they are all the same "
                "digit, which goes from every cell that sees all of them. Type 3: two or more "
                "cells of one house have them and act as one cell of a naked subset. Type 4: in "
                "that house, all but one of these cells are needed for digits of the pattern "
                "that have no other place, so no other digit of the pattern fits there.\n\n"
                "The argument needs a puzzle with exactly one solution.",
            .example =
                ":0000:x:1...95...859.....47+2+63.+4.+9+5......+968.9...1....+82.49...37+5+9..."
                "..+2.....5.9+9684+52...::::",
            .assumes_unique = true,
        },
    .find = find,
}}};

}  // namespace

TechniqueRows extended_rectangle() {
    return kRows;
}

}  // namespace nonet::logic

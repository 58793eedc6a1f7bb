// Tridagon (Thor's hammer): twelve cells in four boxes that three digits alone cannot fill.
//
//    a . . | a . .     Four boxes stand in a rectangle. In each, three cells in different rows and
//    . b . | . b .     columns take the same three digits: the cells form a permutation of its
//    . . c | . . c     rows, even (a b c going down) or odd (b c swapped). When the number of odd
//    ------+------     ones is odd, as in the drawing, three digits cannot fill all twelve cells.
//    a . . | . . a     So at least one of the other candidates in these cells, the guardians, is
//    . b . | . b .     true. The only one is placed; what sees all of them goes.
//    . . c | c . .
//
// The proof: fill a box's three cells with the three digits, read by rows as a permutation p, by
// columns as q; the cells say that p and q differ by an even or an odd permutation. Two boxes side
// by side share three rows, in each of which their digits differ, so their p differ by a cycle of
// three, which is even; so do the q of two boxes one above the other. Once around the rectangle the
// signs multiply to +1, hence the four cell permutations do, too. That is why only an even number
// of them can be odd. A cell may lack one of the digits: that makes it no easier to fill.
//
// Since a candidate sees another digit in its own cell only, and guardians of one digit from
// outside, the guardians must be in one cell or of one digit, which prunes the search to next to
// nothing. Cost: some 10 us, nearly all for 84 sets of digits in which no box has three such cells.
//
// Source: found as a 3-digit impossible pattern by mith, xsudoku and others in 2018-2022 on the New
// Sudoku Players' Forum (trivalue oddagon); the name is Denis Berthier's.
//
// Evidence: digits = the three; cells = the twelve, box by box; base = the four boxes; fins = the
// guardians.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

/// The rows of a box in the order in which a permutation goes through its columns: even ones first.
constexpr std::array<std::array<int, 3>, 6> kPermutations = {{
    {0, 1, 2},
    {1, 2, 0},
    {2, 0, 1},
    {0, 2, 1},
    {2, 1, 0},
    {1, 0, 2},
}};
constexpr bool is_odd(int permutation) {
    return permutation >= 3;
}

constexpr auto make_diagonals() {
    std::array<std::array<CellMask, 6>, 9> diagonals{};
    for (int box = 0; box < 9; ++box) {
        for (int p = 0; p < 6; ++p) {
            for (int column = 0; column < 3; ++column) {
                diagonals[box][p].add(
                    cell_at(box / 3 * 3 + kPermutations[p][column], box % 3 * 3 + column));
            }
        }
    }
    return diagonals;
}
/// For each box and permutation, three cells in different rows and columns.
constexpr auto kDiagonals = make_diagonals();

/// What a part of the pattern has beside the three digits.
struct Guardians {
    CellMask cells;
    DigitMask digits = 0;

    [[nodiscard]] Guardians with(const Guardians& other) const {
        return {cells | other.cells, static_cast<DigitMask>(digits | other.digits)};
    }
    /// False when no candidate can see all of them.
    [[nodiscard]] bool can_be_seen() const {
        return (digits & (digits - 1)) == 0 || cells.count() <= 1;
    }
};

class TridagonFinder {
  public:
    TridagonFinder(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()), row_(row), steps_(steps) {}

    void run() {
        for (Digit a = 1; a <= kDigits; ++a) {
            for (Digit b = a + 1; b <= kDigits; ++b) {
                for (Digit c = b + 1; c <= kDigits; ++c) {
                    if (try_digits(a, b, c)) return;
                }
            }
        }
    }

  private:
    bool try_digits(Digit a, Digit b, Digit c) {
        const CellMask& of_a = state_.cells_with(a);
        const CellMask& of_b = state_.cells_with(b);
        const CellMask& of_c = state_.cells_with(c);
        const CellMask usable = (of_a & of_b) | (of_a & of_c) | (of_b & of_c);  // two of them
        digits_ = static_cast<DigitMask>(mask_of(a) | mask_of(b) | mask_of(c));
        unsigned boxes = 0;
        for (int box = 0; box < 9; ++box) {
            usable_[box] = 0;
            for (int p = 0; p < 6; ++p) {
                if (kDiagonals[box][p].is_within(usable)) usable_[box] |= 1U << p;
            }
            if (usable_[box] != 0) boxes |= 1U << box;
        }
        for (int band = 0; band < 3; ++band) {  // the band and the stack that are not used
            for (int stack = 0; stack < 3; ++stack) {
                const int top = band == 0 ? 3 : 0;
                const int bottom = band == 2 ? 3 : 6;
                const int left = stack == 0 ? 1 : 0;
                const int right = stack == 2 ? 1 : 2;
                boxes_ = {top + left, top + right, bottom + left, bottom + right};
                const unsigned all =
                    1U << boxes_[0] | 1U << boxes_[1] | 1U << boxes_[2] | 1U << boxes_[3];
                if ((boxes & all) == all && try_boxes(0, false, {})) return true;
            }
        }
        return false;
    }

    [[nodiscard]] Guardians guardians_in(const CellMask& cells) const {
        Guardians guardians;
        for (const Cell cell : cells) {
            const auto extra = static_cast<DigitMask>(state_.candidates(cell) & ~digits_);
            if (extra == 0) continue;
            guardians.cells.add(cell);
            guardians.digits = static_cast<DigitMask>(guardians.digits | extra);
        }
        return guardians;
    }

    /// Chooses three cells in the box `index` and in those after it. True: stop searching.
    bool try_boxes(std::size_t index, bool odd, const Guardians& guardians) {
        if (index == boxes_.size()) return odd && conclude(guardians);
        const int box = boxes_[index];
        for (int p = 0; p < 6; ++p) {
            if ((usable_[box] >> p & 1) == 0) continue;
            const Guardians more = guardians.with(guardians_in(kDiagonals[box][p]));
            if (!more.can_be_seen()) continue;
            chosen_[index] = p;
            if (try_boxes(index + 1, odd != is_odd(p), more)) return true;
        }
        return false;
    }

    bool conclude(const Guardians& guardians) {
        if (guardians.cells.empty()) return false;  // the position has no solution
        const bool is_one_cell = guardians.cells.count() == 1;
        const bool is_one_digit = is_single(guardians.digits);
        const Cell first = guardians.cells.first();
        const Digit digit = first_digit(guardians.digits);
        Step step;
        if (is_one_cell && is_one_digit) {
            step.placements.push_back(Candidate::at(first, digit));
        } else if (is_one_cell) {
            add_removals(CellMask::of(first), digits_, step);
        } else {
            add_removals(common_peers(guardians.cells), guardians.digits, step);
        }
        if (step.placements.empty() && step.removals.empty()) return false;
        step.technique = &row_.info;
        step.digits = digits_of(digits_);
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            step.base.push_back(box_house(boxes_[i]));
            for (const Cell cell : kDiagonals[boxes_[i]][chosen_[i]]) {
                step.cells.push_back(cell);
                const auto extra = static_cast<DigitMask>(state_.candidates(cell) & ~digits_);
                for (const Digit guardian : digits_of(extra)) {
                    step.fins.push_back(Candidate::at(cell, guardian));
                }
            }
        }
        step.sort_results();
        return steps_.add(std::move(step));
    }

    static std::vector<Digit> digits_of(DigitMask mask) {
        std::vector<Digit> digits;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if ((mask & mask_of(digit)) != 0) digits.push_back(digit);
        }
        return digits;
    }

    void add_removals(const CellMask& cells, DigitMask digits, Step& step) const {
        for (const Digit digit : digits_of(digits)) {
            for (const Cell cell : cells& state_.cells_with(digit)) {
                step.removals.push_back(Candidate::at(cell, digit));
            }
        }
    }

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    DigitMask digits_ = 0;
    std::array<unsigned, 9> usable_{};  // permutations of each box whose cells will do
    std::array<int, 4> boxes_{};
    std::array<int, 4> chosen_{};
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    TridagonFinder(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "tridagon",
            .title = "Tridagon",
            .family = Family::patterns,
            .code = "",
            .aliases = "Thor's hammer, trivalue oddagon, anti-tridagon",
            .summary = "three digits cannot fill twelve cells of four boxes, so a guardian is true",
            .page =
                "Four boxes stand in a rectangle. In each, look at three cells in three different "
                "rows and columns of the box, twelve cells in all, and at three digits that all "
                "of them may take. The three cells of a box run along a diagonal, perhaps broken, "
                "and that diagonal either falls or rises. **When three of the boxes run one way "
                "and the fourth the other way, these three digits cannot fill the twelve cells.** "
                "It takes some trying to see this, or a short proof: the digits of two boxes side "
                "by side must be turned around as in a ring of three from row to row, the same "
                "holds for boxes one above the other, and an odd diagonal can be met by no such "
                "turns.\n\n"
                "So one of the cells must take a digit of another kind. Those candidates are the "
                "*guardians*. If there is only one guardian, it is placed. If all guardians are in "
                "one cell, that cell loses the three digits. If all are the same digit, then it "
                "goes from every cell that sees all of them.",
            .example =
                "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41"
                ".6..",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows tridagon() {
    return kRows;
}

}  // namespace nonet::logic

// WXYZ-wing and larger: bent sets, n cells of a box and a line that cross, with n digits.
//
// A digit that all its places in the cells see each other is restricted: at most one cell takes it.
// If all digits but one, Z, are restricted, then n-1 of them fill n-1 cells at most, and Z is in
// the cells: it goes from all that sees all its places there. If even Z is restricted, each of the
// n digits is in the cells, once, and goes from what sees all its places. The XYZ-wing is such a
// set of three cells; players of the Enjoy Sudoku forum call all of them bent almost restricted
// n-sets.
//
// A cell in the box only and one in the line only never see each other, any other two always do. So
// the digits that are not restricted are those that both the box-only and the line-only cells have.
// All 64 x 64 groups of such cells are tried against this, then the eight groups of shared cells.
// Sets with a smaller locked or bent set within are left out: that one says the same.
//
// Evidence: digits = those of the set, Z last, cells = the set's, sets = {those in the box only,
// those in both houses, those in the line only}, base = {box, line}.
// Order: boxes, for each its rows, then its columns.
// Cost: some 50 microseconds for a size.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace nonet::logic {

namespace {

/// Cells, at most six of them, and the digits of all their subsets.
class Part {
  public:
    Part(const State& state, const CellMask& cells) {
        for (const Cell cell : cells& state.blanks()) {
            const unsigned bit = 1U << count_;
            cells_[count_++] = cell;
            for (unsigned subset = 0; subset < bit; ++subset) {
                digits_[subset | bit] =
                    static_cast<DigitMask>(digits_[subset] | state.candidates(cell));
            }
        }
    }

    [[nodiscard]] unsigned subsets() const { return 1U << count_; }
    [[nodiscard]] DigitMask digits(unsigned subset) const { return digits_[subset]; }
    [[nodiscard]] CellMask cells(unsigned subset) const {
        CellMask cells;
        for (int i = 0; i < count_; ++i) {
            if ((subset >> i & 1) != 0) cells.add(cells_[i]);
        }
        return cells;
    }

  private:
    int count_ = 0;
    std::array<Cell, 6> cells_{};
    std::array<DigitMask, 64> digits_{};
};

/// One subset of each part.
struct Choice {
    unsigned box = 0;
    unsigned shared = 0;
    unsigned line = 0;
};

class BentSearch {
  public:
    BentSearch(const State& state, const TechniqueRow& row, Steps& steps)
        : state_(state), row_(row), steps_(steps) {}

    void run() {
        for (int box = 0; box < 9; ++box) {
            for (House line = 0; line < box_house(0); ++line) {
                if (!kHouseMasks[line].intersects(kHouseMasks[box_house(box)])) continue;
                if (try_houses(box_house(box), line)) return;
            }
        }
    }

  private:
    // True: stop.
    bool try_houses(House box, House line) {
        const CellMask shared_cells = kHouseMasks[box] & kHouseMasks[line];
        const Part in_box(state_, kHouseMasks[box].without(shared_cells));
        const Part in_line(state_, kHouseMasks[line].without(shared_cells));
        const Part shared(state_, shared_cells);
        houses_ = {box, line};
        for (unsigned a = 1; a < in_box.subsets(); ++a) {
            if (std::popcount(a) >= largest()) continue;
            for (unsigned c = 1; c < in_line.subsets(); ++c) {
                const auto both = static_cast<DigitMask>(in_box.digits(a) & in_line.digits(c));
                if (digit_count(both) > 1) continue;
                const auto digits = static_cast<DigitMask>(in_box.digits(a) | in_line.digits(c));
                const int cells = std::popcount(a) + std::popcount(c);
                if (digit_count(digits) > std::min(largest(), cells + 3)) continue;
                for (unsigned x = 0; x < shared.subsets(); ++x) {
                    const int size = cells + std::popcount(x);
                    if (!is_wanted(size)) continue;
                    if (digit_count(static_cast<DigitMask>(digits | shared.digits(x))) != size)
                        continue;
                    const CellMask groups[] = {in_box.cells(a), shared.cells(x), in_line.cells(c)};
                    if (report(groups, both)) return true;
                }
            }
        }
        return false;
    }

    /// The row of the largest sets stands for all sizes from its own on.
    [[nodiscard]] int largest() const { return row_.size > 6 ? kDigits : row_.size; }
    [[nodiscard]] bool is_wanted(int size) const { return size >= row_.size && size <= largest(); }

    bool report(const CellMask (&groups)[3], DigitMask unrestricted) {
        const CellMask cells = groups[0] | groups[1] | groups[2];
        const DigitMask digits = digits_in(cells);
        Step step;
        for (const Digit digit : digits_of(unrestricted != 0 ? unrestricted : digits)) {
            const CellMask places = cells & state_.cells_with(digit);
            for (const Cell cell : common_peers(places) & state_.cells_with(digit)) {
                step.removals.push_back(Candidate::at(cell, digit));
            }
        }
        if (step.removals.empty() || holds_smaller(cells) || was_reported(cells)) return false;
        step.technique = &row_.info;
        for (const Digit digit : digits_of(without(digits, unrestricted))) {
            step.digits.push_back(digit);
        }
        for (const Digit digit : digits_of(unrestricted)) step.digits.push_back(digit);
        step.cells = cells.cells();
        for (const CellMask& group : groups) step.sets.push_back({group, digits_in(group)});
        step.base = {houses_[0], houses_[1]};
        step.sort_results();
        return steps_.add(std::move(step));
    }

    [[nodiscard]] DigitMask digits_in(const CellMask& cells) const {
        DigitMask digits = 0;
        for (const Cell cell : cells) {
            digits = static_cast<DigitMask>(digits | state_.candidates(cell));
        }
        return digits;
    }

    // Some of the cells, not all, have no more digits than they are.
    [[nodiscard]] bool holds_smaller(const CellMask& cells) const {
        std::array<DigitMask, 1 << kDigits> digits{};
        unsigned end = 1;
        const unsigned all = (1U << cells.count()) - 1;
        for (const Cell cell : cells) {
            for (unsigned subset = 0; subset < end; ++subset) {
                const unsigned larger = subset | end;
                digits[larger] = static_cast<DigitMask>(digits[subset] | state_.candidates(cell));
                if (larger != all && digit_count(digits[larger]) <= std::popcount(larger)) {
                    return true;
                }
            }
            end *= 2;
        }
        return false;
    }

    // A single cell in box or line can make another box and line hold the same cells.
    bool was_reported(const CellMask& cells) {
        if (std::find(reported_.begin(), reported_.end(), cells) != reported_.end()) return true;
        reported_.push_back(cells);
        return false;
    }

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    std::array<House, 2> houses_{};
    std::vector<CellMask> reported_;
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    BentSearch(search.state(), row, steps).run();
}

constexpr std::array<TechniqueRow, 4> kRows = {{
    {
        .info =
            {
                .name = "wxyz-wing",
                .title = "WXYZ-Wing",
                .family = Family::wings,
                .code = "",
                .aliases = "bent quadruple, BARN of 4",
                .summary = "four cells of a box and a line with four digits, of which only one "
                           "could be there twice; that one must be there",
                .page =
                    "Four cells lie in a box and a line that cross, and have four candidates "
                    "together: W, X, Y and Z. All places of W in them see each other, so at most "
                    "one of the cells is W; the same holds for X and for Y. Only Z has places in "
                    "the box and in the line that do not see each other.\n\n"
                    "W, X and Y fill three of the four cells at most, so one of the cells is Z. "
                    "Every other cell that sees all the Z of the four cells loses Z.\n\n"
                    "It may also happen that no digit could be there twice. Then each of the four "
                    "is there once, and goes from every cell that sees all its places.",
                .example = ":x:x:+8.....7....3.4..8924....+3.+55+7+8...+92+6+39+68+2+5+4+7+1+4+21.."
                           ".53+8+63.....+97+9.4+762+8.+3.8.3.96..:198:::",
            },
        .size = 4,
        .find = find,
    },
    {
        .info =
            {
                .name = "vwxyz-wing",
                .title = "VWXYZ-Wing",
                .family = Family::wings,
                .code = "",
                .aliases = "bent quintuple, BARN of 5",
                .summary = "five cells of a box and a line with five digits, of which only one "
                           "could be there twice; that one must be there",
                .page =
                    "A WXYZ-wing of five cells: they lie in a box and a line that cross, and have "
                    "five candidates together. Four of the digits have all their places within "
                    "sight of each other, so each of them fills one cell at most, and the fifth "
                    "digit, Z, must be in the fifth cell. Z goes from every other cell that sees "
                    "all its places in the five.",
                .example = ":x:x:..3......4..1.9.3+6.+9...75.42.9.783.+55+86.2.....+3.5+9.8..3..+9+"
                           "6+245+8+8.2+7+1.6+9+396.8....7:112 117 466 768 193:::",
            },
        .size = 5,
        .find = find,
    },
    {
        .info =
            {
                .name = "uvwxyz-wing",
                .title = "UVWXYZ-Wing",
                .family = Family::wings,
                .code = "",
                .aliases = "bent sextuple, BARN of 6",
                .summary = "six cells of a box and a line with six digits, of which only one could "
                           "be there twice; that one must be there",
                .page =
                    "A WXYZ-wing of six cells: they lie in a box and a line that cross, and have "
                    "six candidates together. Five of the digits have all their places within "
                    "sight of each other, so each of them fills one cell at most, and the sixth "
                    "digit, Z, must be in the sixth cell. Z goes from every other cell that sees "
                    "all its places in the six.",
                .example = ":x:x:..3......4..1.9.3+6.+9...75.42.9.783.+55+86.2.....+3.5+9.8..3..+9+"
                           "6+245+8+8.2+7+1.6+9+396.8....7:112 117 466 768 193:::",
            },
        .size = 6,
        .find = find,
    },
    {
        .info =
            {
                .name = "bent-set",
                .title = "Bent Set",
                .family = Family::wings,
                .code = "",
                .aliases = "BARN, bent almost restricted n-set",
                .summary = "seven or more cells of a box and a line with as many digits, of which "
                           "only one could be there twice; that one must be there",
                .page =
                    "A WXYZ-wing of seven, eight or nine cells: they lie in a box and a line that "
                    "cross, and have as many candidates together as they are cells. All digits "
                    "but one, Z, have all their places within sight of each other, so each of "
                    "them fills one cell at most, and Z must be in the cell that is left. Z goes "
                    "from every other cell that sees all its places in the set.",
                .example = ":x:x:+12..56..94+5..8.......2.15........3...14...+9..9.5.2....+5.+1.9+"
                           "2.4.6...7.2157+4+26+1+58+9+3:923 332 333 338 354 356:::",
            },
        .size = 7,
        .find = find,
    },
}};

}  // namespace

TechniqueRows bent_sets() {
    return kRows;
}

}  // namespace nonet::logic

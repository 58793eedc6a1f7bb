// Sue de Coq: the cells where a line and a box meet, with sets that share out their digits.
//
// Two or three cells of the intersection have at least two digits more than cells. Cells of the
// line and cells of the box, with no digit of the intersection in common, take up the surplus: the
// line's set can hold each of its digits once with the intersection, the box's set likewise, and
// together all digits fill all cells. So every digit is used: those of the line's set go from the
// rest of the line, those of the box's set from the rest of the box, and those of the intersection
// alone from both. Each set may have further digits, with one more cell for each; a further digit
// in both sets goes from the rest of both houses. Found by a player of that name in the Sudoku
// Players' Forums as "two-sector disjoint subsets".
//
// Order: rows, then columns, with the boxes; the cells of the intersection; subsets of the line and
// of the box as a depth-first walk meets them. Evidence: sets[0] = intersection, sets[1] = the
// line's set, sets[2] = the box's; base = line and box; digits = those removed, as in HoDoKu's
// library. Cost: some ten microseconds.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

DigitMask join(DigitMask a, DigitMask b) {
    return static_cast<DigitMask>(a | b);
}
DigitMask common(DigitMask a, DigitMask b) {
    return static_cast<DigitMask>(a & b);
}

/// Cells to choose from.
struct Choice {
    std::array<Cell, 9> cells{};
    std::array<DigitMask, 9> digits{};
    int count = 0;
};

/// Some of them, as a walk over subsets grows them.
struct Chosen {
    unsigned members = 0;  // bit i: cell i of the choice
    DigitMask digits = 0;
    int count = 0;

    [[nodiscard]] Chosen with(const Choice& choice, int i) const {
        return {members | 1U << i, join(digits, choice.digits[static_cast<std::size_t>(i)]),
                count + 1};
    }
    [[nodiscard]] CellGroup group(const Choice& choice) const {
        CellGroup group;
        group.digits = digits;
        for (int i = 0; i < choice.count; ++i) {
            if ((members >> i & 1U) != 0)
                group.cells.add(choice.cells[static_cast<std::size_t>(i)]);
        }
        return group;
    }
};

class SueDeCoq {
  public:
    SueDeCoq(const State& state, const TechniqueRow& row, Steps& steps)
        : state_(state), row_(row), steps_(steps) {}

    /// Looks at the intersection of two houses; true: stop.
    bool check(House line, House box) {
        line_ = line;
        box_ = box;
        const CellMask meeting = kHouseMasks[line] & kHouseMasks[box] & state_.blanks();
        CellMask after_one = meeting;
        for (const Cell one : meeting) {
            after_one.remove(one);
            CellMask after_two = after_one;
            for (const Cell two : after_one) {
                after_two.remove(two);
                const CellGroup pair = grow(grow({}, one), two);
                if (check_meeting(pair, 2)) return true;
                for (const Cell three : after_two) {
                    if (check_meeting(grow(pair, three), 3)) return true;
                }
            }
        }
        return false;
    }

  private:
    CellGroup grow(CellGroup group, Cell cell) const {
        group.cells.add(cell);
        group.digits = join(group.digits, state_.candidates(cell));
        return group;
    }

    /// The blank cells of a house but those of the intersection.
    Choice choose_from(House house) const {
        Choice choice;
        for (const Cell cell : (kHouseMasks[house] & state_.blanks()).without(meeting_.cells)) {
            const auto i = static_cast<std::size_t>(choice.count++);
            choice.cells[i] = cell;
            choice.digits[i] = state_.candidates(cell);
        }
        return choice;
    }

    /// How many digits of the intersection the cells of a set take up.
    int taken_by(const Chosen& set) const {
        return set.count - digit_count(without(set.digits, meeting_.digits));
    }

    bool check_meeting(const CellGroup& meeting, int cells) {
        surplus_ = digit_count(meeting.digits) - cells;
        if (surplus_ < 2) return false;
        meeting_ = meeting;
        of_line_ = choose_from(line_);
        of_box_ = choose_from(box_);
        return extend_line({}, 0);
    }

    bool extend_line(const Chosen& before, int first) {
        for (int i = first; i < of_line_.count; ++i) {
            const Chosen set = before.with(of_line_, i);
            const int taken = taken_by(set);
            const DigitMask shared = common(set.digits, meeting_.digits);
            if (shared != 0 && taken > 0 && taken < surplus_) {
                line_set_ = set;
                if (extend_box({}, 0, shared, surplus_ - taken)) return true;
            }
            if (extend_line(set, i + 1)) return true;
        }
        return false;
    }

    /// A third cell of the intersection may serve the line's set.
    bool is_in_line_set(Cell cell) const {
        if (!kHouseMasks[line_].has(cell)) return false;
        for (int i = 0; i < of_line_.count; ++i) {
            if (of_line_.cells[static_cast<std::size_t>(i)] == cell) {
                return (line_set_.members >> i & 1U) != 0;
            }
        }
        return false;
    }

    bool extend_box(const Chosen& before, int first, DigitMask forbidden, int wanted) {
        for (int i = first; i < of_box_.count; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (common(of_box_.digits[at], forbidden) != 0) continue;
            if (is_in_line_set(of_box_.cells[at])) continue;
            const Chosen set = before.with(of_box_, i);
            const DigitMask shared = common(set.digits, meeting_.digits);
            if (shared != 0 && taken_by(set) == wanted && add(set)) return true;
            if (extend_box(set, i + 1, forbidden, wanted)) return true;
        }
        return false;
    }

    void remove_from(House house, const CellGroup& own, const CellGroup& other) {
        const DigitMask both = common(own.digits, other.digits);
        const DigitMask digits =
            join(without(join(meeting_.digits, own.digits), other.digits), both);
        const CellMask cells = kHouseMasks[house].without(own.cells).without(meeting_.cells);
        for (const Cell cell : cells& state_.blanks()) {
            for (const Digit digit : digits_of(common(state_.candidates(cell), digits))) {
                step_.removals.push_back(Candidate::at(cell, digit));
            }
        }
    }

    bool add(const Chosen& chosen) {
        const CellGroup box_set = chosen.group(of_box_);
        const CellGroup line_set = line_set_.group(of_line_);
        step_.clear();
        remove_from(box_, box_set, line_set);
        remove_from(line_, line_set, box_set);
        if (step_.removals.empty()) return false;
        step_.technique = &row_.info;
        step_.sort_results();
        DigitMask removed = 0;
        for (const Candidate candidate : step_.removals) {
            removed = join(removed, mask_of(candidate.digit));
        }
        for (const Digit digit : digits_of(removed)) step_.digits.push_back(digit);
        step_.base = {line_, box_};
        step_.sets = {meeting_, line_set, box_set};
        return steps_.add(step_);
    }

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    House line_ = 0;
    House box_ = 0;
    CellGroup meeting_;
    int surplus_ = 0;  // digits of the intersection, less its cells
    Choice of_line_;
    Choice of_box_;
    Chosen line_set_;
    Step step_;
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    SueDeCoq finder(search.state(), row, steps);
    for (House line = row_house(0); line < box_house(0); ++line) {
        for (House box = box_house(0); box < box_house(9); ++box) {
            if (finder.check(line, box)) return;
        }
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "sue-de-coq",
            .title = "Sue de Coq",
            .family = Family::sets,
            .code = "1101",
            .aliases = "two-sector disjoint subsets",
            .summary = "cells of a line and of a box share out the digits of their intersection",
            .page = "Two or three cells in which a line and a box meet have at least two digits "
                    "more than cells. Some cells in the rest of the line and some in the rest of "
                    "the box, which share no digit of the meeting cells, take up what is too "
                    "much. All digits are then needed to fill all the cells: those of the line's "
                    "cells go from the rest of the line, those of the box's cells from the rest "
                    "of the box, and the remaining digits of the meeting cells from both.",
            .example = ":1101:6:+349+25+671+8+5....+8.4..8...+1.5....+58+9+2766+7+53+2+4+9+8+1+8+"
                       "92+617+4+3+5.5..93+8.+7+9..8.5+1.4..+8..+2+593:171 735:::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows sue_de_coq() {
    return kRows;
}

}  // namespace nonet::logic

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
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <bit>

namespace nonet::logic {

namespace {

DigitMask join(DigitMask a, DigitMask b) {
    return static_cast<DigitMask>(a | b);
}
DigitMask common(DigitMask a, DigitMask b) {
    return static_cast<DigitMask>(a & b);
}
DigitMask without(DigitMask a, DigitMask b) {
    return static_cast<DigitMask>(a & ~b);
}

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
                CellGroup pair = grow(grow({}, one), two);
                if (check_meeting(pair)) return true;
                for (const Cell three : after_two) {
                    if (check_meeting(grow(pair, three))) return true;
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

    /// How many digits more than cells.
    static int surplus(const CellGroup& group) {
        return std::popcount(group.digits) - group.cells.count();
    }

    /// How many digits of the intersection the cells of a set take up.
    int taken_by(const CellGroup& set) const {
        return set.cells.count() - std::popcount(without(set.digits, meeting_.digits));
    }

    bool check_meeting(const CellGroup& meeting) {
        if (surplus(meeting) < 2) return false;
        meeting_ = meeting;
        const CellMask rest = kHouseMasks[line_] & state_.blanks();
        return extend_line({}, rest.without(meeting.cells));
    }

    bool extend_line(const CellGroup& before, CellMask rest) {
        while (!rest.empty()) {
            const Cell cell = rest.first();
            rest.remove(cell);
            const CellGroup set = grow(before, cell);
            const int taken = taken_by(set);
            const DigitMask shared = common(set.digits, meeting_.digits);
            if (shared != 0 && taken > 0 && taken < surplus(meeting_)) {
                line_set_ = set;
                CellMask open = kHouseMasks[box_] & state_.blanks();
                for (Digit digit = 1; digit <= kDigits; ++digit) {
                    if ((shared & mask_of(digit)) != 0) {
                        open = open.without(state_.cells_with(digit));
                    }
                }
                open = open.without(meeting_.cells).without(set.cells);
                if (extend_box({}, open, surplus(meeting_) - taken)) return true;
            }
            if (extend_line(set, rest)) return true;
        }
        return false;
    }

    bool extend_box(const CellGroup& before, CellMask rest, int wanted) {
        while (!rest.empty()) {
            const Cell cell = rest.first();
            rest.remove(cell);
            const CellGroup set = grow(before, cell);
            if (common(set.digits, meeting_.digits) != 0 && taken_by(set) == wanted) {
                if (add(set)) return true;
            }
            if (extend_box(set, rest, wanted)) return true;
        }
        return false;
    }

    void remove_from(House house, const CellGroup& own, const CellGroup& other,
                     std::vector<Candidate>& removals) const {
        const DigitMask both = common(own.digits, other.digits);
        const DigitMask digits =
            join(without(join(meeting_.digits, own.digits), other.digits), both);
        const CellMask cells = kHouseMasks[house].without(own.cells).without(meeting_.cells);
        for (const Cell cell : cells& state_.blanks()) {
            const DigitMask victims = common(state_.candidates(cell), digits);
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                if ((victims & mask_of(digit)) != 0) removals.push_back(Candidate::at(cell, digit));
            }
        }
    }

    bool add(const CellGroup& box_set) {
        Step& step = step_;
        step.clear();
        remove_from(box_, box_set, line_set_, step.removals);
        remove_from(line_, line_set_, box_set, step.removals);
        if (step.removals.empty()) return false;
        step.technique = &row_.info;
        step.sort_results();
        DigitMask removed = 0;
        for (const Candidate candidate : step.removals) {
            removed = join(removed, mask_of(candidate.digit));
        }
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if ((removed & mask_of(digit)) != 0) step.digits.push_back(digit);
        }
        step.base = {line_, box_};
        step.sets = {meeting_, line_set_, box_set};
        return steps_.add(step);
    }

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    House line_ = 0;
    House box_ = 0;
    CellGroup meeting_;
    CellGroup line_set_;
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
            .example = ":1101:x:+3+24+8+6+1+59765+7+9+4+3+82191+8+5+273+642.1+43....5.32.6...+4..+7"
                       ".....+1..6.....+8..1746..7..+39..1.::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows sue_de_coq() {
    return kRows;
}

}  // namespace nonet::logic

// The walk over bases, cross-lines and targets of an exocet; what follows from one is in
// exocet_cases.cpp.
//
// A base is two cells of a box in one line; the S cells are those of three cross-lines outside its
// chute. Counting lines (line_places.hpp) decides whether a digit can stand in them three times,
// before any target is looked at: nearly all bases end there.
#include "logic/kit/exocet.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/exocet_cases.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_row.hpp"

namespace nonet::logic {

namespace {

constexpr int kMostDigits = 5;  // candidates of the base; with more, no S cells are so few

enum class Direction : bool { rows, columns };  // of the lines of the base's chute

Cell cell_on(Direction direction, int line, int place) {
    return direction == Direction::rows ? cell_at(line, place) : cell_at(place, line);
}

class ExocetFinder {
  public:
    ExocetFinder(ExocetKind kind, Search& search, const TechniqueRow& row, Steps& steps)
        : kind_(kind),
          state_(search.state()),
          row_(row),
          steps_(steps),
          places_(search.state(), LinePlaces::Count::candidates_and_values) {}

    void run() {
        for (const Direction direction : {Direction::rows, Direction::columns}) {
            direction_ = direction;
            for (int line = 0; line < 9; ++line) {
                for (int free = 0; free < 9; ++free) {  // the place in the base box not of the base
                    if (try_base(line, free)) return;
                }
            }
        }
    }

  private:
    [[nodiscard]] DigitMask digits_at(Cell cell) const {
        const int value = state_.values()[cell];
        return value != 0 ? mask_of(value) : state_.candidates(cell);
    }
    [[nodiscard]] House cross_line(int place) const {
        return direction_ == Direction::rows ? column_house(place) : row_house(place);
    }
    [[nodiscard]] LineMask s_places(int cross, Digit digit) const {
        return static_cast<LineMask>(places_.at(exocet_.cross_lines[cross], digit) &
                                     exocet_.outside);
    }

    bool try_base(int line, int free) {
        const int box = free / 3 * 3;
        exocet_ = Exocet();
        exocet_.base = {cell_on(direction_, line, box + (free % 3 == 0 ? 1 : 0)),
                        cell_on(direction_, line, box + (free % 3 == 2 ? 1 : 2))};
        const DigitMask first = state_.candidates(exocet_.base[0]);
        const DigitMask second = state_.candidates(exocet_.base[1]);
        if (first == 0 || second == 0) return false;
        exocet_.digits = static_cast<DigitMask>(first | second);
        const int count = digit_count(exocet_.digits);
        if (count < 2 || count > kMostDigits) return false;
        const int chute = line / 3 * 3;
        exocet_.outside = static_cast<LineMask>(kAllDigits & ~(7U << chute));
        exocet_.cross_lines[0] = cross_line(free);
        lines_ = {chute + (line % 3 == 0 ? 1 : 0), chute + (line % 3 == 2 ? 1 : 2)};
        const int box1 = (box + 3) % 9;
        const int box2 = (box + 6) % 9;
        for (int place1 = box1; place1 < box1 + 3; ++place1) {
            for (int place2 = box2; place2 < box2 + 3; ++place2) {
                exocet_.cross_lines[1] = cross_line(place1);
                exocet_.cross_lines[2] = cross_line(place2);
                if (try_cross_lines({place1, place2})) return true;
            }
        }
        return false;
    }

    /// Looks which of the four cells on lines B and C can hold a digit of the base: these must be
    /// targets, and what is missing to two is looked for far away.
    bool try_cross_lines(const std::array<int, 2>& places) {
        int targets = 0;
        for (int cross = 0; cross < 2; ++cross) {
            for (int line = 0; line < 2; ++line) {
                const Cell cell = cell_on(direction_, lines_[line], places[cross]);
                if ((digits_at(cell) & exocet_.digits) == 0) continue;
                if (state_.values()[cell] != 0 || targets == 2) return false;
                set_near_target(targets++, cross, line, places);
            }
        }
        if (kind_ == ExocetKind::junior) {
            if (targets != 2 || overfull_digits() != 0) return false;
            const bool is_one_box = exocet_.target_lines[0] == exocet_.target_lines[1];
            if (is_one_box) exocet_.mirrors = {};
            return conclude();
        }
        if (targets == 2) return false;
        for (int i = targets; i < 2; ++i) exocet_.mirrors[i] = CellMask();
        const DigitMask overfull = overfull_digits();
        return overfull != 0 && try_far_targets(targets, overfull);
    }

    /// The digits of the base that the S cells can hold three times.
    [[nodiscard]] DigitMask overfull_digits() const {
        DigitMask overfull = 0;
        for (const Digit digit : digits_of(exocet_.digits)) {
            if (fills_three_lines(s_places(0, digit), s_places(1, digit), s_places(2, digit))) {
                overfull = static_cast<DigitMask>(overfull | mask_of(digit));
            }
        }
        return overfull;
    }

    /// The target `index` on the cross-line `cross` (0: the second, 1: the third), and its mirror:
    /// the cells of the other box on the other line, but for the one on that box's cross-line.
    void set_near_target(int index, int cross, int line, const std::array<int, 2>& places) {
        exocet_.targets[index] = cell_on(direction_, lines_[line], places[cross]);
        exocet_.target_lines[index] = cross + 1;
        const int other = places[1 - cross];
        CellMask mirror;
        for (int place = other / 3 * 3; place < other / 3 * 3 + 3; ++place) {
            if (place != other) mirror.add(cell_on(direction_, lines_[1 - line], place));
        }
        exocet_.mirrors[index] = mirror;
    }

    /// Senior: tries each S cell as the target `index`, after the one before it; each must take
    /// part in all that makes the digits overfull.
    bool try_far_targets(int index, DigitMask overfull) {
        const int first = index == 1 && exocet_.mirrors[0].empty() ? far_ + 1 : 0;
        for (int i = first; i < 27; ++i) {
            const int cross = i / 9;
            const int place = i % 9;
            if ((exocet_.outside >> place & 1) == 0) continue;
            const Cell cell = kHouseCells[exocet_.cross_lines[cross]][place];
            if ((state_.candidates(cell) & exocet_.digits) == 0) continue;
            exocet_.targets[index] = cell;
            exocet_.target_lines[index] = cross;
            if (index == 0) {
                far_ = i;
                if (try_far_targets(1, overfull)) return true;
            } else if (limits_s_cells(overfull, place) && conclude()) {
                return true;
            }
        }
        return false;
    }

    /// True when the S cells but for the targets hold none of the digits three times.
    [[nodiscard]] bool limits_s_cells(DigitMask digits, int place) const {
        for (const Digit digit : digits_of(digits)) {
            std::array<LineMask, 3> s{s_places(0, digit), s_places(1, digit), s_places(2, digit)};
            take_out(exocet_.target_lines[1], place, s);
            if (exocet_.mirrors[0].empty()) take_out(exocet_.target_lines[0], far_ % 9, s);
            if (fills_three_lines(s[0], s[1], s[2])) return false;
        }
        return true;
    }
    static void take_out(int cross, int place, std::array<LineMask, 3>& places) {
        places[cross] = static_cast<LineMask>(places[cross] & ~(1U << place));
    }

    /// True: stop searching.
    bool conclude() {
        Step step;
        if (!conclude_exocet(state_, places_, exocet_, step)) return false;
        step.technique = &row_.info;
        return steps_.add(std::move(step));
    }

    ExocetKind kind_;
    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    LinePlaces places_;
    Direction direction_ = Direction::rows;
    int far_ = 0;  // the first of two targets among the S cells: cross-line * 9 + place
    std::array<int, 2> lines_{};  // B and C
    Exocet exocet_;
};

}  // namespace

void find_exocets(ExocetKind kind, Search& search, const TechniqueRow& row, Steps& steps) {
    ExocetFinder(kind, search, row, steps).run();
}

CellMask s_cells_of(const Exocet& exocet) {
    CellMask cells;
    for (const House line : exocet.cross_lines) {
        for (const int place : places_of(exocet.outside)) {
            cells.add(kHouseCells[line][place]);
        }
    }
    for (const Cell target : exocet.targets) cells.remove(target);
    return cells;
}

}  // namespace nonet::logic

// Unique rectangles and loops: what a loop with cells that hold more than its two digits allows.
//
// One such cell: it loses the two digits (type 1). More than two, or two with one extra digit: the
// extra digit leaves the cells that see them all (type 2). Two with several extra digits: these
// make a naked set with cells of a common house, or the two digits a hidden set (type 3). And two:
// when one of the two digits stands in a common house only there, the other goes (type 4).
//
// Type 3 goes through sizes from the number of extra digits to seven, houses box, row, column,
// naked before hidden. Two oddities of the original are part of the scale: a hidden set is counted
// one too small, and its sizes start at the number of extra digits. Source: the behaviour of Sudoku
// Explainer 1.2.1.3.
#include "rate/explainer/producers/subsets.hpp"
#include "rate/explainer/producers/unique_loops.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

namespace nonet::explainer {

namespace {

constexpr int kMaxSetSize = 7;

std::string_view name_of(int loop_size, int type) {
    static const auto kNames = [] {
        std::array<std::array<std::string, 5>, UniqueLoop::kMaxSize + 1> names;
        for (int size = 4; size <= UniqueLoop::kMaxSize; ++size) {
            for (int number = 1; number <= 4; ++number) {
                const std::string shape = size == 4  ? "Rectangle"
                                          : size > 6 ? fmt::format("Loop {}", size)
                                                     : "Loop";
                names[size][number] = fmt::format("Unique {} type {}", shape, number);
            }
        }
        return names;
    }();
    return kNames[loop_size][type];
}

double base_rating(int loop_size) {
    double rating = 4.5;
    if (loop_size >= 10) rating += 0.3;
    if (loop_size >= 8) {
        rating += 0.2;
    } else if (loop_size >= 6) {
        rating += 0.1;
    }
    return rating;
}

/// Makes the hints of one loop.
class LoopTypes {
  public:
    LoopTypes(const Position& position, const UniqueLoop& loop, std::vector<UniqueLoopHint>& hints)
        : position_(position),
          loop_(loop),
          hints_(hints),
          pair_(static_cast<DigitMask>(mask_of(loop.low) | mask_of(loop.high))) {
        for (int i = 0; i < loop.size; ++i) {
            const Cell cell = loop.cells[i];
            if (position.candidates(cell) == pair_) continue;
            if (count_ == 0) first_ = cell;
            if (count_ == 1) second_ = cell;
            ++count_;
            rich_.add(cell);
            extras_ = static_cast<DigitMask>(extras_ | (position.candidates(cell) & ~pair_));
        }
    }

    void add_all() {
        if (count_ == 0) return;  // the original gives no hint for it
        if (count_ == 1) return add_type_1();
        if (count_ > 2 || nonet::is_single(extras_)) {
            add_type_2();
        } else {
            add_type_3();
        }
        if (count_ == 2) add_type_4();
    }

  private:
    [[nodiscard]] UniqueLoopHint start(int type) const {
        UniqueLoopHint hint;
        hint.type = type;
        hint.loop = loop_.mask;
        hint.hint.name = name_of(loop_.size, type);
        hint.hint.rating = base_rating(loop_.size);
        return hint;
    }

    [[nodiscard]] bool is_known(const UniqueLoopHint& hint) const {
        return std::any_of(hints_.begin(), hints_.end(),
                           [&](const UniqueLoopHint& known) { return known.is_same(hint); });
    }

    void add(UniqueLoopHint&& hint) {
        if (hint.hint.removals.empty() || is_known(hint)) return;
        std::sort(hint.hint.removals.begin(), hint.hint.removals.end());
        hints_.push_back(std::move(hint));
    }

    void add_type_1() {
        UniqueLoopHint hint = start(1);
        hint.hint.remove(first_, pair_);
        add(std::move(hint));
    }

    void add_type_2() {
        UniqueLoopHint hint = start(2);
        const auto digits = static_cast<DigitMask>(position_.candidates(first_) & ~pair_);
        const Digit digit = std::countr_zero(digits) + 1;
        for (const Cell cell : position_.cells_with(digit) & common_peers(rich_)) {
            hint.hint.remove(cell, mask_of(digit));
        }
        add(std::move(hint));
    }

    void add_type_3() {
        for (int size = count_bits(extras_); size <= kMaxSetSize; ++size) {
            for (const House house : kHousesOf[first_]) {
                if (!kHouseMasks[house].has(second_)) continue;
                const int blanks = position_.blank_count(house);
                if (size * 2 <= blanks) add_naked_sets(house, size);
                if (size * 2 < blanks) add_hidden_sets(house, size);
            }
        }
    }

    /// Sets of places with the first cell, which stands for both, and without the second.
    void add_naked_sets(House house, int size) {
        const unsigned one = 1u << place_in(house, first_);
        const unsigned two = 1u << place_in(house, second_);
        const unsigned shared =
            extras_ & position_.candidates(first_) & position_.candidates(second_);
        for (unsigned set = (1u << size) - 1; set < 512; set = next_set(set)) {
            if ((set & one) == 0 || (set & two) != 0) continue;
            unsigned others = shared;
            bool is_proper = true;
            for (unsigned rest = set & ~one; rest != 0; rest &= rest - 1) {
                const DigitMask candidates =
                    position_.candidates(kHouseCells[house][std::countr_zero(rest)]);
                is_proper = is_proper && count_bits(candidates) >= 2;
                others |= candidates;
            }
            if (!is_proper || count_bits(others) != size || (extras_ & ~others) != 0) continue;
            add_naked_set(house, static_cast<PlaceMask>(set & ~one), static_cast<DigitMask>(others),
                          static_cast<PlaceMask>(one | two));
        }
    }

    void add_naked_set(House house, PlaceMask places, DigitMask digits, PlaceMask loop_places) {
        UniqueLoopHint hint = start(3);
        hint.house = house;
        hint.digits = digits;
        hint.places = places;
        hint.hint.rating += (count_bits(digits) - 1) * 0.1;
        for (int place = 0; place < 9; ++place) {
            if (((places | loop_places) >> place & 1) != 0) continue;
            const Cell cell = kHouseCells[house][place];
            hint.hint.remove(cell, position_.candidates(cell) & digits);
        }
        add(std::move(hint));
    }

    /// The two digits and size - 2 others that are no extras, ascending as sets of these others.
    void add_hidden_sets(House house, int size) {
        std::array<std::uint8_t, 9> others{};
        int count = 0;
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (((pair_ | extras_) & mask_of(digit)) == 0) {
                others[count++] = static_cast<std::uint8_t>(digit);
            }
        }
        if (size - 2 > count) return;
        if (size == 2) return add_hidden_set(house, pair_, size);
        for (unsigned set = (1u << (size - 2)) - 1; set < 1u << count; set = next_set(set)) {
            unsigned digits = pair_;
            for (unsigned rest = set; rest != 0; rest &= rest - 1) {
                digits |= mask_of(others[std::countr_zero(rest)]);
            }
            add_hidden_set(house, static_cast<DigitMask>(digits), size);
        }
    }

    void add_hidden_set(House house, DigitMask digits, int size) {
        const unsigned one = 1u << place_in(house, first_);
        const unsigned two = 1u << place_in(house, second_);
        unsigned all = 0;
        for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
            const unsigned places = position_.places(house, std::countr_zero(rest) + 1) & ~two;
            if (places == 0) return;
            all |= places;
        }
        if (count_bits(all) != size) return;
        all &= ~one;
        UniqueLoopHint hint = start(3);
        hint.is_hidden = true;
        hint.house = house;
        hint.digits = digits;
        hint.places = static_cast<PlaceMask>(all);
        hint.hint.rating += (count_bits(all) - 1) * 0.1;
        for (unsigned rest = all; rest != 0; rest &= rest - 1) {
            const Cell cell = kHouseCells[house][std::countr_zero(rest)];
            hint.hint.remove(cell, position_.candidates(cell) & ~unsigned{digits});
        }
        add(std::move(hint));
    }

    /// True when the digit stands in a house of both cells only there.
    [[nodiscard]] bool is_locked(Digit digit) const {
        return std::any_of(kHousesOf[first_].begin(), kHousesOf[first_].end(), [&](House house) {
            return kHouseMasks[house].has(second_) &&
                   (position_.cells_with(digit) & kHouseMasks[house]) == rich_;
        });
    }

    void add_type_4() {
        Digit removed = 0;
        if (is_locked(loop_.low)) {
            removed = loop_.high;
        } else if (is_locked(loop_.high)) {
            removed = loop_.low;
        } else {
            return;
        }
        UniqueLoopHint hint = start(4);
        hint.hint.remove(first_, mask_of(removed));
        hint.hint.remove(second_, mask_of(removed));
        add(std::move(hint));
    }

    const Position& position_;
    const UniqueLoop& loop_;
    std::vector<UniqueLoopHint>& hints_;
    DigitMask pair_;
    DigitMask extras_ = 0;
    CellMask rich_;  ///< the cells with more than the two digits
    int count_ = 0;  ///< of them
    Cell first_ = 0;
    Cell second_ = 0;
};

}  // namespace

void add_hints(const Position& position, const UniqueLoop& loop,
               std::vector<UniqueLoopHint>& hints) {
    LoopTypes(position, loop, hints).add_all();
}

}  // namespace nonet::explainer

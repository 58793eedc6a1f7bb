// Pointing and claiming, and their direct forms.
//
// All places of a digit in one house (at least two: one is a single) lie in a second house too, so
// the digit leaves the rest of the second. The direct form is taken only where that leaves the
// digit one place in a third house of the first one's kind, and it fills that place.
//
// Order: boxes with columns, boxes with rows, columns with boxes, rows with boxes; inside by the
// first house, the second, the digit, the third. Source: the behaviour of Sudoku Explainer 1.2.1.3.
//
// Where the places of a digit lie is one look at a table of the 512 sets of places, so that a house
// is asked for nine digits and not for nine digits in each crossing house.
#include "rate/explainer/rules.hpp"

#include <array>

namespace nonet::explainer {

namespace {

/// The houses of one kind that one house crosses: three for boxes, three boxes for a line.
struct Crossing {
    House first;     ///< of the first kind
    House second;    ///< of the second
    int step;        ///< between the three crossing houses
    bool by_thirds;  ///< the crossing holds places 0..2, 3..5 or 6..8; else 0, 3, 6 and so on
};

constexpr PlaceMask places_of_third(int third, bool by_thirds) {
    return static_cast<PlaceMask>(by_thirds ? 0b000000111 << 3 * third : 0b001001001 << third);
}

constexpr std::uint8_t kNoThird = 3;

/// For each set of at least two places: the one third that holds it, or kNoThird.
constexpr std::array<std::uint8_t, 512> make_thirds(bool by_thirds) {
    std::array<std::uint8_t, 512> thirds{};
    for (unsigned places = 0; places < 512; ++places) {
        thirds[places] = kNoThird;
        for (int third = 0; third < 3; ++third) {
            if (count_bits(places) > 1 && (places & ~places_of_third(third, by_thirds)) == 0) {
                thirds[places] = static_cast<std::uint8_t>(third);
            }
        }
    }
    return thirds;
}

constexpr auto kThirdOf = std::array{make_thirds(false), make_thirds(true)};

/// The first of the three houses of the second kind that `house` crosses, and how they follow.
Crossing crossing_of(House house, bool with_columns) {
    if (house >= box_house(0)) {
        const int box = house - box_house(0);
        if (with_columns) return {house, column_house(box % 3 * 3), 1, false};
        return {house, row_house(box / 3 * 3), 1, true};
    }
    if (house >= column_house(0)) return {house, box_house((house - 9) / 3), 3, true};
    return {house, box_house(house / 3 * 3), 1, true};
}

/// Calls found(second house, digit) for each digit locked in a crossing of the house, in order,
/// until that answers false.
template <class Found>
bool each_locked(const Position& position, const Crossing& crossing, Found found) {
    std::array<DigitMask, 3> locked{};
    const auto& third_of = kThirdOf[crossing.by_thirds ? 1 : 0];
    for (Digit digit = 1; digit <= 9; ++digit) {
        const std::uint8_t third = third_of[position.places(crossing.first, digit)];
        if (third == kNoThird) continue;
        locked[third] = static_cast<DigitMask>(locked[third] | mask_of(digit));
    }
    for (int third = 0; third < 3; ++third) {
        for (unsigned rest = locked[third]; rest != 0; rest &= rest - 1) {
            const House second = crossing.second + third * crossing.step;
            if (!found(second, std::countr_zero(rest) + 1)) return false;
        }
    }
    return true;
}

/// Walks first houses in the original's order until `found(first, second, digit)` answers false.
template <class Found>
void each_locked(const Position& position, Found found) {
    const auto walk = [&](House begin, bool with_columns) {
        for (House first = begin; first < begin + 9; ++first) {
            const auto found_here = [&](House second, Digit digit) {
                return found(first, second, digit);
            };
            if (!each_locked(position, crossing_of(first, with_columns), found_here)) return false;
        }
        return true;
    };
    if (walk(box_house(0), true) && walk(box_house(0), false) && walk(column_house(0), false)) {
        walk(row_house(0), false);
    }
}

bool is_box(House house) {
    return house >= box_house(0);
}

/// The place of the digit in `third` once it has left `second`; nothing when it had one place
/// before, or has not exactly one then.
std::optional<Cell> single_after(const Position& position, House third, House second, Digit digit) {
    const CellMask before = position.cells_with(digit) & kHouseMasks[third];
    const CellMask after = before.without(kHouseMasks[second]);
    if (!after.is_single() || before == after) return std::nullopt;
    return after.first();
}

}  // namespace

void find_locking(const Position& position, Sink& sink) {
    each_locked(position, [&](House first, House second, Digit digit) {
        const CellMask removed =
            (position.cells_with(digit) & kHouseMasks[second]).without(kHouseMasks[first]);
        if (removed.empty()) return true;
        Hint hint;
        hint.name = is_box(first) ? "Pointing" : "Claiming";
        hint.rating = is_box(first) ? 2.6 : 2.8;
        for (const Cell cell : removed) hint.removals.push_back(Candidate::at(cell, digit));
        hint.pattern.kind = Pattern::Kind::line;
        hint.pattern.size = 1;
        hint.pattern.bases[0] = static_cast<std::uint8_t>(first);
        hint.pattern.covers[0] = static_cast<std::uint8_t>(second);
        hint.pattern.digit = digit;
        return sink.take(hint);
    });
}

void find_direct_locking(const Position& position, Sink& sink) {
    each_locked(position, [&](House first, House second, Digit digit) {
        const CellMask removed =
            (position.cells_with(digit) & kHouseMasks[second]).without(kHouseMasks[first]);
        if (removed.empty()) return true;
        const House kind = first / 9 * 9;
        for (House third = kind; third < kind + 9; ++third) {
            if (third == first || !removed.intersects(kHouseMasks[third])) continue;
            const std::optional<Cell> cell = single_after(position, third, second, digit);
            if (!cell) continue;
            Hint hint;
            hint.name = is_box(first) ? "Direct Pointing" : "Direct Claiming";
            hint.rating = is_box(first) ? 1.7 : 1.9;
            hint.placed = Candidate::at(*cell, digit);
            if (!sink.take(hint)) return false;
        }
        return true;
    });
}

}  // namespace nonet::explainer

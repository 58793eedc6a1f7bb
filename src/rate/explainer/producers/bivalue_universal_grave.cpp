// Bivalue universal grave: without a few extra candidates, every blank cell would hold two digits
// and every digit have two places in every house, which no puzzle with one solution can reach.
//
// A candidate is extra where its digit has neither none nor two places in a house and stands there
// in exactly one cell with three or more candidates. When what is left is a grave: one extra cell
// keeps its extras (type 1); one extra digit leaves the cells that see all its cells (type 2); two
// cells share another digit and a house, so one of them holds it (type 4); or the extras of cells
// of one house make a naked set with other cells there (type 3, boxes, rows, columns, sizes two to
// six). Type 4 comes after type 2 and before type 3. Two faults of the original are part of the
// scale: a cell with several extra digits never counts to type 2, and type 3 takes the first house
// before the smallest set. Source: the behaviour of Sudoku Explainer 1.2.1.3.
#include "rate/explainer/producers/subsets.hpp"
#include "rate/explainer/rules.hpp"

#include <algorithm>
#include <array>

namespace nonet::explainer {

namespace {

constexpr std::array<House, kHouses> make_boxes_rows_columns() {
    std::array<House, kHouses> order{};
    for (int i = 0; i < 9; ++i) {
        order[i] = box_house(i);
        order[9 + i] = row_house(i);
        order[18 + i] = column_house(i);
    }
    return order;
}

constexpr auto kBoxesRowsColumns = make_boxes_rows_columns();

/// The extra candidates of a position that is a grave without them.
class Grave {
  public:
    explicit Grave(const Position& position) : position_(position), rest_(position) {
        for (const Cell cell : position.blanks()) {
            if (count_bits(position.candidates(cell)) >= 3) rich_.add(cell);
        }
    }

    /// True when the position is a grave but for its extras, of which there is at least one.
    bool look() {
        if (rich_.empty()) return false;
        // every rich cell is an extra cell, and several serve only where a cell sees them all
        if (!rich_.is_single() && common_peers(rich_).empty()) return false;
        for (const House house : kBoxesRowsColumns) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                if (!note_extra(house, digit)) return false;
            }
        }
        return !cells_.empty() && is_grave();
    }

    bool take_all(Sink& sink) const {
        if (count_ == 1) return take_type_1(sink);
        if (nonet::is_single(all_extras_)) {
            return take_type_2(sink) && (count_ != 2 || take_type_4(sink));
        }
        return (count_ != 2 || take_type_4(sink)) && take_type_3(sink);
    }

  private:
    /// False when too many places of a digit have no rich cell: no grave.
    bool note_extra(House house, Digit digit) {
        const PlaceMask places = position_.places(house, digit);
        if (places == 0 || is_pair(places)) return true;
        const CellMask here = position_.cells_with(digit) & kHouseMasks[house] & rich_;
        if (here.empty()) return false;
        if (!here.is_single()) return true;  // another house tells which
        const Cell cell = here.first();
        if (!cells_.has(cell)) order_[count_++] = static_cast<std::uint8_t>(cell);
        cells_.add(cell);
        extras_[cell] = static_cast<DigitMask>(extras_[cell] | mask_of(digit));
        all_extras_ = static_cast<DigitMask>(all_extras_ | mask_of(digit));
        rest_.remove(cell, digit);
        return true;
    }

    [[nodiscard]] bool is_grave() const {
        if (rest_.bivalue_cells() != rest_.blanks()) return false;
        for (House house = 0; house < kHouses; ++house) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                const PlaceMask places = rest_.places(house, digit);
                if (places != 0 && !is_pair(places)) return false;
            }
        }
        return true;
    }

    static Hint start(std::string_view name, double rating) {
        Hint hint;
        hint.name = name;
        hint.rating = rating;
        return hint;
    }

    bool take_type_1(Sink& sink) const {
        Hint hint = start("BUG type 1", 5.6);
        hint.remove(order_[0], rest_.candidates(order_[0]));
        return sink.take(hint);
    }

    bool take_type_2(Sink& sink) const {
        const Digit digit = std::countr_zero(all_extras_) + 1;
        Hint hint = start("BUG type 2", 5.7);
        for (const Cell cell : position_.cells_with(digit) & common_peers(cells_)) {
            hint.remove(cell, mask_of(digit));
        }
        return hint.removals.empty() || sink.take(hint);
    }

    bool take_type_4(Sink& sink) const {
        const std::array<Cell, 2> two = {order_[0], order_[1]};
        const auto common = static_cast<DigitMask>(position_.candidates(two[0]) &
                                                   position_.candidates(two[1]) & ~all_extras_);
        if (!nonet::is_single(common)) return true;
        for (const House house : kHousesOf[two[0]]) {
            if (!kHouseMasks[house].has(two[1])) continue;
            Hint hint = start("BUG type 4", 5.7);
            for (const Cell cell : two) hint.remove(cell, rest_.candidates(cell) & ~common);
            std::sort(hint.removals.begin(), hint.removals.end());
            if (!sink.take(hint)) return false;
        }
        return true;
    }

    bool take_type_3(Sink& sink) const {
        for (const House house : kHousesOf[order_[0]]) {
            if (!cells_.is_within(kHouseMasks[house])) continue;
            for (int size = 2; size <= 6; ++size) {
                if (!take_naked_sets(house, size, sink)) return false;
            }
        }
        return true;
    }

    /// size - 1 cells beside the extra cells that make a naked set of `size` digits with the
    /// extras.
    bool take_naked_sets(House house, int size, Sink& sink) const {
        std::array<std::uint8_t, 9> others{};
        int count = 0;
        const CellMask seen = position_.blanks() & common_peers(cells_) & kHouseMasks[house];
        for (const Cell cell : kOrderedPeers[order_[0]]) {
            if (seen.has(cell)) others[count++] = static_cast<std::uint8_t>(cell);
        }
        for (unsigned set = (1u << (size - 1)) - 1; set < 1u << count; set = next_set(set)) {
            unsigned digits = 0;
            for (unsigned rest = set; rest != 0; rest &= rest - 1) {
                digits |= position_.candidates(others[std::countr_zero(rest)]);
            }
            if (count_bits(digits) != size || (all_extras_ & ~digits) != 0) continue;
            Hint hint = start("BUG type 3", 5.7 + (size - 1) * 0.1);
            for (int i = 0; i < count; ++i) {
                if ((set >> i & 1) == 0) {
                    hint.remove(others[i], position_.candidates(others[i]) & digits);
                }
            }
            std::sort(hint.removals.begin(), hint.removals.end());
            if (!hint.removals.empty() && !sink.take(hint)) return false;
        }
        return true;
    }

    const Position& position_;
    Position rest_;                             ///< without the extras
    CellMask rich_;                             ///< cells with three or more candidates
    CellMask cells_;                            ///< cells with extras
    std::array<std::uint8_t, kCells> order_{};  ///< the same in the order in which they were found
    int count_ = 0;
    std::array<DigitMask, kCells> extras_{};
    DigitMask all_extras_ = 0;
};

}  // namespace

void find_bivalue_universal_graves(const Position& position, Sink& sink) {
    Grave grave(position);
    if (grave.look()) grave.take_all(sink);
}

}  // namespace nonet::explainer

// Singles, locked candidates and subsets, again and again until nothing follows.
//
// Singles go through a list of cells that were just settled: each takes its digit from its peers.
// The other rules are tried only when no single is left, the cheaper first; each looks at whole
// houses.
//
// Subsets: k cells of a house with k digits between them are a naked subset, and the other open
// cells of the house then are a hidden one. So all sets of open cells are tried, from two to all
// but two, which finds naked and hidden pairs, triples and quads alike. A fish is the same with the
// rows as cells and the columns as digits.
#include "research/closure.hpp"

#include <nonet/cell_mask.hpp>

#include <array>
#include <bit>

namespace nonet::research {

namespace {

class Closer {
  public:
    explicit Closer(Candidates& position) : position_(position) {
        for (Cell cell = 0; cell < kCells; ++cell) note(cell);
    }

    Closure close(LogicLevel level) {
        while (settle()) {
            if (is_broken_) return Closure::contradiction;
            if (find_hidden_singles()) continue;
            if (is_broken_) return Closure::contradiction;
            if (settled_.count() == kCells) return Closure::solved;
            if (level >= LogicLevel::locked && find_locked()) continue;
            if (level >= LogicLevel::subsets && find_subsets()) continue;
            return is_broken_ ? Closure::contradiction : Closure::open;
        }
        return Closure::contradiction;
    }

  private:
    /// A cell with one candidate is to be settled; one with none is the end.
    void note(Cell cell) {
        if (position_[cell] == 0) is_broken_ = true;
        if (is_single(position_[cell]) && !settled_.has(cell)) waiting_.add(cell);
    }

    bool remove(Cell cell, DigitMask digits) {
        if ((position_[cell] & digits) == 0) return false;
        position_.set(cell, static_cast<DigitMask>(position_[cell] & ~digits));
        note(cell);
        return true;
    }

    /// Takes the digits of settled cells from their peers. False on a contradiction.
    bool settle() {
        while (!waiting_.empty() && !is_broken_) {
            const Cell cell = waiting_.first();
            waiting_.remove(cell);
            settled_.add(cell);
            const DigitMask digit = position_[cell];
            for (const Cell peer : kPeerMasks[cell]) remove(peer, digit);
        }
        return !is_broken_;
    }

    bool find_hidden_singles() {
        bool found = false;
        for (House house = 0; house < kHouses; ++house) {
            DigitMask once = 0;
            DigitMask twice = 0;
            for (const Cell cell : kHouseCells[house]) {
                twice |= static_cast<DigitMask>(once & position_[cell]);
                once |= position_[cell];
            }
            if (once != kAllDigits) is_broken_ = true;
            const auto lone = static_cast<DigitMask>(once & ~twice);
            for (const Cell cell : kHouseCells[house]) {
                const auto own = static_cast<DigitMask>(position_[cell] & lone);
                // Two digits that have no other place: remove() leaves none of them.
                if (own != 0 && !is_single(position_[cell]))
                    found |= remove(cell, static_cast<DigitMask>(is_single(own) ? kAllDigits & ~own
                                                                                : kAllDigits));
            }
        }
        return found;
    }

    [[nodiscard]] DigitMask digits_in(const CellMask& cells) const {
        DigitMask digits = 0;
        for (const Cell cell : cells) digits |= position_[cell];
        return digits;
    }

    bool remove_from(const CellMask& cells, DigitMask digits) {
        bool found = false;
        for (const Cell cell : cells) found |= remove(cell, digits);
        return found;
    }

    bool find_locked() {
        bool found = false;
        for (House box = box_house(0); box < kHouses; ++box) {
            for (House line = 0; line < box_house(0); ++line) {
                const CellMask common = kHouseMasks[box] & kHouseMasks[line];
                if (common.empty()) continue;
                const CellMask in_box = kHouseMasks[box].without(common);
                const CellMask in_line = kHouseMasks[line].without(common);
                const DigitMask here = digits_in(common);
                const DigitMask box_rest = digits_in(in_box);
                const DigitMask line_rest = digits_in(in_line);
                found |= remove_from(in_line, static_cast<DigitMask>(here & ~box_rest));
                found |= remove_from(in_box, static_cast<DigitMask>(here & ~line_rest));
            }
        }
        return found;
    }

    bool find_subsets() {
        bool found = false;
        for (House house = 0; house < kHouses && !is_broken_; ++house) {
            Masks digits{};
            for (int place = 0; place < 9; ++place)
                digits[place] = position_[kHouseCells[house][place]];
            found |= for_each_subset(digits, [&](int place, DigitMask taken) {
                return remove(kHouseCells[house][place], taken);
            });
        }
        for (Digit digit = 1; digit <= kDigits && !is_broken_; ++digit) {
            Masks columns{};
            for (Cell cell = 0; cell < kCells; ++cell) {
                if (position_.has(cell, digit))
                    columns[row_of(cell)] |= static_cast<DigitMask>(1U << column_of(cell));
            }
            found |= for_each_subset(columns, [&](int row, DigitMask taken) {
                bool removed = false;
                for (unsigned rest = taken & columns[row]; rest != 0; rest &= rest - 1)
                    removed |= remove(cell_at(row, std::countr_zero(rest)), mask_of(digit));
                return removed;
            });
        }
        return found;
    }

    using Masks = std::array<DigitMask, 9>;

    /// Where k of the masks have k bits between them, no other one may have these: take(place,
    /// bits) removes them. Places with one bit left are done with.
    template <class Take>
    bool for_each_subset(const Masks& masks, const Take& take) {
        std::array<int, 9> open{};
        unsigned count = 0;
        for (int place = 0; place < 9; ++place) {
            if (!is_single(masks[place])) open[count++] = place;
        }
        bool found = false;
        for (unsigned set = 1; set < 1U << count; ++set) {
            const auto size = static_cast<unsigned>(std::popcount(set));
            if (size < 2 || size + 2 > count) continue;
            DigitMask bits = 0;
            for (unsigned i = 0; i < count; ++i) {
                if ((set >> i & 1) != 0) bits |= masks[open[i]];
            }
            const auto values = static_cast<unsigned>(std::popcount(bits));
            if (values < size) is_broken_ = true;
            if (values != size) continue;
            for (unsigned i = 0; i < count; ++i) {
                if ((set >> i & 1) == 0) found |= take(open[i], bits);
            }
        }
        return found;
    }

    Candidates& position_;
    CellMask waiting_;
    CellMask settled_;
    bool is_broken_ = false;
};

}  // namespace

Closure close(Candidates& position, LogicLevel level) {
    return Closer(position).close(level);
}

}  // namespace nonet::research

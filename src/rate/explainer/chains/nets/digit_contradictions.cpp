// Counting places; digit_contradictions.hpp tells what for.
#include "rate/explainer/chains/nets/digit_contradictions.hpp"

#include <cstdint>

namespace nonet::explainer {

namespace {

/// The cells of one digit while houses are left with one place and cells see that.
class Places {
  public:
    explicit Places(const CellMask& cells) : left_(cells) {
        for (House house = 0; house < kHouses; ++house) {
            counts_[house] = static_cast<std::uint8_t>((cells & kHouseMasks[house]).count());
        }
    }

    bool contradicts_on(Cell cell) {
        wait_for(cell);
        return work_off();
    }
    bool contradicts_off(Cell cell) {
        left_.remove(cell);
        return !leave(cell) || work_off();
    }

  private:
    void wait_for(Cell cell) { waiting_[count_++] = static_cast<std::uint8_t>(cell); }

    /// The cell is no place any more. False when a house has none.
    bool leave(Cell cell) {
        for (const House house : kHousesOf[cell]) {
            if (--counts_[house] > 1) continue;
            const CellMask last = left_ & kHouseMasks[house];
            if (last.empty()) return false;
            if (!on_.has(last.first())) wait_for(last.first());
        }
        return true;
    }

    /// True when that ends in a contradiction.
    bool work_off() {
        while (count_ > 0) {
            const Cell cell = waiting_[--count_];
            if (on_.has(cell)) continue;
            if (!left_.has(cell)) return true;
            on_.add(cell);
            const CellMask leaving = left_ & kPeerMasks[cell];
            left_ = left_.without(leaving);
            for (const Cell other : leaving) {
                if (!leave(other)) return true;
            }
        }
        return false;
    }

    CellMask left_;
    CellMask on_;
    std::array<std::uint8_t, kHouses> counts_{};
    std::array<std::uint8_t, kHouses + 1> waiting_{};  ///< each house is left with one place once
    int count_ = 0;
};

}  // namespace

void DigitContradictions::update(const Position& position) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        const CellMask& cells = position.cells_with(digit);
        if (cells == cells_[digit - 1]) continue;
        cells_[digit - 1] = cells;
        CellMask on;
        CellMask off;
        const Places all(cells);
        for (const Cell cell : cells) {
            if (Places(all).contradicts_on(cell)) on.add(cell);
            if (Places(all).contradicts_off(cell)) off.add(cell);
        }
        on_[digit - 1] = on;
        off_[digit - 1] = off;
    }
}

}  // namespace nonet::explainer

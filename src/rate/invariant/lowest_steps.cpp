// Uniting the steps of the lowest rating; lowest_steps.hpp tells why.
#include "rate/invariant/lowest_steps.hpp"

#include <bit>

namespace nonet::invariant {

/// False when a step of that rating does not count.
bool LowestSteps::lower_to(int tenths) {
    if (tenths > tenths_) return false;
    if (tenths < tenths_) {
        clear();
        tenths_ = tenths;
    }
    return true;
}

void LowestSteps::add(const explainer::Hint& hint) {
    if (!lower_to(explainer::tenths_of(hint.rating))) return;
    if (hint.placed) {
        add(tenths_, *hint.placed, true);
        return;
    }
    for (const Candidate& removed : hint.removals) add(tenths_, removed, false);
}

void LowestSteps::add(int tenths, Candidate candidate, bool is_on) {
    if (!lower_to(tenths)) return;
    DigitMask& digits = (is_on ? placed_ : removed_)[candidate.cell];
    digits = static_cast<DigitMask>(digits | mask_of(candidate.digit));
    places_ = places_ || is_on;
}

void LowestSteps::apply(Position& position) const {
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (unsigned rest = removed_[cell]; rest != 0; rest &= rest - 1) {
            position.remove(cell, std::countr_zero(rest) + 1);
        }
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (placed_[cell] == 0 || position.value(cell) != 0) continue;
        position.place(cell, std::countr_zero(placed_[cell]) + 1);
    }
}

}  // namespace nonet::invariant

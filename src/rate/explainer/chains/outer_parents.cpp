// Absent candidates of one link; outer_parents.hpp tells what for.
#include "rate/explainer/chains/outer_parents.hpp"

#include <bit>

namespace nonet::explainer {

void OuterParents::add(Candidate candidate, Cause cause) {
    const auto [cell, digit] = candidate;
    if (cause == Cause::assumption || cause == Cause::pattern) return;
    if (cause == Cause::cell) {
        unsigned rest = source_->candidates(cell) & ~unsigned{current_->candidates(cell)};
        for (; rest != 0; rest &= rest - 1) {
            add_absent(Candidate::at(cell, std::countr_zero(rest) + 1));
        }
        return;
    }
    const House house = house_for(cause, cell);
    unsigned rest = source_->places(house, digit) & ~unsigned{current_->places(house, digit)};
    for (; rest != 0; rest &= rest - 1) {
        add_absent(Candidate::at(kHouseCells[house][std::countr_zero(rest)], digit));
    }
}

void OuterParents::add_absent(Candidate candidate) {
    if (seen_[candidate.index()]) return;
    seen_[candidate.index()] = true;
    parents_.push_back(candidate);
}

}  // namespace nonet::explainer

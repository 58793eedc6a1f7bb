// Depth-first search: see the header.
#include "solve/search.hpp"

#include "solve/branch.hpp"

#include <bit>
#include <cassert>

namespace nonet {

Search::Search(const Planes& start, Budget& budget, Random* random)
    : budget_(&budget), random_(random) {
    pending_[pending_count_++] = start;
}

std::optional<Grid> Search::next() {
    while (pending_count_ > 0) {
        Planes planes = pending_[--pending_count_];
        while (planes.propagate()) {
            if (planes.solved()) return planes.grid();
            if (!budget_->spend()) {
                pending_count_ = 0;
                return std::nullopt;
            }
            Choice choice = choose(planes);
            if (random_ != nullptr) choice.digit = pick_digit(planes, choice.cell);
            assert(pending_count_ < kMaxPending);
            Planes& without = pending_[pending_count_++];
            without = planes;
            without.remove(choice.cell, choice.digit);
            planes.assign(choice.cell, choice.digit);
        }
    }
    return std::nullopt;
}

Digit Search::pick_digit(const Planes& planes, Cell cell) {
    DigitMask digits = planes.candidates(cell);
    const auto skip = random_->below(static_cast<std::uint64_t>(std::popcount(digits)));
    for (std::uint64_t i = 0; i < skip; ++i) digits &= static_cast<DigitMask>(digits - 1);
    return std::countr_zero(digits) + 1;
}

std::optional<Grid> find_solution(const Planes& start, Budget& budget) {
    return Search(start, budget).next();
}

}  // namespace nonet

// Filling the table: sight first, then each set for all that could rob it.
//
// For a digit of a set, every cell that sees all its places can take it away; together with a
// second digit of the set that is one too many. So the pairs are read off the sets instead of
// asking all sets for each pair.
#include "logic/kit/exclusion_table.hpp"

#include "logic/kit/digits.hpp"

namespace nonet::logic {

void ExclusionTable::build(const State& state, const AlsCatalogue& catalogue) {
    for (const Cell cell : state.blanks()) {
        for (const Digit digit : digits_of(state.candidates(cell))) {
            auto& excluded = excluded_[Candidate::at(cell, digit).index()];
            excluded.fill(CellMask::of(cell));
            excluded[digit - 1] = kPeerMasks[cell];
        }
    }
    for (const AlmostLockedSet& set : catalogue.sets()) {
        for (const Digit digit : digits_of(set.digits())) {
            for (const Cell cell : set.buddies(digit)) {
                auto& excluded = excluded_[Candidate::at(cell, digit).index()];
                for (const Digit other : digits_of(without(set.digits(), mask_of(digit)))) {
                    excluded[other - 1] |= set.buddies(other);
                }
            }
        }
    }
}

bool see_each_other(Candidate a, Candidate b) {
    return a.cell == b.cell ? a.digit != b.digit : a.digit == b.digit && are_peers(a.cell, b.cell);
}

std::optional<CellGroup> excluder(const AlsCatalogue& catalogue, Candidate a, Candidate b,
                                  const CellMask& apart) {
    const AlmostLockedSet* best = nullptr;
    if (a.digit == b.digit) return std::nullopt;
    const auto both = static_cast<DigitMask>(mask_of(a.digit) | mask_of(b.digit));
    for (const AlmostLockedSet& set : catalogue.sets()) {
        if (best != nullptr && set.size() >= best->size()) continue;
        if ((set.digits() & both) == both && !set.cells().intersects(apart) &&
            set.buddies(a.digit).has(a.cell) && set.buddies(b.digit).has(b.cell)) {
            best = &set;
        }
    }
    if (best == nullptr) return std::nullopt;
    return CellGroup{best->cells(), best->digits()};
}

}  // namespace nonet::logic

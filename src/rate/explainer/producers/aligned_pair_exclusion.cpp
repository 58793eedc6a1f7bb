// Aligned pair exclusion: digits of two base cells that occur in no allowed combination.
//
// Pairs of base cells (aligned_bases.hpp) are walked as the original's sets of two, the later cell
// being the outer loop; they need two common excluders. Combinations are never listed: for each
// digit of the first cell one mask says which digits the second may still take. Source: the
// behaviour of Sudoku Explainer 1.2.1.3.
#include "rate/explainer/producers/aligned_bases.hpp"
#include "rate/explainer/rules.hpp"

#include <algorithm>
#include <array>

namespace nonet::explainer {

namespace {

bool take_pair(const Position& position, Cell one, Cell two, const CellMask& common, Sink& sink) {
    const DigitMask in_one = position.candidates(one);
    const DigitMask in_two = position.candidates(two);
    const bool see = kPeerMasks[one].has(two);
    // a digit of one goes only if each digit of two is forbidden beside it, each by its own
    // excluder
    const int forbidding = common.count() + (see ? 1 : 0);
    if (forbidding < std::min(count_bits(in_one), count_bits(in_two))) return true;
    std::array<DigitMask, 9> forbidden{};
    for (const Cell excluder : common) {
        const DigitMask pair = position.candidates(excluder);
        for (unsigned rest = pair; rest != 0; rest &= rest - 1) {
            auto& mask = forbidden[std::countr_zero(rest)];
            mask = static_cast<DigitMask>(mask | (pair & ~(rest & (0 - rest))));
        }
    }
    unsigned used_one = 0;
    unsigned used_two = 0;
    for (unsigned rest = in_one; rest != 0; rest &= rest - 1) {
        const unsigned bit = rest & (0 - rest);
        const unsigned allowed =
            in_two & ~unsigned{forbidden[std::countr_zero(rest)]} & ~(see ? bit : 0);
        if (allowed != 0) used_one |= bit;
        used_two |= allowed;
    }
    Hint hint;
    hint.remove(one, in_one & ~used_one);
    hint.remove(two, in_two & ~used_two);
    if (hint.removals.empty()) return true;
    hint.name = "Aligned Pair Exclusion";
    hint.rating = 6.2;
    std::sort(hint.removals.begin(), hint.removals.end());
    return sink.take(hint);
}

}  // namespace

void find_aligned_pair_exclusions(const Position& position, Sink& sink) {
    const AlignedBases bases(position, 2);
    for (int j = 1; j < bases.count; ++j) {
        const CellMask of_two = bases.excluders_of(bases.cells[j]);
        if (of_two.is_single()) continue;
        for (int i = 0; i < j; ++i) {
            const CellMask common = of_two & kPeerMasks[bases.cells[i]];
            if (common.empty() || common.is_single()) continue;
            if (!take_pair(position, bases.cells[i], bases.cells[j], common, sink)) return;
        }
    }
}

}  // namespace nonet::explainer

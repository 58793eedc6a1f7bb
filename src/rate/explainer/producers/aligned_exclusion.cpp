// Aligned pair and triplet exclusion: digits of two or three base cells that occur in no allowed
// combination.
//
// A combination is forbidden when cells that see each other take the same digit, or when a cell
// that sees all base cells (an excluder: two digits for pairs, two or three for triplets) would be
// left without one. Base cells have at least two candidates, no peer with a single candidate, and
// an excluder; base cells together need at least two common excluders. Pairs are walked as the
// original's sets of two (the later cell is the outer loop); the third cell of a triplet is one of
// the excluders of the first two that is a base cell itself, in the order of the peers of the
// first, then of the second. Source: the behaviour of Sudoku Explainer 1.2.1.3.
//
// Combinations are never listed: for each digit of the first cell (and of the second) one mask says
// which digits the last cell may still take.
#include "rate/explainer/rules.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet::explainer {

namespace {

/// The base cells and the excluders of each.
struct Bases {
    std::array<std::uint8_t, kCells> cells{};
    int count = 0;
    CellMask mask;
    CellMask excluders;  ///< cells of two to `most` candidates

    Bases(const Position& position, int most) {
        CellMask singles;
        for (const Cell cell : position.blanks()) {
            const int size = count_bits(position.candidates(cell));
            if (size == 1) singles.add(cell);
            if (size >= 2 && size <= most) excluders.add(cell);
        }
        for (const Cell cell : position.blanks()) {
            if (count_bits(position.candidates(cell)) < 2) continue;
            if (singles.intersects(kPeerMasks[cell])) continue;
            if (!excluders.intersects(kPeerMasks[cell])) continue;
            cells[count++] = static_cast<std::uint8_t>(cell);
            mask.add(cell);
        }
    }
    [[nodiscard]] CellMask excluders_of(Cell cell) const { return excluders & kPeerMasks[cell]; }
};

void remove(Hint& hint, Cell cell, unsigned digits) {
    for (; digits != 0; digits &= digits - 1) {
        hint.removals.push_back(Candidate::at(cell, std::countr_zero(digits) + 1));
    }
}

bool take(Hint& hint, bool is_pair, Sink& sink) {
    if (hint.removals.empty()) return true;
    hint.name = is_pair ? "Aligned Pair Exclusion" : "Aligned Triplet Exclusion";
    hint.rating = is_pair ? 6.2 : 7.5;
    std::sort(hint.removals.begin(), hint.removals.end());
    return sink.take(hint);
}

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
    remove(hint, one, in_one & ~used_one);
    remove(hint, two, in_two & ~used_two);
    return take(hint, true, sink);
}

/// Three base cells and what forbids combinations of them.
struct Triplet {
    std::array<Cell, 3> cells;
    std::array<DigitMask, 3> candidates;
    bool see_01, see_02, see_12;
    std::array<DigitMask, kPeers> excluders;
    int excluder_count = 0;

    Triplet(const Position& position, Cell one, Cell two, Cell three, const CellMask& common)
        : cells{one, two, three},
          candidates{position.candidates(one), position.candidates(two),
                     position.candidates(three)},
          see_01(kPeerMasks[one].has(two)),
          see_02(kPeerMasks[one].has(three)),
          see_12(kPeerMasks[two].has(three)) {
        for (const Cell excluder : common) {
            excluders[excluder_count++] = position.candidates(excluder);
        }
    }

    /// The digits that the third cell may take beside these two (as masks of one digit).
    [[nodiscard]] unsigned allowed(unsigned first, unsigned second) const {
        if (see_01 && first == second) return 0;
        unsigned left = candidates[2];
        if (see_02) left &= ~first;
        if (see_12) left &= ~second;
        for (int i = 0; i < excluder_count && left != 0; ++i) {
            const unsigned open = excluders[i] & ~first & ~second;
            if (open == 0) return 0;
            if ((open & (open - 1)) == 0) left &= ~open;
        }
        return left;
    }

    /// The digits of each cell that occur in some allowed combination.
    [[nodiscard]] std::array<unsigned, 3> used() const {
        std::array<unsigned, 3> seen{};
        for (unsigned a = candidates[0]; a != 0; a &= a - 1) {
            const unsigned first = a & (0 - a);
            for (unsigned b = candidates[1]; b != 0; b &= b - 1) {
                const unsigned second = b & (0 - b);
                const unsigned third = allowed(first, second);
                if (third == 0) continue;
                seen[0] |= first;
                seen[1] |= second;
                seen[2] |= third;
            }
        }
        return seen;
    }
};

bool take_triplet(const Position& position, Cell one, Cell two, Cell three, const CellMask& common,
                  Sink& sink) {
    const Triplet triplet(position, one, two, three, common);
    const std::array<unsigned, 3> used = triplet.used();
    Hint hint;
    for (int i = 0; i < 3; ++i) {
        remove(hint, triplet.cells[i], triplet.candidates[i] & ~used[i]);
    }
    return take(hint, false, sink);
}

bool take_triplets(const Position& position, const Bases& bases, Cell one, Cell two, Sink& sink) {
    const CellMask of_one = bases.excluders_of(one);
    const CellMask of_two = bases.excluders_of(two);
    const CellMask of_both = of_one & of_two;
    if (of_both.count() < 2) return true;
    CellMask thirds = (of_one | of_two) & bases.mask;
    thirds.remove(one);
    thirds.remove(two);
    for (const Cell base : {one, two}) {
        for (const Cell three : kOrderedPeers[base]) {
            if (!thirds.has(three)) continue;
            thirds.remove(three);
            const CellMask common = of_both & kPeerMasks[three];
            if (common.count() < 2) continue;
            if (!take_triplet(position, one, two, three, common, sink)) return false;
        }
    }
    return true;
}

}  // namespace

void find_aligned_pair_exclusions(const Position& position, Sink& sink) {
    const Bases bases(position, 2);
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

void find_aligned_triplet_exclusions(const Position& position, Sink& sink) {
    const Bases bases(position, 3);
    if (bases.count < 3) return;
    for (int j = 1; j < bases.count; ++j) {
        for (int i = 0; i < j; ++i) {
            if (!take_triplets(position, bases, bases.cells[i], bases.cells[j], sink)) return;
        }
    }
}

}  // namespace nonet::explainer

// Aligned triplet exclusion: digits of three base cells that occur in no allowed combination.
//
// The first two cells are walked as the original's sets of two (the later cell is the outer loop);
// the third is one of the excluders of the first two that is a base cell itself, in the order of
// the peers of the first, then of the second. All three need two common excluders. Source: the
// behaviour of Sudoku Explainer 1.2.1.3.
//
// There are thousands of triplets in a position and hardly ever one that removes a digit, and the
// rule is asked before each net. So
// * combinations are never listed: for each digit of the first cell and of the second one mask says
//   which digits the last cell may still take, and a digit is asked only until it is known to
//   occur;
// * a bound tells of most triplets that they cannot remove anything (Bound);
// * the finder remembers the last position in which nothing was found: in the next one only those
//   triplets count in which a cell has changed, as a base cell or as an excluder (Changes). The
//   first of them in the order of the walk is then the first of all.
// What lost: the memory for pairs of cells instead of triplets, where half of the work stays.
#include "rate/explainer/producers/aligned_bases.hpp"
#include "rate/explainer/rules.hpp"

#include <algorithm>
#include <array>
#include <memory>

namespace nonet::explainer {

namespace {

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
                const bool tells_nothing =
                    (seen[0] & first) != 0 && (seen[1] & second) != 0 && seen[2] == candidates[2];
                if (tells_nothing) continue;
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

/// Tells fast of most triplets that they can remove nothing.
///
/// A digit goes from its cell when it forbids all pairs of digits of the other two cells. An
/// excluder of two digits that holds it forbids its other digit in both cells, as does a cell that
/// it sees with the digit itself; any other excluder forbids two pairs at most, and cells that see
/// each other the pairs of equal digits. What these can forbid at most is counted.
class Bound {
  public:
    /// For triplets with these two cells, of whose common excluders theirs are some.
    Bound(const Position& position, const CellMask& excluders) {
        for (const Cell excluder : excluders) {
            const unsigned pair = position.candidates(excluder);
            if (!is_pair(pair)) continue;
            const unsigned low = pair & (0 - pair);
            partners_[std::countr_zero(low)] |= pair ^ low;
            partners_[std::countr_zero(pair ^ low)] |= low;
        }
    }

    /// False: none of the three cells can lose a digit.
    [[nodiscard]] bool may_remove(const Triplet& triplet) const {
        const auto& digits = triplet.candidates;
        const auto& t = triplet;
        return may_lose(digits[2], digits[0], digits[1], t.see_02, t.see_12, t.see_01, t) ||
               may_lose(digits[1], digits[0], digits[2], t.see_01, t.see_12, t.see_02, t) ||
               may_lose(digits[0], digits[1], digits[2], t.see_01, t.see_02, t.see_12, t);
    }

  private:
    /// Whether one of `own` may forbid all pairs of `left` and `right`.
    [[nodiscard]] bool may_lose(unsigned own, unsigned left, unsigned right, bool sees_left,
                                bool sees_right, bool see_each_other,
                                const Triplet& triplet) const {
        for (; own != 0; own &= own - 1) {
            const unsigned digit = own & (0 - own);
            const unsigned partners = partners_[std::countr_zero(digit)];
            const int in_left = count_bits(left & ~(partners | (sees_left ? digit : 0)));
            const int in_right = count_bits(right & ~(partners | (sees_right ? digit : 0)));
            const int equal = see_each_other ? std::min(in_left, in_right) : 0;
            if (in_left * in_right <= 2 * triplet.excluder_count + equal) return true;
        }
        return false;
    }

    std::array<unsigned, kDigits> partners_{};
};

/// Where triplets have to be looked at again.
struct Changes {
    CellMask cells = CellMask::all();  ///< whose candidates are others than before
    CellMask bases = CellMask::all();  ///< these, and the cells that were no base cells before
};

/// One walk through the triplets of a position.
class TripletWalk {
  public:
    TripletWalk(const Position& position, const AlignedBases& bases, const Changes& changes,
                Sink& sink)
        : position_(position), bases_(bases), changes_(changes), sink_(sink) {}

    /// False where a hint was found.
    bool finds_nothing() {
        for (int j = 1; j < bases_.count; ++j) {
            for (int i = 0; i < j; ++i) {
                if (!take_pair(bases_.cells[i], bases_.cells[j])) return false;
            }
        }
        return !found_;
    }

  private:
    /// False: the sink wants no more.
    bool take_pair(Cell one, Cell two) {
        const CellMask of_one = bases_.excluders_of(one);
        const CellMask of_two = bases_.excluders_of(two);
        const CellMask of_both = of_one & of_two;
        if (of_both.empty() || of_both.is_single()) return true;
        CellMask thirds = (of_one | of_two) & bases_.mask;
        thirds.remove(one);
        thirds.remove(two);
        if (!changes_.bases.has(one) && !changes_.bases.has(two)) {
            thirds &= concerned(of_both);
        }
        thirds = promising(one, two, of_both, thirds);
        return thirds.empty() || take_thirds(one, two, of_both, thirds);
    }

    /// The third cells that have changed or share a changed excluder with the other two.
    [[nodiscard]] CellMask concerned(const CellMask& of_both) const {
        CellMask cells = changes_.bases;
        const CellMask changed = of_both & changes_.cells;
        for (const Cell excluder : changed) cells |= kPeerMasks[excluder];
        return cells;
    }

    /// Those of `thirds` with which a digit may go.
    [[nodiscard]] CellMask promising(Cell one, Cell two, const CellMask& of_both,
                                     const CellMask& thirds) const {
        CellMask kept;
        if (thirds.empty()) return kept;
        const Bound bound(position_, of_both);
        for (const Cell three : thirds) {
            const CellMask common = of_both & kPeerMasks[three];
            if (common.empty() || common.is_single()) continue;
            if (bound.may_remove(Triplet(position_, one, two, three, common))) kept.add(three);
        }
        return kept;
    }

    /// In the original's order. False: the sink wants no more.
    bool take_thirds(Cell one, Cell two, const CellMask& of_both, CellMask thirds) {
        for (const Cell base : {one, two}) {
            for (const Cell three : kOrderedPeers[base]) {
                if (!thirds.has(three)) continue;
                thirds.remove(three);
                const CellMask common = of_both & kPeerMasks[three];
                if (!take(Triplet(position_, one, two, three, common))) return false;
            }
        }
        return true;
    }

    bool take(const Triplet& triplet) {
        const std::array<unsigned, 3> used = triplet.used();
        Hint hint;
        for (int i = 0; i < 3; ++i) {
            hint.remove(triplet.cells[i], triplet.candidates[i] & ~used[i]);
        }
        if (hint.removals.empty()) return true;
        found_ = true;
        hint.name = "Aligned Triplet Exclusion";
        hint.rating = 7.5;
        std::sort(hint.removals.begin(), hint.removals.end());
        return sink_.take(hint);
    }

    const Position& position_;
    const AlignedBases& bases_;
    const Changes& changes_;
    Sink& sink_;
    bool found_ = false;
};

class AlignedTriplets final : public Finder {
  public:
    void find(const Position& position, Sink& sink, Budget& /*budget*/) override {
        const AlignedBases bases(position, 3);
        const Changes changes = has_memory_ ? changes_since(position, bases) : Changes();
        has_memory_ = TripletWalk(position, bases, changes, sink).finds_nothing();
        if (!has_memory_) return;
        for (Cell cell = 0; cell < kCells; ++cell) candidates_[cell] = position.candidates(cell);
        bases_ = bases.mask;
    }

  private:
    [[nodiscard]] Changes changes_since(const Position& position, const AlignedBases& bases) const {
        Changes changes{.cells = {}, .bases = {}};
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (candidates_[cell] != position.candidates(cell)) changes.cells.add(cell);
        }
        changes.bases = changes.cells | bases.mask.without(bases_);
        return changes;
    }

    bool has_memory_ = false;
    std::array<DigitMask, kCells> candidates_{};  ///< where nothing was found
    CellMask bases_;                              ///< there
};

}  // namespace

void find_aligned_triplet_exclusions(const Position& position, Sink& sink) {
    const AlignedBases bases(position, 3);
    TripletWalk(position, bases, Changes(), sink).finds_nothing();
}

std::unique_ptr<Finder> make_aligned_triplets() {
    return std::make_unique<AlignedTriplets>();
}

}  // namespace nonet::explainer

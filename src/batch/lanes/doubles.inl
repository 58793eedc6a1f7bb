// Choices that need one child only, because the other has as many solutions: for counting.
//
// Idea (the "bivalue universal grave" of solvers' lore, turned into arithmetic, and from the whole
// grid to a part). A set of unsolved cells with two candidates each is closed if, wherever one of
// them has a digit in a house, all places of the digit in that house are in the set, and their
// number is even. Then exchanging the two candidates of all cells of the set turns each solution
// into another one:
//
//      Take a house with k cells of the set. They have 2k candidates, of digits with no place
//      elsewhere in the house, so each of these digits stands in one of the k cells: there are k
//      digits at most, and k at least to fill the cells. Each has two places or more; 2k in all, so
//      exactly two. A solution uses one of the two, the exchanged grid the other.
//
// So in each cell of the set, as many solutions have one candidate as the other. The lane takes one
// away and goes on; the other child is never made, and a solution found below counts twice. Each
// lane keeps the number of its doublings, in a few of the bits that a record has to spare: they go
// through slots, records and theft with the position.
//
// Invariant: at most 20 doublings. A second one needs the first choice to be carried through: what
// it decides leaves houses with an odd number, until a whole set of cells that hang together is
// decided, four at least. Whether the pass is at its fixpoint is never asked.
//
// The greatest closed set: begin with all cells with two candidates and take away what breaks the
// rule, digit by digit, with the smaller set at once. Two sweeps over the digits are enough almost
// always; lanes where the second took something away branch as usual.
//
// Of a puzzle with 3.8 million solutions, 3.9 million branches become 2.7, and of those more than
// half are doublings. Whole grids alone (no cell with three candidates) leave 3.7, 1.4 of them
// doublings, and are a tenth slower in all. Cost: 12,000 operations in a service. Limits are kept
// by saturation. A lane may begin to double at any time, so it is done once many solutions were
// found.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// A number below 1 << kDoublingBits for each lane, from slice kCandidates of a record on.
constexpr int kDoublingBits = 5;
static_assert(kCandidates + kDoublingBits <= kRecordSlices);

/// From so many solutions on, and as many for 64 puzzles each, doublings are looked for.
constexpr std::uint64_t kSolutionsToDouble = 512;

/// A set of cells for each lane.
struct CellSets {
    Bits cells[kCells];
};

/// The cells of `lanes` with two candidates.
NONET_INLINE void find_pairs(const Positions& positions, Bits lanes, CellSets& pairs) {
    for (int cell = 0; cell < kCells; ++cell) {
        Bits one[3];
        Bits two[3];
        Bits three = none();
        NONET_UNROLL
        for (int i = 0; i < 3; ++i) {
            const Bits* digits = positions.candidates + 3 * i * kCells + cell;
            one[i] = or3(digits[0], digits[kCells], digits[2 * kCells]);
            two[i] = majority(digits[0], digits[kCells], digits[2 * kCells]);
            three |= and3(digits[0], digits[kCells], digits[2 * kCells]);
        }
        three = or_and(three, two[0], one[1] | one[2]);
        three = or_and(three, two[1], one[0] | one[2]);
        three = or_and(three, two[2], one[0] | one[1]);
        three = or_and(three, one[0] & one[1], one[2]);
        pairs.cells[cell] = and_nor(lanes, three, positions.naked[cell]);
    }
}

/// What is against each house of a digit: rows and boxes together, triad by triad, and columns.
struct Objections {
    Bits triads[27];
    Bits columns[9];
};

/// Houses where the digit has a place outside the set.
NONET_INLINE void object_to_outside(const Bits* __restrict cells, const Bits* __restrict set,
                                    Objections& against) {
    for (int band = 0; band < 3; ++band) {
        Bits rows[3];
        Bits boxes[3] = {};
        NONET_UNROLL
        for (int row = 0; row < 3; ++row) {
            Bits triads[3];
            NONET_UNROLL
            for (int box = 0; box < 3; ++box) {
                const int cell = 27 * band + 9 * row + 3 * box;
                triads[box] = or_and_not(
                    or_and_not(and_not(cells[cell], set[cell]), cells[cell + 1], set[cell + 1]),
                    cells[cell + 2], set[cell + 2]);
                boxes[box] |= triads[box];
            }
            rows[row] = or3(triads[0], triads[1], triads[2]);
        }
        NONET_UNROLL
        for (int t = 0; t < 9; ++t) against.triads[9 * band + t] = rows[t / 3] | boxes[t % 3];
    }
    for (int column = 0; column < 9; ++column) {
        Bits outside = none();
        NONET_UNROLL
        for (int row = 0; row < 9; ++row) {
            const int cell = 9 * row + column;
            outside = or_and_not(outside, cells[cell], set[cell]);
        }
        against.columns[column] = outside;
    }
}

/// And houses where it has an odd number of places among the unsolved cells.
NONET_INLINE void object_to_odd(const Bits* __restrict cells, const Bits* __restrict naked,
                                Objections& against) {
    Bits open[kCells];
    for (int cell = 0; cell < kCells; ++cell) open[cell] = and_not(cells[cell], naked[cell]);
    for (int band = 0; band < 3; ++band) {
        Bits rows[3];
        Bits boxes[3] = {};
        NONET_UNROLL
        for (int row = 0; row < 3; ++row) {
            Bits triads[3];
            NONET_UNROLL
            for (int box = 0; box < 3; ++box) {
                const int cell = 27 * band + 9 * row + 3 * box;
                triads[box] = xor3(open[cell], open[cell + 1], open[cell + 2]);
                boxes[box] ^= triads[box];
            }
            rows[row] = xor3(triads[0], triads[1], triads[2]);
        }
        NONET_UNROLL
        for (int t = 0; t < 9; ++t) {
            Bits& to = against.triads[9 * band + t];
            to = or3(to, rows[t / 3], boxes[t % 3]);
        }
    }
    for (int column = 0; column < 9; ++column) {
        Bits odd = none();
        NONET_UNROLL
        for (int band = 0; band < 3; ++band) {
            const int cell = 27 * band + column;
            odd ^= xor3(open[cell], open[cell + 9], open[cell + 18]);
        }
        against.columns[column] |= odd;
    }
}

/// Cells leave the set that have a digit in a house where something is against it. Answers the
/// lanes where any did.
template <bool kFirst>
[[gnu::noinline]] Bits close(const Positions& positions, CellSets& sets) {
    Bits left = none();
    for (int digit = 0; digit < kDigits; ++digit) {
        const Bits* __restrict cells = positions.candidates + kCells * digit;
        Bits* __restrict set = sets.cells;
        Objections against;
        object_to_outside(cells, set, against);
        if (kFirst) object_to_odd(cells, positions.naked, against);
        for (int row = 0; row < 9; ++row) {
            NONET_UNROLL
            for (int column = 0; column < 9; ++column) {
                const int cell = 9 * row + column;
                const Bits hit = and_or(cells[cell], against.triads[3 * row + column / 3],
                                        against.columns[column]);
                if (!kFirst) left = or_and(left, set[cell], hit);
                set[cell] = and_not(set[cell], hit);
            }
        }
    }
    return left;
}

/// Takes one candidate of the first cell of each set.
NONET_INLINE Bits decide(Positions& positions, const CellSets& sets, Bits lanes) {
    Bits found = none();
    for (int cell = 0; cell < kCells; ++cell) {
        Bits here = and_and_not(lanes, sets.cells[cell], found);
        if (!any(here)) continue;
        found |= here;
        for (int digit = 0; digit < kDigits; ++digit) {
            Bits& candidate = positions.candidates[kCells * digit + cell];
            const Bits hit = candidate & here;
            candidate ^= hit;
            here ^= hit;
        }
    }
    return found;
}

/// A solution of these lanes now counts twice as much as before.
NONET_INLINE void count_double(Positions& positions, Bits lanes) {
    for (Bits* bit = positions.candidates + kCandidates; any(lanes); ++bit) {
        const Bits before = *bit;
        *bit = before ^ lanes;
        lanes &= before;
    }
}

NONET_INLINE void forget_doublings(Positions& positions, Bits lanes) {
    for (int i = 0; i < kDoublingBits; ++i) {
        Bits& bit = positions.candidates[kCandidates + i];
        bit = and_not(bit, lanes);
    }
}

/// Calls visit(some, weight) for the lanes whose solutions count `weight`, for all weights.
template <class Visit>
NONET_INLINE void for_each_weight(const Positions& positions, Bits lanes, Visit visit) {
    for (int doublings = 0; any(lanes); ++doublings) {
        Bits some = lanes;
        for (int i = 0; i < kDoublingBits; ++i) {
            const Bits bit = positions.candidates[kCandidates + i];
            some = (doublings >> i & 1) != 0 ? some & bit : and_not(some, bit);
        }
        if (any(some)) visit(some, std::uint64_t{1} << doublings);
        lanes = and_not(lanes, some);
    }
}

/// Decides, in those of `lanes` that have a closed set, one of its cells; answers these lanes.
[[gnu::noinline]] Bits make_doubles(Positions& positions, Bits lanes) {
    CellSets sets;
    find_pairs(positions, lanes, sets);
    close<true>(positions, sets);
    const Bits left = close<false>(positions, sets);
    const Bits doubled = decide(positions, sets, and_not(lanes, left));
    count_double(positions, doubled);
    return doubled;
}

}  // namespace

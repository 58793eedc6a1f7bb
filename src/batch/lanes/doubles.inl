// Positions that need one child only, because the other has as many solutions: for counting.
//
// Idea (the "bivalue universal grave" of solvers' lore, turned into arithmetic). Let every unsolved
// cell have exactly two candidates, and every digit an even number of places among the unsolved
// cells of every house. Then exchanging the two candidates of all unsolved cells turns each
// solution into another one:
//
//      A house with k unsolved cells holds 2k candidates there, and k digits are missing. If each
//      missing digit has places, it has two or more, so all have exactly two and no other digit has
//      any; every digit of a solution uses one of the two, the exchanged grid the other. If one
//      has none, there is no solution at all, and none exchanged.
//
// So whichever candidate is branched on, as many solutions have it as do not. The lane goes on with
// one child, the other is never made, and a solution found below counts twice. Each lane keeps the
// number of its doublings, in a few of the bits that a record has to spare: they go through slots,
// records and theft with the position.
//
// A second doubling needs the first choice to be carried through: what it decides leaves houses
// with an odd number until a whole set of cells is decided that hang together, four at least. So
// there are at most 20 doublings. Parity is all that is asked, never whether the pass is at its
// fixpoint.
//
// Of the branches of a puzzle with 3.8 million solutions 37 % are such; 3.8 million leaves become
// 2.2. Cost: 3,000 operations in a service. Limits are kept by saturation, so it is right at every
// limit; it does not pay at small ones.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// A number below 1 << kDoublingBits for each lane, from slice kCandidates of a record on.
constexpr int kDoublingBits = 5;
static_assert(kCandidates + kDoublingBits <= kRecordSlices);

/// Of puzzles of which so many solutions are wanted, doublings are looked for.
constexpr std::uint64_t kLeastDoublingLimit = 1000;

/// Of `lanes`, those without a cell that has three candidates.
NONET_INLINE Bits without_threes(const Positions& positions, Bits lanes) {
    Bits three = none();
    for (int cell = 0; cell < kCells; ++cell) {
        Bits one[3];
        Bits two[3];
        NONET_UNROLL
        for (int i = 0; i < 3; ++i) {
            const Bits* digits = positions.candidates + 3 * i * kCells + cell;
            one[i] = or3(digits[0], digits[kCells], digits[2 * kCells]);
            two[i] = majority(digits[0], digits[kCells], digits[2 * kCells]);
            three = or_and(three, and3(digits[0], digits[kCells], digits[2 * kCells]), lanes);
        }
        three = or_and(three, two[0], one[1] | one[2]);
        three = or_and(three, two[1], one[0] | one[2]);
        three = or_and(three, two[2], one[0] | one[1]);
        three |= and3(one[0], one[1], one[2]);
    }
    return and_not(lanes, three);
}

/// Of `lanes`, those where the digit has an even number of places among the unsolved cells of each
/// house.
NONET_INLINE Bits with_even_digit(const Positions& positions, int digit, Bits lanes) {
    const Bits* cells = positions.candidates + kCells * digit;
    Bits columns[9] = {};
    for (int band = 0; band < 3; ++band) {
        Bits boxes[3] = {};
        for (int row = 3 * band; row < 3 * band + 3; ++row) {
            Bits triads[3];
            NONET_UNROLL
            for (int box = 0; box < 3; ++box) {
                Bits open[3];
                NONET_UNROLL
                for (int i = 0; i < 3; ++i) {
                    const int column = 3 * box + i;
                    const int cell = 9 * row + column;
                    open[i] = and_not(cells[cell], positions.naked[cell]);
                    columns[column] ^= open[i];
                }
                triads[box] = xor3(open[0], open[1], open[2]);
                boxes[box] ^= triads[box];
            }
            lanes = and_not(lanes, xor3(triads[0], triads[1], triads[2]));
        }
        lanes = and_nor(lanes, boxes[0] | boxes[1], boxes[2]);
    }
    for (int i = 0; i < 9; i += 3) {
        lanes = and_nor(lanes, columns[i] | columns[i + 1], columns[i + 2]);
    }
    return lanes;
}

/// Of `lanes`, those that need only one child.
[[gnu::noinline]] Bits find_doubles(const Positions& positions, Bits lanes) {
    lanes = without_threes(positions, lanes);
    for (int digit = 0; digit < kDigits && any(lanes); ++digit) {
        lanes = with_even_digit(positions, digit, lanes);
    }
    return lanes;
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

}  // namespace

// Branching, for all lanes that wait for it at once.
//
// The rule (after Tdoku, T. Dillon, 2019): in the chute whose digits have the fewest permutations
// left in all, take a digit with two permutations if there is one, else one with three, else any
// that is open; in its first open line, put the digit into the first triad that has a place for it.
// The other child keeps it out of that triad. Counting permutations is arithmetic with full adders,
// the least of six chutes a bit-sliced comparison.
//
// A triad holds three digits. The rule never asks about cells, so without more it would put four or
// five digits into a triad, which no deduction of a pass sees, and find out far below. So digits
// that are certain in a triad (no other place in the line) are counted here: with more than three
// the lane is dead, with three the triad is closed to all others, in both children. Without that an
// empty grid does not end; with it, it takes 60 branches. It costs 2,000 of the 7,000 cycles of a
// service and saves 10 to 20 % of all branches.
//
// What is chosen here is carried out in moves.inl.
//
// Lost (guesses for 17 clues / hardest 1106, this rule .52 / 57.6): first cell with two candidates
// .84 / 123; first open cell 2.2 / 84; first digit with two permutations anywhere .96 / 121. Also
// lost: cells as the branch when the best chute is poor; closing triads when only three digits are
// possible (5 to 7 % slower); masks of certain digits kept instead of made twice (3 to 6 % slower).
//
// To be included inside namespace nonet::batch::NAME.

namespace {

constexpr int kChutes = 6;  ///< three bands, then three stacks
constexpr int kChuteTriads = 9;
constexpr int kSumBits = 6;  ///< nine digits with at most six permutations each

/// What a digit can do in a chute.
struct DigitChoice {
    Bits two;          ///< permutations left
    Bits three;        ///< permutations left
    Bits open;         ///< more than one is left
    Bits line0_open;   ///< it has two triads or more in line 0
    Bits line0_first;  ///< it can stand in the first triad of line 0
    Bits line1_first;  ///< it can stand in the first triad of line 1
};

/// All that a service of branching works on.
struct Branching {
    DigitChoice choices[kChutes][kDigits];
    Bits sums[kChutes][kSumBits];      ///< of permutations; all ones where no digit is open
    Bits full[kChutes][kChuteTriads];  ///< three digits are certain in the triad
    Bits chosen[kChutes][kDigits];
    Bits overfull;
};

/// The numbers 0 to 3 and "more", one for each lane.
struct SmallCount {
    Bits ones;
    Bits twos;
    Bits more;
};

NONET_INLINE void add_three(SmallCount& count, Bits a, Bits b, Bits c) {
    const Bits sum = xor3(a, b, c);
    const Bits two = majority(a, b, c);
    const Bits carry = count.ones & sum;
    count.ones ^= sum;
    count.more |= majority(count.twos, two, carry);
    count.twos = xor3(count.twos, two, carry);
}

/// Adds the number of three bits to the sum.
NONET_INLINE void add_to_sum(Bits sum[kSumBits], Bits ones, Bits twos, Bits fours) {
    const Bits carry0 = sum[0] & ones;
    sum[0] ^= ones;
    const Bits carry1 = majority(sum[1], twos, carry0);
    sum[1] = xor3(sum[1], twos, carry0);
    const Bits carry2 = majority(sum[2], fours, carry1);
    sum[2] = xor3(sum[2], fours, carry1);
    const Bits carry3 = sum[3] & carry2;
    sum[3] ^= carry2;
    const Bits carry4 = sum[4] & carry3;
    sum[4] ^= carry3;
    sum[5] ^= carry4;
}

template <Direction kDirection>
NONET_INLINE void find_triads(const Bits* cells, Bits triads[9]) {
    NONET_UNROLL
    for (int t = 0; t < 9; ++t) {
        triads[t] = or3(cells[cell_of(kDirection, t, 0)], cells[cell_of(kDirection, t, 1)],
                        cells[cell_of(kDirection, t, 2)]);
    }
}

/// Counts the permutations of a digit; its triads as they are.
NONET_INLINE void survey_digit(const Bits h[9], DigitChoice& choice, Bits sum[kSumBits]) {
    const Bits p0 = and3(h[0], h[4], h[8]);
    const Bits p1 = and3(h[1], h[5], h[6]);
    const Bits p2 = and3(h[2], h[3], h[7]);
    const Bits p3 = and3(h[0], h[5], h[7]);
    const Bits p4 = and3(h[1], h[3], h[8]);
    const Bits p5 = and3(h[2], h[4], h[6]);
    const Bits even_ones = xor3(p0, p1, p2);
    const Bits even_twos = majority(p0, p1, p2);
    const Bits odd_ones = xor3(p3, p4, p5);
    const Bits odd_twos = majority(p3, p4, p5);
    const Bits ones = even_ones ^ odd_ones;
    const Bits carry = even_ones & odd_ones;
    const Bits twos = xor3(even_twos, odd_twos, carry);
    const Bits fours = majority(even_twos, odd_twos, carry);
    choice.two = and_nor(twos, ones, fours);
    choice.three = and_and_not(twos, ones, fours);
    choice.open = twos | fours;
    choice.line0_first = p0 | p3;
    choice.line0_open = majority(p0 | p3, p1 | p4, p2 | p5);
    choice.line1_first = p2 | p4;
    add_to_sum(sum, ones, twos, fours);
}

template <Direction kDirection>
NONET_INLINE void survey_chute(const Positions& positions, int chute, Bits lanes,
                               Branching& branching) {
    const int at = 3 * static_cast<int>(kDirection) + chute;
    const Bits* cells = positions.candidates + first_cell(kDirection, chute);
    Bits sum[kSumBits] = {};
    SmallCount certain[kChuteTriads] = {};
    for (int digit = 0; digit < kDigits; digit += 3) {
        Bits triads[3][9];
        NONET_UNROLL
        for (int i = 0; i < 3; ++i) {
            find_triads<kDirection>(cells + kCells * (digit + i), triads[i]);
            survey_digit(triads[i], branching.choices[at][digit + i], sum);
            barrier();
        }
        NONET_UNROLL
        for (int t = 0; t < kChuteTriads; ++t) {
            Bits alone[3];
            NONET_UNROLL
            for (int i = 0; i < 3; ++i) {
                alone[i] =
                    and_nor(triads[i][t], triads[i][in_line(t, 1)], triads[i][in_line(t, 2)]);
            }
            add_three(certain[t], alone[0], alone[1], alone[2]);
        }
    }
    Bits open = none();
    for (int digit = 0; digit < kDigits; ++digit) open |= branching.choices[at][digit].open;
    for (int i = 0; i < kSumBits; ++i) branching.sums[at][i] = sum[i] | ~open;
    for (int t = 0; t < kChuteTriads; ++t) {
        branching.full[at][t] = and3(certain[t].ones, certain[t].twos, lanes);
        branching.overfull = or_and(branching.overfull, certain[t].more, lanes);
    }
}

/// For each chute the lanes of which it has the least sum; of equal ones the first.
NONET_INLINE void find_least(const Bits sums[kChutes][kSumBits], Bits lanes, Bits least[kChutes]) {
    Bits best[kSumBits];
    for (int i = 0; i < kSumBits; ++i) best[i] = sums[0][i];
    least[0] = lanes;
    for (int chute = 1; chute < kChutes; ++chute) {
        Bits less = none();  // from the lowest bit up: the highest that differs decides
        for (int i = 0; i < kSumBits; ++i) {
            const Bits differ = best[i] ^ sums[chute][i];
            less = select(differ, best[i], less);
        }
        less &= lanes;
        for (int i = 0; i < kSumBits; ++i) best[i] = select(less, sums[chute][i], best[i]);
        for (int before = 0; before < chute; ++before) least[before] = and_not(least[before], less);
        least[chute] = less;
    }
}

/// Chooses a digit in a chute for each of `lanes`; answers the lanes where there is one to choose.
[[gnu::noinline]] Bits choose(const Positions& positions, Bits lanes, Branching& branching) {
    branching.overfull = none();
    for (int chute = 0; chute < 3; ++chute) {
        survey_chute<Direction::rows>(positions, chute, lanes, branching);
        survey_chute<Direction::columns>(positions, chute, lanes, branching);
    }
    lanes = and_not(lanes, branching.overfull);
    Bits least[kChutes];
    find_least(branching.sums, lanes, least);
    Bits two = none();
    Bits three = none();
    for (int chute = 0; chute < kChutes; ++chute) {
        for (const DigitChoice& choice : branching.choices[chute]) {
            two = or_and(two, choice.two, least[chute]);
            three = or_and(three, choice.three, least[chute]);
        }
    }
    const Bits neither = ~(two | three);
    Bits found = none();
    for (int chute = 0; chute < kChutes; ++chute) {
        for (int digit = 0; digit < kDigits; ++digit) {
            const DigitChoice& choice = branching.choices[chute][digit];
            const Bits fits =
                or_and(or_and_not(choice.two, choice.three, two), choice.open, neither);
            const Bits chosen = and_and_not(fits, least[chute], found);
            branching.chosen[chute][digit] = chosen;
            found |= chosen;
        }
    }
    return found;
}

}  // namespace

// Both children of a branch, and all pops, in one sweep over the candidates.
//
// A lane that branches (branch.inl says where) becomes one child in place, and the other one goes
// into a slot of its stack (stacks.inl). A dead lane takes what waits in a slot. Each is a
// selection that costs the same for one lane as for all, so all lanes make their moves together,
// and every candidate is read and written once.
//
// Invariant: a lane pushes or pops, never both, and to or from one slot.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// Which triads of both directions lose a digit, in the child that puts it into a triad and in the
/// one that keeps it out.
struct Losses {
    Bits in[kChutes * kChuteTriads];
    Bits out[kChutes * kChuteTriads];
};

/// From the choice of one digit in one chute: the first two lines, since one of them is open.
NONET_INLINE void lose_chosen(const DigitChoice& choice, Bits chosen, Bits* in, Bits* out) {
    const Bits line0 = chosen & choice.line0_open;
    const Bits line1 = and_not(chosen, choice.line0_open);
    in[0] = none();
    in[1] = out[0] = line0 & choice.line0_first;
    out[1] = and_not(line0, choice.line0_first);
    in[2] = line0;
    in[3] = none();
    in[4] = out[3] = line1 & choice.line1_first;
    out[4] = and_not(line1, choice.line1_first);
    in[5] = line1;
    out[2] = out[5] = none();
    for (int t = 6; t < kChuteTriads; ++t) in[t] = out[t] = none();
}

/// And where a triad is full of other digits: where it is not certain in the triad.
template <Direction kDirection>
NONET_INLINE void lose_to_full(const Bits* cells, const Bits full[kChuteTriads], Bits* in,
                               Bits* out) {
    Bits triads[9];
    find_triads<kDirection>(cells, triads);
    NONET_UNROLL
    for (int t = 0; t < kChuteTriads; ++t) {
        const Bits lost = and_or(full[t], triads[in_line(t, 1)], triads[in_line(t, 2)]);
        in[t] |= lost;
        out[t] |= lost;
    }
}

NONET_INLINE void find_losses(const Positions& positions, const Branching& branching, int digit,
                              Losses& losses) {
    const Bits* cells = positions.candidates + kCells * digit;
    for (int chute = 0; chute < kChutes; ++chute) {
        Bits* in = losses.in + kChuteTriads * chute;
        Bits* out = losses.out + kChuteTriads * chute;
        lose_chosen(branching.choices[chute][digit], branching.chosen[chute][digit], in, out);
        if (chute < 3) {
            lose_to_full<Direction::rows>(cells + first_cell(Direction::rows, chute),
                                          branching.full[chute], in, out);
        } else {
            lose_to_full<Direction::columns>(cells + first_cell(Direction::columns, chute - 3),
                                             branching.full[chute], in, out);
        }
    }
}

/// Lanes that push the child that waits to a slot, and lanes that pop from it.
struct Moves {
    Bits push[2];
    Bits pop[2];
};

/// The children of one digit. kUsed: bit s for slot s.
template <bool kBranch, int kUsed>
NONET_INLINE void sweep_digit(Bits* __restrict cells, Bits* __restrict slot0,
                              Bits* __restrict slot1, const Losses& losses, const Moves& moves) {
    for (int row = 0; row < 9; ++row) {
        for (int box = 0; box < 3; ++box) {
            const Bits in_row = losses.in[3 * row + box];
            const Bits out_row = losses.out[3 * row + box];
            NONET_UNROLL
            for (int i = 0; i < 3; ++i) {
                const int column = 3 * box + i;
                const int cell = 9 * row + column;
                const int across = 27 + 3 * column + row / 3;
                Bits child = cells[cell];
                Bits waits = child;
                if (kBranch) {
                    waits = and_nor(child, out_row, losses.out[across]);
                    child = and_nor(child, in_row, losses.in[across]);
                }
                if ((kUsed & 1) != 0) {
                    const Bits old = slot0[cell];
                    child = select(moves.pop[0], old, child);
                    if (kBranch) slot0[cell] = select(moves.push[0], waits, old);
                }
                if ((kUsed & 2) != 0) {
                    const Bits old = slot1[cell];
                    child = select(moves.pop[1], old, child);
                    if (kBranch) slot1[cell] = select(moves.push[1], waits, old);
                }
                cells[cell] = child;
            }
        }
    }
}

template <bool kBranch>
NONET_INLINE void sweep_doublings(Positions& positions, Stacks& stacks, const Moves& moves) {
    for (int i = kCandidates; i < kCandidates + kDoublingBits; ++i) {
        Bits& child = positions.candidates[i];
        const Bits parent = child;
        for (int slot = 0; slot < 2; ++slot) {
            Bits& waits = stacks.slots[slot][i];
            child = select(moves.pop[slot], waits, child);
            if (kBranch) waits = select(moves.push[slot], parent, waits);
        }
    }
}

template <bool kBranch, int kUsed>
[[gnu::noinline]] void sweep(Positions& positions, Stacks& stacks, const Branching& branching,
                             const Moves& moves) {
    Losses losses;
    for (int digit = 0; digit < kDigits; ++digit) {
        if (kBranch) find_losses(positions, branching, digit, losses);
        sweep_digit<kBranch, kUsed>(positions.candidates + kCells * digit,
                                    stacks.slots[0] + kCells * digit,
                                    stacks.slots[1] + kCells * digit, losses, moves);
    }
    sweep_doublings<kBranch>(positions, stacks, moves);
}

template <bool kBranch>
NONET_INLINE void sweep_used(Positions& positions, Stacks& stacks, const Branching& branching,
                             const Moves& moves) {
    const bool slot0 = any(moves.push[0] | moves.pop[0]);
    const bool slot1 = any(moves.push[1] | moves.pop[1]);
    if (slot0 && slot1) {
        sweep<kBranch, 3>(positions, stacks, branching, moves);
    } else if (slot0) {
        sweep<kBranch, 1>(positions, stacks, branching, moves);
    } else if (slot1) {
        sweep<kBranch, 2>(positions, stacks, branching, moves);
    }
}

/// After the candidates have moved.
NONET_INLINE void book_moves(Positions& positions, Stacks& stacks, const Moves& moves) {
    for (int slot = 0; slot < 2; ++slot) {
        stacks.in_slot[slot] = and_not(stacks.in_slot[slot] | moves.push[slot], moves.pop[slot]);
        positions.alive |= moves.pop[slot];
    }
    recount(positions);
}

/// Makes the moves; answers the lanes that branched. Lanes that would push but are overfull die,
/// and those where nothing is open go on as they are: the next passes solve them.
NONET_INLINE Bits make_moves(Positions& positions, Stacks& stacks, Moves moves) {
    Branching branching;
    Bits branched = moves.push[0] | moves.push[1];
    if (any(branched)) {
        branched = choose(positions, branched, branching);
        positions.alive = and_not(positions.alive, branching.overfull);
        for (Bits& push : moves.push) push &= branched;
        sweep_used<true>(positions, stacks, branching, moves);
    } else {
        sweep_used<false>(positions, stacks, branching, moves);
    }
    book_moves(positions, stacks, moves);
    return branched;
}

}  // namespace

// A round: all deductions at once, half a round for the rows and half a round for the columns.
//
// Problem: deductions on one puzzle are a chain of small steps, and a solver that makes them one by
// one waits for its own mispredicted branches most of the time.
//
// Idea: every single and every locked candidate, in all rows, columns and boxes, for all digits
// together, without a branch. layout.hpp draws the three sets of words that hold the candidates;
// the vocabulary of the machine (avx512.inl, frames.inl) knows how they lie in registers.
//
// Invariant: candidates only go away, and what a round removes stands in no solution.
//
// Source: triads follow Tdoku (T. Dillon, 2019). Cost: half a round is some 60 vector instructions,
// some 50 cycles with 512-bit vectors, some 150 with 256; a puzzle of 17 clues needs some 25.
// docs/design/single.md has the figures and what lost.
//
// To be included inside namespace nonet::solve::NAME, behind a vocabulary in an unnamed namespace.

namespace {

/// The candidates of a puzzle, as layout.hpp draws them.
struct State {
    Triads sets[3];
};

/// What one direction (mini-rows or mini-columns) tells: per triad, sets of digits.
struct Deduction {
    Words line;      ///< that have a candidate in its line
    Words box;       ///< that have one in its box
    Words certain;   ///< that must stand in the triad
    Words excluded;  ///< that cannot, since they stand in another triad
    Words allowed;   ///< all, or the three that stand in the triad
};

/// From the digits that have a candidate in each triad, and those known to stand in it.
NONET_INLINE Deduction deduce(Words digits, Words singles) {
    Deduction result;
    const Words line1 = next_in_line(digits);
    const Words line2 = last_in_line(digits);
    const Words box1 = next_in_box(digits);
    const Words box2 = last_in_box(digits);
    result.line = or3(digits, line1, line2);
    result.box = or3(digits, box1, box2);
    // A digit without a place in the other triads of the line, or of the box, stands in this one;
    // and a triad with three candidate digits has no room for others.
    const Words placed = or3(singles, and_nor(digits, line1, line2), and_nor(digits, box1, box2));
    const Words certain = or_and(placed, digits, at_most_3(digits));
    result.certain = certain;
    // A digit that stands in a triad stands in no other of its line or box; three digits that stand
    // in a triad leave no place for a fourth.
    result.excluded = or3(next_in_line(certain), last_in_line(certain), next_in_box(certain));
    result.allowed = or_then_not(at_most_2(placed), placed, last_in_box(certain));
    return result;
}

enum class Rest : int { contradiction, open, solved };

/// The deductions of the mini-rows: all rules. `changed` is false where they removed nothing;
/// `digits` gets those of each triad. A contradiction shows when a digit has no place in a row or
/// box, or a cell no candidate.
NONET_INLINE Rest row_half(Triads sets[3], Triads& digits, bool& changed) {
    Words lines{};
    Words boxes{};
    Words least{};
    Words undecided{};
    Words change{};
    Triads after[3];
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        Words cells[3];
        Words singles[3];
        NONET_UNROLL
        for (int k = 0; k < 3; ++k) {
            cells[k] = sets[k].part[part];
            singles[k] = single(cells[k]);
        }
        const Words in_triad = or3(cells[0], cells[1], cells[2]);
        digits.part[part] = in_triad;
        const Deduction found = deduce(in_triad, or3(singles[0], singles[1], singles[2]));
        const Words once = one_of_3(cells[0], cells[1], cells[2]);

        const Words more = or3(but_lowest(cells[0]), but_lowest(cells[1]), but_lowest(cells[2]));
        undecided = part == 0 ? more : undecided | more;
        const Words smallest = smaller(smaller(cells[0], cells[1]), cells[2]);
        least = part == 0 ? smallest : smaller(least, smallest);
        lines = part == 0 ? found.line : lines & found.line;
        boxes = part == 0 ? found.box : boxes & found.box;
        NONET_UNROLL
        for (int k = 0; k < 3; ++k) {
            // The three cells of a triad are peers.
            const Words left = and_nor(cells[k], singles[(k + 1) % 3], singles[(k + 2) % 3]);
            const Words only = and3(cells[k], once, found.certain);
            const Words kept = and_or(left, only, where_empty(only));
            after[k].part[part] = and_and_not(kept, found.allowed, found.excluded);
            change = k == 0 && part == 0 ? cells[k] ^ after[k].part[part]
                                         : or_xor(change, cells[k], after[k].part[part]);
        }
    }
    if (!is_full(and_and_not(lines, boxes, where_empty(least)))) return Rest::contradiction;
    if (!any(undecided)) return Rest::solved;
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) sets[k] = after[k];
    changed = any(change);
    return Rest::open;
}

/// The deductions of the mini-columns: triads only. Singles need no look here, for what they tell
/// of a column follows when the row half has done its part: it takes a placed digit from the rest
/// of the box, and then the mini-column is the only one in the box that has it.
template <bool kCheck>
NONET_INLINE Rest column_half(Triads sets[3], Triads& digits, bool& changed) {
    Words complete{};
    Words change{};
    Triads allowed;
    Triads excluded;
    const Columns columns = columns_of(sets);
    digits = digits_of(columns);
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        const Words in_triad = digits.part[part];
        const Deduction found = deduce(in_triad, Words{});
        allowed.part[part] = found.allowed;
        excluded.part[part] = found.excluded;
        complete = part == 0 ? found.line : complete & found.line;
        const Words left = and_and_not(in_triad, found.allowed, found.excluded);
        change = part == 0 ? in_triad ^ left : or_xor(change, in_triad, left);
    }
    if (kCheck && !is_full(complete)) return Rest::contradiction;
    keep_in_columns(columns, allowed, excluded, sets);
    changed = any(change);
    return Rest::open;
}

/// Has every column every digit?
NONET_INLINE bool is_complete(const Triads sets[3]) {
    Words complete{};
    const Triads digits = digits_of(columns_of(sets));
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        const Words here = digits.part[part];
        const Words line = or3(here, next_in_line(here), last_in_line(here));
        complete = part == 0 ? line : complete & line;
    }
    return is_full(complete);
}

/// The digits of each triad of a puzzle at rest.
struct AtRest {
    Triads rows;
    Triads columns;
};

/// Removes all that rounds can remove: half a round for the rows, half a round for the columns,
/// until two in a row change nothing. `triads` is set where the answer is `open`.
NONET_INLINE Rest propagate(State& state, AtRest& triads) {
    bool quiet = false;
    for (;;) {
        bool changed = false;
        Rest rest = row_half(state.sets, triads.rows, changed);
        if (rest == Rest::contradiction) return rest;
        if (rest == Rest::solved) return is_complete(state.sets) ? rest : Rest::contradiction;
        if (!changed && quiet) break;
        quiet = !changed;

        rest = column_half<true>(state.sets, triads.columns, changed);
        if (rest == Rest::contradiction) return rest;
        if (!changed && quiet) break;
        quiet = !changed;
    }
    return Rest::open;
}

}  // namespace

// One puzzle at a time: the search, written once for every vector machine.
//
// Problem: deductions on one puzzle are a chain of small steps, and a solver that makes them one by
// one waits for its own mispredicted branches most of the time.
//
// Idea: make all deductions of a round at once, without a branch: every single, every locked
// candidate, in all rows, columns and boxes, for all digits together. A puzzle of 17 clues needs
// some 25 half rounds of about 60 vector instructions. layout.hpp draws the three sets of words
// that hold the candidates; the vocabulary of the machine (avx512.inl, frames.inl) knows how they
// lie in registers.
//
// Invariant: candidates only go away, and what a round removes stands in no solution. Where a round
// removes nothing the puzzle is at rest; the state at rest is the same whatever the machine, so
// every kernel walks the same search tree and finds the same solutions in the same order.
//
// Source: triads and the rule to branch in the most restricted chute follow Tdoku (T. Dillon,
// 2019). Cost: half a round is some 50 cycles with 512-bit vectors, some 150 with 256;
// docs/design/single.md has the figures and what lost.
//
// To be included inside namespace nonet::solve::NAME, behind a vocabulary in an unnamed namespace.

namespace {

/// The candidates of a puzzle, as layout.hpp draws them.
struct State {
    Triads sets[3];
};

// ---------------------------------------------------------------------------------------------
// A round
// ---------------------------------------------------------------------------------------------

/// What one direction (mini-rows or mini-columns) tells: per triad, sets of digits.
struct Deduction {
    Words line;       ///< that have a candidate in its line
    Words box;        ///< that have one in its box
    Words certain;    ///< that must stand in the triad
    Words excluded1;  ///< that cannot ...
    Words excluded2;  ///< ... for one reason or another
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
    result.excluded1 = or3(next_in_line(certain), last_in_line(certain), next_in_box(certain));
    result.excluded2 = or_andnot(last_in_box(certain), at_least_3(placed), placed);
    return result;
}

enum class Rest : int { contradiction, open, solved };

/// The deductions of the mini-rows: all rules. `changed` is false where they removed nothing;
/// `digits` gets those of each triad. A contradiction shows when a digit has no place in a row or
/// box, or a cell no candidate.
NONET_INLINE Rest row_half(Triads sets[3], Triads& digits, bool& changed) {
    Words broken{};
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
        const Words least = smaller(smaller(cells[0], cells[1]), cells[2]);
        const Words lost = nand_or(found.line, found.box, where_empty(least));
        undecided = part == 0 ? more : undecided | more;
        broken = part == 0 ? lost : broken | lost;
        NONET_UNROLL
        for (int k = 0; k < 3; ++k) {
            // The three cells of a triad are peers.
            const Words left = and_nor(cells[k], singles[(k + 1) % 3], singles[(k + 2) % 3]);
            const Words only = and3(cells[k], once, found.certain);
            const Words kept = and_or(left, only, where_empty(only));
            after[k].part[part] = and_nor(kept, found.excluded1, found.excluded2);
            change = k == 0 && part == 0 ? cells[k] ^ after[k].part[part]
                                         : or_xor(change, cells[k], after[k].part[part]);
        }
    }
    if (any_in_places(broken)) return Rest::contradiction;
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
    Words lost{};
    Words change{};
    Triads after[3];
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        const Words in_triad = or3(sets[0].part[part], sets[1].part[part], sets[2].part[part]);
        digits.part[part] = in_triad;
        const Deduction found = deduce(in_triad, Words{});
        lost = part == 0 ? ~found.line : lost | ~found.line;
        const Words gone = and_or(in_triad, found.excluded1, found.excluded2);
        change = part == 0 ? gone : change | gone;
        NONET_UNROLL
        for (int k = 0; k < 3; ++k) {
            after[k].part[part] = and_nor(sets[k].part[part], found.excluded1, found.excluded2);
        }
    }
    if (kCheck && any_in_places(lost)) return Rest::contradiction;
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) sets[k] = after[k];
    changed = any(change);
    return Rest::open;
}

/// Has every line of the other direction every digit?
NONET_INLINE bool is_complete(const Triads sets[3]) {
    Words complete{};
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        const Words digits = or3(sets[0].part[part], sets[1].part[part], sets[2].part[part]);
        const Words line = or3(digits, next_in_line(digits), last_in_line(digits));
        complete = part == 0 ? line : complete & line;
    }
    return !any_in_places(~complete);
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
        Triads columns[3];
        turn(state.sets, columns);
        if (rest == Rest::contradiction) return rest;
        if (rest == Rest::solved) return is_complete(columns) ? rest : Rest::contradiction;
        if (!changed && quiet) return rest;
        quiet = !changed;

        rest = column_half<true>(columns, triads.columns, changed);
        turn(columns, state.sets);
        if (rest == Rest::contradiction) return rest;
        if (!changed && quiet) return rest;
        quiet = !changed;
    }
}

// ---------------------------------------------------------------------------------------------
// The start
// ---------------------------------------------------------------------------------------------

/// The cells with what the givens leave them, as far as rows and boxes go. Givens that clash empty
/// their cells.
NONET_INLINE void place_givens(const Triads givens[3], Triads cells[3]) {
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        Words given[3];
        NONET_UNROLL
        for (int k = 0; k < 3; ++k) given[k] = givens[k].part[part];
        const Words here = or3(given[0], given[1], given[2]);
        const Words mates = or3(next_in_line(here), last_in_line(here), next_in_box(here));
        const Words excluded = mates | last_in_box(here);
        NONET_UNROLL
        for (int k = 0; k < 3; ++k) {
            const Words gone = or3(excluded, given[(k + 1) % 3], given[(k + 2) % 3]);
            cells[k].part[part] = or_then_not(given[k], all_where_empty(given[k]), gone);
        }
    }
}

/// The columns have their half of a round at once: it does more than to place the givens there.
NONET_INLINE void start(State& state, const std::uint8_t* symbols) {
    Triads givens[3];
    Triads columns[3];
    Triads digits;
    bool changed = false;
    read_symbols(symbols, givens);
    place_givens(givens, state.sets);
    turn(state.sets, columns);
    column_half<false>(columns, digits, changed);
    turn(columns, state.sets);
}

NONET_INLINE void start(State& state, const std::uint16_t* masks) {
    SetWords words{};
    std::uint16_t* const flat = words.words[0][0];
    for (int cell = 0; cell < 81; ++cell) {
        flat[kCellSlots.slot[cell]] = static_cast<std::uint16_t>(masks[cell] << kFirstBit);
    }
    load(words, state.sets);
}

/// The candidates of each cell, digit d at bit d-1.
NONET_INLINE void write_masks(const State& state, std::uint16_t* masks) {
    SetWords words;
    store(state.sets, words);
    const std::uint16_t* const flat = words.words[0][0];
    for (int cell = 0; cell < 81; ++cell) {
        masks[cell] = static_cast<std::uint16_t>(flat[kCellSlots.slot[cell]] >> kFirstBit);
    }
}

// ---------------------------------------------------------------------------------------------
// Branches
// ---------------------------------------------------------------------------------------------

/// Cells, as the places of each set.
struct CellPlaces {
    Places places[3][kParts];
};

constexpr void add_cell(CellPlaces& to, int cell) {
    const int b = cell / 9 % 3;
    const int place = place_of(cell / 27, b, cell % 9 / 3);
    add_place(to.places[(cell % 3 + 3 - b) % 3][place / kPartWords], place % kPartWords);
}

/// For each triad: its cells, and the cells of the four triads that share its line or box.
struct TriadCells {
    CellPlaces own[54];
    CellPlaces mates[54];
};

constexpr TriadCells make_triad_cells() {
    TriadCells table{};
    for (int triad = 0; triad < 54; ++triad) {
        const int direction = triad / 27;
        const int a = triad / 9 % 3;
        const int b = triad / 3 % 3;
        const int e = e_at(a, triad % 3);
        for (int i = 0; i < 3; ++i) {
            add_cell(table.own[triad], cell_of_triad(direction, a, b, e, i));
            for (int step = 1; step < 3; ++step) {
                add_cell(table.mates[triad], cell_of_triad(direction, a, b, (e + step) % 3, i));
                add_cell(table.mates[triad], cell_of_triad(direction, a, (b + step) % 3, e, i));
            }
        }
    }
    return table;
}
constexpr TriadCells kTriadCells = make_triad_cells();

/// Put `digit`, a set of one, into the triad number `triad`; afterwards, keep it out.
struct Branch {
    int triad;
    std::uint16_t digit;
};

/// In the most restricted chute: a digit that has two places for its triads in every line if there
/// is one, else any with two places in some line, else the first that is open; in the first such
/// line, the first triad.
NONET_INLINE Branch choose(const AtRest& at_rest) {
    TriadWords stored;
    store(at_rest.rows, at_rest.columns, stored);
    const int chute = smallest_open_chute(at_rest.rows, at_rest.columns, stored);
    const std::uint16_t* triads = stored.words + kChuteStride * chute;
    unsigned two[3];
    unsigned two_somewhere = 0;
    unsigned three_somewhere = 0;
    for (int line = 0; line < 3; ++line) {
        const unsigned p = triads[kLineStride * line];
        const unsigned q = triads[kLineStride * line + 1];
        const unsigned r = triads[kLineStride * line + 2];
        const unsigned three = p & q & r;
        two[line] = ((p & q) | (p & r) | (q & r)) & ~three;
        three_somewhere |= three;
        two_somewhere |= two[line];
    }
    const unsigned best = two_somewhere & ~three_somewhere;
    const unsigned digits = best != 0 ? best : two_somewhere != 0 ? two_somewhere : three_somewhere;
    const unsigned digit = digits & -digits;
    int line = 0;
    if (two_somewhere != 0) line = (two[0] & digit) != 0 ? 0 : (two[1] & digit) != 0 ? 1 : 2;
    const int place = (triads[kLineStride * line] & digit) != 0 ? 0 : 1;
    return {9 * chute + 3 * line + place, static_cast<std::uint16_t>(digit)};
}

NONET_INLINE void remove(State& state, const CellPlaces& cells, std::uint16_t digit) {
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) {
        NONET_UNROLL
        for (int part = 0; part < kParts; ++part) {
            state.sets[k].part[part] =
                without(state.sets[k].part[part], cells.places[k][part], digit);
        }
    }
}

// ---------------------------------------------------------------------------------------------
// The search
// ---------------------------------------------------------------------------------------------

/// Depth first. The branch that keeps a digit out waits on the stack while the one that puts it in
/// is searched. Each state that waits belongs to another line and digit, which was put in above it,
/// so there are never more than 162, and one for the start.
struct Stack {
    State waiting[kMostWaiting];
};
static_assert(sizeof(Stack) <= sizeof(SearchMemory::bytes));

NONET_INLINE Stack& stack_of(SearchMemory& memory) {
    return *reinterpret_cast<Stack*>(memory.bytes);
}

/// Searches from `state` on. Gives solutions to `on_solution` until that returns false: then the
/// answer is `solution`. Where `nodes` is used up, what is left waits on the stack.
template <class OnSolution>
NONET_INLINE Found run(State state, Stack& stack, std::uint32_t& waiting, std::uint64_t& nodes,
                       OnSolution on_solution) {
    for (;;) {
        AtRest triads;
        const Rest rest = propagate(state, triads);
        if (rest == Rest::open) {
            if (nodes == 0) {
                stack.waiting[waiting++] = state;
                return Found::out_of_nodes;
            }
            --nodes;
            const Branch branch = choose(triads);
            State& without_digit = stack.waiting[waiting++];
            without_digit = state;
            remove(without_digit, kTriadCells.own[branch.triad], branch.digit);
            remove(state, kTriadCells.mates[branch.triad], branch.digit);
            continue;
        }
        if (rest == Rest::solved && !on_solution(state)) return Found::solution;
        if (waiting == 0) return Found::nothing;
        state = stack.waiting[--waiting];
    }
}

template <class OnSolution>
NONET_INLINE Found resume(SearchMemory& memory, std::uint64_t& nodes, OnSolution on_solution) {
    if (memory.waiting == 0) return Found::nothing;
    Stack& stack = stack_of(memory);
    const State state = stack.waiting[--memory.waiting];
    return run(state, stack, memory.waiting, nodes, on_solution);
}

// ---------------------------------------------------------------------------------------------
// What the kernel offers: kernel.hpp tells what each function does
// ---------------------------------------------------------------------------------------------

void start_symbols(SearchMemory& memory, const std::uint8_t* symbols) {
    start(stack_of(memory).waiting[0], symbols);
    memory.waiting = 1;
}

void start_masks(SearchMemory& memory, const std::uint16_t* masks) {
    start(stack_of(memory).waiting[0], masks);
    memory.waiting = 1;
}

Found next(SearchMemory& memory, std::uint64_t& nodes, std::uint8_t* digits) {
    return resume(memory, nodes, [&](const State& state) {
        write_symbols(state.sets, 0, digits);
        return false;
    });
}

Found count(SearchMemory& memory, std::uint64_t& nodes, std::uint64_t limit, std::uint64_t& found) {
    return resume(memory, nodes, [&](const State&) { return ++found < limit; });
}

/// The body of solve and solve_line.
NONET_INLINE unsigned solve_all(const std::uint8_t* symbols, unsigned limit, int zero,
                                std::uint8_t* solution) {
    SearchMemory memory;
    std::uint32_t waiting = 0;
    std::uint64_t nodes = ~std::uint64_t{0};
    unsigned found = 0;
    State state;
    start(state, symbols);
    run(state, stack_of(memory), waiting, nodes, [&](const State& solved) {
        if (found == 0) write_symbols(solved.sets, zero, solution);
        return ++found < limit;
    });
    return found;
}

unsigned solve(const std::uint8_t* symbols, unsigned limit, int zero, std::uint8_t* solution) {
    return solve_all(symbols, limit, zero, solution);
}

int solve_line(const std::uint8_t* characters, unsigned limit, std::uint8_t* solution) {
    if (!is_line(characters)) return -1;
    return static_cast<int>(solve_all(characters, limit, '0', solution));
}

bool propagate_masks(std::uint16_t* masks) {
    State state;
    start(state, masks);
    AtRest triads;
    const Rest rest = propagate(state, triads);
    write_masks(state, masks);
    return rest != Rest::contradiction;
}

}  // namespace

extern const Kernel kKernel;
const Kernel kKernel = {start_symbols, start_masks, next,    count,
                        solve,         solve_line,  is_line, propagate_masks};

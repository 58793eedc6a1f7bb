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
    Triads digits;
    bool changed = false;
    read_symbols(symbols, givens);
    place_givens(givens, state.sets);
    column_half<false>(state.sets, digits, changed);
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

/// Has no cell more than two candidates?
NONET_INLINE bool has_pairs_only(const State& state) {
    Words more{};
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) {
        NONET_UNROLL
        for (int part = 0; part < kParts; ++part) {
            more = more | but_lowest(but_lowest(state.sets[k].part[part]));
        }
    }
    return !any(more);
}

/// As many open cells as this, pairs only and at rest: such a state has two solutions. Each of its
/// digits has an even number of places, two in each row and column that it has any in, so four or
/// six. In one digit pair's ring of four or six cells neighbours differ, in rows and columns; two
/// cells of it in one box are neighbours too, or else the one between them would be a third in the
/// box. Three digits of four places each can only be two columns of three rows (or the other way
/// round) with the pairs ab, ac, bc: again two ways.
constexpr int kTwoSolutionCells = 6;

/// The state that was put on the stack last, if there is one.
NONET_INLINE bool take_waiting(SearchMemory& memory, std::uint32_t& waiting, State& state,
                               unsigned& doublings) {
    if (waiting == 0) return false;
    --waiting;
    state = stack_of(memory).waiting[waiting];
    doublings = memory.doublings[waiting];
    return true;
}

/// Searches from `state` on, whose solutions count 2^doublings times. Gives to `on_solution` the
/// states with solutions, their doublings, and the binary logarithm of what they count in all,
/// until that returns false: then the answer is `solution`. Where `nodes` is used up, what is left
/// waits on the stack.
///
/// Where at rest each open cell has two candidates, each digit has two places in each house where
/// it is open, or it would be a hidden single. So the other candidates of a solution are one too:
/// with kPairs, for who only counts, one branch is searched and counts twice.
template <bool kPairs, class OnSolution>
NONET_INLINE Found run(State state, unsigned doublings, SearchMemory& memory,
                       std::uint32_t& waiting, std::uint64_t& nodes, OnSolution on_solution) {
    Stack& stack = stack_of(memory);
    for (;;) {
        AtRest triads;
        const Rest rest = propagate(state, triads);
        if (rest == Rest::open) {
            if (nodes == 0) {
                memory.doublings[waiting] = static_cast<std::uint8_t>(doublings);
                stack.waiting[waiting++] = state;
                return Found::out_of_nodes;
            }
            --nodes;
            const bool pairs = kPairs && has_pairs_only(state);
            if (pairs && open_cells(state.sets) <= kTwoSolutionCells) {
                if (!on_solution(state, doublings, doublings + 1)) return Found::solution;
                if (!take_waiting(memory, waiting, state, doublings)) return Found::nothing;
                continue;
            }
            const Branch branch = choose(triads);
            if (pairs) {
                ++doublings;
            } else {
                memory.doublings[waiting] = static_cast<std::uint8_t>(doublings);
                State& without_digit = stack.waiting[waiting++];
                without_digit = state;
                remove(without_digit, kTriadCells.own[branch.triad], branch.digit);
            }
            remove(state, kTriadCells.mates[branch.triad], branch.digit);
            continue;
        }
        if (rest == Rest::solved && !on_solution(state, doublings, doublings)) {
            return Found::solution;
        }
        if (!take_waiting(memory, waiting, state, doublings)) return Found::nothing;
    }
}

template <bool kPairs, class OnSolution>
NONET_INLINE Found resume(SearchMemory& memory, std::uint64_t& nodes, OnSolution on_solution) {
    State state;
    unsigned doublings = 0;
    if (!take_waiting(memory, memory.waiting, state, doublings)) return Found::nothing;
    return run<kPairs>(state, doublings, memory, memory.waiting, nodes, on_solution);
}

// ---------------------------------------------------------------------------------------------
// What the kernel offers: kernel.hpp tells what each function does
// ---------------------------------------------------------------------------------------------

void start_symbols(SearchMemory& memory, const std::uint8_t* symbols) {
    start(stack_of(memory).waiting[0], symbols);
    memory.doublings[0] = 0;
    memory.counted = 0;
    memory.waiting = 1;
}

void start_masks(SearchMemory& memory, const std::uint16_t* masks) {
    start(stack_of(memory).waiting[0], masks);
    memory.doublings[0] = 0;
    memory.counted = 0;
    memory.waiting = 1;
}

Found next(SearchMemory& memory, std::uint64_t& nodes, std::uint8_t* digits) {
    memory.counted = 0;
    return resume<false>(memory, nodes, [&](const State& state, unsigned, unsigned) {
        write_symbols(state.sets, 0, digits);
        return false;
    });
}

/// Where the limit falls among the solutions of one state, that waits again and keeps in mind how
/// many were counted.
Found count(SearchMemory& memory, std::uint64_t& nodes, std::uint64_t limit, std::uint64_t& found) {
    const auto add = [&](const State& state, unsigned doublings, unsigned ways) {
        const std::uint64_t all = std::uint64_t{1} << ways;
        const std::uint64_t before = memory.counted < all ? memory.counted : all;
        memory.counted -= before;
        const std::uint64_t wanted = limit - found;
        if (all - before < wanted) {
            found += all - before;
            return true;
        }
        if (all - before > wanted) {
            stack_of(memory).waiting[memory.waiting] = state;
            memory.doublings[memory.waiting++] = static_cast<std::uint8_t>(doublings);
            memory.counted = before + wanted;
        }
        found = limit;
        return false;
    };
    return resume<true>(memory, nodes, add);
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
    run<false>(state, 0, memory, waiting, nodes, [&](const State& solved, unsigned, unsigned) {
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

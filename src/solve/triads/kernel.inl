// One puzzle at a time: the search, written once for every vector machine.
//
// Depth first over states at rest (round.inl), with the branches of branch.inl. Counting, which
// needs no solution but only their number, takes one branch for two where both have as many.
//
// Invariant: where a round removes nothing the puzzle is at rest, and what is left is the same
// whatever the machine; so are the tree, and the solutions and their order.
//
// To be included inside namespace nonet::solve::NAME, behind branch.inl.

namespace {

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

// The end of a batch: what few lanes hold is finished one by one.
//
// A pass costs the same for one busy lane as for all. Once no puzzle is left to load and only few
// lanes are busy, the search for one puzzle (src/solve) is faster than the lanes, however the rest
// is stolen and shared. So the positions that are left, of lanes and of their stacks, are handed to
// it as candidates; what was deduced is not lost. Few means: of all lanes about the share that
// makes them as fast as single calls, three fifths with AVX-512, a quarter with 128 bits. Where
// puzzles were loaded just now they first get the rounds that easy ones need.
//
// A position that turns out to be large is better left to the lanes, which share it among them. So
// the search gets a number of nodes for each position. Where they do not suffice its work is thrown
// away; the lanes go on and steal, and only after some rounds is the rest looked at anew. What is
// lost that way is some percent.
//
// Invariant: after each position the lanes are as if they had finished it themselves.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// Branches of a position from which on it is large: some 50 to 500 microseconds.
constexpr std::uint64_t kMostNodes = 1000;
constexpr int kMostLarge = 8;
constexpr int kRoundsToWait = 200;

/// Idle lanes steal at once where puzzles need so many branches each.
constexpr std::uint64_t kHardPuzzle = 10;

/// What a few lanes hold is better finished one by one.
NONET_INLINE bool is_tail(const Engine& engine) {
    if (!engine.dry || engine.rounds_to_wait > 0) return false;
    if (engine.job->smallest) return population(engine.busy) <= kLanes / 16;
    return engine.job->single != nullptr && population(engine.busy) <= kTailLanes;
}

/// May idle lanes steal? Not before the tail was looked at: of a puzzle with several solutions most
/// of what they could steal need never be searched, and the many lanes that are busy with it would
/// hide that few puzzles are left. Hard puzzles with one solution are what stealing is for.
NONET_INLINE bool may_share(const Engine& engine) {
    if (engine.job->smallest) return false;
    return engine.job->single == nullptr || engine.tail_was_large ||
           engine.cost.branches > kHardPuzzle * engine.begun;
}

/// The candidates of 81 cells, digit d at bit d-1, and some to spare.
struct Masks {
    std::uint16_t cells[96];
};

/// The inverse of record_of, but for the doublings.
NONET_INLINE void masks_of(const Record& record, Masks& masks) {
    using Cells = std::uint16_t __attribute__((vector_size(32)));
    constexpr Cells kEach = {0x0001, 0x0002, 0x0004, 0x0008, 0x0010, 0x0020, 0x0040, 0x0080,
                             0x0100, 0x0200, 0x0400, 0x0800, 0x1000, 0x2000, 0x4000, 0x8000};
    std::uint16_t places[kDigits][8];  // of a digit, a bit a cell
    NONET_UNROLL
    for (int digit = 0; digit < kDigits; ++digit) {
        const std::uint64_t* from = record.words + kCells * digit / 64;
        const int shift = kCells * digit % 64;
        const std::uint64_t high = shift > 64 - 17 ? from[2] << (64 - shift) : 0;
        const std::uint64_t words[2] = {from[0] >> shift | from[1] << 1 << (63 - shift),
                                        from[1] >> shift | high};
        __builtin_memcpy(places[digit], words, sizeof words);
    }
    NONET_UNROLL
    for (int group = 0; group < 6; ++group) {
        Cells cells{};
        NONET_UNROLL
        for (int digit = 0; digit < kDigits; ++digit) {
            const Cells bits = Cells{} + places[digit][group];
            const auto has = reinterpret_cast<Cells>((bits & kEach) == kEach);
            cells |= has & static_cast<std::uint16_t>(1 << digit);
        }
        __builtin_memcpy(masks.cells + 16 * group, &cells, sizeof cells);
    }
}

NONET_INLINE int doublings_of(const Record& record) {
    return static_cast<int>(record.words[kCandidates / 64] >> kCandidates % 64) &
           ((1 << kDoublingBits) - 1);
}
static_assert(kCandidates % 64 + kDoublingBits <= 64);

/// What came of the lanes so far.
struct Tail {
    LaneSet released;  ///< nothing is left to do for them
    LaneSet large;     ///< they hold a position that is too large
    int times;         ///< that this happened
};

/// The lane is to hand over no more.
NONET_INLINE bool is_over(const Engine& engine, const Tail& tail, int lane) {
    return engine.stopped || tail.times > kMostLarge || tail.released.has(lane) ||
           tail.large.has(lane);
}

/// What the search for one puzzle found in a position.
struct Handed {
    std::uint8_t digits[2][kCells];
    int wanted;  ///< of solutions to write
    std::uint64_t found;
    solve::Found end;
};

/// Searches on, for the solutions that are wanted one by one and for the number of the others.
NONET_INLINE void search_singly(Engine& engine, std::uint64_t& nodes, std::uint64_t limit,
                                Handed& handed) {
    const solve::Kernel& single = *engine.job->single;
    handed.found = 0;
    handed.end = solve::Found::solution;
    for (int i = 0; i < handed.wanted && handed.found < limit; ++i) {
        handed.end = single.next(engine.single_memory, nodes, handed.digits[i]);
        if (handed.end != solve::Found::solution) return;
        ++handed.found;
    }
    if (handed.found < limit) {
        handed.end = single.count(engine.single_memory, nodes, limit, handed.found);
    }
}

NONET_INLINE void write_handed(const Job& job, Puzzle& puzzle, const Handed& handed) {
    const int found = handed.found < 2 ? static_cast<int>(handed.found) : 2;
    const int end = handed.wanted < found ? handed.wanted : found;
    for (int i = 0; i < end; ++i) {
        std::uint8_t* to = puzzle.written++ == 0 ? job.solutions : job.seconds;
        to += puzzle.number * job.solution_stride;
        for (int cell = 0; cell < kCells; ++cell) {
            to[cell] = static_cast<std::uint8_t>(handed.digits[i][cell] + job.zero);
        }
    }
}

/// Solutions of the puzzle that are still to be written.
NONET_INLINE int wanted_solutions(const Engine& engine, const Puzzle& puzzle) {
    if (wants_two(engine)) return puzzle.written < 2 ? 2 - puzzle.written : 0;
    return engine.job->solutions != nullptr && puzzle.solutions == 0 ? 1 : 0;
}

/// Solves one position of the lane's puzzle to its end; false when it is too large.
NONET_INLINE bool hand_over(Engine& engine, int lane, const Record& record, Tail& tail) {
    const Job& job = *engine.job;
    Puzzle& puzzle = engine.puzzles[engine.puzzle_of[lane]];
    const std::uint64_t left = job.nodes > puzzle.nodes ? job.nodes - puzzle.nodes : 0;
    const std::uint64_t granted = left < kMostNodes ? left : kMostNodes;

    Masks masks;
    masks_of(record, masks);
    job.single->start_masks(engine.single_memory, masks.cells);
    std::uint64_t nodes = granted;
    Handed handed;
    handed.wanted = wanted_solutions(engine, puzzle);
    search_singly(engine, nodes, puzzle.limit - puzzle.solutions, handed);
    const bool cut = handed.end == solve::Found::out_of_nodes;
    if (cut && left > kMostNodes) {
        tail.large.add(lane);
        tail.times += 1;
        return false;
    }
    engine.cost.handed += 1;
    engine.cost.branches += granted - nodes;
    write_handed(job, puzzle, handed);
    puzzle.nodes += granted - nodes;
    const bool full =
        add_solutions(engine, engine.puzzle_of[lane], handed.found << doublings_of(record));
    if (cut || full) finish(engine, lane, full, tail.released);
    return true;
}

/// Hands over one position of each of `lanes`, as they stand in `candidates`; answers the lanes
/// whose position is done.
NONET_INLINE Bits hand_over_slices(Engine& engine, const Bits* candidates, Bits lanes, Tail& tail) {
    if (!any(lanes)) return none();
    for (int w = 0; w < kRecordWords; ++w) to_words(candidates + 64 * w, engine.stacks.words[w]);
    LaneSet done{};
    for_each_lane(lanes, [&](int lane) {
        if (is_stopped(engine) || is_over(engine, tail, lane)) return;
        Record record;
        for (int w = 0; w < kRecordWords; ++w) {
            record.words[w] = engine.stacks.words[w][word_of(lane)];
        }
        if (hand_over(engine, lane, record, tail)) done.add(lane);
    });
    return bits_of(done);
}

/// The same for all records, the last first.
NONET_INLINE void hand_over_records(Engine& engine, Tail& tail) {
    Stacks& stacks = engine.stacks;
    LaneSet emptied{};
    for_each_lane(stacks.in_records, [&](int lane) {
        while (stacks.size[lane] > 0 && !is_stopped(engine) && !is_over(engine, tail, lane)) {
            const Record& record = record_at(stacks, lane, stacks.size[lane] - 1);
            if (hand_over(engine, lane, record, tail) && --stacks.size[lane] == 0) {
                emptied.add(lane);
            }
        }
    });
    stacks.in_records = and_not(stacks.in_records, bits_of(emptied));
}

/// Finishes all that the lanes hold, but for what is too large.
[[gnu::noinline]] void finish_tail(Engine& engine) {
    Positions& positions = engine.positions;
    Stacks& stacks = engine.stacks;
    Tail tail{};
    const Bits done =
        hand_over_slices(engine, positions.candidates, engine.busy & positions.alive, tail);
    positions.alive = and_not(positions.alive, done);
    for (int slot = 1; slot >= 0; --slot) {
        const Bits gone =
            hand_over_slices(engine, stacks.slots[slot],
                             and_not(stacks.in_slot[slot], bits_of(tail.released)), tail);
        stacks.in_slot[slot] = and_not(stacks.in_slot[slot], gone);
    }
    hand_over_records(engine, tail);
    const Bits idle = and_not(engine.busy, positions.alive | waiting(stacks));
    for_each_lane(idle, [&](int lane) {
        if (!tail.released.has(lane)) leave(engine, lane, tail.released);
    });
    release(engine, tail.released);
    if (tail.times > 0) {
        engine.rounds_to_wait = kRoundsToWait;
        engine.tail_was_large = true;
    }
}

}  // namespace

// Many puzzles at once: the main loop, written once for every vector machine.
//
// All lanes make two passes; then some are solved, some dead, some stalled, and most go on. To
// attend to them costs about as much as two passes, however few they are, so they wait until it
// pays: each lane that waits adds to an account, pass by pass, and what has been lost by waiting
// then equals what a service costs (the ski rental rule). There are three accounts:
//
//      settle   solved or ended lanes, and lanes that a new puzzle could use:  harvest, refill
//      branch   stalled lanes, and dead ones with a position in a slot:        branch.inl,
//               moves.inl
//      carry    lanes whose next position is in a record, or whose slots are full, and when
//               puzzles run out idle lanes:                                    stacks.inl,
//               steal.inl
//
// The optimum is flat: half or double the thresholds cost 5 %.
//
// Invariant: a lane is solved if it was not `unsolved` before the last pass and is alive after it.
// Stalled: alive, unsolved, and the pass stirred nothing. That it is stalled is judged by singles
// alone, so a few branches come early, which is cheaper than to look at every candidate.
//
// To be included inside namespace nonet::batch::NAME, behind all the other files.

namespace {

constexpr int kPassesPerRound = 2;
constexpr int kRoundsPerLook = 256;
constexpr int kSettleThreshold = 1000 * kLanes / 512;
constexpr int kBranchThreshold = 400 * kLanes / 512;
constexpr int kDoublingThreshold = 900 * kLanes / 512;  ///< of branching, which then does more
constexpr int kCarryThreshold = 150 * kLanes / 512;
constexpr int kStealThreshold = 64 * kLanes / 512;

struct Accounts {
    int settle = 0;
    int branch = 0;
    int carry = 0;
};

/// What the lanes are up to after a round of passes.
struct Standing {
    Bits solved;
    Bits ended;    ///< dead, and nothing waits
    Bits popping;  ///< dead, and something waits
    Bits stalled;
};

NONET_INLINE Standing stand(const Engine& engine, Bits unsolved) {
    const Positions& positions = engine.positions;
    const Bits alive = engine.busy & positions.alive;
    const Bits dead = and_not(engine.busy, positions.alive);
    const Bits more = waiting(engine.stacks);
    return {and_not(alive, unsolved), and_not(dead, more), dead & more,
            and_and_not(alive, unsolved, positions.stirred)};
}

/// Counts a branching step in each of `lanes`; puzzles that used up their nodes end here.
NONET_INLINE void count_nodes(Engine& engine, Bits lanes) {
    const Job& job = *engine.job;
    NodeCounter& counter = engine.counter;
    Bits carry = lanes;
    for (int i = 0; i < counter.used && any(carry); ++i) {
        const Bits before = counter.bits[i];
        counter.bits[i] = before ^ carry;
        carry &= before;
    }
    if (!any(carry)) return;
    LaneSet released{};
    for_each_lane(carry, [&](int lane) {
        if (released.has(lane)) return;
        Puzzle& puzzle = engine.puzzles[engine.puzzle_of[lane]];
        puzzle.nodes += std::uint64_t{1} << counter.used;
        if (puzzle.nodes > job.nodes) finish(engine, lane, false, released);
    });
    release(engine, released);
}

/// Records in and out: lanes out of slots pop, idle lanes steal, full lanes spill.
[[gnu::noinline]] void carry_records(Engine& engine, Bits popping, Bits full, Bits idle) {
    Stacks& stacks = engine.stacks;
    LaneSet emptied{};
    for_each_lane(popping, [&](int lane) { pop_record(stacks, lane, emptied); });
    const LaneSet stolen = any(idle) ? steal(engine, idle, emptied) : LaneSet{};
    stacks.in_records = and_not(stacks.in_records, bits_of(emptied));
    const Bits filled = popping | bits_of(stolen);
    if (any(filled)) {
        inherit(engine, stolen);
        load_words(stacks, filled, engine.positions.candidates);
        engine.positions.alive |= filled;
    }
    // Too few records for the idle: let every lane offer its slot in the next round.
    const int thieves = population(bits_of(stolen));
    if (thieves < population(idle)) full |= stacks.in_slot[0] & engine.positions.alive;
    if (any(full)) spill(stacks, full);
    engine.cost.transposals += 1;
    engine.cost.steals += static_cast<std::uint64_t>(thieves);
}

/// Lets stalled lanes branch and dead lanes pop. `stuck`: all lanes wait, so something must move.
NONET_INLINE void serve(Engine& engine, const Standing& standing, bool stuck, Accounts& accounts) {
    Stacks& stacks = engine.stacks;
    Positions& positions = engine.positions;
    Bits stalled = and3(standing.stalled, engine.busy, positions.alive);
    const Bits doubled =
        engine.doubling && any(stalled) ? make_doubles(positions, stalled) : none();
    stalled = and_not(stalled, doubled);
    Bits dead = and_not(engine.busy, positions.alive);
    const Bits in_slots = stacks.in_slot[0] | stacks.in_slot[1];
    const Bits deep = and_and_not(dead, stacks.in_records, in_slots);
    const Bits full = and3(stalled, stacks.in_slot[0], stacks.in_slot[1]);
    const Bits idle = ~engine.busy;
    const bool lend =
        engine.dry && any(idle) && any(stacks.in_slot[0] | stacks.in_records) && may_share(engine);

    accounts.carry += population(deep | full) + (lend ? population(idle) : 0);
    const bool only_carry = !any(or3(and_not(stalled, full), dead & in_slots, doubled));
    const bool due = accounts.carry >= (lend ? kStealThreshold : kCarryThreshold);
    bool carried = false;
    if ((due || (stuck && only_carry)) && (any(deep | full) || lend)) {
        carry_records(engine, deep, full, lend ? idle : none());
        dead = and_not(engine.busy, positions.alive);
        accounts.carry = 0;
        carried = true;
    }
    Moves moves;
    moves.pop[1] = dead & stacks.in_slot[1];
    moves.pop[0] = and_and_not(dead, stacks.in_slot[0], stacks.in_slot[1]);
    moves.push[0] = and_not(stalled, stacks.in_slot[0]);
    moves.push[1] = and_and_not(stalled, stacks.in_slot[0], stacks.in_slot[1]);
    Bits branched = doubled;
    if (any((moves.pop[0] | moves.pop[1]) | (moves.push[0] | moves.push[1]))) {
        branched |= engine.job->smallest ? make_ordered_moves(positions, stacks, moves)
                                         : make_moves(positions, stacks, moves);
        engine.cost.services += 1;
    } else if (carried || any(doubled)) {
        recount(positions);
    }
    engine.cost.branches += static_cast<std::uint64_t>(population(branched));
    if (engine.job->nodes != ~std::uint64_t{0}) count_nodes(engine, branched);
    accounts.branch = 0;
}

/// One round: passes, then what is due.
NONET_INLINE void round(Engine& engine, Accounts& accounts) {
    const Bits unsolved = two_passes(engine.positions);
    Standing standing = stand(engine, unsolved);

    // A further solution of a puzzle is only counted, so it need not wait.
    const Bits counted = standing.solved & engine.answered;
    if (any(counted)) {
        count_further(engine, counted);
        standing = stand(engine, unsolved);
    }
    const int busy = population(engine.busy);
    const int at_end = population(standing.solved | standing.ended);
    const int waits = population(standing.stalled | standing.popping);
    const bool stuck = busy == at_end + waits;
    engine.cost.passes += kPassesPerRound;
    engine.cost.busy += static_cast<std::uint64_t>(busy * kPassesPerRound);

    const bool lend = engine.dry && any(waiting(engine.stacks)) && may_share(engine);
    accounts.settle += kPassesPerRound * (at_end + (engine.dry ? 0 : kLanes - busy));
    accounts.branch += kPassesPerRound * (waits + (lend ? kLanes - busy + at_end : 0));
    const bool nothing_else = stuck && waits == 0;
    if (accounts.settle >= kSettleThreshold || nothing_else || engine.dry) {
        if (at_end > 0) settle(engine, standing.solved, standing.ended);
        if (!engine.dry) refill(engine, ~engine.busy);
        accounts.settle = 0;
    }
    if (engine.rounds_to_wait > 0) --engine.rounds_to_wait;
    if (is_tail(engine)) return engine.job->smallest ? give_up(engine) : finish_tail(engine);
    engine.doubling = !wants_two(engine) && doublings_pay(engine);
    const int due = engine.doubling ? kDoublingThreshold : kBranchThreshold;
    if (accounts.branch >= due || stuck) serve(engine, standing, stuck, accounts);
}

/// A lane reports its nodes in steps, so small that all lanes together hold back less than a puzzle
/// may use.
NONET_INLINE int counter_bits(std::uint64_t nodes) {
    int used = 0;
    while (used < NodeCounter::kBits && nodes / kLanes >> (used + 1) != 0) ++used;
    return used;
}

// ---------------------------------------------------------------------------------------------
// What the kernel offers: kernel.hpp tells what each function does
// ---------------------------------------------------------------------------------------------

void prepare(void* memory) {
    Engine& engine = *static_cast<Engine*>(memory);
    for (Bits& cell : engine.positions.naked) cell = all();
}

void run(void* memory, const Job& job) {
    Engine& engine = *static_cast<Engine*>(memory);
    engine.job = &job;
    engine.cursor = 0;
    engine.dry = engine.stopped = false;
    engine.rounds_to_wait = 0;
    engine.tail_was_large = false;
    engine.begun = 0;
    engine.cost = {};
    engine.busy = engine.answered = none();
    engine.positions.alive = engine.positions.unsolved = engine.positions.stirred = none();
    engine.free_puzzles = lanes_of(all());
    engine.working = 0;
    engine.found = 0;
    engine.doubling = false;
    engine.counter.used = counter_bits(job.nodes);
    engine.stacks.in_slot[0] = engine.stacks.in_slot[1] = engine.stacks.in_records = none();
    for (std::uint16_t& size : engine.stacks.size) size = 0;

    Accounts accounts;
    int rounds = 0;
    do {
        refill(engine, all());
        while (any(engine.busy) && !engine.stopped) {
            round(engine, accounts);
            if (++rounds % kRoundsPerLook == 0) is_stopped(engine);
        }
    } while (job.next != nullptr && !engine.dry && !engine.stopped);
    if (engine.stopped) give_up(engine);
    if (job.cost != nullptr) *job.cost = engine.cost;
}

}  // namespace

extern const Kernel kKernel;
const Kernel kKernel = {kLanes, sizeof(Engine), prepare, run};

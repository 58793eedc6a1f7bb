// Work for idle lanes.
//
// When no puzzle is left to load, lanes run empty while others still have positions waiting. An
// idle lane then takes the first record of another lane, the position nearest to the root, and
// works for the same puzzle. A puzzle counts its lanes; it is done when the last one leaves.
// Without stealing a batch waits for its hardest puzzle: one puzzle would use one lane of 512.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// Moves records to `idle` lanes, and answers those that got one. At most one from a lane, since
/// the next service brings more.
NONET_INLINE LaneSet steal(Engine& engine, Bits idle, LaneSet& emptied) {
    Stacks& stacks = engine.stacks;
    LaneSet stolen{};
    const LaneSet rich = lanes_of(stacks.in_records);
    int victim = -1;
    const auto next_victim = [&] {
        do {
            ++victim;
        } while (victim < kLanes && !(rich.has(victim) && stacks.size[victim] > 0));
        return victim < kLanes;
    };
    const LaneSet takers = lanes_of(idle);
    for (int lane = 0; lane < kLanes; ++lane) {
        if (!takers.has(lane)) continue;
        if (!next_victim()) break;
        steal_record(stacks, victim, lane, emptied);
        engine.puzzle_of[lane] = engine.puzzle_of[victim];
        ++engine.puzzles[engine.puzzle_of[lane]].lanes;
        stolen.add(lane);
    }
    return stolen;
}

/// Lanes that work for puzzles that have a solution.
NONET_INLINE void inherit(Engine& engine, const LaneSet& stolen) {
    LaneSet answered{};
    for_each_lane(stolen, [&](int lane) {
        if (engine.puzzles[engine.puzzle_of[lane]].solutions > 0) answered.add(lane);
    });
    const Bits lanes = bits_of(stolen);
    engine.busy |= lanes;
    engine.answered = and_not(engine.answered, lanes) | bits_of(answered);
    for (Bits& bit : engine.counter.bits) bit = and_not(bit, lanes);
}

}  // namespace

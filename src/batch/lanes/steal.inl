// Work for idle lanes.
//
// When no puzzle is left to load, lanes run empty while others still have positions waiting. An
// idle lane then takes the first record of another lane, the position nearest to the root, and
// works for the same puzzle. A puzzle counts its lanes; it is done when the last one leaves.
// Without stealing a batch waits for its hardest puzzle: one puzzle would use one lane of 512.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// Lanes by the weight of their first record.
class Victims {
  public:
    NONET_INLINE explicit Victims(const Stacks& stacks) {
        for (std::int16_t& head : heads_) head = -1;
        for_each_lane(stacks.in_records, [&](int lane) {
            if (stacks.size[lane] == 0) return;
            std::int16_t& head = heads_[stacks.weight[lane] / kStep];
            behind_[lane] = head;
            head = static_cast<std::int16_t>(lane);
        });
    }

    /// The next lane, with the heaviest first; or -1.
    NONET_INLINE int next() {
        while (heads_[step_] < 0) {
            if (--step_ < 0) return -1;
        }
        const int lane = heads_[step_];
        heads_[step_] = behind_[lane];
        return lane;
    }

  private:
    static constexpr int kStep = 8;
    static constexpr int kSteps = kRecordSlices / kStep;

    std::int16_t heads_[kSteps];
    std::int16_t behind_[kLanes];
    int step_ = kSteps - 1;
};

/// Moves records to `idle` lanes, and answers those that got one. At most one from a lane, since
/// the next service brings more.
NONET_INLINE LaneSet steal(Engine& engine, Bits idle, LaneSet& emptied) {
    Stacks& stacks = engine.stacks;
    LaneSet stolen{};
    Victims victims(stacks);
    const LaneSet takers = lanes_of(idle);
    for (int lane = 0; lane < kLanes; ++lane) {
        if (!takers.has(lane)) continue;
        const int victim = victims.next();
        if (victim < 0) break;
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
        const bool has_solution = engine.puzzles[engine.puzzle_of[lane]].solutions > 0;
        if (only_counts(engine) || (has_solution && !wants_two(engine))) {
            answered.add(lane);
        }
    });
    const Bits lanes = bits_of(stolen);
    engine.busy |= lanes;
    engine.answered = and_not(engine.answered, lanes) | bits_of(answered);
    for (Bits& bit : engine.counter.bits) bit = and_not(bit, lanes);
}

}  // namespace

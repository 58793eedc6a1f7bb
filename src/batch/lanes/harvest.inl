// Solutions out of lanes, and puzzles that are done.
//
// Symbols leave as they came in (planes.hpp), in many lanes at a time: the digits of each cell
// become four bits, a transpose makes six words a lane of them.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// Writes the solutions of `lanes`, of each puzzle one at most, to `solutions` (see Job), where
/// somebody wants them.
[[gnu::noinline]] void write_solutions(Engine& engine, Bits lanes, std::uint8_t* solutions) {
    const Job& job = *engine.job;
    if (solutions == nullptr || !any(lanes)) return;
    for (int cell = 0; cell < kCells; ++cell) {
        Bits digit[kDigits + 1];
        NONET_UNROLL
        for (int d = 0; d < kDigits; ++d) {
            digit[d + 1] = engine.positions.candidates[kCells * d + cell];
        }
        Bits* slices = engine.plane_slices;
        slices[plane_slice(0, cell)] = or3(or3(digit[1], digit[3], digit[5]), digit[7], digit[9]);
        slices[plane_slice(1, cell)] = or3(digit[2], digit[3], digit[6]) | digit[7];
        slices[plane_slice(2, cell)] = or3(digit[4], digit[5], digit[6]) | digit[7];
        slices[plane_slice(3, cell)] = digit[8] | digit[9];
    }
    for (int w = 0; w < kPlaneWords; ++w) {
        to_words(engine.plane_slices + 64 * w, engine.planes[w]);
    }
    for_each_lane(lanes, [&](int lane) {
        Planes planes;
        for (int w = 0; w < kPlaneWords; ++w) planes.words[w] = engine.planes[w][word_of(lane)];
        const std::size_t number = engine.puzzles[engine.puzzle_of[lane]].number;
        write_symbols(planes, job.zero, solutions + number * job.solution_stride);
    });
}

/// The same where the job wants two of each puzzle: a lane's may be the first, the second, or one
/// too many, and several lanes may have solutions of the same puzzle.
[[gnu::noinline]] void write_two_solutions(Engine& engine, Bits lanes) {
    LaneSet first{};
    LaneSet second{};
    for_each_lane(lanes, [&](int lane) {
        const int before = engine.puzzles[engine.puzzle_of[lane]].written++;
        if (before == 0) first.add(lane);
        if (before == 1) second.add(lane);
    });
    write_solutions(engine, bits_of(first), engine.job->solutions);
    write_solutions(engine, bits_of(second), engine.job->seconds);
}

/// Asks the job, where it wants to be asked.
NONET_INLINE bool is_stopped(Engine& engine) {
    const Job& job = *engine.job;
    if (job.found != nullptr) *job.found = engine.found;
    if (!engine.stopped && job.stop != nullptr) engine.stopped = job.stop(job.context);
    return engine.stopped;
}

/// Tells what became of a puzzle that has no lane any more.
NONET_INLINE void conclude(Engine& engine, int at, bool complete) {
    const Job& job = *engine.job;
    const Puzzle& puzzle = engine.puzzles[at];
    const Tally tally{puzzle.solutions, complete};
    if (job.tallies != nullptr) job.tallies[puzzle.number] = tally;
    engine.free_puzzles.add(at);
    --engine.working;
    if (job.done != nullptr) job.done(job.context, puzzle.number, tally);
    if (job.next != nullptr) engine.dry = false;
}

/// The lane has nothing left to do for its puzzle.
NONET_INLINE void leave(Engine& engine, int lane, LaneSet& released) {
    released.add(lane);
    const int at = engine.puzzle_of[lane];
    if (--engine.puzzles[at].lanes == 0) conclude(engine, at, true);
}

/// The lane, and with it all others of its puzzle, leave it.
NONET_INLINE void finish(Engine& engine, int lane, bool complete, LaneSet& released) {
    const int at = engine.puzzle_of[lane];
    released.add(lane);
    if (engine.puzzles[at].lanes > 1) {
        for_each_lane(engine.busy, [&](int other) {
            if (engine.puzzle_of[other] == at) released.add(other);
        });
    }
    engine.puzzles[at].lanes = 0;
    conclude(engine, at, complete);
}

NONET_INLINE void release(Engine& engine, const LaneSet& released) {
    const Bits lanes = bits_of(released);
    drop(engine.stacks, lanes);
    engine.busy = and_not(engine.busy, lanes);
    engine.answered = and_not(engine.answered, lanes);
    engine.positions.alive = and_not(engine.positions.alive, lanes);
}

/// Adds to the solutions of a puzzle; answers whether it has as many as it may have.
NONET_INLINE bool add_solutions(Engine& engine, int at, std::uint64_t solutions) {
    Puzzle& puzzle = engine.puzzles[at];
    const std::uint64_t more = puzzle.limit - puzzle.solutions;
    const bool full = solutions >= more;
    if (full) solutions = more;
    puzzle.solutions += solutions;
    engine.found += solutions;
    return full;
}

/// Books lanes that found a solution and lanes that are at their end. A lane that found one goes on
/// with what waits in its stack: it counts as dead until it pops.
[[gnu::noinline]] void settle(Engine& engine, Bits solved, Bits ended) {
    if (wants_two(engine)) {
        write_two_solutions(engine, solved);
    } else {
        write_solutions(engine, and_not(solved, engine.answered), engine.job->solutions);
    }
    LaneSet released{};
    for_each_lane(ended, [&](int lane) { leave(engine, lane, released); });
    const LaneSet more = lanes_of(waiting(engine.stacks));
    for_each_weight(engine.positions, solved, [&](Bits some, std::uint64_t weight) {
        for_each_lane(some, [&](int lane) {
            if (released.has(lane)) return;  // its puzzle was finished by another lane
            if (add_solutions(engine, engine.puzzle_of[lane], weight)) {
                finish(engine, lane, true, released);
            } else if (!more.has(lane)) {
                leave(engine, lane, released);
            }
        });
    });
    engine.positions.alive = and_not(engine.positions.alive, solved);
    if (!wants_two(engine)) engine.answered |= solved;
    release(engine, released);
}

/// Books further solutions of puzzles that have one. Where all lanes work for the same puzzle they
/// are counted together.
NONET_INLINE void count_further(Engine& engine, Bits solved) {
    if (engine.working != 1) return settle(engine, solved, none());
    const int first = lanes_of(solved).first();
    std::uint64_t solutions = 0;
    for_each_weight(engine.positions, solved, [&](Bits some, std::uint64_t weight) {
        solutions += weight * static_cast<std::uint64_t>(population(some));
    });
    LaneSet released{};
    if (add_solutions(engine, engine.puzzle_of[first], solutions)) {
        finish(engine, first, true, released);
    } else {
        for_each_lane(and_not(solved, waiting(engine.stacks)),
                      [&](int lane) { leave(engine, lane, released); });
    }
    engine.positions.alive = and_not(engine.positions.alive, solved);
    release(engine, released);
}

/// All puzzles in work end as they are.
void give_up(Engine& engine) {
    for (int lane = 0; lane < kLanes; ++lane) {
        LaneSet released{};
        if (lanes_of(engine.busy).has(lane)) finish(engine, lane, false, released);
        release(engine, released);
    }
}

}  // namespace

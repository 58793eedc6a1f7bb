// All that a run works on, in the memory that the caller keeps. To be included inside namespace
// nonet::batch::NAME.

namespace {

/// A puzzle that has lanes: one at first, more when idle lanes steal from it.
struct Puzzle {
    std::size_t number;
    std::uint64_t solutions;  ///< found so far
    std::uint64_t limit;      ///< of solutions
    std::uint64_t nodes;      ///< branching steps reported so far
    int lanes;
    int written;  ///< of its solutions; counted where the job wants two
};

/// The branching steps of each lane since it last reported to its puzzle: a counter of kBits bits
/// in each lane, so that counting takes a few instructions for all lanes together.
struct NodeCounter {
    static constexpr int kBits = 6;
    Bits bits[kBits];
    int used;  ///< of kBits: a lane reports every 1 << used steps
};

struct Engine {
    Positions positions;
    Stacks stacks;

    Bits busy;      ///< lanes that work for a puzzle
    Bits answered;  ///< of those, lanes whose puzzle has a solution already

    Puzzle puzzles[kLanes];
    LaneSet free_puzzles;
    int working;  ///< puzzles that have lanes
    std::uint16_t puzzle_of[kLanes];
    NodeCounter counter;

    const Job* job;
    std::uint64_t found;  ///< solutions of all puzzles
    int latest;           ///< of `puzzles`, begun last
    bool doubling;        ///< doublings are looked for
    std::size_t cursor;   ///< of the puzzles 0 to size-1, those before it were loaded
    bool dry;             ///< there was no puzzle when last asked
    bool stopped;         ///< the job told to stop
    Cost cost;

    std::size_t begun;    ///< puzzles that were loaded
    int rounds_to_wait;   ///< before the tail is looked at
    bool tail_was_large;  ///< when it was last looked at
    solve::SearchMemory single_memory;

    /// Symbols on their way, a word of all lanes after the other.
    std::uint64_t planes[kPlaneWords][kLaneWords];
    Bits plane_slices[kPlaneWords * 64];
};

/// Nobody waits for the first solution of a puzzle: all are only counted.
NONET_INLINE bool only_counts(const Engine& engine) {
    return engine.job->parts && engine.job->solutions == nullptr;
}

/// Every solution goes through write_two_solutions: none is only counted.
NONET_INLINE bool wants_two(const Engine& engine) {
    return engine.job->seconds != nullptr;
}

/// The puzzles so far have so many solutions that it pays to look for doublings.
NONET_INLINE bool doublings_pay(const Engine& engine) {
    return engine.found >= kSolutionsToDouble &&
           engine.found / kSolutionsToDouble >= engine.begun / 64;
}

}  // namespace

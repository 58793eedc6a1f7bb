// The positions that wait, a stack for each lane.
//
// A lane that branches goes on with one child; the other waits. Two places a lane are bit-sliced
// like the positions themselves, so that a push or a pop of many lanes is part of the sweep that
// makes the children (moves.inl). What goes deeper is written out as a record, 12 words a
// position, which needs a transpose, and is done for many lanes at once.
//
//      top        slots[1]     bit-sliced; used only on top of slots[0]
//                 slots[0]     bit-sliced
//                 records      a ring for each lane: the deepest position is its first record
//      bottom
//
// The bottom is what idle lanes steal: the position nearest to the root has most work in it.
//
// Invariant: a lane with a record and empty slots pops from its records. Each position that waits
// belongs to another digit and line, which was decided in the branch above it, so there are never
// more than 162 in a lane. Lost: one slice per depth of the search (lanes at different depths share
// nothing: five times the cost of a service), records without slots (5 to 10 %), record by record
// transposes.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

constexpr int kMostRecords = 162;

/// Words for all lanes, and some to spare: the words of one lane, so many apart, would all fall
/// into the same set of the cache otherwise.
constexpr int kLaneWords = kLanes + 8;

struct Record {
    std::uint64_t words[kRecordWords];
};

struct Stacks {
    Bits slots[2][kRecordSlices];
    Bits in_slot[2];  ///< lanes that have a position there
    Bits in_records;
    std::uint16_t first[kLanes];
    std::uint16_t size[kLanes];
    std::uint16_t weight[kLanes];  ///< candidates of the first record
    /// Records on their way, a word of all lanes after the other.
    std::uint64_t words[kRecordWords][kLaneWords];
    /// Those of equal depth side by side: few lanes are deep, so few pages are in use.
    Record records[kMostRecords][kLanes];
};

/// Lanes that have a position waiting.
NONET_INLINE Bits waiting(const Stacks& stacks) {
    return or3(stacks.in_slot[0], stacks.in_slot[1], stacks.in_records);
}

NONET_INLINE void drop(Stacks& stacks, Bits lanes) {
    for_each_lane(lanes & stacks.in_records, [&](int lane) { stacks.size[lane] = 0; });
    stacks.in_slot[0] = and_not(stacks.in_slot[0], lanes);
    stacks.in_slot[1] = and_not(stacks.in_slot[1], lanes);
    stacks.in_records = and_not(stacks.in_records, lanes);
}

NONET_INLINE Record& record_at(Stacks& stacks, int lane, int depth) {
    const int at = stacks.first[lane] + depth;
    return stacks.records[at < kMostRecords ? at : at - kMostRecords][lane];
}

/// Takes lanes' records off, one each: into `words`, for load_words.
NONET_INLINE void take_words(Stacks& stacks, const Record& record, int to) {
    for (int w = 0; w < kRecordWords; ++w) stacks.words[w][word_of(to)] = record.words[w];
}

/// The last record of a lane, for the lane itself.
NONET_INLINE void pop_record(Stacks& stacks, int lane, LaneSet& emptied) {
    take_words(stacks, record_at(stacks, lane, --stacks.size[lane]), lane);
    if (stacks.size[lane] == 0) emptied.add(lane);
}

NONET_INLINE void weigh_first(Stacks& stacks, int lane) {
    const Record& record = record_at(stacks, lane, 0);
    int weight = 0;
    for (const std::uint64_t word : record.words) weight += __builtin_popcountll(word);
    stacks.weight[lane] = static_cast<std::uint16_t>(weight);
}

/// The first record of a lane, for another lane.
NONET_INLINE void steal_record(Stacks& stacks, int victim, int thief, LaneSet& emptied) {
    take_words(stacks, record_at(stacks, victim, 0), thief);
    stacks.first[victim] = static_cast<std::uint16_t>(
        stacks.first[victim] + 1 == kMostRecords ? 0 : stacks.first[victim] + 1);
    if (--stacks.size[victim] == 0) {
        emptied.add(victim);
    } else {
        weigh_first(stacks, victim);
    }
}

/// The position of `lanes` becomes what is in `words`.
NONET_INLINE void load_words(const Stacks& stacks, Bits lanes, Bits* candidates) {
    Bits slices[64];
    for (int w = 0; w < kRecordWords; ++w) {
        to_slices(stacks.words[w], slices);
        for (int i = 0; i < 64; ++i) {
            Bits& to = candidates[64 * w + i];
            to = select(lanes, slices[i], to);
        }
    }
}

/// Slot 0 of `lanes` goes to their records, slot 1 to slot 0.
NONET_INLINE void spill(Stacks& stacks, Bits lanes) {
    for (int w = 0; w < kRecordWords; ++w) {
        to_words(stacks.slots[0] + 64 * w, stacks.words[w]);
    }
    for_each_lane(lanes, [&](int lane) {
        Record& record = record_at(stacks, lane, stacks.size[lane]++);
        for (int w = 0; w < kRecordWords; ++w) record.words[w] = stacks.words[w][word_of(lane)];
        if (stacks.size[lane] == 1) weigh_first(stacks, lane);
    });
    const Bits two = lanes & stacks.in_slot[1];
    if (any(two)) {
        for (int i = 0; i < kRecordSlices; ++i) {
            stacks.slots[0][i] = select(two, stacks.slots[1][i], stacks.slots[0][i]);
        }
    }
    stacks.in_slot[0] = and_not(stacks.in_slot[0], lanes) | two;
    stacks.in_slot[1] = and_not(stacks.in_slot[1], lanes);
    stacks.in_records |= lanes;
}

}  // namespace

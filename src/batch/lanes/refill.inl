// Puzzles into lanes.
//
// Many lanes at a time: the symbols of each puzzle become six words (planes.hpp), a transpose makes
// slices of them, and a few instructions a cell turn the four bits of a digit into nine candidates.
// Candidates as input take the way of a record from the stack. Either way only the lanes to be
// filled change.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

constexpr int kRoundsOfAPuzzle = 5;  ///< of an easy one

/// The number of the next puzzle; false when there is none (now).
NONET_INLINE bool next_puzzle(Engine& engine, std::size_t& number) {
    const Job& job = *engine.job;
    if (job.next != nullptr) {
        engine.dry = !job.next(job.context, number);
        return !engine.dry;
    }
    if (engine.cursor == job.size) return false;
    number = job.numbers != nullptr ? job.numbers[engine.cursor] : engine.cursor;
    ++engine.cursor;
    engine.dry = engine.cursor == job.size;  // known before a lane asks in vain
    return true;
}

/// The lane gets a puzzle of its own, or a part of the one that all lanes work for.
NONET_INLINE void enter(Engine& engine, int lane, std::size_t number) {
    if (engine.job->parts && engine.working == 1) {
        ++engine.puzzles[engine.latest].lanes;
        engine.puzzle_of[lane] = static_cast<std::uint16_t>(engine.latest);
        return;
    }
    const int at = engine.free_puzzles.has(lane) ? lane : engine.free_puzzles.first();
    engine.free_puzzles.remove(at);
    ++engine.working;
    engine.latest = at;
    const Job& job = *engine.job;
    const std::uint64_t limit = job.limits != nullptr ? job.limits[number] : job.limit;
    engine.puzzles[at] = {number, 0, limit, 0, 1, 0};
    engine.puzzle_of[lane] = static_cast<std::uint16_t>(at);
}

/// The candidates of a cell from the four bits of its digit, for `lanes`; of those that forbid the
/// digit, all the others.
NONET_INLINE void decode_cell(Positions& positions, int cell, const Bits bit[4], Bits forbids,
                              Bits lanes) {
    const Bits blank = ~(or3(bit[0], bit[1], bit[2]) | bit[3]);
    const Bits not0 = ~bit[0];
    const Bits not1 = ~bit[1];
    const Bits is_digit[kDigits] = {
        and_nor(bit[0], bit[1], bit[2]) & ~bit[3],
        and_nor(bit[1], bit[0], bit[2]),
        and_and_not(bit[0], bit[1], bit[2]),
        and_nor(bit[2], bit[0], bit[1]),
        and_and_not(bit[0], bit[2], bit[1]),
        and3(not0, bit[1], bit[2]),
        and3(bit[0], bit[1], bit[2]),
        and3(not0, not1, bit[3]),
        bit[0] & bit[3],
    };
    NONET_UNROLL
    for (int digit = 0; digit < kDigits; ++digit) {
        Bits& to = positions.candidates[kCells * digit + cell];
        to = select(lanes, (is_digit[digit] | blank) ^ forbids, to);
    }
    positions.naked[cell] = select(lanes, ~(blank | forbids), positions.naked[cell]);
}

/// The forbidden cell of a lane travels in the bits of its last word that the planes leave free:
/// four for its row, from here on, and four for its column. Row 15 is no row.
constexpr int kForbiddenBit = 24;
constexpr std::uint64_t kNoRow = 15;

NONET_INLINE std::uint64_t forbidden_bits(unsigned cell) {
    const std::uint64_t row = cell < kCells ? cell / 9 : kNoRow;
    return (row | std::uint64_t{cell % 9} << 4) << kForbiddenBit;
}

/// For each number below nine the lanes whose four bits make that number.
NONET_INLINE void decode_number(const Bits bit[4], Bits lanes_with[9]) {
    const Bits low[4] = {~(bit[0] | bit[1]), and_not(bit[0], bit[1]), and_not(bit[1], bit[0]),
                         bit[0] & bit[1]};
    NONET_UNROLL
    for (int number = 0; number < 9; ++number) {
        const Bits rest = number < 4   ? ~(bit[2] | bit[3])
                          : number < 8 ? and_not(bit[2], bit[3])
                                       : and_not(bit[3], bit[2]);
        lanes_with[number] = low[number % 4] & rest;
    }
}

/// Lanes by the row and the column of their forbidden cell.
struct ForbiddenCells {
    Bits rows[9];
    Bits columns[9];
};

NONET_INLINE ForbiddenCells decode_forbidden(const Engine& engine) {
    ForbiddenCells cells{};
    if (engine.job->forbidden == nullptr) return cells;
    const Bits* bits = engine.plane_slices + 64 * (kPlaneWords - 1) + kForbiddenBit;
    decode_number(bits, cells.rows);
    decode_number(bits + 4, cells.columns);
    return cells;
}

NONET_INLINE void load_planes(Engine& engine, Bits lanes) {
    for (int w = 0; w < kPlaneWords; ++w) {
        to_slices(engine.planes[w], engine.plane_slices + 64 * w);
    }
    forget_doublings(engine.positions, lanes);
    const ForbiddenCells forbidden = decode_forbidden(engine);
    for (int cell = 0; cell < kCells; ++cell) {
        Bits bit[4];
        NONET_UNROLL
        for (int k = 0; k < 4; ++k) bit[k] = engine.plane_slices[plane_slice(k, cell)];
        const Bits forbids = forbidden.rows[cell / 9] & forbidden.columns[cell % 9];
        decode_cell(engine.positions, cell, bit, forbids, lanes);
    }
}

/// The candidates of 81 cells as a record: bit 81 * digit + cell.
NONET_INLINE Record record_of(const std::uint16_t* masks) {
    Record record{};
    for (int digit = 0; digit < kDigits; ++digit) {
        for (int group = 0; group < kCells; group += 4) {
            // Four masks in a word: one bit of each, gathered by a multiplication.
            std::uint64_t four = 0;
            __builtin_memcpy(&four, masks + group, group + 4 <= kCells ? 8 : 2);
            const std::uint64_t bits =
                (((four >> digit) & 0x0001000100010001) * 0x0001000200040008) >> 48 & 15;
            const int at = kCells * digit + group;
            record.words[at / 64] |= bits << at % 64;
            if (at % 64 > 60) record.words[at / 64 + 1] |= bits >> (64 - at % 64);
        }
    }
    return record;
}

/// Fills `empty` lanes as far as there are puzzles.
[[gnu::noinline]] void refill(Engine& engine, Bits empty) {
    const Job& job = *engine.job;
    LaneSet loaded{};
    std::size_t number = 0;
    const LaneSet lanes = lanes_of(empty);
    for (int lane = 0; lane < kLanes; ++lane) {
        if (!lanes.has(lane)) continue;
        if (!next_puzzle(engine, number)) break;
        enter(engine, lane, number);
        loaded.add(lane);
        if (job.masks != nullptr) {
            take_words(engine.stacks, record_of(job.masks + kCells * number), lane);
        } else {
            Planes planes = planes_of(job.symbols + number * job.stride, job.zero);
            if (job.forbidden != nullptr) {
                planes.words[kPlaneWords - 1] |= forbidden_bits(job.forbidden[number]);
            }
            for (int w = 0; w < kPlaneWords; ++w) engine.planes[w][word_of(lane)] = planes.words[w];
        }
    }
    const Bits filled = bits_of(loaded);
    if (!any(filled)) return;
    engine.busy |= filled;
    engine.begun += static_cast<std::size_t>(population(filled));
    engine.rounds_to_wait = kRoundsOfAPuzzle;
    if (only_counts(engine)) engine.answered |= filled;
    engine.positions.alive |= filled;
    for (int i = 0; i < NodeCounter::kBits; ++i) {
        engine.counter.bits[i] = and_not(engine.counter.bits[i], filled);
    }
    if (job.masks != nullptr) {
        load_words(engine.stacks, filled, engine.positions.candidates);
        recount(engine.positions);
    } else {
        load_planes(engine, filled);
    }
}

}  // namespace

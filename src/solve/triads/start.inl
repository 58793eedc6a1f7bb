// From a puzzle to the state that the search begins with, and back to masks.
//
// Givens are placed by half a round for the rows without the rules that cannot apply yet, and a
// half for the columns. Candidates are taken as they are: the first round does the rest.
//
// To be included inside namespace nonet::solve::NAME, behind round.inl.

namespace {

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

}  // namespace

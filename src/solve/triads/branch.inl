// Where to branch: a digit in a triad.
//
// The rule to branch in the most restricted chute follows Tdoku (T. Dillon, 2019). It is asked at
// rest, where the state is the same whatever the machine, so every kernel walks the same search
// tree and finds the same solutions in the same order.
//
// To be included inside namespace nonet::solve::NAME, behind round.inl.

namespace {

/// Cells, as the places of each set.
struct CellPlaces {
    Places places[3][kParts];
};

constexpr void add_cell(CellPlaces& to, int cell) {
    const int b = cell / 9 % 3;
    const int place = place_of(cell / 27, b, cell % 9 / 3);
    add_place(to.places[(cell % 3 + 3 - b) % 3][place / kPartWords], place % kPartWords);
}

/// For each triad: its cells, and the cells of the four triads that share its line or box.
struct TriadCells {
    CellPlaces own[54];
    CellPlaces mates[54];
};

constexpr TriadCells make_triad_cells() {
    TriadCells table{};
    for (int triad = 0; triad < 54; ++triad) {
        const int direction = triad / 27;
        const int a = triad / 9 % 3;
        const int b = triad / 3 % 3;
        const int e = e_at(a, triad % 3);
        for (int i = 0; i < 3; ++i) {
            add_cell(table.own[triad], cell_of_triad(direction, a, b, e, i));
            for (int step = 1; step < 3; ++step) {
                add_cell(table.mates[triad], cell_of_triad(direction, a, b, (e + step) % 3, i));
                add_cell(table.mates[triad], cell_of_triad(direction, a, (b + step) % 3, e, i));
            }
        }
    }
    return table;
}
constexpr TriadCells kTriadCells = make_triad_cells();

/// Put `digit`, a set of one, into the triad number `triad`; afterwards, keep it out.
struct Branch {
    int triad;
    std::uint16_t digit;
};

/// In the most restricted chute: a digit that has two places for its triads in every line if there
/// is one, else any with two places in some line, else the first that is open; in the first such
/// line, the first triad.
NONET_INLINE Branch choose(const AtRest& at_rest) {
    TriadWords stored;
    store(at_rest.rows, at_rest.columns, stored);
    const int chute = smallest_open_chute(at_rest.rows, at_rest.columns, stored);
    const std::uint16_t* triads = stored.words + kChuteStride * chute;
    unsigned two[3];
    unsigned two_somewhere = 0;
    unsigned three_somewhere = 0;
    for (int line = 0; line < 3; ++line) {
        const unsigned p = triads[kLineStride * line];
        const unsigned q = triads[kLineStride * line + 1];
        const unsigned r = triads[kLineStride * line + 2];
        const unsigned three = p & q & r;
        two[line] = ((p & q) | (p & r) | (q & r)) & ~three;
        three_somewhere |= three;
        two_somewhere |= two[line];
    }
    const unsigned best = two_somewhere & ~three_somewhere;
    const unsigned digits = best != 0 ? best : two_somewhere != 0 ? two_somewhere : three_somewhere;
    const unsigned digit = digits & -digits;
    int line = 0;
    if (two_somewhere != 0) line = (two[0] & digit) != 0 ? 0 : (two[1] & digit) != 0 ? 1 : 2;
    const int place = (triads[kLineStride * line] & digit) != 0 ? 0 : 1;
    return {9 * chute + 3 * line + place, static_cast<std::uint16_t>(digit)};
}

NONET_INLINE void remove(State& state, const CellPlaces& cells, std::uint16_t digit) {
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) {
        NONET_UNROLL
        for (int part = 0; part < kParts; ++part) {
            state.sets[k].part[part] =
                without(state.sets[k].part[part], cells.places[k][part], digit);
        }
    }
}

}  // namespace

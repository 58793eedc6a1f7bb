// The vocabulary of kernel.inl for vectors of 128 and 256 bits: each set of 27 words is three
// frames.
//
// Part a of a set holds the nine places of chute a as a 3×3 matrix in a frame of 4×4 words:
//
//      lane   0  1  2 |  3       b = 0: columns 0 1 2, pad
//             4  5  6 |  7       b = 1
//             8  9 10 | 11       b = 2
//            12 13 14 | 15       pads, always zero
//
// so that moving within a line is a shuffle in each half of the register and moving within a box is
// moving whole rows of the frame. To be included inside namespace nonet::solve::NAME, behind the
// file that says what a frame of `Words` is made of: words_256.inl or words_2x128.inl.

namespace {

constexpr int kParts = 3;
constexpr int kPartWords = 16;

struct Triads {
    Words part[kParts];
};

constexpr int place_of(int a, int b, int e) {
    return kPartWords * a + 4 * b + column_at(a, e);
}

constexpr CellSlots kCellSlots = make_cell_slots(kParts * kPartWords, place_of);

// ---------------------------------------------------------------------------------------------
// Logic
// ---------------------------------------------------------------------------------------------

NONET_INLINE Words or3(Words a, Words b, Words c) {
    return a | (b | c);
}
NONET_INLINE Words and3(Words a, Words b, Words c) {
    return a & b & c;
}
NONET_INLINE Words one_of_3(Words a, Words b, Words c) {
    return (a | (b | c)) & ~((b & c) | (a & (b | c)));
}
NONET_INLINE Words or_and(Words a, Words b, Words c) {
    return a | (b & c);
}
NONET_INLINE Words or_andnot(Words a, Words b, Words c) {
    return a | (b & ~c);
}
NONET_INLINE Words and_or(Words a, Words b, Words c) {
    return a & (b | c);
}
NONET_INLINE Words and_nor(Words a, Words b, Words c) {
    return a & ~(b | c);
}
NONET_INLINE Words and_and_not(Words a, Words b, Words c) {
    return a & (b & ~c);
}
NONET_INLINE Words or_then_not(Words a, Words b, Words c) {
    return (a | b) & ~c;
}
NONET_INLINE Words or_xor(Words a, Words b, Words c) {
    return a | (b ^ c);
}
NONET_INLINE Words and_not(Words a, Words b) {
    return a & ~b;
}

// ---------------------------------------------------------------------------------------------
// Words as sets of digits
// ---------------------------------------------------------------------------------------------

/// All nine digits in each place, none in the pads.
NONET_INLINE Words full() {
    constexpr std::uint16_t k = kAllNine;
    alignas(32) static constexpr std::uint16_t kPlaces[kPartWords] = {k, k, k, 0, k, k, k, 0,
                                                                      k, k, k, 0, 0, 0, 0, 0};
    return load(kPlaces);
}

/// All nine digits where the set is empty, else none.
NONET_INLINE Words all_where_empty(Words sets) {
    return where_empty(sets) & full();
}

/// The sets of one digit; all others become empty.
NONET_INLINE Words single(Words sets) {
    return sets & where_empty(but_lowest(sets));
}

/// All bits where a set has at most three digits, or two.
NONET_INLINE Words at_most_3(Words sets) {
    return where_empty(but_lowest(but_lowest(but_lowest(sets))));
}
NONET_INLINE Words at_most_2(Words sets) {
    return where_empty(but_lowest(but_lowest(sets)));
}

/// Has each of the 27 words all nine digits?
NONET_INLINE bool is_full(Words sets) {
    return !any(full() & ~sets);
}

// ---------------------------------------------------------------------------------------------
// Moving triads
// ---------------------------------------------------------------------------------------------

NONET_INLINE Words next_in_line(Words words) {
    return from_right(words);
}
NONET_INLINE Words last_in_line(Words words) {
    return from_left(words);
}
NONET_INLINE Words next_in_box(Words words) {
    return from_below(words);
}
NONET_INLINE Words last_in_box(Words words) {
    return from_above(words);
}

/// Exchanges a and e: every word stays in its column.
NONET_INLINE void exchange_chutes(const Triads& from, Triads& to) {
    to.part[0] = picked_columns(from.part[0], from.part[1], from.part[2]);
    to.part[1] = picked_columns(from.part[2], from.part[0], from.part[1]);
    to.part[2] = picked_columns(from.part[1], from.part[2], from.part[0]);
}

/// The sets as they are: words move up and down their columns, so that the three sets can share
/// the exchange.
struct Columns {
    const Triads* sets;
};
NONET_INLINE Columns columns_of(const Triads sets[3]) {
    return {sets};
}

/// The digits of each mini-column.
NONET_INLINE Triads digits_of(const Columns& columns) {
    Triads joined;
    Triads digits;
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        joined.part[part] = or3(columns.sets[0].part[part], last_in_box(columns.sets[1].part[part]),
                                next_in_box(columns.sets[2].part[part]));
    }
    exchange_chutes(joined, digits);
    return digits;
}

/// Leaves each cell what its mini-column is allowed, but not what is excluded there.
NONET_INLINE void keep_in_columns(const Columns& /*columns*/, const Triads& allowed,
                                  const Triads& excluded, Triads sets[3]) {
    Triads left;
    Triads kept;
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        left.part[part] = and_not(allowed.part[part], excluded.part[part]);
    }
    exchange_chutes(left, kept);
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        sets[0].part[part] = sets[0].part[part] & kept.part[part];
        sets[1].part[part] = sets[1].part[part] & next_in_box(kept.part[part]);
        sets[2].part[part] = sets[2].part[part] & last_in_box(kept.part[part]);
    }
}

// ---------------------------------------------------------------------------------------------
// Branches
// ---------------------------------------------------------------------------------------------

/// The number of cells with more than one candidate.
NONET_INLINE int open_cells(const Triads sets[3]) {
    Words open{};
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) {
        NONET_UNROLL
        for (int part = 0; part < kParts; ++part) {
            open = open + (words_of(1) & ~where_empty(but_lowest(sets[k].part[part])));
        }
    }
    alignas(32) std::uint16_t words[kPartWords];
    store(open, words);
    int count = 0;
    for (const std::uint16_t word : words) count += word;
    return count;
}

/// A set of places of one part: all bits of its words.
struct alignas(32) Places {
    std::uint16_t word[kPartWords];
};

constexpr void add_place(Places& places, int place) {
    places.word[place] = 0xffff;
}

NONET_INLINE Words without(Words sets, const Places& places, std::uint16_t digits) {
    return and_not(sets, load(places.word) & words_of(digits));
}

/// The digits of all triads, to be read one by one: the chute `c` (bands, then stacks) begins at
/// words[kChuteStride * c], its line b at kLineStride * b.
constexpr int kChuteStride = kPartWords;
constexpr int kLineStride = 4;

struct alignas(32) TriadWords {
    std::uint16_t words[6 * kChuteStride];
};

NONET_INLINE void store(const Triads& rows, const Triads& columns, TriadWords& to) {
    NONET_UNROLL
    for (int part = 0; part < kParts; ++part) {
        store(rows.part[part], to.words + kChuteStride * part);
        store(columns.part[part], to.words + kChuteStride * (3 + part));
    }
}

/// The chute with the fewest digits in its triads that still has a choice, bands before stacks. A
/// decided chute has 27.
NONET_INLINE int smallest_open_chute(const Triads& /*rows*/, const Triads& /*columns*/,
                                     const TriadWords& stored) {
    int smallest = 0;
    unsigned fewest = ~0U;
    for (int chute = 0; chute < 6; ++chute) {
        unsigned count = 0;
        for (int row = 0; row < 3; ++row) {
            std::uint64_t line;
            __builtin_memcpy(&line, stored.words + kChuteStride * chute + 4 * row, sizeof line);
            count += static_cast<unsigned>(__builtin_popcountll(line));
        }
        const unsigned above = count - 28;  // 27 - 28 is the largest number without sign
        const bool better = above < fewest;
        fewest = better ? above : fewest;
        smallest = better ? chute : smallest;
    }
    return smallest;
}

// ---------------------------------------------------------------------------------------------
// In and out
// ---------------------------------------------------------------------------------------------

/// One word for each place of each set, in the order of places.
struct alignas(32) SetWords {
    std::uint16_t words[3][kParts][kPartWords];
};

NONET_INLINE void load(const SetWords& from, Triads cells[3]) {
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) {
        NONET_UNROLL
        for (int part = 0; part < kParts; ++part) {
            cells[k].part[part] = load(from.words[k][part]);
        }
    }
}
NONET_INLINE void store(const Triads cells[3], SetWords& to) {
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) {
        NONET_UNROLL
        for (int part = 0; part < kParts; ++part) {
            store(cells[k].part[part], to.words[k][part]);
        }
    }
}

/// By the low five bits of a character, or by a digit itself: the set of the digit.
struct DigitSets {
    std::uint16_t set[32];
};
constexpr DigitSets make_digit_sets() {
    DigitSets table{};
    for (int digit = 1; digit <= 9; ++digit) {
        const auto set = static_cast<std::uint16_t>(1 << (kFirstBit + digit - 1));
        table.set[digit] = set;
        table.set['0' % 32 + digit] = set;
    }
    return table;
}
constexpr DigitSets kDigitSets = make_digit_sets();

/// The givens of each cell.
NONET_INLINE void read_symbols(const std::uint8_t* symbols, Triads givens[3]) {
    SetWords words{};
    std::uint16_t* const flat = words.words[0][0];
    for (int cell = 0; cell < 81; ++cell) {
        flat[kCellSlots.slot[cell]] = kDigitSets.set[symbols[cell] % 32];
    }
    load(words, givens);
}

/// Of 64 characters, those that are neither digits nor a dot. No branch, no odd length: the
/// compiler makes vectors of it.
NONET_INLINE unsigned strange_ones(const std::uint8_t* characters) {
    std::uint8_t strange = 0;
    for (int i = 0; i < 64; ++i) {
        const auto digit = static_cast<std::uint8_t>(characters[i] - '0');
        strange |=
            static_cast<std::uint8_t>(digit > 9) & static_cast<std::uint8_t>(characters[i] != '.');
    }
    return strange;
}

bool is_line(const std::uint8_t* characters) {
    return (strange_ones(characters) | strange_ones(characters + 17)) == 0;
}

/// 81 symbols of decided cells: digits, counted from the character or number `zero`.
NONET_INLINE void write_symbols(const Triads cells[3], int zero, std::uint8_t* symbols) {
    SetWords words;
    store(cells, words);
    const std::uint16_t* const flat = words.words[0][0];
    for (int cell = 0; cell < 81; ++cell) {
        const int digit = __builtin_ctz(flat[kCellSlots.slot[cell]]) - kFirstBit + 1;
        symbols[cell] = static_cast<std::uint8_t>(zero + digit);
    }
}

}  // namespace

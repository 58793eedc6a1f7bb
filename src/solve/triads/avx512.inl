// The vocabulary of kernel.inl for 512-bit vectors: each set of 27 words is one register.
//
// Place (a, b, e) is lane 9a + 3b + column; lanes 27 to 31 are zero, always. Needs AVX-512 F, BW,
// DQ, VL, VBMI and BITALG. Three-input logic (vpternlog) does two operations in the time of one;
// its constant is the truth table of a, b, c with a as the highest bit. To be included inside
// namespace nonet::solve::avx512.

namespace {

using Words = __m512i;

constexpr int kParts = 1;
constexpr int kPartWords = 32;

struct Triads {
    Words part[kParts];
};

constexpr int place_of(int a, int b, int e) {
    return 9 * a + 3 * b + column_at(a, e);
}

constexpr CellSlots kCellSlots = make_cell_slots(kParts * kPartWords, place_of);

// ---------------------------------------------------------------------------------------------
// Logic
// ---------------------------------------------------------------------------------------------

template <int kTruth>
NONET_INLINE Words logic3(Words a, Words b, Words c) {
    return _mm512_ternarylogic_epi32(a, b, c, kTruth);
}

NONET_INLINE Words or3(Words a, Words b, Words c) {
    return logic3<0xfe>(a, b, c);
}
NONET_INLINE Words and3(Words a, Words b, Words c) {
    return logic3<0x80>(a, b, c);
}
NONET_INLINE Words one_of_3(Words a, Words b, Words c) {
    return logic3<0x16>(a, b, c);
}
NONET_INLINE Words or_and(Words a, Words b, Words c) {
    return logic3<0xf8>(a, b, c);
}
NONET_INLINE Words or_andnot(Words a, Words b, Words c) {
    return logic3<0xf4>(a, b, c);
}
NONET_INLINE Words and_or(Words a, Words b, Words c) {
    return logic3<0xe0>(a, b, c);
}
NONET_INLINE Words and_nor(Words a, Words b, Words c) {
    return logic3<0x10>(a, b, c);
}
NONET_INLINE Words and_and_not(Words a, Words b, Words c) {
    return logic3<0x40>(a, b, c);
}
NONET_INLINE Words or_then_not(Words a, Words b, Words c) {
    return logic3<0x54>(a, b, c);
}
NONET_INLINE Words or_xor(Words a, Words b, Words c) {
    return logic3<0xf6>(a, b, c);
}
NONET_INLINE Words and_not(Words a, Words b) {
    return _mm512_andnot_si512(b, a);
}

NONET_INLINE Words smaller(Words a, Words b) {
    return _mm512_min_epu16(a, b);
}
NONET_INLINE bool any(Words a) {
    return _mm512_test_epi32_mask(a, a) != 0;
}

// ---------------------------------------------------------------------------------------------
// Words as sets of digits
// ---------------------------------------------------------------------------------------------

NONET_INLINE Words ones() {
    return _mm512_set1_epi16(-1);
}

/// All nine digits in each place, none in the pads.
NONET_INLINE Words full() {
    return _mm512_maskz_set1_epi16(0x7ffffff, kAllNine);
}

/// Each set without its lowest digit.
NONET_INLINE Words but_lowest(Words sets) {
    return _mm512_and_si512(sets, _mm512_add_epi16(sets, ones()));
}

/// The sets of one digit; all others become empty. A shift by 16 or more gives zero.
NONET_INLINE Words single(Words sets) {
    return _mm512_sllv_epi16(sets, but_lowest(sets));
}

/// All bits where the set is empty, else none.
NONET_INLINE Words where_empty(Words sets) {
    return _mm512_sllv_epi16(ones(), sets);
}

/// All nine digits where the set is empty, else none.
NONET_INLINE Words all_where_empty(Words sets) {
    return _mm512_sllv_epi16(full(), sets);
}

/// All bits where a set has at most three digits, or two.
NONET_INLINE Words at_most_3(Words sets) {
    const Words count = _mm512_popcnt_epi16(sets);
    return _mm512_srai_epi16(_mm512_add_epi16(count, _mm512_set1_epi16(-4)), 15);
}
NONET_INLINE Words at_most_2(Words sets) {
    const Words count = _mm512_popcnt_epi16(sets);
    return _mm512_srai_epi16(_mm512_add_epi16(count, _mm512_set1_epi16(-3)), 15);
}

/// Has each of the 27 words all nine digits? Others it must not have.
NONET_INLINE bool is_full(Words sets) {
    return _mm512_cmpneq_epi16_mask(sets, full()) == 0;
}

// ---------------------------------------------------------------------------------------------
// Moving triads
// ---------------------------------------------------------------------------------------------

struct alignas(64) LaneTable {
    std::uint16_t lane[32];
};

/// Lane l of the result comes from lane move(a, b, e) where l is place (a, b, e); pads stay.
template <class Move>
constexpr LaneTable make_lanes(Move move) {
    LaneTable table{};
    for (int lane = 0; lane < 32; ++lane) table.lane[lane] = static_cast<std::uint16_t>(lane);
    for (int a = 0; a < 3; ++a) {
        for (int b = 0; b < 3; ++b) {
            for (int e = 0; e < 3; ++e) {
                table.lane[place_of(a, b, e)] = static_cast<std::uint16_t>(move(a, b, e));
            }
        }
    }
    return table;
}

constexpr LaneTable kNextInLine =
    make_lanes([](int a, int b, int e) { return place_of(a, b, (e + 1) % 3); });
constexpr LaneTable kLastInLine =
    make_lanes([](int a, int b, int e) { return place_of(a, b, (e + 2) % 3); });
constexpr LaneTable kNextInBox =
    make_lanes([](int a, int b, int e) { return place_of(a, (b + 1) % 3, e); });
constexpr LaneTable kLastInBox =
    make_lanes([](int a, int b, int e) { return place_of(a, (b + 2) % 3, e); });
/// Between the directions, by set: the turn of set 0, and of sets 1 and 2, which change places.
constexpr LaneTable kTurn[3] = {
    make_lanes([](int a, int b, int e) { return place_of(e, b, a); }),
    make_lanes([](int a, int b, int e) { return place_of(e, (b + 1) % 3, a); }),
    make_lanes([](int a, int b, int e) { return place_of(e, (b + 2) % 3, a); }),
};

NONET_INLINE Words moved(const LaneTable& table, Words words) {
    return _mm512_permutexvar_epi16(_mm512_load_si512(table.lane), words);
}

NONET_INLINE Words next_in_line(Words words) {
    return moved(kNextInLine, words);
}
NONET_INLINE Words last_in_line(Words words) {
    return moved(kLastInLine, words);
}
NONET_INLINE Words next_in_box(Words words) {
    return moved(kNextInBox, words);
}
NONET_INLINE Words last_in_box(Words words) {
    return moved(kLastInBox, words);
}

/// The sets turned: mini-columns where mini-rows were.
struct Columns {
    Words set[3];
};
NONET_INLINE Columns columns_of(const Triads sets[3]) {
    return {{moved(kTurn[0], sets[0].part[0]), moved(kTurn[1], sets[2].part[0]),
             moved(kTurn[2], sets[1].part[0])}};
}

NONET_INLINE Triads digits_of(const Columns& columns) {
    return {{or3(columns.set[0], columns.set[1], columns.set[2])}};
}

/// Leaves each cell what its mini-column is allowed, but not what is excluded there.
NONET_INLINE void keep_in_columns(const Columns& columns, const Triads& allowed,
                                  const Triads& excluded, Triads sets[3]) {
    Words left[3];
    NONET_UNROLL
    for (int k = 0; k < 3; ++k) {
        left[k] = and_and_not(columns.set[k], allowed.part[0], excluded.part[0]);
    }
    sets[0].part[0] = moved(kTurn[0], left[0]);
    sets[1].part[0] = moved(kTurn[1], left[2]);
    sets[2].part[0] = moved(kTurn[2], left[1]);
}

// ---------------------------------------------------------------------------------------------
// Branches
// ---------------------------------------------------------------------------------------------

/// The number of cells with more than one candidate.
NONET_INLINE int open_cells(const Triads sets[3]) {
    int count = 0;
    for (int k = 0; k < 3; ++k) {
        const Words more = but_lowest(sets[k].part[0]);
        count += __builtin_popcount(_mm512_test_epi16_mask(more, more));
    }
    return count;
}

/// A set of places of one part.
using Places = std::uint32_t;

constexpr void add_place(Places& places, int place) {
    places |= 1U << place;
}

NONET_INLINE Words without(Words sets, const Places& places, std::uint16_t digits) {
    return and_not(sets, _mm512_maskz_set1_epi16(places, static_cast<short>(digits)));
}

/// The digits of all triads, to be read one by one: the chute `c` (bands, then stacks) begins at
/// words[kChuteStride * c], its line b at kLineStride * b.
constexpr int kChuteStride = 9;
constexpr int kLineStride = 3;

struct alignas(64) TriadWords {
    std::uint16_t words[6 * kChuteStride + 10];
};

NONET_INLINE void store(const Triads& rows, const Triads& columns, TriadWords& to) {
    _mm512_store_si512(to.words, rows.part[0]);
    _mm512_storeu_si512(to.words + 27, columns.part[0]);
}

struct alignas(64) ByteTable {
    std::uint8_t byte[64];
};

/// The low bytes of a chute's first eight counts, in eight bytes each; or of its ninth.
constexpr ByteTable make_chute_bytes(int first, int count) {
    ByteTable table{};
    for (std::uint8_t& byte : table.byte) byte = 2 * 31;  // a pad: zero
    for (int chute = 0; chute < 6; ++chute) {
        for (int i = 0; i < count; ++i) {
            table.byte[8 * chute + i] =
                static_cast<std::uint8_t>((chute < 3 ? 0 : 64) + 2 * (9 * (chute % 3) + first + i));
        }
    }
    return table;
}
constexpr ByteTable kChuteBytes = make_chute_bytes(0, 8);
constexpr ByteTable kNinthBytes = make_chute_bytes(8, 1);

/// The chute with the fewest digits in its triads that still has a choice, bands before stacks. A
/// decided chute has 27.
NONET_INLINE int smallest_open_chute(const Triads& rows, const Triads& columns,
                                     const TriadWords& /*stored*/) {
    const Words row_counts = _mm512_popcnt_epi16(rows.part[0]);
    const Words column_counts = _mm512_popcnt_epi16(columns.part[0]);
    const Words eight =
        _mm512_permutex2var_epi8(row_counts, _mm512_load_si512(kChuteBytes.byte), column_counts);
    const Words ninth =
        _mm512_permutex2var_epi8(row_counts, _mm512_load_si512(kNinthBytes.byte), column_counts);
    const Words sums = _mm512_add_epi64(_mm512_sad_epu8(eight, _mm512_setzero_si512()), ninth);
    // 27 - 28 is the largest number without sign; so are the two sums that are no chutes.
    const __m128i above = _mm_sub_epi16(_mm512_cvtepi64_epi16(sums), _mm_set1_epi16(28));
    return _mm_extract_epi16(_mm_minpos_epu16(above), 1);
}

// ---------------------------------------------------------------------------------------------
// In and out
// ---------------------------------------------------------------------------------------------

/// For bytes 0-63 in the first register and 64-80 in the second: the bytes of each word of set k,
/// the high one empty.
constexpr ByteTable make_cell_bytes(int k) {
    ByteTable table{};
    for (std::uint8_t& byte : table.byte) byte = 127;  // behind the 81 cells: zero
    for (int a = 0; a < 3; ++a) {
        for (int b = 0; b < 3; ++b) {
            for (int e = 0; e < 3; ++e) {
                table.byte[2 * place_of(a, b, e)] = static_cast<std::uint8_t>(cell_of(k, a, b, e));
            }
        }
    }
    return table;
}
constexpr ByteTable kCellBytes[3] = {make_cell_bytes(0), make_cell_bytes(1), make_cell_bytes(2)};

/// By the low five bits of a character, or by a digit itself: the set of the digit.
constexpr LaneTable make_digit_sets() {
    LaneTable table{};
    for (int digit = 1; digit <= 9; ++digit) {
        const auto set = static_cast<std::uint16_t>(1 << (kFirstBit + digit - 1));
        table.lane[digit] = set;
        table.lane['0' % 32 + digit] = set;
    }
    return table;
}
constexpr LaneTable kDigitSets = make_digit_sets();

/// 81 symbols in two registers, the rest of the second zero.
struct Symbols {
    Words first;
    Words rest;
};
NONET_INLINE Symbols load_symbols(const std::uint8_t* symbols) {
    return {_mm512_loadu_si512(symbols), _mm512_maskz_loadu_epi8(0x1ffff, symbols + 64)};
}

/// The givens of each cell.
NONET_INLINE void read_symbols(const std::uint8_t* symbols, Triads givens[3]) {
    const Symbols loaded = load_symbols(symbols);
    for (int k = 0; k < 3; ++k) {
        const Words symbol = _mm512_permutex2var_epi8(
            loaded.first, _mm512_load_si512(kCellBytes[k].byte), loaded.rest);
        givens[k].part[0] = _mm512_permutexvar_epi16(symbol, _mm512_load_si512(kDigitSets.lane));
    }
}

/// By the low four bits of a character: the one that may stand in a line. What has the highest bit
/// set becomes zero; so does nothing else.
constexpr ByteTable make_line_characters() {
    ByteTable table{};
    for (int i = 0; i < 64; ++i) {
        const int low = i % 16;
        table.byte[i] = static_cast<std::uint8_t>(low <= 9 ? '0' + low : low == '.' % 16 ? '.' : 0);
    }
    return table;
}
constexpr ByteTable kLineCharacters = make_line_characters();

/// Are all characters digits or dots?
NONET_INLINE bool is_line(const std::uint8_t* characters) {
    const Symbols loaded = load_symbols(characters);
    const Words allowed = _mm512_load_si512(kLineCharacters.byte);
    const Words first = _mm512_shuffle_epi8(allowed, loaded.first);
    const Words rest = _mm512_maskz_shuffle_epi8(0x1ffff, allowed, loaded.rest);
    const Words wrong = logic3<0xf6>(_mm512_xor_si512(first, loaded.first), rest, loaded.rest);
    return !any(wrong);
}

/// Where the digit of each cell stands among the words of sets 0 and 1, or of set 2.
struct SymbolTable {
    ByteTable from01[2];
    ByteTable from2[2];
    std::uint64_t in2[2];
};
constexpr SymbolTable make_symbol_table() {
    SymbolTable table{};
    for (int k = 0; k < 3; ++k) {
        for (int place = 0; place < kTriads; ++place) {
            const int a = place / 9;
            const int cell = cell_of(k, a, place / 3 % 3, e_at(a, place % 3));
            const int half = cell / 64;
            const int byte = cell % 64;
            if (k < 2) {
                table.from01[half].byte[byte] = static_cast<std::uint8_t>(64 * k + 2 * place);
            } else {
                table.from2[half].byte[byte] = static_cast<std::uint8_t>(2 * place);
                table.in2[half] |= std::uint64_t{1} << byte;
            }
        }
    }
    return table;
}
constexpr SymbolTable kSymbols = make_symbol_table();

/// The digit of a cell is the number of zeros below its bit, from `zero` on.
NONET_INLINE Words symbols_of(Words sets, int zero) {
    const Words below = _mm512_popcnt_epi16(_mm512_add_epi16(sets, ones()));
    return _mm512_add_epi16(below, _mm512_set1_epi16(static_cast<short>(zero + 1 - kFirstBit)));
}

/// 81 symbols of decided cells: digits, counted from the character or number `zero`.
NONET_INLINE void write_symbols(const Triads cells[3], int zero, std::uint8_t* symbols) {
    const Words set0 = symbols_of(cells[0].part[0], zero);
    const Words set1 = symbols_of(cells[1].part[0], zero);
    const Words set2 = symbols_of(cells[2].part[0], zero);
    Words out[2];
    for (int half = 0; half < 2; ++half) {
        const Words from01 =
            _mm512_permutex2var_epi8(set0, _mm512_load_si512(kSymbols.from01[half].byte), set1);
        out[half] = _mm512_mask_permutexvar_epi8(
            from01, kSymbols.in2[half], _mm512_load_si512(kSymbols.from2[half].byte), set2);
    }
    _mm512_storeu_si512(symbols, out[0]);
    _mm512_mask_storeu_epi8(symbols + 64, 0x1ffff, out[1]);
}

/// One word for each place of each set, in the order of places.
struct alignas(64) SetWords {
    std::uint16_t words[3][kParts][kPartWords];
};

NONET_INLINE void load(const SetWords& from, Triads cells[3]) {
    for (int k = 0; k < 3; ++k) cells[k].part[0] = _mm512_load_si512(from.words[k][0]);
}
NONET_INLINE void store(const Triads cells[3], SetWords& to) {
    for (int k = 0; k < 3; ++k) _mm512_store_si512(to.words[k][0], cells[k].part[0]);
}

}  // namespace

// 64 bits of every lane, from one word a lane to one vector a bit and back, with the byte permutes
// and the bit matrix multiplication of AVX-512 VBMI and GFNI: 150 cycles for 512 words, where the
// rounds of transpose.inl take a thousand. Lane l is word l. To be included inside namespace
// nonet::batch::NAME.
//
// Bit b of lane l is bit l % 64 of word l / 64 of vector b. So 64 lanes make eight matrices of 8 by
// 8 bytes, each byte eight bits of a lane: transpose the bits within each matrix of 8 by 8 bits
// (one instruction, once the eight bytes stand together), and the bytes by permutes.

namespace {

NONET_INLINE constexpr int word_of(int lane) {
    return lane;
}

/// Byte indices of a permute.
struct ByteOrder {
    alignas(64) std::uint8_t index[64];
};

/// Word c gets byte c of all words: from word 7 down to word 0, or from word 0 up.
constexpr ByteOrder make_gather(bool down) {
    ByteOrder order{};
    for (int to = 0; to < 8; ++to) {
        for (int from = 0; from < 8; ++from) {
            order.index[8 * to + (down ? 7 - from : from)] =
                static_cast<std::uint8_t>(8 * from + to);
        }
    }
    return order;
}
constexpr ByteOrder kGatherDown = make_gather(true);
constexpr ByteOrder kGatherUp = make_gather(false);

/// Transposes eight vectors of eight words.
NONET_INLINE void transpose_words(__m512i v[8]) {
    const __m512i even = _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13);
    const __m512i odd = _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15);
    const __m512i low = _mm512_setr_epi64(0, 1, 2, 3, 8, 9, 10, 11);
    const __m512i high = _mm512_setr_epi64(4, 5, 6, 7, 12, 13, 14, 15);
    __m512i pairs[2][4];
    NONET_UNROLL
    for (int i = 0; i < 4; ++i) {
        pairs[0][i] = _mm512_unpacklo_epi64(v[2 * i], v[2 * i + 1]);
        pairs[1][i] = _mm512_unpackhi_epi64(v[2 * i], v[2 * i + 1]);
    }
    NONET_UNROLL
    for (int i = 0; i < 2; ++i) {
        const __m512i a = _mm512_permutex2var_epi64(pairs[i][0], even, pairs[i][1]);
        const __m512i b = _mm512_permutex2var_epi64(pairs[i][0], odd, pairs[i][1]);
        const __m512i c = _mm512_permutex2var_epi64(pairs[i][2], even, pairs[i][3]);
        const __m512i d = _mm512_permutex2var_epi64(pairs[i][2], odd, pairs[i][3]);
        v[i] = _mm512_permutex2var_epi64(a, low, c);
        v[i + 4] = _mm512_permutex2var_epi64(a, high, c);
        v[i + 2] = _mm512_permutex2var_epi64(b, low, d);
        v[i + 6] = _mm512_permutex2var_epi64(b, high, d);
    }
}

/// Transposes 64 by 64 bits: vector j holds rows 8j to 8j+7, then columns 8j to 8j+7.
NONET_INLINE void transpose_bits(__m512i v[8]) {
    const __m512i down = _mm512_load_si512(kGatherDown.index);
    const __m512i up = _mm512_load_si512(kGatherUp.index);
    // Row k is the unit vector of bit k, so that the product with a matrix is its transpose.
    const __m512i identity = _mm512_set1_epi64(static_cast<long long>(0x8040201008040201));
    NONET_UNROLL
    for (int j = 0; j < 8; ++j) {
        v[j] = _mm512_gf2p8affine_epi64_epi8(identity, _mm512_permutexvar_epi8(down, v[j]), 0);
    }
    transpose_words(v);
    NONET_UNROLL
    for (int j = 0; j < 8; ++j) v[j] = _mm512_permutexvar_epi8(up, v[j]);
}

[[gnu::noinline]] void to_slices(const std::uint64_t* words, Bits slices[64]) {
    __m512i parts[8][8];  // of bits 8j to 8j+7, of lanes 64g to 64g+63
    for (int g = 0; g < 8; ++g) {
        __m512i v[8];
        NONET_UNROLL
        for (int j = 0; j < 8; ++j) v[j] = _mm512_loadu_si512(words + 64 * g + 8 * j);
        transpose_bits(v);
        NONET_UNROLL
        for (int j = 0; j < 8; ++j) parts[j][g] = v[j];
    }
    for (int j = 0; j < 8; ++j) {
        __m512i v[8];
        NONET_UNROLL
        for (int g = 0; g < 8; ++g) v[g] = parts[j][g];
        transpose_words(v);
        NONET_UNROLL
        for (int k = 0; k < 8; ++k) slices[8 * j + k] = reinterpret_cast<Bits>(v[k]);
    }
}

[[gnu::noinline]] void to_words(const Bits slices[64], std::uint64_t* words) {
    __m512i parts[8][8];  // of lanes 64g to 64g+63, of bits 8j to 8j+7
    for (int j = 0; j < 8; ++j) {
        __m512i v[8];
        NONET_UNROLL
        for (int k = 0; k < 8; ++k) v[k] = reinterpret_cast<__m512i>(slices[8 * j + k]);
        transpose_words(v);
        NONET_UNROLL
        for (int g = 0; g < 8; ++g) parts[g][j] = v[g];
    }
    for (int g = 0; g < 8; ++g) {
        __m512i v[8];
        NONET_UNROLL
        for (int j = 0; j < 8; ++j) v[j] = parts[g][j];
        transpose_bits(v);
        NONET_UNROLL
        for (int j = 0; j < 8; ++j) _mm512_storeu_si512(words + 64 * g + 8 * j, v[j]);
    }
}

}  // namespace

// 81 digits of one lane in six words, as planes.hpp draws them, with the byte masks of AVX-512. To
// be included inside namespace nonet::batch::NAME.

namespace {

NONET_INLINE Planes planes_of(const std::uint8_t* symbols, std::uint8_t zero) {
    constexpr __mmask32 kTail = (1U << kTailCells) - 1;
    // A digit has the high half of `zero`, '.' has not.
    const __m512i head =
        _mm512_xor_si512(_mm512_loadu_si512(symbols), _mm512_set1_epi8(static_cast<char>(zero)));
    const __m256i tail = _mm256_xor_si256(_mm256_maskz_loadu_epi8(kTail, symbols + 64),
                                          _mm256_set1_epi8(static_cast<char>(zero)));
    const __mmask64 digits = _mm512_testn_epi8_mask(head, _mm512_set1_epi8(-16));
    const __mmask32 tail_digits = _mm256_mask_testn_epi8_mask(kTail, tail, _mm256_set1_epi8(-16));
    Planes planes;
    std::uint64_t tails[4];
    NONET_UNROLL
    for (int k = 0; k < 4; ++k) {
        const auto bit = static_cast<char>(1 << k);
        planes.words[k] = _mm512_mask_test_epi8_mask(digits, head, _mm512_set1_epi8(bit));
        tails[k] = _mm256_mask_test_epi8_mask(tail_digits, tail, _mm256_set1_epi8(bit));
    }
    planes.words[4] = tails[0] | tails[1] << kTailCells | tails[2] << 2 * kTailCells;
    planes.words[5] = tails[3];
    return planes;
}

NONET_INLINE void write_symbols(const Planes& planes, std::uint8_t zero, std::uint8_t* symbols) {
    constexpr __mmask32 kTail = (1U << kTailCells) - 1;
    const std::uint64_t tails[4] = {planes.words[4], planes.words[4] >> kTailCells,
                                    planes.words[4] >> 2 * kTailCells, planes.words[5]};
    __m512i head = _mm512_set1_epi8(static_cast<char>(zero));
    __m256i tail = _mm256_set1_epi8(static_cast<char>(zero));
    NONET_UNROLL
    for (int k = 0; k < 4; ++k) {
        const auto bit = static_cast<char>(1 << k);
        head = _mm512_or_si512(head, _mm512_maskz_mov_epi8(planes.words[k], _mm512_set1_epi8(bit)));
        tail = _mm256_or_si256(
            tail, _mm256_maskz_mov_epi8(static_cast<__mmask32>(tails[k]), _mm256_set1_epi8(bit)));
    }
    _mm512_storeu_si512(symbols, head);
    _mm256_mask_storeu_epi8(symbols + 64, kTail, tail);
}

}  // namespace

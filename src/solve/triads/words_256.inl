// The words of a frame (frames.inl) in one register of 256 bits: AVX2. To be included inside
// namespace nonet::solve::NAME.

namespace {

using Words = std::uint16_t __attribute__((vector_size(32)));

NONET_INLINE Words words_of(std::uint16_t value) {
    return Words{} + value;
}

/// All bits of the words that are zero.
NONET_INLINE Words where_empty(Words words) {
    return reinterpret_cast<Words>(words == Words{});
}

NONET_INLINE Words smaller(Words a, Words b) {
    return reinterpret_cast<Words>(
        _mm256_min_epu16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
}

NONET_INLINE bool any(Words words) {
    const auto bits = reinterpret_cast<__m256i>(words);
    return _mm256_testz_si256(bits, bits) == 0;
}

/// Each set of digits without its lowest.
NONET_INLINE Words but_lowest(Words sets) {
    return sets & (sets - 1);
}

NONET_INLINE Words load(const std::uint16_t* from) {
    return *reinterpret_cast<const Words*>(from);
}
NONET_INLINE void store(Words words, std::uint16_t* to) {
    *reinterpret_cast<Words*>(to) = words;
}

/// Within each row of the frame, the column to the right; or to the left, cyclically.
NONET_INLINE Words from_right(Words words) {
    return __builtin_shufflevector(words, words, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12,
                                   15);
}
NONET_INLINE Words from_left(Words words) {
    return __builtin_shufflevector(words, words, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13,
                                   15);
}

/// In each row, the row below; or above, cyclically.
NONET_INLINE Words from_below(Words words) {
    return __builtin_shufflevector(words, words, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14,
                                   15);
}
NONET_INLINE Words from_above(Words words) {
    return __builtin_shufflevector(words, words, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14,
                                   15);
}

/// In each row, column 0 of the first, column 1 of the second, the rest of the third.
NONET_INLINE Words picked_columns(Words first, Words second, Words third) {
    const Words two = __builtin_shufflevector(first, second, 0, 17, 2, 3, 4, 21, 6, 7, 8, 25, 10,
                                              11, 12, 29, 14, 15);
    return __builtin_shufflevector(two, third, 0, 1, 18, 19, 4, 5, 22, 23, 8, 9, 26, 27, 12, 13, 30,
                                   31);
}

}  // namespace

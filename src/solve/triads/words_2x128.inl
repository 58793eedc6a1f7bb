// The words of a frame (frames.inl) in two registers of 128 bits: SSE2, NEON, and whatever the
// compiler makes of them elsewhere. The first holds rows 0 and 1, the second row 2 and the pads. To
// be included inside namespace nonet::solve::NAME.

namespace {

using Half = std::uint16_t __attribute__((vector_size(16)));

struct Words {
    Half low;
    Half high;
};

NONET_INLINE Words operator&(Words a, Words b) {
    return {a.low & b.low, a.high & b.high};
}
NONET_INLINE Words operator|(Words a, Words b) {
    return {a.low | b.low, a.high | b.high};
}
NONET_INLINE Words operator^(Words a, Words b) {
    return {a.low ^ b.low, a.high ^ b.high};
}
NONET_INLINE Words operator+(Words a, Words b) {
    return {a.low + b.low, a.high + b.high};
}
NONET_INLINE Words operator~(Words a) {
    return {~a.low, ~a.high};
}

NONET_INLINE Words words_of(std::uint16_t value) {
    return {Half{} + value, Half{} + value};
}

/// All bits of the words that are zero.
NONET_INLINE Words where_empty(Words words) {
    return {reinterpret_cast<Half>(words.low == Half{}),
            reinterpret_cast<Half>(words.high == Half{})};
}

/// Words here are below 2^15, so a comparison with signs will do, which SSE2 has.
NONET_INLINE Half smaller(Half a, Half b) {
    using Signed = std::int16_t __attribute__((vector_size(16)));
    const auto first =
        reinterpret_cast<Half>(reinterpret_cast<Signed>(a) < reinterpret_cast<Signed>(b));
    return (a & first) | (b & ~first);
}
NONET_INLINE Words smaller(Words a, Words b) {
    return {smaller(a.low, b.low), smaller(a.high, b.high)};
}

NONET_INLINE bool any(Words words) {
    using Quads = std::uint64_t __attribute__((vector_size(16)));
    const auto quads = reinterpret_cast<Quads>(words.low | words.high);
    return (quads[0] | quads[1]) != 0;
}

/// Each set of digits without its lowest.
NONET_INLINE Words but_lowest(Words sets) {
    return {sets.low & (sets.low - 1), sets.high & (sets.high - 1)};
}

NONET_INLINE Words load(const std::uint16_t* from) {
    return {*reinterpret_cast<const Half*>(from), *reinterpret_cast<const Half*>(from + 8)};
}
NONET_INLINE void store(Words words, std::uint16_t* to) {
    *reinterpret_cast<Half*>(to) = words.low;
    *reinterpret_cast<Half*>(to + 8) = words.high;
}

/// Within each row of the frame, the column to the right; or to the left, cyclically.
NONET_INLINE Half from_right(Half half) {
    return __builtin_shufflevector(half, half, 1, 2, 0, 3, 5, 6, 4, 7);
}
NONET_INLINE Half from_left(Half half) {
    return __builtin_shufflevector(half, half, 2, 0, 1, 3, 6, 4, 5, 7);
}
NONET_INLINE Words from_right(Words words) {
    return {from_right(words.low), from_right(words.high)};
}
NONET_INLINE Words from_left(Words words) {
    return {from_left(words.low), from_left(words.high)};
}

/// In each row, the row below; or above, cyclically.
NONET_INLINE Words from_below(Words words) {
    return {__builtin_shufflevector(words.low, words.high, 4, 5, 6, 7, 8, 9, 10, 11),
            __builtin_shufflevector(words.low, words.high, 0, 1, 2, 3, 12, 13, 14, 15)};
}
NONET_INLINE Words from_above(Words words) {
    return {__builtin_shufflevector(words.high, words.low, 0, 1, 2, 3, 8, 9, 10, 11),
            __builtin_shufflevector(words.low, words.high, 4, 5, 6, 7, 12, 13, 14, 15)};
}

/// In each row, column 0 of the first, column 1 of the second, the rest of the third.
NONET_INLINE Half picked_columns(Half first, Half second, Half third) {
    const Half column0 = {0xffff, 0, 0, 0, 0xffff, 0, 0, 0};
    const Half column1 = {0, 0xffff, 0, 0, 0, 0xffff, 0, 0};
    return (first & column0) | (second & column1) | (third & ~(column0 | column1));
}
NONET_INLINE Words picked_columns(Words first, Words second, Words third) {
    return {picked_columns(first.low, second.low, third.low),
            picked_columns(first.high, second.high, third.high)};
}

}  // namespace

// 512 lanes in a register of AVX-512, which has every function of three bits as one instruction. To
// be included inside namespace nonet::batch::NAME.

namespace {

constexpr int kLanes = 512;
constexpr int kWords = kLanes / 64;
constexpr int kTailLanes = 320;  ///< so few leave the rest to single calls: tail.inl

using Bits = std::uint64_t __attribute__((vector_size(kLanes / 8)));

/// Bit 4a + 2b + c of the table is what comes out for a, b, c.
template <int kTable>
NONET_INLINE Bits logic(Bits a, Bits b, Bits c) {
    return reinterpret_cast<Bits>(_mm512_ternarylogic_epi64(reinterpret_cast<__m512i>(a),
                                                            reinterpret_cast<__m512i>(b),
                                                            reinterpret_cast<__m512i>(c), kTable));
}

NONET_INLINE Bits and_not(Bits a, Bits b) {
    return a & ~b;
}
NONET_INLINE Bits or3(Bits a, Bits b, Bits c) {
    return logic<0xfe>(a, b, c);
}
NONET_INLINE Bits and3(Bits a, Bits b, Bits c) {
    return logic<0x80>(a, b, c);
}
NONET_INLINE Bits xor3(Bits a, Bits b, Bits c) {
    return logic<0x96>(a, b, c);
}
/// At least two of the three.
NONET_INLINE Bits majority(Bits a, Bits b, Bits c) {
    return logic<0xe8>(a, b, c);
}
NONET_INLINE Bits and_nor(Bits a, Bits b, Bits c) {
    return logic<0x10>(a, b, c);
}
NONET_INLINE Bits and_or(Bits a, Bits b, Bits c) {
    return logic<0xe0>(a, b, c);
}
NONET_INLINE Bits and_or_not(Bits a, Bits b, Bits c) {
    return logic<0xd0>(a, b, c);
}
NONET_INLINE Bits and_and_not(Bits a, Bits b, Bits c) {
    return logic<0x40>(a, b, c);
}
NONET_INLINE Bits or_and(Bits a, Bits b, Bits c) {
    return logic<0xf8>(a, b, c);
}
NONET_INLINE Bits or_and_not(Bits a, Bits b, Bits c) {
    return logic<0xf4>(a, b, c);
}
NONET_INLINE Bits or_xor(Bits a, Bits b, Bits c) {
    return logic<0xf6>(a, b, c);
}
/// Bit by bit, `a` where the mask is set, else `b`.
NONET_INLINE Bits select(Bits mask, Bits a, Bits b) {
    return logic<0xca>(mask, a, b);
}

NONET_INLINE bool any(Bits bits) {
    const auto words = reinterpret_cast<__m512i>(bits);
    return _mm512_test_epi64_mask(words, words) != 0;
}
NONET_INLINE int population(Bits bits) {
    return static_cast<int>(
        _mm512_reduce_add_epi64(_mm512_popcnt_epi64(reinterpret_cast<__m512i>(bits))));
}

}  // namespace

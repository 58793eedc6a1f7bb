// Three-input logic out of two-input logic, for machines that have no more. To be included inside
// namespace nonet::batch::NAME, behind the type Bits.

namespace {

NONET_INLINE Bits and_not(Bits a, Bits b) {
    return a & ~b;
}
NONET_INLINE Bits or3(Bits a, Bits b, Bits c) {
    return a | b | c;
}
NONET_INLINE Bits and3(Bits a, Bits b, Bits c) {
    return a & b & c;
}
NONET_INLINE Bits xor3(Bits a, Bits b, Bits c) {
    return a ^ b ^ c;
}
/// At least two of the three.
NONET_INLINE Bits majority(Bits a, Bits b, Bits c) {
    return (a & b) | (c & (a | b));
}
NONET_INLINE Bits and_nor(Bits a, Bits b, Bits c) {
    return a & ~(b | c);
}
NONET_INLINE Bits and_or(Bits a, Bits b, Bits c) {
    return a & (b | c);
}
NONET_INLINE Bits and_or_not(Bits a, Bits b, Bits c) {
    return a & (b | ~c);
}
NONET_INLINE Bits and_and_not(Bits a, Bits b, Bits c) {
    return a & b & ~c;
}
NONET_INLINE Bits or_and(Bits a, Bits b, Bits c) {
    return a | (b & c);
}
NONET_INLINE Bits or_and_not(Bits a, Bits b, Bits c) {
    return a | (b & ~c);
}
NONET_INLINE Bits or_xor(Bits a, Bits b, Bits c) {
    return a | (b ^ c);
}
/// Bit by bit, `a` where the mask is set, else `b`.
NONET_INLINE Bits select(Bits mask, Bits a, Bits b) {
    return b ^ (mask & (a ^ b));
}

}  // namespace

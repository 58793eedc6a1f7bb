// 128 lanes in a register that SSE2, NEON and WebAssembly have. To be included inside namespace
// nonet::batch::NAME; logic.inl adds what this machine does in two steps.

namespace {

constexpr int kLanes = 128;
constexpr int kWords = kLanes / 64;
constexpr int kTailLanes = 32;  ///< so few leave the rest to single calls: tail.inl

using Bits = std::uint64_t __attribute__((vector_size(kLanes / 8)));

NONET_INLINE bool any(Bits bits) {
    return (bits[0] | bits[1]) != 0;
}
NONET_INLINE int population(Bits bits) {
    return __builtin_popcountll(bits[0]) + __builtin_popcountll(bits[1]);
}

}  // namespace

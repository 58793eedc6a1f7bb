// 256 lanes in a register of AVX2. To be included inside namespace
// nonet::batch::NAME; logic.inl adds what this machine does in two steps.

namespace {

constexpr int kLanes = 256;
constexpr int kWords = kLanes / 64;
constexpr int kTailLanes = 96;  ///< so few leave the rest to single calls: tail.inl

using Bits = std::uint64_t __attribute__((vector_size(kLanes / 8)));

NONET_INLINE bool any(Bits bits) {
    const auto words = reinterpret_cast<__m256i>(bits);
    return _mm256_testz_si256(words, words) == 0;
}
NONET_INLINE int population(Bits bits) {
    return __builtin_popcountll(bits[0]) + __builtin_popcountll(bits[1]) +
           __builtin_popcountll(bits[2]) + __builtin_popcountll(bits[3]);
}

}  // namespace

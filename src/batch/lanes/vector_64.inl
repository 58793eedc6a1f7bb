// 64 lanes in a plain word, for machines without vectors. To be included inside namespace
// nonet::batch::NAME; logic.inl adds what this machine does in two steps.

namespace {

constexpr int kLanes = 64;
constexpr int kWords = 1;
constexpr int kTailLanes = 24;  ///< so few leave the rest to single calls: tail.inl

using Bits = std::uint64_t;

NONET_INLINE bool any(Bits bits) {
    return bits != 0;
}
NONET_INLINE int population(Bits bits) {
    return __builtin_popcountll(bits);
}

}  // namespace

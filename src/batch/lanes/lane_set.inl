// A vector seen as a set of lanes, where lanes are dealt with one by one. To be included inside
// namespace nonet::batch::NAME, behind a vocabulary.

namespace {

/// Keeps the compiler from moving loads and stores across. Between two sweeps over the same vectors
/// it would keep them all in registers that it does not have, and spill.
NONET_INLINE void barrier() {
    asm volatile("" ::: "memory");
}

NONET_INLINE Bits none() {
    return Bits{};
}
NONET_INLINE Bits all() {
    return ~Bits{};
}

struct LaneSet {
    std::uint64_t words[kWords];

    NONET_INLINE void add(int lane) { words[lane / 64] |= std::uint64_t{1} << lane % 64; }
    NONET_INLINE void remove(int lane) { words[lane / 64] &= ~(std::uint64_t{1} << lane % 64); }
    [[nodiscard]] NONET_INLINE bool has(int lane) const {
        return (words[lane / 64] >> lane % 64 & 1) != 0;
    }
    /// The lowest lane, or -1.
    [[nodiscard]] NONET_INLINE int first() const {
        for (int word = 0; word < kWords; ++word) {
            if (words[word] != 0) return 64 * word + __builtin_ctzll(words[word]);
        }
        return -1;
    }
};

static_assert(sizeof(LaneSet) == sizeof(Bits));

NONET_INLINE LaneSet lanes_of(Bits bits) {
    LaneSet set{};
    __builtin_memcpy(&set, &bits, sizeof bits);
    return set;
}
NONET_INLINE Bits bits_of(const LaneSet& set) {
    Bits bits;
    __builtin_memcpy(&bits, &set, sizeof bits);
    return bits;
}

/// Calls visit(lane) for each, the lowest first.
template <class Visit>
NONET_INLINE void for_each_lane(const LaneSet& set, Visit visit) {
    for (int word = 0; word < kWords; ++word) {
        for (std::uint64_t rest = set.words[word]; rest != 0; rest &= rest - 1) {
            visit(64 * word + __builtin_ctzll(rest));
        }
    }
}
template <class Visit>
NONET_INLINE void for_each_lane(Bits bits, Visit visit) {
    for_each_lane(lanes_of(bits), visit);
}

}  // namespace

// 64 bits of every lane, from one word a lane to one vector a bit and back: what goes into the
// lanes or comes out of them passes here.
//
// A matrix of 64 by 64 bits is transposed in six rounds; round s exchanges the blocks of s by s
// bits beside the diagonal (H. Warren, Hacker's Delight, 7-3). Here one vector holds a row of
// kWords such matrices, so all are transposed together, and lane l stands in row l % 64 of matrix l
// / 64: hence word_of. Three rounds at a time work on eight vectors in registers; round by round
// through memory took twice the time, and one matrix at a time in plain words twenty times.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// Where the word of a lane is among the kLanes words.
NONET_INLINE constexpr int word_of(int lane) {
    return lane % 64 * kWords + lane / 64;
}

/// Bits whose number has no `shift` in it.
template <int kShift>
constexpr std::uint64_t kLowHalves = ~std::uint64_t{0} / ((std::uint64_t{1} << kShift) + 1);

/// Exchanges the high halves of the blocks in `a` with the low halves of those in `b`.
template <int kShift>
NONET_INLINE void exchange(Bits& a, Bits& b) {
    const Bits low = Bits{} + kLowHalves<kShift>;
    const Bits differ = ((a >> kShift) ^ b) & low;
    a ^= differ << kShift;
    b ^= differ;
}

/// Three rounds on eight rows that are `stride` apart; the first round is on blocks of kShift bits.
template <int kShift>
NONET_INLINE void three_rounds(Bits* first, int stride) {
    Bits row[8];
    NONET_UNROLL
    for (int i = 0; i < 8; ++i) row[i] = first[i * stride];
    NONET_UNROLL
    for (int i = 0; i < 4; ++i) exchange<kShift>(row[i], row[i + 4]);
    NONET_UNROLL
    for (int i = 0; i < 4; ++i) {
        const int at = i / 2 * 4 + i % 2;
        exchange<kShift / 2>(row[at], row[at + 2]);
    }
    NONET_UNROLL
    for (int i = 0; i < 4; ++i) exchange<kShift / 4>(row[2 * i], row[2 * i + 1]);
    NONET_UNROLL
    for (int i = 0; i < 8; ++i) first[i * stride] = row[i];
}

[[gnu::noinline]] void transpose(Bits rows[64]) {
    for (int i = 0; i < 8; ++i) three_rounds<32>(rows + i, 8);
    for (int i = 0; i < 8; ++i) three_rounds<4>(rows + 8 * i, 1);
}

NONET_INLINE void to_slices(const std::uint64_t* words, Bits slices[64]) {
    __builtin_memcpy(slices, words, 64 * sizeof(Bits));
    transpose(slices);
}

NONET_INLINE void to_words(const Bits slices[64], std::uint64_t* words) {
    Bits rows[64];
    __builtin_memcpy(rows, slices, sizeof rows);
    transpose(rows);
    __builtin_memcpy(words, rows, sizeof rows);
}

}  // namespace

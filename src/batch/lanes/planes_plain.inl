// Symbols to planes (planes.hpp) and back in plain words, eight cells at a time: multiplications
// gather one bit of each byte, and spread it again. To be included inside namespace
// nonet::batch::NAME.

namespace {

constexpr std::uint64_t kEachByte = 0x0101010101010101;

/// The lowest bits of eight bytes.
NONET_INLINE std::uint64_t gather_bits(std::uint64_t bytes) {
    return ((bytes & kEachByte) * 0x0102040810204080) >> 56;
}

/// Eight bits into the lowest bits of eight bytes.
NONET_INLINE std::uint64_t spread_bits(std::uint64_t bits) {
    const std::uint64_t one_each = ((bits & 0xff) * kEachByte) & 0x8040201008040201;
    return ((one_each + 0x7f7f7f7f7f7f7f7f) >> 7) & kEachByte;
}

/// Eight symbols as digits, 0 for a blank. A digit has the high half of `zero`, '.' has not.
NONET_INLINE std::uint64_t digits_of(std::uint64_t symbols, std::uint8_t zero) {
    const std::uint64_t digits = symbols ^ (zero * kEachByte);
    const std::uint64_t blank = (digits >> 4 | digits >> 5 | digits >> 6 | digits >> 7) & kEachByte;
    return digits & ~(blank * 15);
}

NONET_INLINE Planes planes_of(const std::uint8_t* symbols, std::uint8_t zero) {
    Planes planes{};
    std::uint64_t tail[4] = {};
    for (int group = 0; group < 10; ++group) {
        std::uint64_t eight;
        __builtin_memcpy(&eight, symbols + 8 * group, 8);
        eight = digits_of(eight, zero);
        for (int k = 0; k < 4; ++k) {
            std::uint64_t& plane = group < 8 ? planes.words[k] : tail[k];
            plane |= gather_bits(eight >> k) << 8 * (group % 8);
        }
    }
    const std::uint64_t last = digits_of(symbols[80], zero) & 15;
    for (int k = 0; k < 4; ++k) tail[k] |= (last >> k & 1) << 16;
    planes.words[4] = tail[0] | tail[1] << kTailCells | tail[2] << 2 * kTailCells;
    planes.words[5] = tail[3];
    return planes;
}

NONET_INLINE void write_symbols(const Planes& planes, std::uint8_t zero, std::uint8_t* symbols) {
    const std::uint64_t tail[4] = {planes.words[4], planes.words[4] >> kTailCells,
                                   planes.words[4] >> 2 * kTailCells, planes.words[5]};
    for (int group = 0; group < 10; ++group) {
        std::uint64_t eight = zero * kEachByte;
        for (int k = 0; k < 4; ++k) {
            const std::uint64_t plane = group < 8 ? planes.words[k] : tail[k];
            eight |= spread_bits(plane >> 8 * (group % 8)) << k;
        }
        __builtin_memcpy(symbols + 8 * group, &eight, 8);
    }
    unsigned last = zero;
    for (int k = 0; k < 4; ++k) last |= static_cast<unsigned>(tail[k] >> 16 & 1) << k;
    symbols[80] = static_cast<std::uint8_t>(last);
}

}  // namespace

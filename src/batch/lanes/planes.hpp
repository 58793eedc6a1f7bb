// 81 digits of one lane in six words, on their way between symbols and lanes.
//
//      words[0..3]   bit c: bit 0..3 of the digit in cell c, for the cells 0 to 63
//      words[4]      bits 0 to 16: bit 0 of the digits in cells 64 to 80; from 17 on bit 1; from 34
//                    on bit 2
//      words[5]      bits 0 to 16: bit 3 of the same
//
// A digit's four bits are zero in a blank. How symbols become planes and back is the business of
// each machine: planes_of() and write_symbols() in planes_512.inl, planes_sse2.inl,
// planes_plain.inl.
#pragma once

#include <cstdint>

namespace nonet::batch {

constexpr int kPlaneWords = 6;
constexpr int kTailCells = 17;  ///< of the cells 64 to 80

struct Planes {
    std::uint64_t words[kPlaneWords];
};

/// The slice with bit k of the digit in a cell, among kPlaneWords * 64.
constexpr int plane_slice(int k, int cell) {
    if (cell < 64) return 64 * k + cell;
    return (k < 3 ? 64 * 4 + kTailCells * k : 64 * 5) + cell - 64;
}

}  // namespace nonet::batch

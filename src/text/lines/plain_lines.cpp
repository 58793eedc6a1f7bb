// Which lines can be handed on as they stand.
//
// Millions of puzzles come as lines of 81 characters, and a solver for many puzzles at once takes
// them from the text itself. All that is left to do here is to see that nothing else stands in
// them, so a line costs one pass without a branch over vectors of 16 bytes, some 5 ns. What is not
// plain in this narrow sense is not judged here: the formats do that, line by line.
//
// A line must be one that the format `line` takes in silence whatever stands around it. So blanks
// are of one kind, and a number that a spreadsheet cut, which deserves a note, is left out: its
// digits end early, and zeros fill it up.
#include "text/lines/plain_lines.hpp"

#include <nonet/geometry.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace nonet::text {

namespace {

using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

constexpr std::size_t kCutNumber = 17;  ///< the most digits that are left of one

/// All bits set at each of 16 characters that is 1 to 9 or `mark`.
Bytes cells_in(const char* part, std::uint8_t mark) {
    Bytes c;
    std::memcpy(&c, part, sizeof(c));
    return reinterpret_cast<Bytes>(c == mark) | reinterpret_cast<Bytes>(c - '1' < kDigits);
}

/// Whether 81 characters are 1 to 9 or `mark`.
bool has_only(const char* line, char mark) {
    const auto byte = static_cast<std::uint8_t>(mark);
    Bytes cells = cells_in(line + kCells - sizeof(Bytes), byte);  // overlaps the last of the others
    for (std::size_t at = 0; at + sizeof(Bytes) < kCells; at += sizeof(Bytes))
        cells &= cells_in(line + at, byte);
    std::array<std::uint64_t, 2> halves;
    std::memcpy(halves.data(), &cells, sizeof(cells));
    return (halves[0] & halves[1]) == ~std::uint64_t{0};
}

/// Zeros from the end of what a spreadsheet keeps of a number.
bool may_be_cut_number(const char* line) {
    static constexpr auto kZeros = [] {
        std::array<char, kCells - kCutNumber> zeros{};
        zeros.fill('0');
        return zeros;
    }();
    return std::memcmp(line + kCutNumber, kZeros.data(), kZeros.size()) == 0;
}

/// `mark` is the blank to try first, and becomes that of this line.
bool is_plain(const char* line, char& mark) {
    if (!has_only(line, mark)) {
        mark = mark == '.' ? '0' : '.';
        if (!has_only(line, mark)) return false;
    }
    return mark == '.' || !may_be_cut_number(line);
}

}  // namespace

PlainLines find_plain_lines(const char* from, const char* to, std::size_t most) {
    constexpr std::size_t kShortest = kCells + 1;
    const auto size = static_cast<std::size_t>(to - from);
    if (size < kShortest) return {};
    const bool pair = from[kCells] == '\r' && size > kShortest && from[kShortest] == '\n';
    if (!pair && from[kCells] != '\n') return {};
    const std::size_t stride = pair ? kShortest + 1 : kShortest;
    most = std::min(most, size / stride);
    std::size_t count = 0;
    char mark = '.';
    for (const char* line = from; count < most; line += stride, ++count) {
        const bool ended =
            pair ? line[kCells] == '\r' && line[kShortest] == '\n' : line[kCells] == '\n';
        if (!ended || !is_plain(line, mark)) break;
    }
    return {count, count > 0 ? stride : 0};
}

}  // namespace nonet::text

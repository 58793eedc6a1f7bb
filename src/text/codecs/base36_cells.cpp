// Two characters a cell, counted before they are read: see base36_cells.hpp.
#include "text/codecs/base36_cells.hpp"

#include "text/codecs/codec_error.hpp"

#include <cstddef>

namespace nonet::text {

namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr int kBase = 36;
constexpr std::size_t kLength = 2 * std::size_t{kBase36Cells};

int digit_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'z') return c - 'a' + 10;
    if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    return -1;
}

}  // namespace

Result<Base36Cells> base36_cells_decode(std::string_view text) {
    if (text.size() != kLength) {
        return codec_error(ErrorCode::wrong_length,
                           "the coded grid has " + std::to_string(text.size()) +
                               " characters instead of 162, two for each cell; copy the link "
                               "again");
    }
    Base36Cells cells = {};
    for (std::size_t i = 0; i < kLength; ++i) {
        const int digit = digit_value(text[i]);
        if (digit < 0) {
            return codec_error(ErrorCode::bad_symbol, text, i,
                               "is neither a digit nor a letter; copy the link again");
        }
        int& cell = cells[i / 2];
        cell = cell * kBase + digit;
        if (i % 2 == 1 && cell > kBase36Largest) {
            return codec_error(ErrorCode::value_too_big, text, i - 1,
                               "begins a cell of " + std::to_string(cell) +
                                   ", but the largest is 529 (ep); copy the link again");
        }
    }
    return cells;
}

Result<std::string> base36_cells_encode(const Base36Cells& cells) {
    std::string text;
    text.reserve(kLength);
    for (const int cell : cells) {
        if (cell < 0 || cell > kBase36Largest) {
            return codec_error(ErrorCode::bad_argument, "a coded cell is outside 0..529");
        }
        text += kDigits[static_cast<std::size_t>(cell / kBase)];
        text += kDigits[static_cast<std::size_t>(cell % kBase)];
    }
    return text;
}

}  // namespace nonet::text

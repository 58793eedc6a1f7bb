// Which characters can stand for a cell. Deciding what they mean is decode.cpp's work.
#include "text/cells/symbols.hpp"

#include <nonet/board.hpp>

#include <algorithm>

namespace nonet::text {

std::optional<int> small_number(std::string_view text) {
    if (text.empty() || text.size() > 2 || !std::all_of(text.begin(), text.end(), is_digit)) {
        return std::nullopt;
    }
    int number = 0;
    for (const char c : text) number = number * 10 + (c - '0');
    return number;
}

bool is_cell(char c, int side, const ReadOptions& options) {
    if (is_blank_mark(c)) return true;
    if (!options.alphabet.empty()) return options.alphabet.find(c) != std::string::npos;
    if (is_digit(c)) return true;
    return side > 9 && letter_number(c) >= 1 && letter_number(c) <= side;
}

std::size_t count_cells(std::string_view text, int side, const ReadOptions& options) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [&](char c) { return is_cell(c, side, options); }));
}

int side_of_square(std::size_t cells) {
    for (int side = 1; side <= kMaxSide; ++side) {
        if (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) == cells) return side;
    }
    return 0;
}

}  // namespace nonet::text

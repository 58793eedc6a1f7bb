// Which characters can stand for a cell.
#pragma once

#include "text/lines/source_line.hpp"

#include <nonet/text.hpp>

#include <array>
#include <optional>
#include <string_view>

namespace nonet::text {

/// The marks in use for an empty cell, apart from the space.
inline constexpr std::string_view kBlankMarks = ".0*_-xX?#";

/// A set of characters; asked for nearly every character of an input, hence a table.
class CharacterSet {
  public:
    constexpr explicit CharacterSet(std::string_view members) {
        for (const char c : members) has_[static_cast<unsigned char>(c)] = true;
    }
    [[nodiscard]] constexpr bool has(char c) const { return has_[static_cast<unsigned char>(c)]; }

  private:
    std::array<bool, 256> has_{};
};

inline constexpr CharacterSet kBlankMarkSet(kBlankMarks);

inline bool is_blank_mark(char c) {
    return kBlankMarkSet.has(c);
}

/// The place of a letter in the alphabet, A and a being 1; 0 for anything else.
inline int letter_number(char c) {
    return is_letter(c) ? to_upper(c) - 'A' + 1 : 0;
}

/// The number that `text` spells with one or two digits, a leading zero allowed; else nothing.
std::optional<int> small_number(std::string_view text);

/// True when `c` can be a cell of a grid of this side: a blank mark, or a symbol of one of the
/// alphabets 1-9A-…, 0-9A-… and A-… (letters only for sides above 9), or of options.alphabet.
bool is_cell(char c, int side, const ReadOptions& options);

/// How many characters of `text` can be cells.
std::size_t count_cells(std::string_view text, int side, const ReadOptions& options);

/// The side of a square of `cells` cells, 1..36, or 0 when there is none.
int side_of_square(std::size_t cells);

}  // namespace nonet::text

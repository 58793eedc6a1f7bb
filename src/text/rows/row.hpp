// One line as a row of cells: see row.cpp.
#pragma once

#include "text/cells/decode.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace nonet::text {

/// How the cells of a row are told apart.
enum class RowKind : std::uint8_t {
    symbols,  ///< a character each, perhaps with gaps between the boxes: "..1 32. 6.."
    tokens,   ///< separated by white space, commas or tabs: "0 1 0", "12 3 0", "0,1,,2"
    framed,   ///< with | between the boxes or cells
};

struct Row {
    const Line* line = nullptr;
    RowKind kind = RowKind::symbols;
    bool final_separator = false;  ///< one more separator than cells; it was dropped
    bool long_cells = false;       ///< a cell of more than one character: a number or candidates
    std::size_t segments = 1;      ///< framed: the parts between the |
    std::vector<CellText> cells;
    std::vector<CellText> words;  ///< the same split at separators only; may be empty
};

/// Splits a line into cells. False when it cannot be a row: fewer than 2 or more than 36 cells, or
/// too many characters that are no cells.
bool split_row(const Line& line, const ReadOptions& options, Row& row);

/// Takes the words of a row for its cells where the block has rows of `side` cells and only the
/// words are as many.
void fit_row(Row& row, std::size_t side);

/// The parts of `text` between the separators: one more than there are of those.
std::vector<std::string_view> split_at(std::string_view text, char separator);

/// The words of `text`, separated by white space.
std::vector<std::string_view> split_words(std::string_view text);

/// Digits 1 to 9, each at most once, perhaps with the marks that programs set beside candidates.
bool is_candidate_word(std::string_view word);

/// True for nine words that are groups of candidates, up to three of them damaged: those must hold
/// a digit or be one character, and the others must leave no doubt.
bool is_row_of_groups(std::span<const std::string_view> words);

/// The marks that programs set beside candidates: deleted, placed, coloured ...
inline constexpr std::string_view kCandidateMarks = "*-+^%&()@$#";

}  // namespace nonet::text

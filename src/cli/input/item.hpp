// One thing that came from the input: a puzzle, a plain line, or what is neither.
#pragma once

#include "cli/input/input_file.hpp"

#include <nonet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace nonet::cli {

/// A puzzle that was left as it stands: 81 characters, 1 to 9 and one kind of blank, '.' or '0'.
struct PlainLine {
    std::string_view text;
    Place place;
};

struct Item {
    std::variant<Puzzle, PlainLine, Error> content;
    std::uint64_t number = 0;         ///< of its row, from 1; 0 for an error without a row
    std::uint64_t puzzle_number = 0;  ///< among the puzzles alone, from 1; 0 for an error
    std::uint32_t operand = 0;        ///< of its operand, from 0
    const InputFile* file = nullptr;  ///< nothing for an operand that could not be opened

    [[nodiscard]] const Place& place() const;
    /// "FILE:LINE:COLUMN".
    [[nodiscard]] std::string where() const;
    /// Requires a puzzle or a plain line.
    [[nodiscard]] Position position() const;
};

/// Plain lines of one file that follow one another, in a block of lines.
struct ItemRun {
    std::size_t begin = 0;  ///< the number of the first one in the block
    LineRun lines;
    std::uint64_t number = 0;         ///< of the row of the first
    std::uint64_t puzzle_number = 0;  ///< of the first among the puzzles alone
    std::uint32_t operand = 0;        ///< of their operand, from 0
    const InputFile* file = nullptr;  ///< where they stand
    std::size_t items_before = 0;     ///< items of the same batch that come before them

    [[nodiscard]] std::size_t end() const { return begin + lines.size; }
    /// Makes `item` the line number `index` of the block, which is one of these.
    void set_item(const LineBlock& block, std::size_t index, Item& item) const;
};

}  // namespace nonet::cli

// A field of a table as a puzzle: see puzzle_field.cpp.
#pragma once

#include "text/cells/decode.hpp"
#include "text/format.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace nonet::text {

/// What a field looks like, before it is read.
enum class FieldLook : std::uint8_t {
    other,  ///< no puzzle
    small,  ///< 16 to 59 cells: a small puzzle, or a number
    meant,  ///< 60 cells or more with a blank among them, or what a spreadsheet made of that
    full,   ///< 60 cells or more without a blank
};

FieldLook look_of(std::span<const CellText> pieces);

/// Reads the field as a puzzle of any size, in symbols, numbers or candidates; false with
/// record.error otherwise. `pieces`: what stands in it, one piece a line.
bool read_puzzle_field(std::span<const CellText> pieces, const ReadOptions& options,
                       Record& record);

}  // namespace nonet::text

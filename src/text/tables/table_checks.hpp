// What the other fields of a row tell about the one that was read: see table_checks.cpp.
#pragma once

#include "text/format.hpp"
#include "text/tables/table_record.hpp"

#include <cstddef>

namespace nonet::text {

/// For a row of which the field `column` was read into record.puzzle, as a full grid: false, with
/// record.error, when another field holds a puzzle with blanks; else true, with a note.
bool accept_full_grid(const TableRecord& row, std::size_t column, Record& record);

/// Leaves a note when the field `other`, which is named as a puzzle too, holds another puzzle.
void note_other_puzzle(const TableRecord& row, std::size_t column, std::size_t other,
                       const ReadOptions& options, Record& record);

/// Whether no cell is blank. False for candidates.
bool is_full_grid(const Position& position);

}  // namespace nonet::text

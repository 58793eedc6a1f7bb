// Boards as code writes them: 9×9 arrays in JSON, `board = [[…], …]` accepted.
//
// Sites whose judges call a function show their samples as arrays. Values follow each other with or
// without newlines between them, an assignment may stand in front, and what stands in the other
// family's way is understood too: a cell may be a string or a number, a blank ".", "0", 0 or null.
#pragma once

#include "cli/judges/common/report.hpp"
#include "cli/judges/judge.hpp"

#include <nonet/grid.hpp>

#include <cstdint>
#include <optional>

namespace nonet::cli {

enum class CellForm : std::uint8_t {
    strings,  ///< "1".."9", "." for a blank
    numbers,  ///< 1..9, 0 for a blank
};

/// What a profile does with one board.
using BoardAnswer = void (*)(const Grid& board, Place place, std::size_t number,
                             const JudgeStreams& streams, Report& report);

/// Reads board after board and hands each on; the exit code. A malformed one ends the reading.
int run_board_judge(BoardAnswer answer, const JudgeStreams& streams);

/// One line: the board as compact JSON.
void print_board(std::ostream& out, const Grid& board, CellForm form);

/// Prints any solution; the board as it was read, with a message, when there is none.
void print_board_solution(const Grid& board, Place place, std::size_t number, CellForm form,
                          const JudgeStreams& streams, Report& report);

}  // namespace nonet::cli

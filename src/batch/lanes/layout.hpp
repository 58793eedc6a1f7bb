// Where the bits of many puzzles lie.
//
// The usual solver keeps one puzzle in a register and asks many questions about it. This one keeps
// one question in a register and asks it of many puzzles: bit l of every vector belongs to lane l,
// and lane l is one position of one puzzle. What a solver does by cases becomes plain logic that is
// the same for all lanes, so nothing is mispredicted and no bit is idle.
//
//                        lane      0   1   2   3  ...  511
//      candidates[9*81]  vector  +---+---+---+---+---+---+
//        digit 1, r1c1        0  | 1 | 0 | 1 | 1 |   | 0 |   may r1c1 be 1 in that lane?
//        digit 1, r1c2        1  | 0 | 0 | 1 | 0 |   | 0 |
//         ...                    |   |   |   |   |   |   |
//        digit 2, r1c1       81  | 0 | 1 | 1 | 0 |   | 1 |
//         ...                    |   |   |   |   |   |   |
//        digit 9, r9c9      728  | 1 | 0 | 0 | 1 |   | 0 |
//                                +---+---+---+---+---+---+
//      naked[81]                 | 0 | 1 | 0 | 0 |   | 1 |   has the cell at most one candidate?
//                                +---+---+---+---+---+---+
//      alive, unsolved, ...      | 1 | 1 | 1 | 0 |   | 1 |   one vector each, about whole lanes
//                                +---+---+---+---+---+---+
//
// Digit-major, since the deductions work on one digit and one chute (three rows, or three columns)
// at a time: 27 vectors, which fit the registers and the nearest cache.
//
// A triad is the three cells that a line (row or column) shares with a box. Triad t of a chute is
// in line t / 3 and box t % 3 of it. The same code serves bands and stacks: it is told a direction,
// and cell_of() gives the cell.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::batch {

constexpr int kCells = 81;
constexpr int kDigits = 9;
constexpr int kCandidates = kDigits * kCells;

/// Of 64 bits, in the position of one lane: kCandidates bits and some to spare.
constexpr int kRecordWords = 12;
constexpr int kRecordSlices = kRecordWords * 64;

/// Lines that are rows (chutes are bands), or columns (chutes are stacks).
enum class Direction : int { rows, columns };

constexpr Direction across(Direction direction) {
    return direction == Direction::rows ? Direction::columns : Direction::rows;
}

/// The first cell of a chute.
constexpr int first_cell(Direction direction, int chute) {
    return direction == Direction::rows ? 27 * chute : 3 * chute;
}

/// Cell i of triad t of a chute, counted from the chute's first cell.
constexpr int cell_of(Direction direction, int t, int i) {
    const int line = t / 3;
    const int along = t % 3 * 3 + i;
    return direction == Direction::rows ? 9 * line + along : 9 * along + line;
}

/// The triad that is `step` places further in the same line of the chute, cyclically.
constexpr int in_line(int t, int step) {
    return t / 3 * 3 + (t + step) % 3;
}

/// The number of a triad among the 54 of both directions.
constexpr int triad_number(Direction direction, int chute, int t) {
    return 27 * static_cast<int>(direction) + 9 * chute + t;
}

}  // namespace nonet::batch

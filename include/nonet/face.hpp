// What stands in the cells of a puzzle as people see it, of any size: the digits with what they
// are, and pencil marks.
#pragma once

#include <nonet/board.hpp>
#include <nonet/drawing.hpp>
#include <nonet/state.hpp>
#include <nonet/text.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::draw {

/// What a digit in a cell is, which its looks tell: bold, slanted and blue, or plain.
enum class DigitKind : std::uint8_t { given, placed, solution };

struct Face {
    BoxShape box;
    std::vector<std::uint8_t> values;  ///< of each cell, 0 for a blank
    std::vector<DigitKind> kinds;      ///< of each cell; says nothing where it is blank
    /// The digits that may go into each blank cell, digit d at bit d-1; empty: none are shown.
    std::vector<std::uint64_t> candidates;
};

/// How a puzzle looks before anybody has begun: its givens, and its candidates where these are the
/// puzzle (a sukaku).
Face face_of(const Position& position);

/// With what a player has added: placed digits and pencil marks. Blank cells without marks show
/// every digit that no given or placed digit of the same house excludes.
Face marked_face_of(const Position& position, const Progress* progress);

/// A position on the way to the solution, with its candidates.
Face face_of(const logic::State& state);

/// The givens of a puzzle, and around them the values of a solution: as many as it has cells.
Face solved_face_of(const Position& position, const std::vector<std::uint8_t>& solution);

/// Where the symbols of numbers come from: the i-th stands for i + 1. Those behind its end are
/// written as numbers, so empty means numbers throughout.
using Symbols = std::vector<std::string>;

/// 1 to 9, then A, B, C … Z and a: the usual symbols of large puzzles with one letter a cell.
Symbols letter_symbols();
/// Each character of a text (UTF-8) is one.
Symbols symbols_of(std::string_view text);
std::string symbol_of(int value, const Symbols& symbols);

struct FaceOptions {
    double cell_size = 54;
    double thin = 0.7;   ///< width of the lines between cells
    double thick = 2.4;  ///< and of those around boxes
    Symbols symbols;
};

/// The grid and what stands in it; N cells wide and high, without a margin.
Drawing draw_face(const Face& face, const FaceOptions& options = {});

}  // namespace nonet::draw

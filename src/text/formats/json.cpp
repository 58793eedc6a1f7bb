// JSON: whatever shape programs, data sets and judges give a puzzle in it.
//
// The folder text/json/ reads it: json_document.cpp splits the values, shapes.cpp lists the shapes.
// What is written is JSON Lines, one object for each puzzle. It has no version, because every
// member says all that it means: "puzzle" is what a line would be, "box" the shape of the boxes
// where it is not 9×9 with 3×3, "placed" and "marks" what a player has added.
#include "text/formats/formats.hpp"
#include "text/json/json_document.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <string>

namespace nonet::text::formats {

namespace {

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    return json::open_document(window, options, {});
}

/// The placed digits in the form of the puzzle.
std::string placed_line(const Position& position, const Progress& progress) {
    if (const auto* board = std::get_if<Board>(&position)) {
        const auto placed = Board::from_values(board->box(), progress.placed);
        return placed ? placed->to_line() : "";
    }
    Grid grid;
    for (std::size_t cell = 0; cell < kCells && cell < progress.placed.size(); ++cell) {
        grid.set(static_cast<Cell>(cell), progress.placed[cell]);
    }
    return grid.to_line();
}

void add_member(std::string& text, std::string_view name, std::string_view value) {
    text += ",\"";
    text += name;
    text += "\":\"";
    text += value;
    text += '"';
}

Result<std::string> write(const Position& position, const Progress& progress) {
    std::string text = "{\"format\":\"nonet\"";
    add_member(text, "puzzle", to_line(position));
    if (const auto* board = std::get_if<Board>(&position)) {
        add_member(text, "box",
                   std::to_string(board->box().rows) + "x" + std::to_string(board->box().columns));
    }
    const bool candidates = std::holds_alternative<Candidates>(position);
    const bool placed = std::any_of(progress.placed.begin(), progress.placed.end(),
                                    [](std::uint8_t value) { return value != 0; });
    if (placed && !candidates) add_member(text, "placed", placed_line(position, progress));
    if (progress.marks && std::holds_alternative<Grid>(position)) {
        add_member(text, "marks", progress.marks->to_line());
    }
    text += '}';
    return text;
}

}  // namespace

constinit const Format kJson = make_format(
    {.name = "json",
     .summary = "JSON and JSON Lines in many shapes, and literals of programming languages",
     .details =
         "A puzzle is a string of 81 symbols (729 for candidates, another square for other sizes, "
         "or numbers separated by spaces), a list of 9 strings of 9, a list of 9 lists of 9 "
         "(numbers, symbols, null), or a flat list of 81. It may stand alone, in a list of "
         "puzzles, or in an object under one of the keys puzzle, question, quiz, board, grid, "
         "sudoku, problem, mission, givens, value, unsolved, initial_board, starting_cells and "
         "their like; puzzles, boards, grids and newboard hold several; other keys are ignored. "
         "Objects may follow each other on lines of their own (JSON Lines), and one list may hold "
         "millions: neither is kept in memory. Two strings in brackets are two puzzles, unless "
         "only "
         "the second is filled: then it is the solution of the first, and must agree with it. "
         "Literals of Python, C, Java and JavaScript are "
         "read, too: single quotes, tuples, braces, None, a comma behind the last element, "
         "numpy's array(...), and \"board = \" in front. Blanks that are -1 mean that the digits "
         "run from 0, unless the top digit occurs and 0 does not; otherwise --zero-based says so. "
         "Recognised by the first bracket. A damaged line of JSON Lines costs that line only. "
         "Written: an object on a line with \"format\":\"nonet\" and \"puzzle\", as the format "
         "line "
         "writes it or 729 characters for candidates; \"box\", such as \"2x3\" for 2 rows and 3 "
         "columns, where the puzzle is not 9x9 with boxes of 3x3; \"placed\", the digits that a "
         "player has placed, in the form of the puzzle; \"marks\", a player's pencil marks as 729 "
         "characters. An object with that \"format\" may have no other keys.",
     .sample = "{\"format\":\"nonet\",\"puzzle\":\"..3.2.6..9..3.5..1..18.64....81.29..7.......8.."
               "67.82....26.95..8..2.3..9..5.1.3..\"}\n",
     .carries = {.sizes = true, .boxes = true, .candidates = true, .placed = true, .marks = true}},
    {.open = open, .write = write});

}  // namespace nonet::text::formats

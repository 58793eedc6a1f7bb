// ["puzzle", "solution"]: how data sets for training keep the two, also as a tuple.
//
// Two strings in an array may as well be two puzzles. They are a pair when they have as many cells
// and only the second is filled. Then a solution that keeps every given is passed over, and one
// that does not is an error, since one of the two was damaged.
#include "text/cells/symbols.hpp"
#include "text/json/cells.hpp"
#include "text/json/shapes.hpp"

#include <algorithm>
#include <string>

namespace nonet::text::json {

namespace {

constexpr int kLeastPairSide = 4;

bool is_gap(char c) {
    return is_space(c) || c == ',' || c == '\n' || c == '\r';
}

/// What can be seen of a grid in a string before its symbols are understood.
struct Sight {
    std::size_t cells = 0;  ///< words where there are gaps, else characters
    bool signs = false;     ///< something stands for a blank that is no digit and no letter
    bool zeros = false;     ///< 0 stands alone
    bool letters = false;
};

Sight see(std::string_view text) {
    const bool words = std::any_of(text.begin(), text.end(), is_gap);
    const auto gap_at = [&](std::size_t i) { return i >= text.size() || is_gap(text[i]); };
    Sight sight;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (is_gap(c)) continue;
        const bool begins = !words || i == 0 || gap_at(i - 1);
        if (begins) ++sight.cells;
        if (c == '0') sight.zeros = sight.zeros || !words || (begins && gap_at(i + 1));
        if (is_letter(c)) sight.letters = true;
        if (!is_letter(c) && !is_digit(c)) sight.signs = true;
    }
    if (sight.cells <= kCells && sight.letters) sight.signs = true;  // x
    return sight;
}

bool matches(const Value& value) {
    if (!value.is(Kind::array) || value.size() != 2) return false;
    const Value second = value.first().next();
    if (!value.first().is(Kind::string) || !second.is(Kind::string)) return false;
    const Sight puzzle = see(value.first().text());
    const Sight solution = see(second.text());
    if (puzzle.cells != solution.cells || side_of_square(puzzle.cells) < kLeastPairSide) {
        return false;
    }
    if (puzzle.signs) return !solution.signs && (!solution.zeros || solution.letters);
    return puzzle.zeros && !solution.zeros && !solution.signs;
}

int value_in(const Position& position, int cell) {
    if (const auto* board = std::get_if<Board>(&position)) return (*board)[cell];
    const auto* grid = std::get_if<Grid>(&position);
    return grid != nullptr ? (*grid)[cell] : 0;
}

/// The first cell in which the solution lacks a value, or has another than the puzzle's.
int first_difference(const Position& puzzle, const Position& solution, int cells) {
    int cell = 0;
    while (cell < cells && value_in(solution, cell) != 0 &&
           (value_in(puzzle, cell) == 0 || value_in(puzzle, cell) == value_in(solution, cell))) {
        ++cell;
    }
    return cell;
}

bool read(const Value& value, const ReadOptions& options, Record& record) {
    const Value second = value.first().next();
    Record solved;
    if (!read_text(value.first(), options, record)) return false;
    if (!read_text(second, options, solved)) {
        record.error = solved.error;
        return false;
    }
    const auto cells = static_cast<int>(see(second.text()).cells);
    const int side = side_of_square(static_cast<std::size_t>(cells));
    const int cell = first_difference(record.puzzle.position, solved.puzzle.position, cells);
    if (cell == cells) return true;
    return fail(second, ErrorCode::ambiguous,
                "the second string is a filled grid, but no solution of the first: they differ at "
                "r" +
                    std::to_string(cell / side + 1) + "c" + std::to_string(cell % side + 1) +
                    "; correct one of them",
                record);
}

}  // namespace

constinit const Shape kSolvedPair = {"solved_pair", "json", matches, read};

}  // namespace nonet::text::json

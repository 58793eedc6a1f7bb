// What HoDoKu and Simple Sudoku put on the clipboard: three grids in frames, one below the other.
//
//     1. the givens    2. the givens and the placed digits    3. the pencil marks
//
// Read one by one these would be three puzzles, two of which hold what a player thinks. They are
// one puzzle only when they agree in everything: the second has every digit of the first, the
// third has each digit of the second alone in its cell, and in every other cell some of the
// candidates that those digits leave, and no others. Grids that happen to stand in one file do not
// pass that. When they do not agree, this format says no and each is read by itself.
#include "text/candidate_block.hpp"
#include "text/formats/formats.hpp"
#include "text/pencil_marks.hpp"
#include "text/rows.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <cstddef>
#include <optional>

namespace nonet::text::formats {

namespace {

constexpr std::size_t kSide = 9;

class ThreeGrids {
  public:
    ThreeGrids(const Window& window, const ReadOptions& options)
        : window_(window), options_(options) {}

    Recognition read(Record& record);

  private:
    Found next_block(Block& block);
    Found next_digits(std::optional<Grid>& digits, Place& place);
    Found next_marks(std::optional<Candidates>& marks);

    const Window& window_;
    const ReadOptions& options_;
    std::size_t lines_ = 0;  ///< taken so far
};

/// Nine rows in a frame, with only blank lines and frame lines before them.
Found ThreeGrids::next_block(Block& block) {
    for (;; ++lines_) {
        const Line* line = window_.line(lines_);
        if (line == nullptr) return window_.waiting() ? Found::more : Found::no;
        if (!is_blank_line(line->text) && !is_frame_line(line->text)) break;
    }
    const Window rest = window_.behind(lines_);
    if (!begins_framed(rest)) return Found::no;
    const Found found = collect_block(rest, options_, block);
    if (found == Found::more) return Found::more;
    if (found != Found::puzzle || !block.framed || block.side != kSide) return Found::no;
    lines_ += block.lines;
    return Found::puzzle;
}

Found ThreeGrids::next_digits(std::optional<Grid>& digits, Place& place) {
    Block block;
    const Found found = next_block(block);
    if (found != Found::puzzle) return found;
    Record read;
    if (block.has_candidates() || finish_block(block, options_, read).found != Found::puzzle) {
        return Found::no;
    }
    const auto* grid = std::get_if<Grid>(&read.puzzle.position);
    if (grid == nullptr) return Found::no;
    digits = *grid;
    place = read.puzzle.place;
    return Found::puzzle;
}

Found ThreeGrids::next_marks(std::optional<Candidates>& marks) {
    Block block;
    const Found found = next_block(block);
    if (found != Found::puzzle) return found;
    Record read;
    Candidates candidates;
    if (!block.has_candidates() || find_shape_fault(block, &Row::words, read) ||
        !read_candidates(block, candidates, read)) {
        return Found::no;
    }
    marks = candidates;
    return Found::puzzle;
}

bool agree(const Grid& filled, const Candidates& marks) {
    const Candidates basic = basic_marks(filled);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (filled[cell] != 0 && marks[cell] != basic[cell]) return false;
        if ((marks[cell] & ~basic[cell]) != 0) return false;
    }
    return true;
}

Recognition ThreeGrids::read(Record& record) {
    std::optional<Grid> givens;
    std::optional<Grid> filled;
    std::optional<Candidates> marks;
    Place place;
    Place ignored;
    Found found = next_digits(givens, place);
    if (found == Found::puzzle) found = next_digits(filled, ignored);
    if (found == Found::puzzle && !extends(*filled, *givens)) found = Found::no;
    if (found == Found::puzzle) found = next_marks(marks);
    if (found != Found::puzzle) return {found, 0};
    if (!agree(*filled, *marks)) return {};
    Grid placed = *filled;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if ((*givens)[cell] != 0) placed.set(cell, 0);
    }
    set_puzzle(record, *givens, placed, marks);
    record.puzzle.place = place;
    return {Found::puzzle, lines_};
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    if (!begins_framed(window)) return {};
    return ThreeGrids(window, options).read(record);
}

}  // namespace

constinit const Format kTriple = make_format(
    {.name = "triple",
     .summary = "Three grids in frames: givens, placed digits, pencil marks",
     .details =
         "What HoDoKu and Simple Sudoku copy: a grid with the givens, below it one with the placed "
         "digits too, below that one of candidates. They are one puzzle when they agree in every "
         "cell; otherwise each is read by itself, as the formats grid and pencil.",
     .sample = "+-------+-------+-------+\n"
               "| . . 3 | . 2 . | 6 . . |\n"
               "| 9 . . | 3 . 5 | . . 1 |\n"
               "| . . 1 | 8 . 6 | 4 . . |\n"
               "+-------+-------+-------+\n"
               "| . . 8 | 1 . 2 | 9 . . |\n"
               "| 7 . . | . . . | . . 8 |\n"
               "| . . 6 | 7 . 8 | 2 . . |\n"
               "+-------+-------+-------+\n"
               "| . . 2 | 6 . 9 | 5 . . |\n"
               "| 8 . . | 2 . 3 | . . 9 |\n"
               "| . . 5 | . 1 . | 3 . . |\n"
               "+-------+-------+-------+\n"
               "\n"
               "+-------+-------+-------+\n"
               "| 4 . 3 | . 2 . | 6 . . |\n"
               "| 9 . . | 3 . 5 | . . 1 |\n"
               "| . . 1 | 8 . 6 | 4 . . |\n"
               "+-------+-------+-------+\n"
               "| . . 8 | 1 . 2 | 9 . . |\n"
               "| 7 . . | . . . | . . 8 |\n"
               "| . . 6 | 7 . 8 | 2 . . |\n"
               "+-------+-------+-------+\n"
               "| . . 2 | 6 . 9 | 5 . . |\n"
               "| 8 . . | 2 . 3 | . . 9 |\n"
               "| . . 5 | . 1 . | 3 . . |\n"
               "+-------+-------+-------+\n"
               "\n"
               "+---------------+--------------+----------------+\n"
               "| 4   578    3  | 9   2     17 | 6  5789  57    |\n"
               "| 9   2678   7  | 3   47    5  | 78 278   1     |\n"
               "| 25  257    1  | 8   79    6  | 4  23579 2357  |\n"
               "+---------------+--------------+----------------+\n"
               "| 35  345    8  | 1   3456  2  | 9  34567 34567 |\n"
               "| 7   123459 49 | 459 34569 4  | 1  13456 8     |\n"
               "| 135 13459  6  | 7   3459  8  | 2  1345  345   |\n"
               "+---------------+--------------+----------------+\n"
               "| 13  1347   2  | 6   478   9  | 5  1478  47    |\n"
               "| 8   1467   47 | 2   457   3  | 17 1467  9     |\n"
               "| 6   4679   5  | 4   1     47 | 3  24678 2467  |\n"
               "+---------------+--------------+----------------+\n"},
    {.recognise = recognise});

}  // namespace nonet::text::formats

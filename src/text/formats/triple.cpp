// What HoDoKu and Simple Sudoku put on the clipboard: three grids in frames, one below the other.
//
//     1. the givens    2. the givens and the placed digits    3. the pencil marks
//
// Read one by one these would be three puzzles, two of which hold what a player thinks. They are
// one puzzle only when they agree in everything: the second has every digit of the first, the
// third has each digit of the second alone in its cell, and in every other cell some of the
// candidates that those digits leave, and no others. Grids that happen to stand in one file do not
// pass that, and are read by themselves.
//
// Between the two stands a copy with a damaged character. Reading its grids by themselves would
// make puzzles of what a player has placed, so when two of the grids agree and the other resembles
// them or cannot be read, all three are refused.
//
// The price must be paid by files of nothing but grids in frames, where every grid could be the
// first of three. So the lines ahead are searched for a row of candidates first, each line once;
// and a part ends where rows follow that are not even damaged rows of nine cells.
#include "text/cells/pencil_marks.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/candidate_block.hpp"
#include "text/rows/rows.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nonet::text::formats {

namespace {

/// More lines than one drawn grid takes, even with every row cut in two.
constexpr std::size_t kLongestPart = 64;

/// As many rows one below the other that have no nine cells are no damage.
constexpr std::size_t kMostNarrow = 3;

/// One of the three, as far as it can be read.
struct Part {
    bool candidates = false;  ///< drawn with groups of candidates
    std::optional<Grid> digits;
    std::optional<Candidates> marks;
    Place place;
};

class ThreeGrids {
  public:
    ThreeGrids(const Window& window, const ReadOptions& options)
        : window_(window), options_(options) {}

    Recognition read(Record& record);

  private:
    Found next_part(Part& part);
    bool are_too_narrow(const Block& block);

    const Window& window_;
    const ReadOptions& options_;
    std::size_t lines_ = 0;   ///< taken so far
    std::size_t narrow_ = 0;  ///< the last rows that have no nine cells
};

Part read_part(const Block& block, const ReadOptions& options) {
    Part part;
    Record read;
    part.candidates = block.long_cells;
    const CellText& first = block.rows[0].cells[0];
    part.place = place_at(*first.line, index_of(*first.line, first.text));
    if (block.has_candidates()) {
        Candidates candidates;
        if (find_shape_fault(block, &Row::words, read)) return part;
        if (read_candidates(block, candidates, read)) part.marks = candidates;
    } else if (block.complete && finish_block(block, options, read).found == Found::puzzle) {
        if (const auto* grid = std::get_if<Grid>(&read.puzzle.position)) part.digits = *grid;
    }
    return part;
}

bool in_frame(std::string_view text) {
    return is_frame_line(text) || text.find('|') != std::string_view::npos;
}

/// Counts rows that are not those of a 9x9 grid: true when they are too many.
bool ThreeGrids::are_too_narrow(const Block& block) {
    if (block.rows.empty()) ++narrow_;
    for (const Row& row : block.rows) {
        const bool nine = row.cells.size() == kDigits || row.words.size() == kDigits;
        narrow_ = nine ? 0 : narrow_ + 1;
        if (narrow_ >= kMostNarrow) break;
    }
    return narrow_ >= kMostNarrow;
}

/// The next grid, a line of text above it skipped; or all that stands before it in frames and is
/// none, as one part that cannot be read: a row that was cut in two leaves two pieces of a grid.
Found ThreeGrids::next_part(Part& part) {
    bool broken = false;
    const std::size_t start = lines_;
    while (lines_ < start + kLongestPart) {
        const Line* line = window_.line(lines_);
        if (line == nullptr && window_.waiting()) return Found::more;
        if (line == nullptr) break;
        if (is_blank_line(line->text) || is_frame_line(line->text)) {
            ++lines_;
            continue;
        }
        if (line->text.find('|') == std::string_view::npos) {
            std::size_t ahead = lines_ + 1;
            const Line* next = window_.line(ahead);
            while (next != nullptr && is_blank_line(next->text) && ahead < start + kLongestPart) {
                next = window_.line(++ahead);
            }
            if (next == nullptr && window_.waiting()) return Found::more;
            if (next == nullptr || !in_frame(next->text)) break;
            ++lines_;
            continue;
        }
        Block block;
        const Found found = collect_block(window_.behind(lines_), options_, block);
        if (found == Found::more) return Found::more;
        if (are_too_narrow(block)) return Found::no;
        if (found == Found::no || block.rows.empty()) {
            broken = true;
            ++lines_;
            continue;
        }
        const Part read = read_part(block, options_);
        const bool readable = read.digits || read.marks;
        if (readable && broken) return Found::puzzle;
        lines_ += block.lines;
        part.candidates |= read.candidates;
        if (!broken) part.place = read.place;
        broken = true;
        if (!readable) continue;
        part = read;
        return Found::puzzle;
    }
    return broken ? Found::puzzle : Found::no;
}

/// The digits of `filled` stand alone in the marks, and elsewhere the marks are among those that
/// the digits leave.
bool agree(const Grid& filled, const Candidates& marks) {
    const Candidates basic = basic_marks(filled);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (filled[cell] != 0 && marks[cell] != basic[cell]) return false;
        if ((marks[cell] & ~basic[cell]) != 0) return false;
    }
    return true;
}

/// At least half of the digits of `few` stand in `many`, too.
bool resemble(const Grid& few, const Grid& many) {
    int same = 0;
    for (Cell cell = 0; cell < kCells; ++cell) same += few[cell] != 0 && few[cell] == many[cell];
    return same > 0 && 2 * same >= few.clue_count();
}

bool resemble(const Grid& digits, const Candidates& marks) {
    return resemble(digits, single_candidates(marks));
}

/// Whether three parts are one copy, whole or damaged: two of them agree, and the other resembles
/// them or cannot be read.
bool belong_together(const Part& first, const Part& second, const Part& third) {
    if (first.digits && second.digits && extends(*second.digits, *first.digits)) {
        return third.marks ? resemble(*second.digits, *third.marks) : third.candidates;
    }
    if (second.digits && third.marks && agree(*second.digits, *third.marks)) {
        return !first.digits || resemble(*first.digits, *second.digits);
    }
    if (first.digits && third.marks && agree(*first.digits, *third.marks)) {
        return !second.digits || resemble(*first.digits, *second.digits);
    }
    return false;
}

Recognition refuse_copy(const Place& place, std::size_t lines, Record& record) {
    return refuse(record, lines,
                  {ErrorCode::ambiguous,
                   place,
                   {},
                   "three grids that are one copy of givens, placed digits and pencil marks, but "
                   "they do not agree; copy them again, or read them from separate files"});
}

Recognition ThreeGrids::read(Record& record) {
    Part parts[3];
    for (Part& part : parts) {
        const Found found = next_part(part);
        if (found != Found::puzzle) return {found, 0};
    }
    const auto& [first, second, third] = parts;
    if (!belong_together(first, second, third)) return {};
    const bool whole = first.digits && second.digits && third.marks &&
                       extends(*second.digits, *first.digits) &&
                       agree(*second.digits, *third.marks);
    if (!whole) return refuse_copy(first.place, lines_, record);
    Grid placed = *second.digits;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if ((*first.digits)[cell] != 0) placed.set(cell, 0);
    }
    set_puzzle(record, *first.digits, placed, third.marks);
    record.puzzle.place = first.place;
    return {Found::puzzle, lines_};
}

/// A row of candidates in a frame has words of more than one character, and many of them; a grid
/// that is damaged has nearly as many.
bool may_be_groups(std::string_view text) {
    constexpr std::size_t kFewestWords = 5;
    std::size_t words = 0;
    std::size_t length = 0;
    std::size_t longest = 0;
    for (const char c : text) {
        length = is_space(c) || c == '|' ? 0 : length + 1;
        if (length == 1) ++words;
        longest = std::max(longest, length);
    }
    return words >= kFewestWords && longest > 1;
}

/// True when the lines that three grids could take hold no row of candidates, so that nothing
/// begins here. False also when that is not known. Cost: linear in the lines not looked at yet.
bool no_groups_ahead(const Window& window) {
    GroupsMemo& memo = window.groups_memo();
    const std::uint64_t first = window.front();
    if (memo.next < first) memo = {first, false};
    for (std::size_t ahead = memo.next - first; ahead < 3 * kLongestPart; ++ahead) {
        const Line* line = window.line(ahead);
        if (line == nullptr) return !window.waiting();
        const bool framed = in_frame(line->text);
        if (framed && !is_frame_line(line->text) && may_be_groups(line->text)) return false;
        const bool text = !framed && !is_blank_line(line->text);
        if (text && memo.after_text) return true;
        if (!is_blank_line(line->text)) memo.after_text = text;
        ++memo.next;
    }
    return true;
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    if (!begins_framed(window) || no_groups_ahead(window)) return {};
    return ThreeGrids(window, options).read(record);
}

}  // namespace

constinit const Format kTriple = make_format(
    {.name = "triple",
     .summary = "Three grids in frames: givens, placed digits, pencil marks",
     .details =
         "What HoDoKu and Simple Sudoku copy: a grid with the givens, below it one with the placed "
         "digits too, below that one of candidates. They are one puzzle when they agree in every "
         "cell. When they nearly agree they are a damaged copy and refused; otherwise each is read "
         "by itself, as the formats grid and pencil.",
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

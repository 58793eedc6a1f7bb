// Simple Sudoku's files (.ss): a grid in a frame, and below it what the player did.
//
//     *-----------*      the rows, as many programs draw them: the format grid
//     |..3|.2.|6..|
//     ...
//     I004               cell 00 (of 0 to 80) := 4
//     E0149              in cell 01 the candidates 4 and 9 are crossed out
//
// Without records such a grid is left to the format grid, so that there is one rule for frames. The
// records end at a blank line, a remark or the next frame; a line among them that is none makes the
// whole an error, since a record that lost its letter looks like a judge's count. A cell is placed
// once and a given never. The order of the records says nothing: candidates that a digit placed
// later has ruled out as well may stand there.
#include "text/cells/pencil_marks.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/rows.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::string_view kName = "ss";
constexpr std::size_t kSide = 9;
constexpr std::size_t kLongestRecord = 12;  ///< E, two digits of the cell, nine candidates
constexpr std::size_t kMostRecords = 250;   ///< lines; 81 placed and 81 crossed out fit

bool is_record(std::string_view text) {
    return text.size() >= 2 && (text[0] == 'I' || text[0] == 'E') && is_digit(text[1]);
}

/// The lines below the frame, up to the end of the records.
class RecordLines {
  public:
    RecordLines(const Window& window, std::size_t first) : window_(window), end_(first) {}

    /// Found::no when there is no record.
    Found collect();

    [[nodiscard]] const std::vector<const Line*>& lines() const { return lines_; }
    [[nodiscard]] std::size_t end() const { return end_; }

  private:
    [[nodiscard]] bool stops(std::string_view text) const;

    const Window& window_;
    std::size_t end_;
    std::vector<const Line*> lines_;
};

/// What can stand behind a grid without belonging to it. A blank line ends the records as well, but
/// not before the first of them.
bool RecordLines::stops(std::string_view text) const {
    if (text.empty()) return !lines_.empty();
    if (is_frame_line(text)) return !lines_.empty();
    return text.size() > kLongestRecord || is_remark(text) || text[0] == '#' ||
           text.find('|') != std::string_view::npos;
}

Found RecordLines::collect() {
    bool any = false;
    std::size_t end = end_;
    for (std::size_t ahead = end_; lines_.size() < kMostRecords; ++ahead) {
        const Line* line = window_.line(ahead);
        if (line == nullptr && window_.waiting()) return Found::more;
        if (line == nullptr || line->too_long) break;
        const std::string_view text = trimmed(line->text);
        if (stops(text)) break;
        if (text.empty() || is_frame_line(text)) continue;
        any = any || is_record(text);
        lines_.push_back(line);
        end = ahead + 1;
    }
    if (any) end_ = end;
    return any ? Found::puzzle : Found::no;
}

/// The records, applied to the givens.
class Moves {
  public:
    Moves(const Grid& givens, Record& record) : givens_(givens), record_(record) {}

    [[nodiscard]] bool apply(const std::vector<const Line*>& lines);

  private:
    bool take(const Line& line);
    bool place(const Line& line, std::string_view text, Cell cell);
    bool note_crossed_out(const Line& line, std::string_view text, Cell cell);
    void cross_out();
    bool fail(const Line& line, std::string_view part, std::string message);

    struct CrossingOut {
        const Line* line;
        std::string_view digits;
        Cell cell;
    };

    const Grid& givens_;
    Record& record_;
    Grid placed_;
    std::vector<CrossingOut> crossed_out_;
    std::optional<Candidates> marks_;
};

bool Moves::fail(const Line& line, std::string_view part, std::string message) {
    record_.error = error_at(ErrorCode::bad_symbol, line, index_of(line, part), std::move(message));
    return false;
}

bool Moves::place(const Line& line, std::string_view text, Cell cell) {
    if (text.size() != 4 || text[3] == '0') {
        return fail(line, text,
                    "a placed digit is written as I, the cell from 00 to 80 and the "
                    "digit, such as I004; correct " +
                        std::string(text));
    }
    if (placed_[cell] != 0) {
        return fail(line, text,
                    cell_name(cell) +
                        " was already placed by an earlier line; remove "
                        "one of them");
    }
    placed_.set(cell, text[3] - '0');
    return true;
}

bool Moves::note_crossed_out(const Line& line, std::string_view text, Cell cell) {
    const std::string_view digits = text.substr(3);
    bool ascending = !digits.empty() && digits[0] != '0';
    for (std::size_t i = 1; i < digits.size(); ++i) {
        ascending = ascending && digits[i - 1] < digits[i];
    }
    if (!ascending) {
        return fail(line, text,
                    "crossed-out candidates are written as E, the cell from 00 to 80 "
                    "and the digits in ascending order, such as E0149; correct " +
                        std::string(text));
    }
    crossed_out_.push_back({&line, digits, cell});
    return true;
}

bool Moves::take(const Line& line) {
    const std::string_view text = trimmed(line.text);
    const bool digits = text.find_first_not_of("0123456789", 1) == std::string_view::npos;
    if (!is_record(text) || !digits || text.size() < 4) {
        return fail(line, text,
                    "below the grid stand lines such as I004 (cell 00 is 4) and E0149 "
                    "(4 and 9 crossed out in cell 01); correct this one, or put a "
                    "blank line before it");
    }
    const Cell cell = (text[1] - '0') * 10 + (text[2] - '0');
    if (cell >= kCells) {
        return fail(line, text.substr(1), "cells are numbered from 00 to 80, row by row");
    }
    if (givens_[cell] != 0) {
        return fail(line, text,
                    cell_name(cell) + " has the given " + std::to_string(givens_[cell]) +
                        "; remove this line, or "
                        "correct the number of the cell");
    }
    return text[0] == 'I' ? place(line, text, cell) : note_crossed_out(line, text, cell);
}

/// After all digits are placed, since the order of the lines says nothing about that.
void Moves::cross_out() {
    if (crossed_out_.empty()) return;
    const Grid filled = filled_grid(givens_, placed_);
    marks_ = basic_marks(filled);
    for (const CrossingOut& record : crossed_out_) {
        if (filled[record.cell] != 0) continue;  // crossed out before the cell was filled
        for (std::size_t i = 0; i < record.digits.size(); ++i) {
            marks_->remove(record.cell, record.digits[i] - '0');
        }
    }
}

bool Moves::apply(const std::vector<const Line*>& lines) {
    for (const Line* line : lines) {
        if (!take(*line)) return false;
    }
    cross_out();
    set_puzzle(record_, givens_, placed_, marks_);
    return true;
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    if (!begins_framed(window)) return {};
    Block block;
    const Found found = collect_block(window, options, block);
    if (found == Found::more) return {Found::more, 0};
    if (found == Found::no || !block.framed || block.side != kSide || block.has_candidates())
        return {};
    RecordLines records(window, block.lines);
    const Found any = records.collect();
    if (any == Found::more) return {Found::more, 0};
    if (any == Found::no && options.from != kName) return {};
    const Recognition grid = finish_block(block, options, record);
    const std::size_t lines = records.end();
    if (grid.found != Found::puzzle) return {grid.found, lines};
    const auto* givens = std::get_if<Grid>(&record.puzzle.position);
    if (givens == nullptr) {
        return refuse(record, lines,
                      error_at(ErrorCode::bad_shape, *window.line(0), 0,
                               "Simple Sudoku has boxes of 3x3 only; leave out --box"));
    }
    const Grid grid_of_givens = *givens;
    return {Moves(grid_of_givens, record).apply(records.lines()) ? Found::puzzle : Found::error,
            lines};
}

std::string drawing_of(const Grid& grid) {
    const std::string cells = grid.to_line();
    std::string text = " *-----------*\n";
    for (std::size_t row = 0; row < kSide; ++row) {
        if (row == 3 || row == 6) text += " |---+---+---|\n";
        text += ' ';
        for (std::size_t box = 0; box < kSide; box += 3) {
            text += '|' + cells.substr(row * kSide + box, 3);
        }
        text += "|\n";
    }
    return text + " *-----------*\n";
}

std::string numbered(char letter, std::size_t cell) {
    return std::string{letter, static_cast<char>('0' + cell / 10),
                       static_cast<char>('0' + cell % 10)};
}

Result<std::string> write(const Position& position, const Progress& progress) {
    const auto givens = digits_to_write(position, kName);
    if (!givens) return givens.error();
    const auto gone = crossed_out(*givens, progress, kName);
    if (!gone) return gone.error();
    std::string text = drawing_of(*givens);
    for (std::size_t cell = 0; cell < progress.placed.size(); ++cell) {
        const int digit = progress.placed[cell];
        if (digit != 0) text += numbered('I', cell) + static_cast<char>('0' + digit) + '\n';
    }
    for (std::size_t cell = 0; cell < gone->size(); ++cell) {
        if ((*gone)[cell] == 0) continue;
        text += numbered('E', cell);
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (((*gone)[cell] & mask_of(digit)) != 0) text += static_cast<char>('0' + digit);
        }
        text += '\n';
    }
    return text;
}

}  // namespace

constinit const Format kSs = make_format(
    {.name = "ss",
     .summary = "A saved game of Simple Sudoku: a framed grid and records",
     .details =
         "Nine rows in a frame, and below them a record a line: I, a cell from 00 to 80 and a "
         "digit "
         "for a digit that was placed; E, a cell and digits in ascending order for candidates that "
         "were crossed out. The records end at a blank line, a comment, a program's name or "
         "another "
         "frame. Without records such a grid is read as the format grid.",
     .sample = " *-----------*\n |..3|.2.|6..|\n |9..|3.5|..1|\n |..1|8.6|4..|\n |---+---+---|\n"
               " |..8|1.2|9..|\n |7..|...|..8|\n |..6|7.8|2..|\n |---+---+---|\n |..2|6.9|5..|\n"
               " |8..|2.3|..9|\n |..5|.1.|3..|\n *-----------*\nI004\nE0157\nE1027\n",
     .carries = {.placed = true, .marks = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats

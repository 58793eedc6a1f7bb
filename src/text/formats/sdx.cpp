// SudoCue's work in progress (.sdx): nine rows of nine groups, u before a digit that was placed.
//
//     u4 1 489 589 3 2 6 78 57
//
// A group of several digits are candidates. A digit alone is a given, says SudoCue's page; but a
// cell with one candidate left looks the same. The rule of givens_of tells them apart, as in every
// drawing of pencil marks: a digit that a peer still lists was not set. The note says where that
// was used, and the writer refuses what would be read back as something else. Rows in which no u
// stands are the format pencil; so the sight of a u decides, and then everything else must fit.
#include "text/cells/pencil_marks.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/row.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::string_view kName = "sdx";
constexpr std::size_t kSide = 9;
constexpr std::size_t kMostRows = 180;  ///< how far rows that follow at once are counted

/// Digits 1 to 9, u and white space: at least `words` groups of them.
bool is_row(std::string_view text, std::size_t words) {
    return text.find_first_not_of("123456789u \t") == std::string_view::npos &&
           split_words(text).size() >= words;
}

/// The rows at the front of the window, up to the first line that is none; Found::no when no u
/// stands in the first nine.
Found collect_rows(const Window& window, bool forced, std::vector<const Line*>& rows) {
    bool placed = forced;
    while (rows.size() < kMostRows) {
        const Line* line = window.line(rows.size());
        if (line == nullptr && window.waiting()) return Found::more;
        // The first row tells that a block like this begins; a damaged one may follow it.
        if (line == nullptr || !is_row(line->text, rows.empty() ? kSide - 1 : 2)) break;
        placed = placed || line->text.find('u') != std::string_view::npos;
        rows.push_back(line);
        if (rows.size() == kSide && !placed) return Found::no;
    }
    return placed && rows.size() > 1 ? Found::puzzle : Found::no;
}

/// The cells that hold a given. Where a peer lists the digit it is a naked single instead.
Grid givens_in(const Candidates& marks, const Grid& placed) {
    Grid givens = givens_of(marks);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (placed[cell] != 0) givens.set(cell, 0);
    }
    return givens;
}

class Rows {
  public:
    explicit Rows(Record& record) : record_(record) {}

    [[nodiscard]] bool read(const std::vector<const Line*>& rows);

  private:
    bool read_row(const Line& line, std::size_t row);
    bool read_group(const Line& line, std::string_view group, Cell cell);
    bool check_givens(const std::vector<const Line*>& rows, const Grid& givens);
    void finish(const Line& first, const Grid& givens);
    bool fail(ErrorCode code, const Line& line, std::size_t index, std::string message);

    Record& record_;
    Candidates marks_;
    Grid placed_;
};

bool Rows::fail(ErrorCode code, const Line& line, std::size_t index, std::string message) {
    record_.error = error_at(code, line, index, std::move(message));
    if (code != ErrorCode::bad_symbol) record_.error.symbol.clear();
    return false;
}

bool Rows::read_group(const Line& line, std::string_view group, Cell cell) {
    const bool placed = group[0] == 'u';
    const std::string_view digits = group.substr(placed ? 1 : 0);
    DigitMask mask = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const DigitMask bit = is_digit(digits[i]) ? mask_of(digits[i] - '0') : DigitMask{0};
        if (bit == 0 || (mask & bit) != 0) {
            return fail(ErrorCode::bad_symbol, line, index_of(line, digits) + i,
                        "a group has the digits 1 to 9, each at most once, and u only before a "
                        "placed digit; correct " +
                            std::string(group));
        }
        mask = static_cast<DigitMask>(mask | bit);
    }
    if (digits.empty() || (placed && digits.size() > 1)) {
        return fail(
            ErrorCode::bad_symbol, line, index_of(line, group),
            "u stands before one digit that was placed, such as u4; correct " + std::string(group));
    }
    marks_.set(cell, mask);
    if (placed) placed_.set(cell, digits[0] - '0');
    return true;
}

bool Rows::read_row(const Line& line, std::size_t row) {
    const std::vector<std::string_view> groups = split_words(line.text);
    if (groups.size() != kSide) {
        return fail(ErrorCode::wrong_length, line, trimmed(line.text).size(),
                    "row " + std::to_string(row + 1) + " has " + std::to_string(groups.size()) +
                        " groups instead of 9; correct this row");
    }
    for (std::size_t column = 0; column < kSide; ++column) {
        if (!read_group(line, groups[column], static_cast<Cell>(row * kSide + column))) {
            return false;
        }
    }
    return true;
}

void Rows::finish(const Line& first, const Grid& givens) {
    // All nine in every blank is how the writer says that there are no marks.
    const bool marked = marks_ != Candidates::from_grid(filled_grid(givens, placed_));
    set_puzzle(record_, givens, placed_, marked ? std::optional(marks_) : std::nullopt);
    record_.puzzle.place = place_at(first, index_of(first, trimmed(first.text)));
    const Grid singles = single_candidates(marks_);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (singles[cell] == 0 || givens[cell] != 0 || placed_[cell] != 0) continue;
        record_.puzzle.note = "the " + std::to_string(singles[cell]) + " in " + cell_name(cell) +
                              " is taken for a last candidate and not for a given, since a cell "
                              "that it would rule out still lists it";
        return;
    }
}

/// Two equal givens in a house: a row that stands twice, or a last candidate that looks like one.
bool Rows::check_givens(const std::vector<const Line*>& rows, const Grid& givens) {
    const auto clash = find_clash(givens);
    if (!clash) return true;
    const Line& line = *rows[static_cast<std::size_t>(row_of(clash->second))];
    const auto column = static_cast<std::size_t>(column_of(clash->second));
    return fail(ErrorCode::ambiguous, line, index_of(line, split_words(line.text)[column]),
                "the digit " + std::to_string(clash->digit) + " stands alone in " +
                    cell_name(clash->first) + " and in " + cell_name(clash->second) +
                    ", which cannot both be given; put u before placed digits");
}

bool Rows::read(const std::vector<const Line*>& rows) {
    for (std::size_t row = 0; row < std::min(kSide, rows.size()); ++row) {
        if (!read_row(*rows[row], row)) return false;
    }
    if (rows.size() < kSide || rows.size() % kSide != 0) {
        return fail(ErrorCode::wrong_length, *rows.back(), rows.back()->text.size(),
                    std::to_string(rows.size()) +
                        " rows of candidates follow one another, but 9 make a puzzle; put a blank "
                        "line behind each puzzle, or add or remove rows");
    }
    const Grid givens = givens_in(marks_, placed_);
    if (!check_givens(rows, givens)) return false;
    finish(*rows[0], givens);
    return true;
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    std::vector<const Line*> rows;
    const Found found = collect_rows(window, options.from == kName, rows);
    if (found != Found::puzzle) return {found, 0};
    if (options.box && *options.box != BoxShape{}) {
        return refuse(record, rows.size(),
                      error_at(ErrorCode::bad_shape, *rows[0], 0,
                               "candidates are read for boxes of 3x3 only; leave out --box"));
    }
    if (Rows(record).read(rows)) return {Found::puzzle, kSide};
    return {Found::error, rows.size()};
}

std::string rows_of(const Candidates& marks, const Grid& placed) {
    std::string text;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (placed[cell] != 0) text += 'u';
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (marks.has(cell, digit)) text += static_cast<char>('0' + digit);
        }
        text += column_of(cell) == 8 ? '\n' : ' ';
    }
    return text;
}

Result<std::string> write(const Position& position, const Progress& progress) {
    const auto givens = digits_to_write(position, kName);
    if (!givens) return givens.error();
    if (progress.placed.empty()) {
        return cannot_write("sdx is known by its placed digits and here is none; choose pencil");
    }
    Grid placed;
    for (std::size_t cell = 0; cell < progress.placed.size(); ++cell) {
        placed.set(static_cast<Cell>(cell), progress.placed[cell]);
    }
    const Grid filled = filled_grid(*givens, placed);
    // Without marks: those that the digits leave, or all nine where these would look like givens.
    const std::vector<Candidates> choices =
        progress.marks ? std::vector{*progress.marks}
                       : std::vector{basic_marks(filled), Candidates::from_grid(filled)};
    for (const Candidates& marks : choices) {
        bool empty = false;
        for (Cell cell = 0; cell < kCells; ++cell) empty = empty || marks[cell] == 0;
        if (!empty && givens_in(marks, placed) == *givens) return rows_of(marks, placed);
    }
    return cannot_write(
        "sdx cannot tell the givens of this puzzle from its last candidates; "
        "choose hodoku or sudokuwiki");
}

}  // namespace

constinit const Format kSdx = make_format(
    {.name = "sdx",
     .summary = "SudoCue's work in progress: candidates, u before placed digits",
     .details =
         "Nine rows of nine groups, separated by white space: candidates, a given as a digit "
         "alone, a placed digit with u before it. A digit alone that a cell in its row, column or "
         "box still lists is a last candidate and no given; the note says so. Without any u the "
         "rows are the format pencil, and it is written only with one. Two things it cannot hold: "
         "a last candidate in a cell, where all that it would rule out is crossed out (it would be "
         "read as a given, so the writer refuses it), and a cell without any candidate. A u that "
         "is lost makes a given of a placed digit: no reader can see that.",
     .sample = "u4 578 3 9 2 17 6 579 57\n"
               "9 2678 7 3 47 5 78 27 1\n"
               "25 257 1 8 79 6 4 23579 2357\n"
               "35 345 8 1 3456 2 9 34567 34567\n"
               "7 123459 49 459 34569 4 1 13456 8\n"
               "135 13459 6 7 3459 8 2 1345 345\n"
               "13 1347 2 6 478 9 5 147 47\n"
               "8 1467 47 2 457 3 17 1467 9\n"
               "6 4679 5 4 1 47 3 u8 2467\n",
     .carries = {.placed = true, .marks = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats

// A line of HoDoKu's library: a puzzle, what was placed and crossed out, and a step to find there.
//
//     :technique:candidates:cells:deleted:eliminations:placements:extra
//
// HoDoKu's regression tests hold a thousand such lines, and its "copy as library format" gives one.
// Among the cells a + stands before a digit that was placed; `deleted` are the candidates that are
// gone beyond what the digits rule out, as digit, row and column. Together they are the pencil
// marks. What the step does (eliminations, placements) belongs to the answer and is only checked
// for its form.
//
// The line is dense, so a lost character must not go unseen: the cells are counted, a deleted
// candidate must be one that the digits leave, and the last colon may only be missing where
// HoDoKu leaves it out: where nothing is to be found (technique 0000, or a variant that ends in x).
#include "text/cells/pencil_marks.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/row.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::string_view kName = "hodoku";

enum Field : std::size_t {
    kNothing,
    kTechnique,
    kStepDigits,
    kGrid,
    kDeleted,
    kEliminated,
    kPlaced
};

constexpr std::string_view kNoTechnique = "0000";
constexpr std::size_t kFields = 8;  ///< of a whole line, that before the first colon included

class LibraryLine {
  public:
    LibraryLine(const Line& line, Record& record) : line_(line), record_(record) {}

    [[nodiscard]] bool read();

  private:
    bool split();
    bool read_cells();
    bool read_deleted();
    bool check_steps();
    bool triple(std::string_view word, Cell& cell, Digit& digit);
    bool fail(std::string_view part, std::size_t at, ErrorCode code, std::string message);

    const Line& line_;
    Record& record_;
    std::vector<std::string_view> fields_;
    Grid givens_;
    Grid placed_;
    Candidates marks_;
};

/// An error at the character `at` of `part`, without a symbol when it stands behind the part.
bool LibraryLine::fail(std::string_view part, std::size_t at, ErrorCode code, std::string message) {
    record_.error = error_at(code, line_, index_of(line_, part) + at, std::move(message));
    if (at >= part.size()) record_.error.symbol.clear();
    return false;
}

bool LibraryLine::split() {
    std::string_view rest = trimmed(line_.text);
    const std::string_view whole = rest;
    while (true) {
        const std::size_t end = rest.find(':');
        fields_.push_back(rest.substr(0, end));
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + 1);
    }
    const std::size_t count = fields_.size();
    const std::string_view technique = fields_[kTechnique];
    const bool nothing_to_find =
        technique == kNoTechnique || (!technique.empty() && technique.back() == 'x');
    if (count != kFields && (count != kFields - 1 || !nothing_to_find)) {
        return fail(whole, whole.size(), ErrorCode::wrong_length,
                    "a HoDoKu line has 7 colons and this one has " + std::to_string(count - 1) +
                        "; write :technique:candidates:cells:deleted:eliminations:placements:"
                        "extra");
    }
    const auto wrong = std::find_if_not(technique.begin(), technique.end(), [](char c) {
        return is_digit(c) || is_letter(c) || c == '-';
    });
    if (technique.empty() || wrong != technique.end()) {
        return fail(technique, static_cast<std::size_t>(wrong - technique.begin()),
                    ErrorCode::bad_symbol,
                    "the first field is the code of a technique, such as 0003; write 0000 when "
                    "there is none");
    }
    const std::string_view digits = fields_[kStepDigits];
    const std::size_t other = digits.find_first_not_of("123456789x");
    if (other == std::string_view::npos) return true;
    return fail(digits, other, ErrorCode::bad_symbol,
                "the second field holds the digits of the step, 1 to 9; correct it");
}

bool LibraryLine::read_cells() {
    const std::string_view text = fields_[kGrid];
    Cell cell = 0;
    for (std::size_t i = 0; i < text.size(); ++i, ++cell) {
        if (cell == kCells) {
            return fail(text, i, ErrorCode::wrong_length,
                        "the third field has more than 81 cells; remove those too many");
        }
        const bool placed = text[i] == '+';
        if (placed) ++i;
        const char c = i < text.size() ? text[i] : ' ';
        if (c >= '1' && c <= '9') {
            (placed ? placed_ : givens_).set(cell, c - '0');
        } else if (placed || (c != '.' && c != '0')) {
            return fail(text, i, ErrorCode::bad_symbol,
                        placed ? "a + stands before a placed digit; add the digit or drop the +"
                               : "the third field holds digits, . for blank and + before placed "
                                 "digits; correct this character");
        }
    }
    if (cell == kCells) return true;
    return fail(text, text.size(), ErrorCode::wrong_length,
                "the third field has " + std::to_string(cell) +
                    " cells instead of 81; add the missing ones, blanks as .");
}

/// "521": candidate 5 in row 2, column 1.
bool LibraryLine::triple(std::string_view word, Cell& cell, Digit& digit) {
    const std::size_t wrong = word.find_first_not_of("123456789");
    if (word.size() != 3 || wrong != std::string_view::npos) {
        return fail(word,
                    wrong == std::string_view::npos ? std::min<std::size_t>(word.size(), 3) : wrong,
                    ErrorCode::bad_symbol,
                    "a candidate is written as digit, row and column, such as 521 for 5 in r2c1; "
                    "correct " +
                        std::string(word));
    }
    digit = word[0] - '0';
    cell = static_cast<Cell>((word[1] - '1') * 9 + (word[2] - '1'));
    return true;
}

bool LibraryLine::read_deleted() {
    const Grid filled = filled_grid(givens_, placed_);
    marks_ = basic_marks(filled);
    for (const std::string_view word : split_words(fields_[kDeleted])) {
        Cell cell = 0;
        Digit digit = 0;
        if (!triple(word, cell, digit)) return false;
        if (filled[cell] != 0 || !marks_.has(cell, digit)) {
            return fail(word, 0, ErrorCode::bad_symbol,
                        cell_name(cell) + " has no candidate " + std::to_string(digit) +
                            " to delete; correct " + std::string(word) + " or the cells");
        }
        marks_.remove(cell, digit);
    }
    return true;
}

/// Whether the step is written well; where ":0000:x:" says that there is none, there must be none,
/// so that deleted candidates which a doubled colon shifts there are not lost.
bool LibraryLine::check_steps() {
    const bool no_step = fields_[kTechnique] == kNoTechnique && fields_[kStepDigits] == "x";
    for (const Field field : {kEliminated, kPlaced}) {
        if (no_step && !trimmed(fields_[field]).empty()) {
            return fail(fields_[field], 0, ErrorCode::wrong_length,
                        ":0000:x: has no step, but something stands where its eliminations or "
                        "placements would; write seven colons, the deleted candidates behind the "
                        "fourth");
        }
        for (const std::string_view word : split_words(fields_[field])) {
            Cell cell = 0;
            Digit digit = 0;
            if (!triple(word, cell, digit)) return false;
        }
    }
    return true;
}

bool LibraryLine::read() {
    if (!split() || !read_cells() || !read_deleted() || !check_steps()) return false;
    const bool deleted = !trimmed(fields_[kDeleted]).empty();
    set_puzzle(record_, givens_, placed_, deleted ? std::optional(marks_) : std::nullopt);
    record_.puzzle.place = place_at(line_, index_of(line_, fields_[kGrid]));
    return true;
}

/// Begins with a colon and is too rich in colons for a frame, or has a code behind the first.
bool is_library_line(std::string_view text) {
    if (text.size() < 2 || text[0] != ':' || is_frame_line(text)) return false;
    return is_digit(text[1]) ||
           (text.size() >= kCells && std::count(text.begin(), text.end(), ':') >= 5);
}

Recognition recognise(const Window& window, const ReadOptions& /*options*/, Record& record) {
    const Line& line = *window.line(0);
    if (!is_library_line(trimmed(line.text))) return {};
    return {LibraryLine(line, record).read() ? Found::puzzle : Found::error, 1};
}

Result<std::string> write(const Position& position, const Progress& progress) {
    const auto givens = digits_to_write(position, kName);
    if (!givens) return givens.error();
    const auto deleted = crossed_out(*givens, progress, kName);
    if (!deleted) return deleted.error();
    std::string cells;
    std::string candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto index = static_cast<std::size_t>(cell);
        const int placed = progress.placed.empty() ? 0 : progress.placed[index];
        if (placed != 0) cells += '+';
        const int digit = placed != 0 ? placed : (*givens)[cell];
        cells += digit == 0 ? '.' : static_cast<char>('0' + digit);
        for (Digit gone = 1; gone <= kDigits; ++gone) {
            if (((*deleted)[index] & mask_of(gone)) == 0) continue;
            if (!candidates.empty()) candidates += ' ';
            candidates += static_cast<char>('0' + gone);
            candidates += static_cast<char>('1' + row_of(cell));
            candidates += static_cast<char>('1' + column_of(cell));
        }
    }
    return ":0000:x:" + cells + ':' + candidates + "::";
}

}  // namespace

constinit const Format kHodoku = make_format(
    {.name = "hodoku",
     .summary = "A line of HoDoKu's library, with placed digits and deleted candidates",
     .details =
         ":technique:candidates:cells:deleted:eliminations:placements:extra. Among the 81 cells a "
         "+ "
         "stands before a digit that was placed. Deleted candidates are written as digit, row and "
         "column: 521 is 5 in r2c1; without any, no pencil marks are kept. What the technique "
         "eliminates or places is no part of the puzzle. The last colon may be missing when there "
         "is no step (technique 0000 or a variant that ends in x); that is also how such lines are "
         "written. A + that is lost makes a given of a placed digit: no reader can see that.",
     .sample = ":0000:x:..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9"
               "..5.1.3+8.:511 414::\n",
     .carries = {.placed = true, .marks = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats

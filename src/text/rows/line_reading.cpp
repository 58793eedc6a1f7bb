// The careful reading of a puzzle on one line: other sizes, white space, quotes, text behind the
// cells, separated rows; and the refusal of lines that miss a cell or have one too many.
//
// The order of the trials matters, since the readings overlap:
//   1. the first word is a square of cells, with or without text behind it;
//   2. exactly 81 characters, digits and spaces only: the space marks the blanks;
//   3. all words together are a square of cells;
//   4. the first words together are exactly 81 cells, and other text follows;
//   5. nine (or N) groups with one and the same character between them;
//   6. none of these, but mostly cells: an error that names the count or the symbol.
// A square of 16, 25 or 36 cells can also be one row of a bigger block. The lines behind it decide:
// a symbol that the small puzzle cannot hold, or nothing but blanks, makes it a row.
#include "text/rows/line_reading.hpp"

#include "text/cells/cell_runs.hpp"
#include "text/cells/decode.hpp"
#include "text/cells/plain_cells.hpp"
#include "text/cells/symbols.hpp"
#include "text/rows/row.hpp"
#include "text/skip.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nonet::text {

namespace {

constexpr std::size_t kWidestRow = kMaxSide;
constexpr std::size_t kSukaku = 729;

bool ends_word(char c) {
    return is_space(c) || c == ',' || c == ';' || c == ':' || c == '|';
}

/// True when every symbol of `text` also fits a grid of this small side.
bool fits_small(std::string_view text, int side) {
    return std::all_of(text.begin(), text.end(), [&](char c) {
        return is_space(c) || is_blank_mark(c) || (is_digit(c) && c - '0' <= side);
    });
}

bool all_blank(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return is_space(c) || is_blank_mark(c); });
}

bool one_length(std::span<const std::string_view> words) {
    return std::all_of(words.begin(), words.end(),
                       [&](auto word) { return word.size() == words[0].size(); });
}

/// Four or more words of one length: the rows of one puzzle, not a puzzle and its solution.
bool in_groups(std::string_view text) {
    const std::vector<std::string_view> words = split_words(text);
    return words.size() >= 4 && one_length(words);
}

constexpr std::uint8_t kDigitKind = 1;
constexpr std::uint8_t kBlankKind = 2;
constexpr std::uint8_t kLetterKind = 3;

/// What a character can be in a puzzle behind the cells.
constexpr std::array<std::uint8_t, 256> kCellKinds = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (unsigned c = '1'; c <= '9'; ++c) kinds[c] = kDigitKind;
    for (unsigned c = 'A'; c <= 'Z'; ++c) kinds[c] = kinds[c + ('a' - 'A')] = kLetterKind;
    for (const char c : {'.', '0', '*', '_', '-', '?', '#'}) {
        kinds[static_cast<unsigned char>(c)] = kBlankKind;
    }
    return kinds;
}();

class LineForm {
  public:
    LineForm(const Window& window, const ReadOptions& options, Record& record)
        : window_(window), options_(options), record_(record), line_(*window.line(0)) {}

    Recognition run();

  private:
    enum class Shape : std::uint8_t { puzzle, row, unknown };

    bool take_quotes();
    std::optional<Recognition> first_word();
    std::optional<Recognition> spaces_as_blanks();
    std::optional<Recognition> all_words();
    std::optional<Recognition> words_and_rest();
    std::optional<Recognition> separated_rows();
    [[nodiscard]] std::size_t index_behind(std::size_t count) const;
    Recognition refuse_count(std::size_t count);
    Recognition refusal();
    Shape shape_of_square(int side);
    [[nodiscard]] std::size_t end_of_first_word() const;
    [[nodiscard]] bool wants_side(int side) const;
    [[nodiscard]] bool is_sukaku(std::string_view word) const;
    [[nodiscard]] bool is_broken_sukaku(std::size_t total) const;
    void add_cells(std::string_view text);
    Recognition finish(int side, std::size_t end);
    [[nodiscard]] std::size_t index(std::string_view part) const { return index_of(line_, part); }

    const Window& window_;
    const ReadOptions& options_;
    Record& record_;
    const Line& line_;
    std::string_view whole_;  ///< the line, or what its first quotes hold
    std::string_view body_;   ///< the same without white space at both ends
    std::size_t behind_ = 0;  ///< quoted: where the text behind the closing quote starts
    bool quoted_ = false;
    std::vector<std::string_view> words_;
    std::vector<CellText> cells_;
};

void LineForm::add_cells(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) cells_.push_back({text.substr(i, 1), &line_});
}

/// Decodes cells_; `end` is the index behind the last cell.
Recognition LineForm::finish(int side, std::size_t end) {
    if (!decode(side, cells_, options_, record_)) return {Found::error, 1};
    const std::size_t behind = quoted_ ? behind_ : end;
    // A full grid with a puzzle behind it is a solution: the format labelled finds the puzzle.
    const auto* const grid = std::get_if<Grid>(&record_.puzzle.position);
    if (grid != nullptr && grid->is_full() && options_.from.empty() &&
        holds_puzzle_run(line_.text.substr(behind))) {
        return {Found::no, 0};
    }
    record_.puzzle.rest = rest_behind(line_, behind);
    switch (cells_behind(line_.text.substr(behind), cells_.size())) {
        case Behind::no_cells:
            break;
        case Behind::puzzle:
            note_second_puzzle(options_, record_.puzzle);
            break;
        case Behind::torn:
            return refuse(record_, 1,
                          error_at(ErrorCode::wrong_length, line_, behind,
                                   "too many cells stand behind this puzzle; give each puzzle a "
                                   "line of its own"));
    }
    return {Found::puzzle, 1};
}

/// "text", with the body set to what stands between the quotes; false when a quote has no partner.
bool LineForm::take_quotes() {
    whole_ = line_.text;
    body_ = trimmed(whole_);
    if (body_[0] != '"' && body_[0] != '\'') return true;
    const std::size_t close = body_.find(body_[0], 1);
    if (close == std::string_view::npos || close == 1) return false;
    quoted_ = true;
    behind_ = index(body_) + close + 1;
    whole_ = body_.substr(1, close - 1);
    body_ = trimmed(whole_);
    return !body_.empty();
}

/// The first word ends at a separator; at a # only where a square ends, since # marks blanks too.
std::size_t LineForm::end_of_first_word() const {
    for (std::size_t i = 0; i < body_.size(); ++i) {
        if (ends_word(body_[i])) return i;
        const bool square =
            i == kCells || i == kSukaku || (i > kWidestRow && side_of_square(i) > 0);
        if (body_[i] == '#' && square && body_.substr(0, i).find('#') == std::string_view::npos) {
            return i;
        }
    }
    return body_.size();
}

/// Whether the options leave room for a puzzle of this side on one line. Up to side 3 a line is
/// rather a row of a block.
bool LineForm::wants_side(int side) const {
    if (side == 0) return false;
    if (options_.box) return options_.box->side() == side;
    return side >= 4 || (side >= 2 && options_.from == "line");
}

/// 729 digits are candidates, not a 27x27 board.
bool LineForm::is_sukaku(std::string_view word) const {
    return word.size() == kSukaku && !options_.box && count_cells(word, 9, options_) == word.size();
}

/// 729 digits with white space somewhere inside are no 27x27 board either.
bool LineForm::is_broken_sukaku(std::size_t total) const {
    return total == kSukaku && !options_.box &&
           std::all_of(words_.begin(), words_.end(),
                       [&](auto word) { return count_cells(word, 9, options_) == word.size(); });
}

/// Whether a line with side*side cells is a puzzle or the row of a bigger one.
LineForm::Shape LineForm::shape_of_square(int side) {
    const std::size_t width = static_cast<std::size_t>(side * side);
    if (width > kWidestRow || options_.box || options_.from == "line" || quoted_) {
        return Shape::puzzle;
    }
    if (!options_.alphabet.empty()) {
        return options_.alphabet.size() >= width ? Shape::row : Shape::puzzle;
    }
    if (!fits_small(body_, side)) return Shape::row;
    bool blank = all_blank(body_);
    for (std::size_t ahead = 1; ahead < width; ++ahead) {
        const Line* next = window_.line(ahead);
        if (next == nullptr && window_.waiting()) return Shape::unknown;
        if (next == nullptr) return Shape::puzzle;
        const std::string_view text = next->text;
        const auto cells = static_cast<std::size_t>(
            std::count_if(text.begin(), text.end(), [](char c) { return !is_space(c); }));
        if (cells != width || count_cells(text, static_cast<int>(width), options_) != width) {
            return Shape::puzzle;
        }
        if (!fits_small(text, side)) return Shape::row;
        blank = blank && all_blank(text);
    }
    return blank ? Shape::row : Shape::puzzle;
}

std::optional<Recognition> LineForm::first_word() {
    const std::string_view word = body_.substr(0, end_of_first_word());
    const int side = side_of_square(word.size());
    if (!wants_side(side)) return std::nullopt;
    const std::size_t cells = count_cells(word, side, options_);
    if (is_frame_line(word)) return std::nullopt;  // or the first row of a block of dashes
    if (is_sukaku(word)) return std::nullopt;
    // With a foreign symbol or two it is still meant as a puzzle. Shorter words may be anything.
    const bool meant = side == 9 ? cells >= 20 : word.size() >= 64 && cells * 10 >= word.size() * 9;
    if (cells != word.size() && !meant) return std::nullopt;
    if (word.size() == body_.size()) {
        const Shape shape = shape_of_square(side);
        if (shape == Shape::unknown) return Recognition{Found::more, 0};
        if (shape == Shape::row) return Recognition{Found::no, 0};
    } else if (word.size() <= kWidestRow && (!fits_small(word, side) || in_groups(body_))) {
        return std::nullopt;
    }
    add_cells(word);
    return finish(side, index(word) + word.size());
}

/// 81 characters of digits and spaces.
std::optional<Recognition> LineForm::spaces_as_blanks() {
    if (!has_space_blanks(whole_)) return std::nullopt;
    for (std::size_t i = 0; i < whole_.size(); ++i) {
        cells_.push_back({whole_.substr(i, whole_[i] == ' ' ? 0 : 1), &line_});
    }
    return finish(9, index(whole_) + whole_.size());
}

std::optional<Recognition> LineForm::all_words() {
    std::size_t total = 0;
    std::size_t longest = 0;
    for (const std::string_view word : words_) {
        total += word.size();
        longest = std::max(longest, word.size());
    }
    const int side = side_of_square(total);
    if (words_.size() < 2 || !wants_side(side) || (side < 4 && !options_.box)) return std::nullopt;
    if (is_sukaku(words_[0])) return std::nullopt;  // and text behind it
    if (is_frame_line(body_) || is_broken_sukaku(total)) return std::nullopt;
    // Words of one and of two characters are numbers, whatever their characters add up to.
    if (longest == 2 && words_.size() > kWidestRow && !one_length(words_)) return std::nullopt;
    // Numbers of two digits, or nine groups of candidates, are cells in themselves.
    const bool numbers = longest == 2 && side_of_square(words_.size()) >= 10;
    const bool candidates = longest > 1 && is_row_of_groups(words_);
    if (numbers || candidates) return std::nullopt;
    if (total <= kWidestRow && words_.size() > 9 && longest == 2) return std::nullopt;
    std::size_t cells = 0;
    for (const std::string_view word : words_) cells += count_cells(word, side, options_);
    if (cells != total) return std::nullopt;
    const Shape shape = shape_of_square(side);
    if (shape == Shape::unknown) return Recognition{Found::more, 0};
    if (shape == Shape::row) return Recognition{Found::no, 0};
    for (const std::string_view word : words_) add_cells(word);
    return finish(side, index(words_.back()) + words_.back().size());
}

/// Words that make up 81 cells, and then a word with other symbols: a comment.
std::optional<Recognition> LineForm::words_and_rest() {
    if (options_.box && options_.box->side() != 9) return std::nullopt;
    std::size_t count = 0;
    std::size_t total = 0;
    while (count < words_.size() && total < kCells) total += words_[count++].size();
    if (total != kCells || count < 2 || count == words_.size()) return std::nullopt;
    for (std::size_t i = 0; i < count; ++i) {
        if (count_cells(words_[i], 9, options_) != words_[i].size()) return std::nullopt;
    }
    // Words of one length are cells or rows; mixed ones are numbers, perhaps of a bigger puzzle.
    if (!one_length(std::span(words_).first(count))) return std::nullopt;
    const std::string_view next = words_[count];
    if (count_cells(next, 9, options_) == next.size()) return std::nullopt;
    for (std::size_t i = 0; i < count; ++i) add_cells(words_[i]);
    return finish(9, index(words_[count - 1]) + words_[count - 1].size());
}

/// N groups of N cells with the same character between them, which occurs nowhere else: in
/// "080000005.000835410.…" the dots separate, since 89 cells make no square.
std::optional<Recognition> LineForm::separated_rows() {
    for (const int side : {9, 4, 6, 8, 10, 12, 16, 25}) {
        const auto width = static_cast<std::size_t>(side);
        if (body_.size() != width * width + width - 1 || !wants_side(side)) continue;
        const char separator = body_[width];
        if (is_digit(separator) || is_letter(separator) || separator == kForeign) continue;
        bool regular = true;
        for (std::size_t i = 0; i < body_.size() && regular; ++i) {
            const bool between = i % (width + 1) == width;
            regular = between == (body_[i] == separator) &&
                      (between || is_cell(body_[i], side, options_));
        }
        if (!regular) continue;
        for (std::size_t row = 0; row < width; ++row) {
            add_cells(body_.substr(row * (width + 1), width));
        }
        return finish(side, index(body_) + body_.size());
    }
    return std::nullopt;
}

/// How many cells a line with about `count` cells was meant to have: 81 where that is near, 729 for
/// candidates, else the next square.
std::size_t intended_cells(std::size_t count) {
    if (count < 90) return kCells;
    if (count > 700 && count < 760) return kSukaku;
    std::size_t best = kCells;
    const auto distance = [&](std::size_t cells) {
        return cells > count ? cells - count : count - cells;
    };
    for (std::size_t side = 10; side <= kMaxSide; ++side) {
        if (distance(side * side) < distance(best)) best = side * side;
    }
    return best;
}

std::string board_name(std::size_t side) {
    return "a " + std::to_string(side) + "x" + std::to_string(side) + " puzzle";
}

std::string puzzle_name(std::size_t cells) {
    return cells == kSukaku ? "a sukaku"
                            : board_name(static_cast<std::size_t>(side_of_square(cells)));
}

/// The index of character number `count` of the body, white space not counted; or its end.
std::size_t LineForm::index_behind(std::size_t count) const {
    std::size_t at = index(body_);
    const std::size_t end = at + body_.size();
    for (; at < end && (count > 0 || is_space(line_.text[at])); ++at) {
        if (!is_space(line_.text[at])) --count;
    }
    return at;
}

/// `count` cells stand on the line, which makes no puzzle. The place is the first cell too many, or
/// where the next one is missing.
Recognition LineForm::refuse_count(std::size_t count) {
    const std::size_t side = options_.box ? static_cast<std::size_t>(options_.box->side()) : 0;
    const std::size_t wanted = side > 0 ? side * side : intended_cells(count);
    const std::string_view cure = side > 0         ? "; correct the line, or --box"
                                  : count < wanted ? "; add the missing ones, blanks as '.'"
                                                   : "; remove those too many, or put a space "
                                                     "before a comment";
    const std::size_t at = index_behind(std::min(count, wanted));
    Error error = error_at(ErrorCode::wrong_length, line_, at,
                           std::to_string(count) + " cells on a line, but " +
                               (side > 0 ? board_name(side) : puzzle_name(wanted)) + " has " +
                               std::to_string(wanted) + std::string(cure));
    error.symbol.clear();
    return refuse(record_, 1, std::move(error));
}

/// The line is no puzzle. When it is meant as one, say what is wrong with it.
Recognition LineForm::refusal() {
    if (is_frame_line(body_)) return {Found::no, 0};
    const std::string_view first = body_.substr(0, end_of_first_word());
    const std::size_t good = count_cells(first, 9, options_);
    const bool digits = first.size() > kWidestRow && good * 5 >= first.size() * 4;
    const int bigger = side_of_square(intended_cells(first.size()));
    // Letters are cells of bigger puzzles, but a long word of letters alone may be anything.
    const bool letters = first.size() > kCells && bigger > 9 && good * 5 >= first.size() &&
                         count_cells(first, bigger, options_) == first.size();
    if ((digits || letters) && side_of_square(first.size()) == 0 && first.size() != kSukaku) {
        return refuse_count(first.size());
    }
    std::size_t total = 0;
    std::size_t cells = 0;
    std::size_t longest = 0;
    for (const std::string_view word : words_) {
        total += word.size();
        cells += count_cells(word, 9, options_);
        longest = std::max(longest, word.size());
    }
    const bool candidates = is_row_of_groups(words_);
    // Words of at most two characters are numbers: a row of them, or all of a puzzle.
    const bool row =
        longest <= 2 && (words_.size() <= kWidestRow || side_of_square(words_.size()) > 0);
    const bool sukaku = total == kSukaku || is_sukaku(first);
    // Beside a number, 81 cells in one word are a puzzle with a label.
    const bool labelled =
        !options_.box && words_.size() > 1 &&
        std::any_of(words_.begin(), words_.end(), [](auto word) { return word.size() == kCells; });
    if (total <= kWidestRow || cells != total || candidates || row || sukaku || labelled) {
        return {Found::no, 0};
    }
    return refuse_count(longest <= 2 ? words_.size() : total);
}

Recognition LineForm::run() {
    if (trimmed(line_.text).empty() || !take_quotes()) return {Found::no, 0};
    if (auto found = first_word()) return *found;
    words_ = split_words(body_);
    if (auto found = spaces_as_blanks()) return *found;
    if (auto found = all_words()) return *found;
    if (!quoted_) {
        if (auto found = words_and_rest()) return *found;
    }
    if (auto found = separated_rows()) return *found;
    return refusal();
}

}  // namespace

Recognition read_line_form(const Window& window, const ReadOptions& options, Record& record) {
    return LineForm(window, options, record).run();
}

void note_second_puzzle(const ReadOptions& options, Puzzle& puzzle) {
    if (options.answers_behind) return;
    if (!puzzle.note.empty()) puzzle.note += "; ";
    puzzle.note +=
        "several puzzles stand on this line and the first is read: give each a line of its own";
}

/// The usual case: a separator and a full grid, and nothing else. The loop has no branch.
bool is_solution_column(std::string_view behind, std::size_t cells) {
    if (behind.size() != cells + 1) return false;
    bool full = kCellKinds[static_cast<unsigned char>(behind[0])] == 0;
    for (const char c : behind.substr(1)) full = full & (c >= '1') & (c <= '9');
    return full;
}

Behind cells_behind(std::string_view behind, std::size_t cells) {
    if (behind.size() < cells || is_solution_column(behind, cells)) return Behind::no_cells;
    std::size_t run = 0;
    bool blank = false;
    bool value = false;
    for (std::size_t i = 0; i <= behind.size(); ++i) {
        const std::uint8_t kind =
            i < behind.size() ? kCellKinds[static_cast<unsigned char>(behind[i])] : 0;
        if (kind == kBlankKind || kind == kDigitKind || (kind == kLetterKind && cells > kCells)) {
            ++run;
            blank = blank || kind == kBlankKind;
            value = value || kind != kBlankKind;
            continue;
        }
        if (run == cells && blank) return Behind::puzzle;
        if (run > cells && run != kSukaku && value) return Behind::torn;
        run = 0;
        blank = false;
        value = false;
    }
    return Behind::no_cells;
}

std::string rest_behind(const Line& line, std::size_t index) {
    const std::string_view text = line.text;
    while (index < text.size() && is_space(text[index])) ++index;
    if (index < text.size() && std::string_view(",;:|#").find(text[index]) != std::string::npos) {
        ++index;
        while (index < text.size() && is_space(text[index])) ++index;
    }
    std::string rest(raw_from(line, index));
    while (!rest.empty() && is_space(rest.back())) rest.pop_back();
    return rest;
}

}  // namespace nonet::text

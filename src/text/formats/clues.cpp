// Lists of clues: where each given stands, and nothing about the blanks.
//
//     . 133 152 176              row, column, digit; the dot begins a list
//     A33 A52 A76                row letter, column, digit
//     r1c3=3 r1c5=2, R1C7:6      row, column, digit, spelt out
//
// A list may go on over several lines, up to a blank line, a remark or something that is no list;
// in the first form the next dot begins another. Lists do not say how many clues they have, so a
// lost line would be silent, and so would be two lists that were taken for one. Hence: a cell may
// be named once, and where two lines have as many clues as a puzzle needs (17), the reader asks
// for a blank line between them or for one line. Cost: linear.
#include "text/cells/pencil_marks.hpp"
#include "text/formats/formats.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::string_view kName = "clues";
constexpr std::size_t kFewestClues = 17;  ///< of a puzzle with one solution
constexpr std::size_t kMostLines = 100;

enum class Style { dotted, lettered, spelt };

struct Clue {
    Cell cell = 0;
    Digit digit = 0;
};

/// 1 to 9 for a digit, or for 0 to 8 when the numbers start at 0; else 0.
int number_of(char c, bool zero_based) {
    if (!is_digit(c)) return 0;
    const int number = c - '0' + (zero_based ? 1 : 0);
    return number <= 9 ? number : 0;
}

int letter_row(char c) {
    const char upper = to_upper(c);
    return upper >= 'A' && upper <= 'I' ? upper - 'A' + 1 : 0;
}

std::optional<Clue> clue_of(std::string_view word, Style style, bool zero_based) {
    const auto number = [&](std::size_t i) { return number_of(word[i], zero_based); };
    int row = 0;
    int column = 0;
    int digit = 0;
    if (style == Style::spelt) {
        if (word.size() != 6 || to_upper(word[0]) != 'R' || to_upper(word[2]) != 'C' ||
            (word[4] != '=' && word[4] != ':')) {
            return std::nullopt;
        }
        row = number(1);
        column = number(3);
        digit = number(5);
    } else {
        if (word.size() != 3) return std::nullopt;
        row = style == Style::lettered ? letter_row(word[0]) : number(0);
        column = number(1);
        digit = number(2);
    }
    if (row == 0 || column == 0 || digit == 0) return std::nullopt;
    return Clue{(row - 1) * 9 + column - 1, digit};
}

/// The parts of `text` between white space, commas and semicolons.
std::vector<std::string_view> split_list(std::string_view text) {
    constexpr std::string_view kBetween = " \t\v\f,;";
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t start = text.find_first_not_of(kBetween);
        if (start == std::string_view::npos) return words;
        text.remove_prefix(start);
        const std::size_t end = text.find_first_of(kBetween);
        words.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return words;
        text.remove_prefix(end);
    }
}

/// Two thirds of the words are clues; so a damaged one is an error, and other texts are left alone.
bool mostly_clues(const std::vector<std::string_view>& words, std::size_t first, Style style,
                  const ReadOptions& options, std::size_t fewest) {
    std::size_t good = 0;
    for (std::size_t i = first; i < words.size(); ++i) {
        if (clue_of(words[i], style, options.zero_based)) ++good;
    }
    return good >= fewest && good * 3 >= (words.size() - first) * 2;
}

/// The style of the list that begins with this line.
std::optional<Style> style_of(const std::vector<std::string_view>& words,
                              const ReadOptions& options) {
    if (words[0] == ".") {
        return mostly_clues(words, 1, Style::dotted, options, 1) ? std::optional(Style::dotted)
                                                                 : std::nullopt;
    }
    if (mostly_clues(words, 0, Style::spelt, options, 1)) return Style::spelt;
    // Three letters with digits can be the boxes of a row of a 12x12 as well.
    const std::size_t fewest = options.from == kName ? 1 : 3;
    if (mostly_clues(words, 0, Style::lettered, options, fewest)) return Style::lettered;
    return std::nullopt;
}

/// The first characters that a list can have; spares the plain lines everything else.
bool may_begin(std::string_view text) {
    if (text.size() < 3) return false;
    if (text[0] == '.') return is_space(text[1]);
    return letter_row(text[0]) != 0 || to_upper(text[0]) == 'R';
}

struct ListLine {
    const Line* line;
    std::vector<std::string_view> words;  ///< without the dot
};

class ClueList {
  public:
    ClueList(const Window& window, const ReadOptions& options, Record& record)
        : window_(window), options_(options), record_(record) {}

    Recognition read();

  private:
    Found collect();
    bool add(const Line& line, std::string_view word);
    bool check_lines();
    bool fail(ErrorCode code, const Line& line, std::string_view part, std::string message);

    const Window& window_;
    const ReadOptions& options_;
    Record& record_;
    Style style_ = Style::dotted;
    std::vector<ListLine> lines_;
    Grid givens_;
    std::array<std::optional<Place>, kCells> seen_;
};

bool ClueList::fail(ErrorCode code, const Line& line, std::string_view part, std::string message) {
    record_.error = error_at(code, line, index_of(line, part), std::move(message));
    return false;
}

Found ClueList::collect() {
    for (std::size_t ahead = 0; ahead < kMostLines; ++ahead) {
        const Line* line = window_.line(ahead);
        if (line == nullptr && window_.waiting()) return Found::more;
        if (line == nullptr || line->too_long || is_remark(line->text)) break;
        std::vector<std::string_view> words = split_list(line->text);
        if (words.empty() || (ahead > 0 && words[0] == ".")) break;
        if (ahead == 0) {
            const auto style = style_of(words, options_);
            if (!style) return Found::no;
            style_ = *style;
            if (style_ == Style::dotted) words.erase(words.begin());
        } else if (!mostly_clues(words, 0, style_, options_, 1)) {
            break;
        }
        lines_.push_back({line, std::move(words)});
    }
    return lines_.empty() ? Found::no : Found::puzzle;
}

/// Several lines that could each be a puzzle are not joined in silence.
bool ClueList::check_lines() {
    std::size_t long_lines = 0;
    for (const ListLine& list : lines_) {
        if (list.words.size() < kFewestClues) continue;
        if (++long_lines == 1) continue;
        return fail(ErrorCode::ambiguous, *list.line, list.words[0],
                    "these lines may be one list of clues or several; put a blank line between "
                    "two lists, or a list on one line");
    }
    return true;
}

bool ClueList::add(const Line& line, std::string_view word) {
    const auto clue = clue_of(word, style_, options_.zero_based);
    if (!clue) {
        static constexpr std::array<std::string_view, 3> kForms = {
            "three digits for row, column and digit, such as 133",
            "a letter A to I for the row, the column and the digit, such as A33",
            "r, the row, c, the column, = and the digit, such as r1c3=3"};
        return fail(
            ErrorCode::bad_symbol, line, word,
            "a clue of this list is " + std::string(kForms[static_cast<std::size_t>(style_)]) +
                (options_.zero_based ? ", counted from 0" : "") + "; correct " + std::string(word));
    }
    std::optional<Place>& seen = seen_[static_cast<std::size_t>(clue->cell)];
    if (seen) {
        return fail(ErrorCode::ambiguous, line, word,
                    cell_name(clue->cell) + " already has the clue " +
                        std::to_string(givens_[clue->cell]) + " in line " +
                        std::to_string(seen->line) + ", column " + std::to_string(seen->column) +
                        "; remove one, or put a blank line between two lists");
    }
    seen = place_at(line, index_of(line, word));
    givens_.set(clue->cell, clue->digit);
    return true;
}

Recognition ClueList::read() {
    const Found found = collect();
    if (found != Found::puzzle) return {found, 0};
    const Recognition refused = {Found::error, lines_.size()};
    if (options_.box && *options_.box != BoxShape{}) {
        fail(ErrorCode::bad_shape, *lines_[0].line, lines_[0].line->text,
             "lists of clues are for boxes of 3x3 only; leave out --box");
        return refused;
    }
    if (!check_lines()) return refused;
    for (const ListLine& list : lines_) {
        for (const std::string_view word : list.words) {
            if (!add(*list.line, word)) return refused;
        }
    }
    const ListLine& first = lines_[0];
    set_puzzle(record_, givens_, Grid{}, std::nullopt);
    record_.puzzle.place = place_at(*first.line, index_of(*first.line, first.words[0]));
    return {Found::puzzle, lines_.size()};
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    if (!may_begin(trimmed(window.line(0)->text))) return {};
    return ClueList(window, options, record).read();
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    const auto givens = digits_to_write(position, kName);
    if (!givens) return givens.error();
    if (givens->clue_count() == 0) {
        return cannot_write("a list of clues has at least one; choose line");
    }
    std::string text = ".";
    for (Cell cell = 0; cell < kCells; ++cell) {
        if ((*givens)[cell] == 0) continue;
        text += ' ';
        text += static_cast<char>('1' + row_of(cell));
        text += static_cast<char>('1' + column_of(cell));
        text += static_cast<char>('0' + (*givens)[cell]);
    }
    return text;
}

}  // namespace

constinit const Format kClues = make_format(
    {.name = "clues",
     .summary = "A list of clues: row, column and digit of each given",
     .details =
         "A dot and then groups of three digits, row, column and digit; or A33 for row 1, column "
         "3, "
         "digit 3; or r1c3=3, also with : and in capitals. White space, commas or semicolons stand "
         "between the clues. A list goes on to the next lines until a blank line, a comment or "
         "another dot. No cell may be named twice. Rows and columns count from 1; with "
         "--zero-based everything counts from 0. 9x9 only. Written in the form with the dot.",
     .sample = ". 133 152 176 219 243 265 291 331 348 366 374 438 441 462 479 517 598 636 647 668 "
               "672 732 746 769 775 818 842 863 899 935 951 973\n"},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats

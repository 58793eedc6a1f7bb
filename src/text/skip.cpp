// Lines that give no row.
//
// The rule behind the lists: what could be meant as a puzzle must never vanish in silence, so only
// known forms are skipped; the reader reports every other line. Two forms need care. A lone number
// may be a judge's count or the first row of a small grid: the next line decides. A line that
// starts with # is a comment, unless it is made of digits and # alone: then # may mark the blanks.
//
// Three forms are skipped only after every format has said no: a name in quotes above a grid, as
// gsf's solver prints it, a title of words above a drawing, and below one a line of words or with a
// rating. None can be a row of cells.
#include "text/skip.hpp"

#include "text/cells/symbols.hpp"
#include "text/rows/row.hpp"
#include "text/tables/puzzle_names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string>

namespace nonet::text {

namespace {

/// As many characters are a puzzle on a line, not a row of one: the widest row has one less.
constexpr std::size_t kLeastRow = kMaxSide + 1;

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// True when `text` holds nine characters that could be cells, with nothing between them but white
/// space and separators.
bool holds_cells(std::string_view text) {
    std::size_t run = 0;
    for (const char c : text) {
        if (is_space(c) || c == ',' || c == ';' || c == '|') continue;
        run = is_digit(c) || c == '.' || c == '_' || c == '*' || c == '?' ? run + 1 : 0;
        if (run == 9) return true;
    }
    return false;
}

bool is_comment(std::string_view text) {
    if (text[0] == '%' || text[0] == ';' || text.substr(0, 2) == "//") return true;
    if (text[0] != '#') return false;
    return !std::all_of(text.begin(), text.end(), [](char c) { return c == '#' || is_digit(c); });
}

/// "Grid 01", "Scenario #3:", "Case 2. easy": a known word and a number.
bool is_title(std::string_view text) {
    static constexpr std::array<std::string_view, 12> kWords = {
        "grid",  "puzzle", "sudoku",  "case",  "scenario", "test",
        "board", "game",   "problem", "level", "instance", "input"};
    std::size_t end = 0;
    while (end < text.size() && is_letter(text[end])) ++end;
    if (end == 0 || !contains(kWords, lower(text.substr(0, end)))) return false;
    std::string_view rest = trimmed(text.substr(end));
    if (rest.substr(0, 4) == "case" || rest.substr(0, 4) == "Case") rest = trimmed(rest.substr(4));
    if (!rest.empty() && rest[0] == '#') rest = trimmed(rest.substr(1));
    return !rest.empty() && is_digit(rest[0]) && !holds_cells(rest);
}

/// "sep=;", which tells Excel the separator. Rows tell it themselves.
bool is_separator_line(std::string_view text) {
    return text.size() >= 4 && text.size() <= 5 && lower(text.substr(0, 4)) == "sep=";
}

/// What programs print below a puzzle, and the words that end a judge's input.
bool is_ending(std::string_view text) {
    static constexpr std::array<std::string_view, 5> kEndings = {"end", "eof", "done",
                                                                 "simple sudoku", "ss"};
    const std::string word = lower(text);
    return contains(kEndings, word) || word.rfind("version ", 0) == 0 ||
           (is_digit(word[0]) && word.find("puzzles solved in ") != std::string::npos);
}

/// The number of characters of a line that are not white space.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !is_space(c); }));
}

/// A number of up to six digits alone on its line is a count, unless the next line that is not
/// blank is as wide: then both may be rows.
Skip count_line(const Window& window, std::string_view text) {
    constexpr std::size_t kWidestCount = 6;
    if (text.size() > kWidestCount || !std::all_of(text.begin(), text.end(), is_digit)) {
        return Skip::no;
    }
    if (text.size() == 1) return Skip::yes;
    for (std::size_t ahead = 1;; ++ahead) {
        const Line* next = window.line(ahead);
        if (next == nullptr && window.waiting()) return Skip::more;
        if (next == nullptr) return text.size() <= 3 ? Skip::yes : Skip::no;
        if (is_blank_line(next->text)) continue;
        return width_of(next->text) == text.size() ? Skip::no : Skip::yes;
    }
}

/// A line of # alone may be a ruler of a comment block or an empty row: the next line decides.
Skip ruler_line(const Window& window, std::string_view text) {
    if (text[0] != '#' || text.size() >= kLeastRow) return Skip::no;  // too long for a row
    const Line* next = window.line(1);
    if (next == nullptr && window.waiting()) return Skip::more;
    if (next == nullptr) return Skip::yes;
    const std::string_view other = trimmed(next->text);
    const bool row =
        other.size() == text.size() &&
        std::all_of(other.begin(), other.end(), [](char c) { return c == '#' || is_digit(c); });
    return row ? Skip::no : Skip::yes;
}

/// Tabs alone may be a row of empty fields: when the next line has as many.
Skip tab_line(const Window& window, std::string_view text) {
    if (text.size() < 3 || text.find_first_not_of('\t') != std::string_view::npos) {
        return Skip::yes;
    }
    const Line* next = window.line(1);
    if (next == nullptr) return window.waiting() ? Skip::more : Skip::yes;
    const auto tabs = std::count(next->text.begin(), next->text.end(), '\t');
    return static_cast<std::size_t>(tabs) == text.size() ? Skip::no : Skip::yes;
}

/// ``` or ~~~, perhaps with the name of a language behind it.
bool is_fence(std::string_view text) {
    const std::size_t end = std::min(text.find_first_not_of(text[0]), text.size());
    if ((text[0] != '`' && text[0] != '~') || end < 3) return false;
    return std::all_of(text.begin() + static_cast<long>(end), text.end(), is_letter);
}

/// The letters between `open` and `close`, behind a / or not; empty when `text` is something else.
std::string tag_name(std::string_view text, char open, char close) {
    if (text.size() < 3 || text.front() != open || text.back() != close) return {};
    text = text.substr(1, text.size() - 2);
    if (text.front() == '/') text.remove_prefix(1);
    return std::all_of(text.begin(), text.end(), is_letter) ? lower(text) : std::string{};
}

constexpr std::size_t kLongestTitle = 120;

/// Words, and hardly anything that could be a cell.
bool is_words(const Line& line, const ReadOptions& options) {
    Row row;
    const std::string_view text = trimmed(line.text);
    if (text.size() > kLongestTitle || text.find('|') != std::string_view::npos) return false;
    const auto letters = std::count_if(text.begin(), text.end(), is_letter);
    const auto digits = std::count_if(text.begin(), text.end(), is_digit);
    return letters >= 3 && letters > 2 * digits && !split_row(line, options, row);
}

/// Something packed, quoted or linked, which may have been meant as a puzzle.
bool may_be_packed(std::string_view text) {
    constexpr std::size_t kLongestWord = 24;
    if (text.find_first_of("{}[]\"|") != std::string_view::npos) return true;
    if (text.find("://") != std::string_view::npos) return true;
    const auto words = split_words(text);
    return std::any_of(words.begin(), words.end(),
                       [](std::string_view word) { return word.size() > kLongestWord; });
}

/// "Rating: 7.2", "ED=7.2/1.2/1.2", "Level: unfair (1234)": a word, and numbers that are no cells.
bool is_rating(std::string_view text) {
    constexpr std::size_t kMostDigits = 16;
    const auto* const end = std::find_if_not(text.begin(), text.end(), is_letter);
    if (end - text.begin() < 2 || end == text.end() || text.size() > kLongestTitle) return false;
    if (!is_space(*end) && *end != ':' && *end != '=') return false;
    const auto digits = static_cast<std::size_t>(std::count_if(end, text.end(), is_digit));
    return digits > 0 && digits <= kMostDigits && !holds_cells(text);
}

bool is_quoted_name(std::string_view text) {
    return text.size() > 2 && text.size() < kLeastRow && text.front() == '"' &&
           text.find('"', 1) == text.size() - 1 && !holds_cells(text);
}

/// Whether a drawing begins with this line; `any`: or any grid in rows.
bool begins_grid(const Line& line, const ReadOptions& options, bool any) {
    if (is_frame_line(trimmed(line.text))) return true;
    Row row;
    if (!split_row(line, options, row)) return false;
    const bool drawn = row.kind == RowKind::framed || (row.cells.size() == 9 && row.long_cells);
    return drawn || (any && row.cells.size() >= 9);
}

}  // namespace

bool is_wrapper(std::string_view text) {
    static constexpr std::array<std::string_view, 5> kBoard = {"code", "pre", "quote", "spoiler",
                                                               "tt"};
    static constexpr std::array<std::string_view, 2> kMarkup = {"pre", "code"};
    text = trimmed(text);
    if (text.empty() || text.size() >= kLeastRow) return false;
    return is_fence(text) || contains(kBoard, tag_name(text, '[', ']')) ||
           contains(kMarkup, tag_name(text, '<', '>'));
}

bool is_table_header(std::string_view text) {
    if (holds_cells(text)) return false;
    const std::string separators = ",;\t";
    while (true) {
        const std::size_t end = text.find_first_of(separators);
        const std::string_view name = unquoted(text.substr(0, end));
        const bool word =
            std::all_of(name.begin(), name.end(), [](char c) { return is_letter(c) || c == '_'; });
        if (word && (column_rank(name) || names_a_solution(name))) return true;
        if (end == std::string_view::npos) return false;
        text.remove_prefix(end + 1);
    }
}

bool is_blank_line(std::string_view text) {
    return std::all_of(text.begin(), text.end(), is_space);
}

bool is_frame_line(std::string_view text) {
    static constexpr std::string_view kFrame = "+-|=*.:'`, \t";
    if (text.find_first_not_of(kFrame) != std::string_view::npos) return false;
    return text.find("---") != std::string_view::npos ||
           text.find("===") != std::string_view::npos || text.find("+-") != std::string_view::npos;
}

bool is_remark(std::string_view text) {
    text = trimmed(text);
    if (text.empty()) return false;
    if (is_comment(text)) return true;
    if (text.size() > 512) return false;
    return is_title(text) || is_separator_line(unquoted(text)) || is_ending(text) ||
           is_table_header(text);
}

bool is_plain_row(std::string_view text) {
    if (text.size() < kLeastRow || !(is_digit(text[0]) || text[0] == '.')) return false;
    // Every letter has this bit, and no digit nor any blank mark but x and _.
    constexpr std::uint64_t kLetterBits = 0x4040404040404040U;
    std::uint64_t words[2];
    std::memcpy(words, text.data(), sizeof(words));
    return ((words[0] | words[1]) & kLetterBits) == 0;
}

Skip skip_first(const Window& window) {
    if (is_plain_row(window.line(0)->text)) return Skip::no;
    const std::string_view text = trimmed(window.line(0)->text);
    if (text.empty()) return tab_line(window, window.line(0)->text);
    const bool number = is_digit(text[0]) || text[0] == '.';
    if (number && text.size() >= kLeastRow) return Skip::no;
    if (is_remark(text)) return Skip::yes;
    if (text[0] == '#') return ruler_line(window, text);
    // A number between tabs is a row of empty fields.
    const std::string_view whole = window.line(0)->text;
    if (std::count(whole.begin(), whole.end(), '\t') >= 3) return Skip::no;
    return number ? count_line(window, text) : Skip::no;
}

Skip skip_unwanted(const Window& window, const ReadOptions& options, bool below_drawing) {
    const Line& line = *window.line(0);
    const std::string_view text = trimmed(line.text);
    if (below_drawing && (is_words(line, options) || is_rating(text)) && !may_be_packed(text)) {
        return Skip::yes;
    }
    if (is_frame_line(text) || (!text.empty() && text[0] == '#' && text.size() < kLeastRow)) {
        return Skip::yes;
    }
    const bool name = is_quoted_name(text);
    if (!name && !is_words(line, options)) return Skip::no;
    for (std::size_t ahead = 1;; ++ahead) {
        const Line* next = window.line(ahead);
        if (next == nullptr) return window.waiting() ? Skip::more : Skip::no;
        if (is_blank_line(next->text) || is_wrapper(next->text)) continue;
        return begins_grid(*next, options, name) ? Skip::yes : Skip::no;
    }
}

}  // namespace nonet::text

// The texts that are mutated: three puzzles of every form. Those of the table: table_samples.cpp.
//
// Three, not one: what is lost at the end of a puzzle must not be taken from the next. The forms
// are built here from plain rows, with and without what may stand between puzzles.
#include "mutations/samples.hpp"

#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <string>
#include <string_view>

namespace nonet::mutations {

namespace {

using text_test::in_rows;
using text_test::in_spread_rows;
using text_test::kOther;
using text_test::kPuzzle;
using text_test::spread;
using text_test::with_mark;

/// A full grid, for the columns that hold solutions.
const std::string kSolution =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

/// `side` squared symbols, see big_values.
std::string big(int side, int turn, std::string_view symbols, char blank) {
    std::string cells;
    for (const std::uint8_t value : big_values(side, turn)) {
        cells += value == 0 ? blank : symbols[value - 1U];
    }
    return cells;
}

/// The same as numbers in rows, with 0 for blank.
std::string big_numbers(int side, int turn, std::string_view separator, std::string_view end) {
    std::string text;
    int cell = 0;
    for (const std::uint8_t value : big_values(side, turn)) {
        text += std::to_string(value);
        text += ++cell % side == 0 ? end : separator;
    }
    return text;
}

/// `make` of each puzzle, with `between` between them.
template <class Puzzles, class Make>
std::string join(const Puzzles& puzzles, std::string_view between, Make make) {
    std::string text;
    for (const auto& puzzle : puzzles) {
        if (!text.empty()) text += between;
        text += make(puzzle);
    }
    return text;
}

/// Nine rows in which tabs stand between the cells and blanks are empty.
std::string in_tabs(const std::string& cells) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] != '.') text += cells[i];
        text += i % 9 == 8 ? '\n' : '\t';
    }
    return text;
}

/// How a frame is drawn around nine rows.
struct Frame {
    std::string_view top, band, bottom;  ///< border lines; empty: none
    std::string_view left, box, right;   ///< at and between the boxes
    std::string_view gap;                ///< between the cells
};

std::string in_frame(const std::string& cells, const Frame& frame) {
    std::string text;
    const auto border = [&](std::string_view line) {
        if (!line.empty()) text += std::string(line) + "\n";
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t column = i % 9;
        if (i == 0) border(frame.top);
        if (i > 0 && i % 27 == 0) border(frame.band);
        text += column == 0 ? frame.left : (column % 3 == 0 ? frame.box : frame.gap);
        text += cells[i];
        if (column == 8) text += std::string(frame.right) + "\n";
    }
    border(frame.bottom);
    return text;
}

constexpr Frame kPlus = {"+-------+-------+-------+",
                         "+-------+-------+-------+",
                         "+-------+-------+-------+",
                         "| ",
                         " | ",
                         " |",
                         " "};
constexpr Frame kStars = {"*-----------*", "|---+---+---|", "*-----------*", "|", "|", "|", ""};
constexpr Frame kBare = {"", "------+-------+------", "", "", " | ", "", " "};
constexpr Frame kBarsOnly = {"", "", "", "", " | ", "", " "};
constexpr Frame kDrawn = {"┏━━━━━━━┳━━━━━━━┳━━━━━━━┓",
                          "┣━━━━━━━╋━━━━━━━╋━━━━━━━┫",
                          "┗━━━━━━━┻━━━━━━━┻━━━━━━━┛",
                          "┃ ",
                          " ┃ ",
                          " ┃",
                          " "};
constexpr Frame kDashes = {"-------------------------",
                           "-------------------------",
                           "-------------------------",
                           "| ",
                           " | ",
                           " |",
                           " "};

std::string framed(const Frame& frame, std::string_view between, char mark = '.') {
    return join(kNine, between,
                [&](const std::string& cells) { return in_frame(with_mark(cells, mark), frame); });
}

/// A frame around 6x6 whose boxes have three rows and two columns: only the frame says so.
std::string in_tall_boxes(const std::string& cells) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i % 18 == 0) text += "+-----+-----+-----+\n";
        text += i % 2 == 0 ? "| " : "";
        text += std::string(1, cells[i]) + ' ';
        if (i % 6 == 5) text += "|\n";
    }
    return text + "+-----+-----+-----+\n";
}

std::string bands_apart(const std::string& cells) {
    return in_rows(cells.substr(0, 27), 9) + "\n" + in_rows(cells.substr(27, 27), 9) + "\n" +
           in_rows(cells.substr(54), 9);
}

std::string written(std::string_view format, const std::string& cells) {
    const auto puzzle = read_puzzle(cells);
    if (!puzzle) return {};
    const auto text = write(format, puzzle->position);
    if (!text) return {};
    return text->back() == '\n' ? text.value() : text.value() + "\n";
}

/// The groups of a pencil-mark grid without its frame.
std::string bare_pencil(const std::string& cells) {
    std::string text = written("pencil", cells);
    std::string rows;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
        if (text[at] == '+') continue;
        for (const char c : text.substr(at, text.find('\n', at) + 1 - at)) {
            if (c != '|') rows += c;
        }
    }
    return rows;
}

void add_lines(std::vector<Sample>& all) {
    const auto lines = [&](std::string name, auto make) {
        all.push_back({std::move(name), join(kNine, "", make)});
    };
    lines("line_dots", [](auto& p) { return p + "\n"; });
    all.push_back({"line_zeros_without_last_end",
                   join(kNine, "\n", [](auto& p) { return with_mark(p, '0'); })});
    lines("line_dashes", [](auto& p) { return with_mark(p, '-') + "\n"; });
    lines("line_hashes", [](auto& p) { return with_mark(p, '#') + "\n"; });
    lines("line_spaces_for_blanks", [](auto& p) { return with_mark(p, ' ') + "\n"; });
    lines("line_comments", [](auto& p) { return p + " # rated 7.1/1.2/1.2\n"; });
    lines("line_ratings", [](auto& p) { return p + ";7.1;1.2;1.2;26\n"; });
    lines("line_solutions", [](auto& p) { return p + "," + kSolution + "\n"; });
    lines("line_counts", [](auto& p) { return p + ":1:" + kSolution + "\n"; });
    lines("line_spread", [](auto& p) { return spread(p, " ") + "\n"; });
    lines("line_groups", [](auto& p) { return in_rows(p, 9, " ") + "\n"; });
    lines("line_separated_rows",
          [](auto& p) { return in_rows(p.substr(0, 72), 9, ",") + p.substr(72) + "\n"; });
    lines("line_numbers", [](auto& p) { return spread(with_mark(p, '0'), ",") + "\n"; });
    all.push_back(
        {"line_windows", "\xEF\xBB\xBF" + join(kNine, "\r\n", [](auto& p) { return p; })});
    all.push_back({"line_table", "puzzle,solution\n" + join(kNine, "", [](auto& p) {
                                     return with_mark(p, '0') + "," + kSolution + "\n";
                                 })});
    all.push_back({"line_quoted_table", "\"puzzle\",\"rating\"\n" + join(kNine, "", [](auto& p) {
                                            return "\"" + with_mark(p, '0') + "\",\"2.3\"\n";
                                        })});
    all.push_back({"line_four", join(kFour, "", [](auto& p) { return p + "\n"; }),
                   contents_of(kFour, {2, 2})});
    all.push_back(
        {"line_six", join(kSix, "", [](auto& p) { return p + "\n"; }), contents_of(kSix, {2, 3})});
    std::string letters;
    for (int turn = 0; turn < 3; ++turn) letters += big(16, turn, "ABCDEFGHIJKLMNOP", '-') + "\n";
    all.push_back({"line_letters", letters, big_contents(16, 3)});
    all.push_back(
        {"sukaku_lines",
         join(std::array{kPuzzle, kOther}, "", [](auto& p) { return written("sukaku", p); }),
         {undrawn(kPuzzle), undrawn(kOther)}});
}

void add_blocks(std::vector<Sample>& all) {
    const auto block = [](auto& p) { return in_rows(p, 9); };
    all.push_back({"block_at_once", join(kNine, "", block)});
    all.push_back({"block_apart", join(kNine, "\n", block)});
    all.push_back({"block_counted",
                   "3\n" + join(kNine, "", [](auto& p) { return in_rows(with_mark(p, '0'), 9); })});
    all.push_back({"block_titled", join(kNine, "", [](auto& p) {
                       return "Grid 01\n" + in_rows(with_mark(p, '0'), 9);
                   })});
    all.push_back({"block_commented",
                   join(kNine, "", [](auto& p) { return "# by hand\n" + in_rows(p, 9); })});
    all.push_back({"block_box_gaps", join(kNine, "\n", [](auto& p) {
                       std::string text = in_rows(p, 3, " ");
                       for (std::size_t at = 11; at < text.size(); at += 12) text[at] = '\n';
                       return text;
                   })});
    all.push_back({"block_bands_apart", join(kNine, "\n", bands_apart)});
    all.push_back({"block_bands_far_apart", join(kNine, "\n\n", bands_apart)});
    all.push_back(
        {"block_rows_apart", join(kNine, "", [](auto& p) { return in_rows(p, 9, "\n\n"); })});
    all.push_back(
        {"block_dashes", join(kNine, "\n", [](auto& p) { return in_rows(with_mark(p, '-'), 9); })});
    all.push_back(
        {"block_hashes", join(kNine, "\n", [](auto& p) { return in_rows(with_mark(p, '#'), 9); })});
    all.push_back({"block_four", join(kFour, "", [](auto& p) { return in_rows(p, 4); }),
                   contents_of(kFour, {2, 2})});
    all.push_back({"block_six", join(kSix, "\n", [](auto& p) { return in_rows(p, 6); }),
                   contents_of(kSix, {2, 3})});
    for (const std::string between : {"", "\n"}) {
        std::string letters;
        std::string digits;
        for (int turn = 0; turn < 3; ++turn) {
            letters += in_rows(big(16, turn, "ABCDEFGHIJKLMNOP", '-'), 16) + between;
            digits += in_rows(big(16, turn, "123456789ABCDEFG", '.'), 16) + between;
        }
        all.push_back({between.empty() ? "block_letters_at_once" : "block_letters", letters,
                       big_contents(16, 3)});
        all.push_back({between.empty() ? "block_hexadecimal_at_once" : "block_hexadecimal", digits,
                       big_contents(16, 3)});
    }
}

void add_numbers(std::vector<Sample>& all) {
    const auto spread_rows = [](std::string_view separator) {
        return [separator](const std::string& p) {
            return in_spread_rows(with_mark(p, '0'), 9, separator);
        };
    };
    all.push_back({"numbers_at_once", join(kNine, "", spread_rows(" "))});
    all.push_back({"numbers_apart", join(kNine, "\n", spread_rows(" "))});
    all.push_back({"numbers_commas", join(kNine, "", spread_rows(","))});
    all.push_back({"numbers_commas_spaces", join(kNine, "\n", spread_rows(", "))});
    all.push_back({"numbers_semicolons", join(kNine, "\n", spread_rows(";"))});
    all.push_back({"numbers_tabs", join(kNine, "\n", spread_rows("\t"))});
    all.push_back({"numbers_empty_tabs_at_once", join(kNine, "", in_tabs)});
    all.push_back({"numbers_empty_tabs", join(kNine, "\n", in_tabs)});
    std::string rows;
    std::string commas;
    std::string lines;
    for (int turn = 0; turn < 3; ++turn) {
        rows += big_numbers(16, turn, " ", "\n");
        commas += big_numbers(12, turn, ",", "\n") + "\n";
        lines += big_numbers(12, turn, " ", " ") + "\n";
    }
    all.push_back({"numbers_sixteen", rows, big_contents(16, 3)});
    all.push_back({"numbers_twelve_commas", commas, big_contents(12, 3)});
    all.push_back({"numbers_twelve_on_a_line", lines, big_contents(12, 3)});
    all.push_back({"numbers_twenty_five",
                   big_numbers(25, 0, " ", "\n") + "\n" + big_numbers(25, 1, " ", "\n"),
                   big_contents(25, 2)});
    all.push_back({"instance_lines", join(kSix, "", [](auto& p) { return written("instance", p); }),
                   contents_of(kSix, {2, 3})});
}

void add_grids(std::vector<Sample>& all) {
    all.push_back({"grid_plus", framed(kPlus, "\n")});
    all.push_back({"grid_plus_at_once", framed(kPlus, "")});
    all.push_back({"grid_plus_spaces", framed(kPlus, "\n", ' ')});
    all.push_back({"grid_stars", framed(kStars, "Simple Sudoku\nVersion 4.2\n")});
    all.push_back({"grid_bare", "3\n" + framed(kBare, "", '0')});
    all.push_back({"grid_bars_only", framed(kBarsOnly, "\n")});
    all.push_back({"grid_drawn", framed(kDrawn, "\n")});
    all.push_back({"grid_dashes", framed(kDashes, "", '0')});
    all.push_back({"grid_tall_boxes", join(kSix, "\n", in_tall_boxes), contents_of(kSix, {3, 2})});
    std::string big_grids;
    for (int turn = 0; turn < 2; ++turn) {
        big_grids += written("grid", big_numbers(16, turn, " ", "\n")) + "\n";
    }
    all.push_back({"grid_sixteen", big_grids, big_contents(16, 2)});
    const std::vector<Content> drawings = {drawn(kPuzzle), drawn(kOther), drawn(kThird)};
    all.push_back({"pencil_framed", join(kNine, "\n", [](auto& p) { return written("pencil", p); }),
                   drawings});
    all.push_back({"pencil_framed_at_once",
                   join(kNine, "", [](auto& p) { return written("pencil", p); }), drawings});
    all.push_back({"pencil_bare", join(kNine, "\n", bare_pencil), drawings});
    all.push_back({"pencil_bare_at_once", join(kNine, "", bare_pencil), drawings});
}

}  // namespace

std::vector<Sample> samples() {
    std::vector<Sample> all;
    add_lines(all);
    add_blocks(all);
    add_numbers(all);
    add_grids(all);
    add_table(all);
    return all;
}

}  // namespace nonet::mutations

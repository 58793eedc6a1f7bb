// Clues as a table of row, column and value.
//
//     row,col,value        4 26
//     1,2,1                1 2 1
//     1,5,3                ...
//
// Two heads are known: names of three columns, in any order, and the two numbers of a judge, the
// box size n of an n*n x n*n puzzle and how many triples follow. Whether rows and columns count
// from 0 or 1 stands nowhere: a 0 among them proves the one, the side among them the other, and a
// note tells what was taken where nothing does. One wrong triple spoils the puzzle: the table is
// read to its end and refused as a whole. Memory: the cells of one board.
#include "text/cells/symbols.hpp"
#include "text/formats/formats.hpp"
#include "text/skip.hpp"
#include "text/tables/table_record.hpp"
#include "text/tables/triple_table.hpp"

#include <nonet/text.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace nonet::text::formats {

namespace {

/// 0 for row, 1 for column, 2 for value, by the name of a table's column.
std::optional<std::size_t> part_of(std::string_view name) {
    static constexpr std::array<std::array<std::string_view, 5>, 3> kNames = {{
        {"row", "r", "rows", "line", "y"},
        {"col", "column", "c", "cols", "x"},
        {"value", "val", "v", "digit", "number"},
    }};
    const std::string word = lower(name);
    for (std::size_t part = 0; part < kNames.size(); ++part) {
        for (const std::string_view known : kNames[part]) {
            if (word == known) return part;
        }
    }
    return std::nullopt;
}

/// The order of the columns under such a header.
std::optional<TripleLayout> read_header(const Window& window) {
    for (const char separator : {',', ';', '\t', ' '}) {
        if (window.line(0)->text.find(separator) == std::string_view::npos) continue;
        TableRecord names;
        if (names.split(window, 0, separator) != TableRecord::Split::good) continue;
        if (names.lines() != 1 || names.size() != 3) continue;
        TripleLayout layout;
        layout.separator = separator;
        unsigned seen = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const auto part = part_of(names.text(i));
            if (!part) return std::nullopt;
            layout.order[i] = *part;
            seen |= 1U << *part;
        }
        if (seen == 7U) return layout;
    }
    return std::nullopt;
}

/// "N K" with a triple in the next line.
Found read_judge_head(const Window& window, TripleLayout& layout) {
    const auto head = numbers_in(window.line(0)->text, ' ');
    if (head.size() != 2 || head[0] < 1 || head[1] < 1) return Found::no;
    const Line* next = window.line(1);
    if (next == nullptr) return window.waiting() ? Found::more : Found::no;
    if (numbers_in(next->text, ' ').size() != 3) return Found::no;
    layout.separator = ' ';
    layout.box = head[0];
    layout.count = static_cast<std::size_t>(head[1]);
    return Found::puzzle;
}

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    constexpr std::size_t kLongestHead = 64;
    const std::string_view text = trimmed(window.line(0)->text);
    if (text.empty() || text.size() > kLongestHead) return {};
    if (!is_digit(text[0]) && !is_letter(text[0]) && text[0] != '"') return {};
    TripleLayout layout;
    layout.head = place_at(*window.line(0), 0);
    if (const auto header = read_header(window)) {
        layout.separator = header->separator;
        layout.order = header->order;
    } else {
        const Found found = read_judge_head(window, layout);
        if (found != Found::puzzle) return {found};
    }
    return {Found::puzzle, 1, std::make_unique<TripleTable>(layout, options)};
}

}  // namespace

constinit const Format kTriples = make_format(
    {.name = "triples",
     .summary = "A table of row, column and value, one clue a line",
     .details =
         "Under a header of three columns, row, col and value in any order; or, as some judges "
         "have it, under a line with the box size n of an n*n x n*n puzzle (up to 6) and the "
         "number of clues, and then row, column and value separated by spaces. Rows and columns "
         "count from 0 when a 0 stands among them or with --zero-based, else from 1; a message "
         "tells so where the numbers do not prove it. Values count from 1. The puzzle is 9x9 "
         "unless rows, columns and values all go beyond 9, or --box gives another size. A wrong "
         "line makes the whole table an error.",
     .sample = "row,col,value\n1,3,3\n1,5,2\n1,7,6\n2,1,9\n2,4,3\n2,6,5\n2,9,1\n3,3,1\n3,4,8\n"
               "3,6,6\n3,7,4\n4,3,8\n4,4,1\n4,6,2\n4,7,9\n5,1,7\n5,9,8\n6,3,6\n6,4,7\n6,6,8\n"
               "6,7,2\n7,3,2\n7,4,6\n7,6,9\n7,7,5\n8,1,8\n8,4,2\n8,6,3\n8,9,9\n9,3,5\n9,5,1\n"
               "9,7,3\n"},
    {.open = open});

}  // namespace nonet::text::formats

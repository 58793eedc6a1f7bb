// The table of formats. Its order is the order of recognition: the first format that does not
// say "no" to the pending lines decides. Each row lives with its documentation and its code in
// formats/<name>.cpp.
#include "text/format_table.hpp"

#include "text/formats/formats.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet {

namespace text {

namespace {

constexpr std::array kTable = {
    &formats::kCsv,             // a header names the column of the puzzles
    &formats::kTriples,         // a header names row, column and value
    &formats::kSudokuwiki,      // links; S9B and digits resemble a long line
    &formats::kFpuzzles,        // links that name their site; their codes resemble big boards
    &formats::kSudokupad,       // the same, or a packed puzzle behind a short word
    &formats::kSudokucoach,     // the same
    &formats::kClues,           // three characters a clue; as a line it would have 79 cells
    &formats::kSudokuexchange,  // fixed widths; as a line it would have too many cells
    &formats::kPairs,           // two digits a cell; as a line it would have a wrong length
    &formats::kFields,          // 81 fields in a column between others
    &formats::kLine,            // a puzzle on a line: by far the most common
    &formats::kHodoku,          // a library line; it begins with a colon, as nothing else does
    &formats::kSdk,             // sections; behind a head in brackets
    &formats::kNumpy,           // rows in brackets without commas, which JSON would refuse
    &formats::kJson,            // values in brackets, alone or behind a name and =
    &formats::kOpensudoku,      // XML, told apart by its root
    &formats::kKsudoku,         // the same
    &formats::kSmoresoft,       // the same
    &formats::kNpy,             // begins with NUMPY, behind a byte that no text has
    &formats::kSukaku,          // 729 candidates on a line
    &formats::kInstance,        // name, size, box shape and numbers on a line
    &formats::kLabelled,        // a puzzle among other words; its words could be a row of the next
    &formats::kSdx,             // rows of candidates with a u among them
    &formats::kBlock,           // rows of symbols
    &formats::kNumbers,         // rows of numbers, or numbers on a line
    &formats::kTriple,          // three framed grids that belong together
    &formats::kSs,              // a frame with records below it
    &formats::kGrid,            // rows in a frame
    &formats::kPencil,          // rows of candidates; behind the forms that its rows may resemble
    &formats::kSdm,             // to write only
    &formats::kZeros,           // to write only
};

}  // namespace

std::span<const Format* const> format_table() {
    return kTable;
}

const Format* find_row(std::string_view name) {
    const auto* const row = std::find_if(kTable.begin(), kTable.end(), [&](const Format* format) {
        return format->info.name == name;
    });
    return row == kTable.end() ? nullptr : *row;
}

}  // namespace text

std::span<const FormatInfo> formats() {
    static const std::vector<FormatInfo> infos = [] {
        std::vector<FormatInfo> rows;
        for (const text::Format* format : text::format_table()) rows.push_back(format->info);
        return rows;
    }();
    return infos;
}

const FormatInfo* find_format(std::string_view name) {
    const auto all = formats();
    const auto info = std::find_if(all.begin(), all.end(),
                                   [&](const FormatInfo& format) { return format.name == name; });
    return info == all.end() ? nullptr : &*info;
}

}  // namespace nonet

// Nine rows of nine groups of candidates, with or without a frame: the pencil-mark grid.
//
// A group of one digit is a cell with one candidate; whether that is a given or a naked single the
// drawing does not tell, so the result is Candidates and nothing is promoted. Marks that programs
// set beside candidates (deleted, placed, coloured) are dropped. Nine groups of one digit each are
// not distinguishable from a grid and are read as one, unless --from pencil is given.
#include "text/cells/pencil_marks.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/candidate_block.hpp"
#include "text/rows/rows.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <string>

namespace nonet::text::formats {

namespace {

bool read_groups(const Block& block, Record& record) {
    Candidates candidates;
    if (!read_candidates(block, candidates, record)) return false;
    const CellText& first = block.rows[0].words[0];
    record.puzzle.position = candidates;
    record.puzzle.place = place_at(*first.line, index_of(*first.line, first.text));
    return true;
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    Block block;
    const Found found = collect_block(window, options, block);
    if (found == Found::no || found == Found::more) return {found, 0};
    const bool forced = options.from == "pencil" && block.side == 9;
    if (!block.has_candidates() && !forced) return {};
    if (options.box && *options.box != BoxShape{}) {
        return refuse(record, block.lines,
                      error_at(ErrorCode::bad_shape, *block.rows[0].line, 0,
                               "candidates are read for boxes of 3x3 only; leave out --box"));
    }
    if (find_shape_fault(block, &Row::words, record)) return {Found::error, block.lines};
    return {read_groups(block, record) ? Found::puzzle : Found::error, block.lines};
}

std::string group_of(DigitMask mask) {
    std::string group;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if ((mask & mask_of(digit)) != 0) group += static_cast<char>('0' + digit);
    }
    return group;
}

std::string draw(const Candidates& candidates) {
    std::array<std::size_t, 9> widths{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto size = static_cast<std::size_t>(std::popcount(candidates[cell]));
        widths[column_of(cell)] = std::max(widths[column_of(cell)], size);
    }
    std::string border = "+";
    for (int column = 0; column < 9; ++column) {
        border += std::string(widths[column] + 1, '-');
        if (column % 3 == 2) border += "-+";
    }
    border += '\n';
    std::string text;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int column = column_of(cell);
        if (cell % 27 == 0) text += border;
        if (column == 0) text += '|';
        const std::string group = group_of(candidates[cell]);
        text += ' ' + group + std::string(widths[column] - group.size(), ' ');
        if (column % 3 == 2) text += " |";
        if (column == 8) text += '\n';
    }
    return text + border;
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    Candidates candidates;
    if (const auto* grid = std::get_if<Grid>(&position)) {
        candidates = basic_marks(*grid);
    } else if (const auto* given = std::get_if<Candidates>(&position)) {
        candidates = *given;
    } else {
        return cannot_write("pencil is for 9x9 only; choose grid or numbers");
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (candidates[cell] == 0) {
            return cannot_write(cell_name(cell) +
                                " has no candidate left, which pencil cannot show; choose line "
                                "or sukaku");
        }
    }
    return draw(candidates);
}

}  // namespace

constinit const Format kPencil = make_format(
    {.name = "pencil",
     .summary = "Nine rows of nine groups of candidates",
     .details =
         "Pencil marks: groups of the digits 1 to 9, separated by white space, commas or |, with "
         "or without a frame; titles above, and words or a rating below, are skipped. Read as "
         "candidates: a group of one digit is not taken for a given. The "
         "marks * - + ^ % & ( ) @ $ # beside candidates are dropped. When every group has one "
         "digit it is read as a grid of digits, unless --from pencil is given. Written from "
         "digits, a blank gets the candidates that its row, column and box leave.",
     .sample = "+----------------+---------------+----------------+\n"
               "| 45   4578   3  | 49  2     147 | 6  5789  57    |\n"
               "| 9    24678  47 | 3   47    5   | 78 278   1     |\n"
               "| 25   257    1  | 8   79    6   | 4  23579 2357  |\n"
               "+----------------+---------------+----------------+\n"
               "| 345  345    8  | 1   3456  2   | 9  34567 34567 |\n"
               "| 7    123459 49 | 459 34569 4   | 1  13456 8     |\n"
               "| 1345 13459  6  | 7   3459  8   | 2  1345  345   |\n"
               "+----------------+---------------+----------------+\n"
               "| 134  1347   2  | 6   478   9   | 5  1478  47    |\n"
               "| 8    1467   47 | 2   457   3   | 17 1467  9     |\n"
               "| 46   4679   5  | 4   1     47  | 3  24678 2467  |\n"
               "+----------------+---------------+----------------+\n",
     .carries = {.givens = false, .candidates = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats

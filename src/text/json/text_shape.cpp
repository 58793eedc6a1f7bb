// A puzzle in a string: 81 symbols, numbers with gaps, rows with gaps, or 729 candidates.
//
// Which of these it is follows from the parts between white space and commas: one part has a symbol
// for each cell, N parts of N symbols are rows, and N*N parts of one or two characters are numbers.
// 81 characters that are none of these have spaces for blanks. Linear.
#include "text/cells/invisible.hpp"
#include "text/cells/plain_cells.hpp"
#include "text/cells/symbols.hpp"
#include "text/json/cells.hpp"
#include "text/json/shapes.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace nonet::text::json {

namespace {

constexpr std::string_view kGaps = " ,\t\r\n";

bool is_gap(char c) {
    return kGaps.find(c) != std::string_view::npos;
}

/// The parts of `text` between white space and commas.
std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t begin = at;
        while (at < text.size() && !is_gap(text[at])) ++at;
        if (at > begin) parts.push_back(text.substr(begin, at - begin));
        while (at < text.size() && is_gap(text[at])) ++at;
    }
    return parts;
}

bool wrong_count(const Value& value, std::size_t cells, Record& record) {
    if (const auto invisible = invisible_in(value.text())) {
        fail(value, ErrorCode::bad_symbol,
             "an invisible character stands in this text, " + *invisible + "; delete it", record);
        record.error.symbol = invisible->substr(0, invisible->find(' '));
        return false;
    }
    return fail(value, ErrorCode::wrong_length,
                "the puzzle has " + std::to_string(cells) +
                    " cells, which make no square; 9x9 has 81: add or remove cells",
                record);
}

/// 81 digits and one kind of blank, by far the most common.
bool read_plain(const Value& value, const ReadOptions& options, Record& record) {
    const std::string_view text = value.text();
    if (text.size() != kCells || !is_usual(options)) return false;
    const bool both =
        text.find('0') != std::string_view::npos && text.find('.') != std::string_view::npos;
    const auto grid = both ? Error{} : Grid::from_line(text);
    if (!grid) return false;
    record.puzzle.position = *grid;
    record.puzzle.place = value.tree().place_of(value.begin());
    return true;
}

/// 729 characters, each the digit of its place or a blank. False when it is something else.
bool is_candidates(std::string_view text) {
    return text.size() == kCells * kDigits &&
           std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c) || c == '.'; });
}

bool read_candidates(const Value& value, Record& record) {
    const auto candidates = Candidates::from_line(value.text());
    if (!candidates) {
        record.error = candidates.error();
        record.error.place = value.tree().place_of(value.begin() + record.error.place.column - 1);
        return false;
    }
    record.puzzle.position = *candidates;
    record.puzzle.place = value.tree().place_of(value.begin());
    return true;
}

/// A symbol for each cell, where a space may mark a blank.
bool read_symbols(const Value& value, std::string_view text, const ReadOptions& options,
                  Record& record) {
    Cells cells(value.tree());
    for (std::size_t i = 0; i < text.size(); ++i) cells.add(trimmed(text.substr(i, 1)));
    return cells.read(side_of_square(text.size()), options, record);
}

bool matches(const Value& value) {
    return value.is(Kind::string);
}

}  // namespace

bool read_text(const Value& value, const ReadOptions& options, Record& record) {
    if (read_plain(value, options, record)) return true;
    const std::string_view text = value.text();
    if (is_candidates(text)) return read_candidates(value, record);
    const int least = least_side(options);
    const std::vector<std::string_view> parts = parts_of(text);
    if (parts.size() == 1) {
        if (side_of_square(parts[0].size()) < least) {
            return wrong_count(value, parts[0].size(), record);
        }
        return read_symbols(value, parts[0], options, record);
    }
    const bool rows = parts.size() >= kLeastSide &&
                      std::all_of(parts.begin(), parts.end(), [&](std::string_view part) {
                          return part.size() == parts.size();
                      });
    const bool tokens = side_of_square(parts.size()) >= least &&
                        std::all_of(parts.begin(), parts.end(),
                                    [](std::string_view part) { return part.size() <= 2; });
    if (rows || tokens) {
        Cells cells(value.tree());
        for (const std::string_view part : parts) {
            if (tokens) cells.add(part);
            for (std::size_t i = 0; rows && i < part.size(); ++i) cells.add(part.substr(i, 1));
        }
        return cells.read(side_of_square(cells.size()), options, record);
    }
    if (text.size() == kCells) return read_symbols(value, text, options, record);
    return wrong_count(value, parts.size() > kCells / 2 ? parts.size() : text.size(), record);
}

constinit const Shape kText = {"text", "json", matches, read_text};

}  // namespace nonet::text::json

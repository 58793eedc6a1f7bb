// See cells.hpp.
#include "text/json/cells.hpp"

#include "text/invisible.hpp"
#include "text/symbols.hpp"

#include <algorithm>
#include <string>

namespace nonet::text::json {

namespace {

/// decode() thinks that the value is one line; gives its place the line and column that it has.
void correct(Place& place, const Tree& tree) {
    place = tree.place_of(static_cast<std::size_t>(place.offset - tree.start().offset));
}

bool is_usual(const ReadOptions& options) {
    return !options.box && !options.zero_based && options.alphabet.empty();
}

/// "5.0", as spreadsheets and numpy write 5, is 5.
std::string_view without_fraction(std::string_view number) {
    const bool whole = number.size() > 2 && number.substr(number.size() - 2) == ".0";
    return whole ? number.substr(0, number.size() - 2) : number;
}

}  // namespace

bool fail(const Value& value, ErrorCode code, std::string message, Record& record) {
    record.error = value.tree().error_at(code, value, std::move(message));
    return false;
}

bool Cells::add(const Value& value) {
    const std::string_view text = value.text();
    switch (value.kind()) {
        case Kind::null:
            add(text.substr(0, 0));
            return true;
        case Kind::number:
            minus_one_ = minus_one_ || text == "-1";
            add(without_fraction(text));
            return true;
        case Kind::boolean:
            add(text);
            return true;
        case Kind::string:
            add(trimmed(text));
            return true;
        default:
            return false;
    }
}

bool Cells::counts_from_zero(int side) const {
    const auto occurs = [this](const std::string& text) {
        return std::any_of(cells_.begin(), cells_.end(),
                           [&](const CellText& cell) { return cell.text == text; });
    };
    return occurs("0") || !occurs(std::to_string(side));
}

/// 81 digits and one kind of blank, which is nearly every puzzle: spares the study of the symbols.
bool Cells::read_plain(const ReadOptions& options, Record& record) const {
    if (cells_.size() != kCells || minus_one_ || !is_usual(options)) return false;
    Grid grid;
    char mark = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const std::string_view text = cells_[cell].text;
        const char c = text.size() == 1 ? text[0] : ' ';
        if (text.size() > 1) return false;
        if (c >= '1' && c <= '9') {
            grid.set(cell, c - '0');
            continue;
        }
        if (mark == 0) mark = c;
        if (c != mark || (c != ' ' && c != '0' && c != '.')) return false;
    }
    record.puzzle.position = grid;
    const auto begin = cells_[0].text.data() - tree_->text().data();
    record.puzzle.place = tree_->place_of(static_cast<std::size_t>(begin));
    return true;
}

bool Cells::read(int side, const ReadOptions& options, Record& record) const {
    if (read_plain(options, record)) return true;
    bool good = false;
    if (minus_one_) {
        std::vector<CellText> cells = cells_;
        for (CellText& cell : cells) {
            if (cell.text == "-1") cell.text = cell.text.substr(0, 0);
        }
        ReadOptions from_zero = options;
        from_zero.zero_based = counts_from_zero(side);
        good = decode(side, cells, from_zero, record);
        if (good && from_zero.zero_based && !options.zero_based) {
            record.puzzle.note = "the digits are read from 0 on, since the blanks are -1";
        }
    } else {
        good = decode(side, cells_, options, record);
    }
    correct(good ? record.puzzle.place : record.error.place, *tree_);
    return good;
}

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

}  // namespace nonet::text::json

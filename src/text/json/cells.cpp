// Cell by cell into decode(), past which 81 digits and one kind of blank go straight: see
// cells.hpp.
#include "text/json/cells.hpp"

#include "text/cells/plain_cells.hpp"

#include <algorithm>
#include <string>

namespace nonet::text::json {

namespace {

/// decode() thinks that the value is one line; gives its place the line and column that it has.
void correct(Place& place, const Tree& tree) {
    place = tree.place_of(static_cast<std::size_t>(place.offset - tree.start().offset));
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

}  // namespace nonet::text::json

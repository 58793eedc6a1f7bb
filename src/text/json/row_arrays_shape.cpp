// N arrays of N values: the usual form in programs, LeetCode's and Codewars' among them.
#include "text/json/cells.hpp"
#include "text/json/shapes.hpp"

#include <string>

namespace nonet::text::json {

namespace {

bool matches(const Value& value) {
    if (!value.is(Kind::array) || value.size() < 2 || value.size() > kMaxSide) return false;
    const Value row = value.first();
    return row.is(Kind::array) && row.size() > 0 && row.size() <= kMaxSide &&
           row.each_element(is_cell_value);
}

bool wrong_row(const Value& row, std::size_t cells, std::size_t side, Record& record) {
    return fail(row, ErrorCode::wrong_length,
                "this row has " + std::to_string(cells) + " cells, but there are " +
                    std::to_string(side) + " rows; a row needs as many cells",
                record);
}

bool read(const Value& value, const ReadOptions& options, Record& record) {
    const std::size_t side = value.size();
    if (side < static_cast<std::size_t>(least_side(options))) {
        return fail(value, ErrorCode::wrong_length,
                    "this list has " + std::to_string(side) + " rows; a 9x9 puzzle has 9", record);
    }
    Cells cells(value.tree());
    const bool even = value.each_element([&](const Value& row) {
        if (!row.is(Kind::array)) return wrong_row(row, 1, side, record);
        if (row.size() != side) return wrong_row(row, row.size(), side, record);
        return row.each_element([&](const Value& element) {
            return cells.add(element) ||
                   fail(element, ErrorCode::bad_symbol,
                        "a cell is a number, a symbol or null; replace this list", record);
        });
    });
    return even && cells.read(static_cast<int>(side), options, record);
}

}  // namespace

constinit const Shape kRowArrays = {"row_arrays", "json", matches, read};

}  // namespace nonet::text::json

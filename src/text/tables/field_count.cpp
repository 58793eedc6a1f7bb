// A line of nearly 81 fields.
//
// "1,,3,…" with a field too few or too many fits no format, so nobody refuses it for its count. The
// reader asks here before it says that it knows no such format. Only lists in which every field can
// be a cell are meant as a puzzle. One pass over the line for each separator.
#include "text/tables/field_count.hpp"

#include "text/cells/symbols.hpp"
#include "text/rows/row.hpp"

#include <nonet/geometry.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text {

namespace {

constexpr std::size_t kFewest = 72;
constexpr std::size_t kMost = 90;

bool is_cell_field(std::string_view field) {
    field = unquoted(field);
    return field.empty() || (field.size() == 1 && (is_digit(field[0]) || is_blank_mark(field[0])));
}

std::optional<Error> miscounted_column(const Line& line, std::string_view column, char separator) {
    const auto count =
        static_cast<std::size_t>(std::count(column.begin(), column.end(), separator)) + 1;
    if (count < kFewest || count > kMost || count == kCells) return std::nullopt;
    const std::vector<std::string_view> fields = split_at(column, separator);
    if (!std::all_of(fields.begin(), fields.end(), is_cell_field)) return std::nullopt;
    const bool few = count < kCells;
    const std::size_t at =
        few ? index_of(line, column) + column.size() : index_of(line, fields[kCells]);
    Error error = error_at(ErrorCode::wrong_length, line, at,
                           std::to_string(count) + " fields in a list, but a 9x9 puzzle has 81; " +
                               (few ? "add the missing ones" : "remove those too many"));
    error.symbol.clear();
    return error;
}

}  // namespace

std::optional<Error> miscounted_fields(const Line& line) {
    for (const char separator : {',', ';', '\t'}) {
        if (auto error = miscounted_column(line, line.text, separator)) return error;
    }
    for (const char between : {'|', ';', '\t'}) {
        for (const std::string_view column : split_at(line.text, between)) {
            if (auto error = miscounted_column(line, column, ',')) return error;
        }
    }
    return std::nullopt;
}

}  // namespace nonet::text

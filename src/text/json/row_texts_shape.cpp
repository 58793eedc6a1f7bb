// N strings of N symbols: how a puzzle is typed in Python and JavaScript.
//
// A list of strings can also be a list of puzzles. Strings of more than 36 symbols are; those of
// 16, 25 and 36, which are a whole 4×4, 5×5 or 6×6 puzzle, are when there are not as many as
// symbols.
#include "text/cells/symbols.hpp"
#include "text/json/cells.hpp"
#include "text/json/shapes.hpp"

#include <string>

namespace nonet::text::json {

namespace {

bool matches(const Value& value) {
    if (!value.is(Kind::array) || value.size() == 0) return false;
    const bool texts =
        value.each_element([](const Value& element) { return element.is(Kind::string); });
    if (!texts) return false;
    const std::size_t length = value.first().text().size();
    if (length < kLeastSide || length > kMaxSide) return false;
    return length == value.size() || side_of_square(length) < kLeastSide;
}

bool read(const Value& value, const ReadOptions& options, Record& record) {
    const std::size_t side = value.size();
    Cells cells(value.tree());
    const bool even = value.each_element([&](const Value& row) {
        const std::string_view text = row.text();
        if (text.size() != side) {
            return fail(row, ErrorCode::wrong_length,
                        "this row has " + std::to_string(text.size()) + " cells, but there are " +
                            std::to_string(side) + " rows; a row needs as many cells",
                        record);
        }
        for (std::size_t i = 0; i < side; ++i) cells.add(trimmed(text.substr(i, 1)));
        return true;
    });
    return even && cells.read(static_cast<int>(side), options, record);
}

}  // namespace

constinit const Shape kRowTexts = {"row_texts", "json", matches, read};

}  // namespace nonet::text::json

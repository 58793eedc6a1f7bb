// N*N values in one array: numbers, symbols, null for a blank.
//
// Up to 36 values may as well be a row that lost its neighbours, so that many are a puzzle only
// where an object says so with a key.
#include "text/cells/symbols.hpp"
#include "text/json/cells.hpp"
#include "text/json/shapes.hpp"

#include <string>

namespace nonet::text::json {

namespace {

bool matches(const Value& value) {
    return value.is(Kind::array) && value.size() > 0 && value.each_element(is_cell_value);
}

bool read(const Value& value, const ReadOptions& options, Record& record) {
    const int side = side_of_square(value.size());
    if (value.size() <= kMaxSide || side == 0) {
        return fail(value, ErrorCode::wrong_length,
                    "this list has " + std::to_string(value.size()) +
                        " values; a 9x9 puzzle has 81, or 9 lists of 9",
                    record);
    }
    Cells cells(value.tree());
    value.each_element([&](const Value& element) { return cells.add(element); });
    return cells.read(side, options, record);
}

}  // namespace

constinit const Shape kFlatArray = {"flat_array", "json", matches, read};

}  // namespace nonet::text::json

// A puzzle in a string: 81 symbols, numbers with gaps, rows with gaps, or 729 candidates.
#include "text/json/cells.hpp"
#include "text/json/shapes.hpp"

namespace nonet::text::json {

namespace {

bool matches(const Value& value) {
    return value.is(Kind::string);
}

}  // namespace

constinit const Shape kText = {"text", "json", matches, read_text};

}  // namespace nonet::text::json

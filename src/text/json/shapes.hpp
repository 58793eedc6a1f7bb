// The shapes in which a puzzle stands in JSON: an open family.
//
// shapes.cpp holds the table; each shape has a file of its own. A shape looks at a value by its
// structure alone to say whether it is meant as one; then it reads it, or says what is wrong. Which
// values are several puzzles is not a shape's business: collect() finds that out.
#pragma once

#include "text/format.hpp"
#include "text/json/tree.hpp"
#include "text/tables/puzzle_names.hpp"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace nonet::text::json {

struct Shape {
    std::string_view name;    ///< its file is NAME_shape.cpp
    std::string_view format;  ///< the row in the table of formats that it belongs to
    bool (*matches)(const Value& value);
    /// False, with record.error, when the value is damaged.
    bool (*read)(const Value& value, const ReadOptions& options, Record& record);
};

extern const Shape kFlatArray;
extern const Shape kFpuzzlesObject;
extern const Shape kKeyedObject;
extern const Shape kRowArrays;
extern const Shape kRowTexts;
extern const Shape kSolvedPair;
extern const Shape kSudokucoachObject;
extern const Shape kSudokupadObject;
extern const Shape kText;

/// All shapes, in the order in which they are tried.
std::span<const Shape* const> shapes();

/// A value that is a puzzle, or that should have been: then without a shape.
struct Item {
    std::size_t node = 0;
    const Shape* shape = nullptr;
};

/// The puzzles in `value`, in their order; at least one item.
void collect(const Value& value, std::vector<Item>& items);

/// The shape of `value` itself; nullptr when it is none.
const Shape* shape_of(const Value& value);

/// True for an element of an array that is a puzzle (or several), and no row or cell of one.
bool stands_alone(const Value& value);

/// A number, null, true, or a string of up to three characters.
bool is_cell_value(const Value& value);

/// True for a value that is a puzzle when it stands under such a key.
bool is_puzzle_value(const Value& value);

/// What a string holds: 81 symbols, numbers with gaps, N rows of N symbols, or 729 candidates.
/// False, with record.error, when it holds no puzzle.
bool read_text(const Value& text, const ReadOptions& options, Record& record);

}  // namespace nonet::text::json

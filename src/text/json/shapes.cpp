// The table of JSON shapes, and how values with several puzzles are taken apart.
#include "text/json/shapes.hpp"

#include <algorithm>
#include <array>

namespace nonet::text::json {

namespace {

constexpr std::array kTable = {
    &kText,               // "..3.2.6…", 729 candidates, numbers with gaps
    &kSolvedPair,         // ["..3.2.6…", "483921657…"]
    &kRowTexts,           // ["..3.2.6..", …]
    &kFlatArray,          // [0, 0, 3, …]
    &kRowArrays,          // [[0, 0, 3, …], …]
    &kFpuzzlesObject,     // {"size": 9, "grid": [[{"value": 5, "given": true}, …], …]}
    &kSudokupadObject,    // {"cells": [[{"value": 5}, …], …], "regions": …}
    &kSudokucoachObject,  // {"gridSize": 9, "givenDigits": "0030…", …}
    &kKeyedObject,        // {"puzzle": any of these, "solution": …}
};

/// Longer strings and arrays are whole puzzles, not rows.
constexpr std::size_t kLongestRow = 36;

}  // namespace

std::span<const Shape* const> shapes() {
    return kTable;
}

const Shape* shape_of(const Value& value) {
    const auto* const row = std::find_if(kTable.begin(), kTable.end(),
                                         [&](const Shape* shape) { return shape->matches(value); });
    return row == kTable.end() ? nullptr : *row;
}

bool is_cell_value(const Value& value) {
    if (value.is(Kind::string)) return value.text().size() <= 3;
    return !value.is(Kind::array) && !value.is(Kind::object);
}

bool is_puzzle_value(const Value& value) {
    constexpr std::size_t kShortest = 16;
    if (value.is(Kind::string)) return value.text().size() >= kShortest;
    if (value.is(Kind::array) && value.size() > 0) {
        return !is_cell_value(value.first()) || value.size() >= kShortest;
    }
    return value.is(Kind::object);
}

bool stands_alone(const Value& value) {
    if (value.is(Kind::object)) return value.size() > 0;
    if (value.is(Kind::string)) return value.text().size() > kLongestRow;
    if (!value.is(Kind::array) || value.size() == 0) return false;
    return !is_cell_value(value.first()) || value.size() > kLongestRow;
}

void collect(const Value& value, std::vector<Item>& items) {
    if (const Shape* shape = shape_of(value)) {
        items.push_back({value.index(), shape});
        return;
    }
    const std::size_t before = items.size();
    if (value.is(Kind::array)) {
        value.each_element([&](const Value& element) {
            collect(element, items);
            return true;
        });
    } else if (value.is(Kind::object)) {
        value.each_member([&](std::string_view key, const Value& member) {
            if (is_puzzle_key(key) && is_puzzle_value(member)) collect(member, items);
            return true;
        });
    }
    if (items.size() == before) items.push_back({value.index(), nullptr});
}

}  // namespace nonet::text::json

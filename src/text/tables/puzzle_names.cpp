// What people call a puzzle: the one list of names, from the files and services that use them.
//
// Some are good only where other things prove that a puzzle is meant: a column "value" holds
// numbers, but an object of JSON with a grid under "value" holds a puzzle. Where a table has two
// such columns the more telling name counts ("givens" is a puzzle here and a number there), so the
// order is a ranking.
#include "text/tables/puzzle_names.hpp"

#include "text/lines/source_line.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace nonet::text {

namespace {

enum class Where : std::uint8_t { both, column, key };

struct Name {
    std::string_view name;  ///< lower case, words not separated
    Where where;
};

/// The best first.
constexpr std::array<Name, 33> kNames = {{
    {"puzzle", Where::both},         {"puzzles", Where::both},
    {"question", Where::both},       {"questions", Where::both},
    {"quiz", Where::both},           {"quizzes", Where::both},
    {"sudoku", Where::both},         {"sudokus", Where::both},
    {"initialboard", Where::both},   {"initialgrid", Where::both},
    {"board", Where::both},          {"boards", Where::both},
    {"grid", Where::both},           {"grids", Where::both},
    {"puzzlestring", Where::column}, {"sudokustring", Where::column},
    {"unsolved", Where::both},       {"mission", Where::both},
    {"missions", Where::column},     {"startingcells", Where::both},
    {"startinggrid", Where::both},   {"givens", Where::both},
    {"cluestring", Where::column},   {"start", Where::both},
    {"newboard", Where::key},        {"startboard", Where::key},
    {"problem", Where::key},         {"problems", Where::key},
    {"value", Where::key},           {"unsolvedboard", Where::key},
    {"initial", Where::key},         {"data", Where::key},
    {"examples", Where::key},
}};

/// Lower case, words not separated.
std::string normal_name(std::string_view name) {
    std::string normal;
    for (const char c : name) {
        if (c != ' ' && c != '-' && c != '_') normal += to_lower(c);
    }
    return normal;
}

std::optional<std::size_t> find_name(std::string_view name, Where excluded) {
    const std::string normal = normal_name(name);
    const auto* const found = std::find_if(kNames.begin(), kNames.end(), [&](const Name& row) {
        return row.name == normal && row.where != excluded;
    });
    if (found == kNames.end()) return std::nullopt;
    return static_cast<std::size_t>(found - kNames.begin());
}

}  // namespace

std::optional<std::size_t> column_rank(std::string_view name) {
    return find_name(name, Where::key);
}

bool is_puzzle_key(std::string_view key) {
    return find_name(key, Where::column).has_value();
}

bool names_a_solution(std::string_view name) {
    const std::string normal = normal_name(name);
    return normal.find("solution") != std::string::npos ||
           normal.find("answer") != std::string::npos || normal == "solved" || normal == "target";
}

}  // namespace nonet::text

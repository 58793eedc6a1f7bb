// What people call a puzzle in tables and in JSON: see puzzle_names.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nonet::text {

inline constexpr std::size_t kWorstRank = static_cast<std::size_t>(-1);  ///< of no name at all

/// The rank of a name for the column of the puzzles, 0 being the most telling one; nothing for
/// another name. Upper and lower case, spaces, - and _ make no difference.
std::optional<std::size_t> column_rank(std::string_view name);

/// What a puzzle is called where an object of JSON holds one, such as "puzzle".
bool is_puzzle_key(std::string_view key);

/// True for "Solution", "best_answer" and the like.
bool names_a_solution(std::string_view name);

}  // namespace nonet::text

// Puzzles that are known to everybody, as facts: what no generator of ours would find in a second.
#pragma once

#include <span>
#include <string_view>

namespace nonet::cli {

/// 48 proper puzzles with 17 clues, the fewest that a proper puzzle can have.
std::span<const std::string_view> known_seventeen_clues();

/// 48 proper puzzles that ask for the longest chains of people and for the most nodes of programs.
std::span<const std::string_view> known_hardest();

}  // namespace nonet::cli

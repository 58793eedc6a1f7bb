// A rating in the notation of serate, the rater of Sudoku Explainer: what the players' forum pipes
// around.
#pragma once

#include <nonet/explainer.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::cli {

struct SerateRow {
    std::string_view line;                  ///< the input line as it stands
    std::uint64_t ordinal = 0;              ///< among the puzzles, from 1
    std::optional<ExplainerRating> rating;  ///< nothing: 0.0 for all three
    std::chrono::milliseconds elapsed{0};
};

/// %r %p %d the three ratings, %g the line, %n the ordinal, %e the time, %% a percent sign. As
/// there, a percent sign before any other character stands for both together.
std::string serate_text(std::string_view format, const SerateRow& row);

}  // namespace nonet::cli

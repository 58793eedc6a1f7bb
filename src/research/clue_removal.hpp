// Taking clues away one after another, for one puzzle or many side by side.
//
// One question decides about a clue: "with the other clues that are left, is there a grid with
// another digit here?" (redundant_clues.cpp tells why this is the question for any number of
// solutions, and it takes half of the time of counting to two). With few clues it is a hard one,
// since such a puzzle has very many solutions. So where there are few, each clue is asked about
// first while all the others are there: a clue that is needed then is needed whatever else goes.
// Only the others, mostly a handful, are tried one after another. That takes a third of the time
// for puzzles of 20 clues; with many clues most can go alone, and the first round would be lost.
//
// Many puzzles ask side by side in the lanes of the batch engine (batch/stream.hpp): the first
// round clue by clue, as nothing depends on the answers, the second puzzle by puzzle. With few
// puzzles single searches are faster.
//
// Tried and lost: taking clues away in groups of six and testing for uniqueness, as generators do,
// pays for full grids only.
#pragma once

#include "batch/engine.hpp"

#include <nonet/minimize.hpp>
#include <nonet/search.hpp>

#include <optional>
#include <span>
#include <vector>

namespace nonet::research {

/// With fewer puzzles single searches are faster.
inline constexpr std::size_t kFewPuzzles = 32;

/// As Minimizer::minimal and Minimizer::redundant.
std::vector<std::optional<Grid>> minimize_all(batch::Engine& engine, std::span<const Grid> puzzles,
                                              std::span<const RemovalOrder> orders,
                                              const Limits& limits);
std::vector<std::optional<std::vector<Cell>>> redundant_of_all(batch::Engine& engine,
                                                               std::span<const Grid> puzzles,
                                                               const Limits& limits);

}  // namespace nonet::research

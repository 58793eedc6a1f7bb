// Whether every clue is needed: see minimality.cpp.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <optional>

namespace nonet::dataset {

/// For a unique puzzle: true when each clue alone, left out, makes it have several solutions.
/// Nothing when a limit came first.
std::optional<bool> is_minimal(const Grid& puzzle, const Limits& limits);

}  // namespace nonet::dataset

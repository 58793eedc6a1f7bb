// The sets of puzzles that bench makes by itself: one row, one file in sets/.
//
// Each is made from a seed by this program, the same on every machine, and holds more puzzles than
// the widest kernel needs to be busy. Together they span what people feed a solver: from what
// logic alone solves to the hardest known, from no solution to very many.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/random.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace nonet::cli {

struct SetRow {
    std::string_view name;  ///< the stem of its file
    std::string_view summary;
    std::vector<Grid> (*make)(Random& random);
};

/// In the order of the table.
std::span<const SetRow> set_rows();

extern const SetRow kEasySet;
extern const SetRow kSeventeenSet;
extern const SetRow kMinimalSet;
extern const SetRow kHardSet;
extern const SetRow kHardestSet;
extern const SetRow kMixedSet;
extern const SetRow kSeveralSet;
extern const SetRow kSparseSet;

}  // namespace nonet::cli

// The fields of a path's rows, in the order of the table in commands/explain.cpp.
#pragma once

#include <cstddef>

namespace nonet::cli {

enum ExplainField : std::size_t {
    kText,
    kTechnique,
    kCount,
    kScore,
    kDifficulty,
    kPlaces,
    kRemoves,
    kKind,
    kIndex,
    kStatus,
    kTotal,
    kLevel,
    kRating,
    kSteps,
    kSummary
};

}  // namespace nonet::cli

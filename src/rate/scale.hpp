// One row of the private table of scales, and what a scale does with a puzzle.
//
// A scale is its public row and a function that makes a rater; the rater keeps what is dear between
// puzzles. A scale's name and version are a promise: whoever changes what a scale yields gives it
// another version.
#pragma once

#include <nonet/rate.hpp>

#include <memory>

namespace nonet {

/// Rates; keeps memory between puzzles.
class Rater::Impl {
  public:
    virtual ~Impl() = default;
    virtual Result<Rating> rate(const Puzzle& puzzle, const Limits& limits) = 0;
};

struct Scale {
    ScaleInfo info;
    std::unique_ptr<Rater::Impl> (*make)(const Scale& scale, const RateOptions& options) = nullptr;
};

const Scale& hodoku_scale();
const Scale& nodes_scale();
const Scale& se121_scale();
const Scale& se121_inv_scale();

std::span<const Scale* const> scale_table();

}  // namespace nonet

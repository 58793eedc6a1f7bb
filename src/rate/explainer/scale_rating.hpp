// What the scales with ER, EP and ED share: their options, and a row of `nonet rate` from a path.
#pragma once

#include "rate/explainer/rating.hpp"
#include "rate/scale.hpp"

namespace nonet::explainer {

/// When to stop early.
PathOptions path_options(const RateOptions& options);

/// The row for one puzzle.
Result<Rating> rating_on(const Scale& scale, const Result<Rated>& rated);

}  // namespace nonet::explainer

// Rows of the scales with ER, EP and ED.
#include "rate/explainer/scale_rating.hpp"

namespace nonet::explainer {

PathOptions path_options(const RateOptions& options) {
    PathOptions path;
    path.pearl = options.pearl;
    path.diamond = options.diamond;
    path.min_er = options.min_er;
    path.max_er = options.max_er;
    return path;
}

Result<Rating> rating_on(const Scale& scale, const Result<Rated>& rated) {
    if (!rated) return rated.error();
    Rating rating;
    rating.scale = &scale.info;
    rating.status = rated->status;
    rating.is_complete = rated->is_complete;
    if (rated->is_cut_short) rating.status = Status::unknown;
    const bool has_solution = rating.status == Status::unique || rating.status == Status::multiple;
    if (!has_solution || rated->is_complete) return rating;
    rating.explainer = rated->rating;
    rating.value = text_of(rated->rating);
    if (!rated->uses_uniqueness) rating.options = "no uniqueness rules";
    return rating;
}

}  // namespace nonet::explainer

// The mean is a ratio of two sums over groups, of weight times value and of weight; its error is
// that of a ratio (the usual linearisation): the root of the sum of (V - mean * W)^2 over the
// groups, divided by the sum of all weights.
#include <nonet/sampling.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nonet {

void WeightedMean::end_group() {
    ++groups_;
    const double value = std::exchange(group_values_, 0);
    const double weight = std::exchange(group_weights_, 0);
    values_ += value;
    weights_ += weight;
    squared_values_ += value * value;
    products_ += value * weight;
    squared_weights_ += weight * weight;
}

double WeightedMean::mean() const {
    return weights_ > 0 ? values_ / weights_ : 0;
}

double WeightedMean::standard_error() const {
    if (weights_ <= 0) return 0;
    const double m = mean();
    const double squares = squared_values_ - 2 * m * products_ + m * m * squared_weights_;
    return std::sqrt(std::max(0.0, squares)) / weights_;
}

}  // namespace nonet

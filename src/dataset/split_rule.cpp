// Dealing classes out without remembering any.
//
// The canonical form and the seed go through a hash whose output is spread evenly over [0, 1), and
// the part in whose stretch the number falls has the class. The hash is our own (the mixing steps
// of SplitMix64 over the five words of the form), since std::hash may differ from one library to
// the next and the split of a data set must not.
#include "canon/form_key.hpp"

#include <nonet/dataset.hpp>

#include <algorithm>
#include <numeric>

namespace nonet::dataset {

namespace {

std::uint64_t mixed(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111eb;
    return x ^ (x >> 31U);
}

}  // namespace

SplitRule::SplitRule(std::vector<double> weights, std::uint64_t seed)
    : ends_(std::move(weights)), seed_(seed) {
    const double sum = std::accumulate(ends_.begin(), ends_.end(), 0.0);
    double end = 0;
    for (double& weight : ends_) {
        end += weight / sum;
        weight = end;
    }
}

std::size_t SplitRule::part_of(const Grid& form) const {
    std::uint64_t hash = mixed(seed_);
    for (const std::uint64_t word : canon::key_of(form)) hash = mixed(hash ^ word);
    constexpr double kStep = 1.0 / static_cast<double>(std::uint64_t{1} << 53U);
    const double place = static_cast<double>(hash >> 11U) * kStep;
    const auto end = std::upper_bound(ends_.begin(), ends_.end() - 1, place);
    return static_cast<std::size_t>(end - ends_.begin());
}

}  // namespace nonet::dataset

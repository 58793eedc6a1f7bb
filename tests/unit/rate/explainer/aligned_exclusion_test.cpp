// Aligned exclusion: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerAlignedExclusion, FindsPairs) {
    expect_known_steps(20, find_aligned_pair_exclusions);
}

TEST(ExplainerAlignedExclusion, FindsTriplets) {
    expect_known_steps(22, find_aligned_triplet_exclusions);
}

}  // namespace
}  // namespace nonet::explainer

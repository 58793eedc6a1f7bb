// Aligned pair exclusion: the first one found is the original's.
#include "rate/explainer/rules.hpp"
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerAlignedPairExclusion, FindsPairs) {
    expect_known_steps(20, find_aligned_pair_exclusions);
}

}  // namespace
}  // namespace nonet::explainer

// Naked sets: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerNakedSets, FindPairs) {
    expect_known_steps(7, find_naked_pairs);
}

TEST(ExplainerNakedSets, FindTriplets) {
    expect_known_steps(10, find_naked_triplets);
}

TEST(ExplainerNakedSets, FindQuads) {
    expect_known_steps(16, find_naked_quads);
}

}  // namespace
}  // namespace nonet::explainer

// Hidden sets, direct and not: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerHiddenSets, FindDirectPairs) {
    expect_known_steps(3, find_direct_hidden_pairs);
}

TEST(ExplainerHiddenSets, FindDirectTriplets) {
    expect_known_steps(5, find_direct_hidden_triplets);
}

TEST(ExplainerHiddenSets, FindPairs) {
    expect_known_steps(9, find_hidden_pairs);
}

TEST(ExplainerHiddenSets, FindTriplets) {
    expect_known_steps(12, find_hidden_triplets);
}

TEST(ExplainerHiddenSets, FindQuads) {
    expect_known_steps(18, find_hidden_quads);
}

}  // namespace
}  // namespace nonet::explainer

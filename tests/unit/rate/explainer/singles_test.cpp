// Hidden and naked singles: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerSingles, FindTheHiddenOne) {
    expect_known_steps(1, find_hidden_singles);
}

TEST(ExplainerSingles, FindTheNakedOne) {
    expect_known_steps(4, find_naked_singles);
}

}  // namespace
}  // namespace nonet::explainer

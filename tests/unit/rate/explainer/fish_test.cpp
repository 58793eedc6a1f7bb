// Fish: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerFish, FindXWings) {
    expect_known_steps(8, find_x_wings);
}

TEST(ExplainerFish, FindSwordfish) {
    expect_known_steps(11, find_swordfish);
}

TEST(ExplainerFish, FindJellyfish) {
    expect_known_steps(17, find_jellyfish);
}

}  // namespace
}  // namespace nonet::explainer

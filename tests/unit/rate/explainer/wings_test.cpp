// Wings: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerWings, FindXyWings) {
    expect_known_steps(13, find_xy_wings);
}

TEST(ExplainerWings, FindXyzWings) {
    expect_known_steps(14, find_xyz_wings);
}

}  // namespace
}  // namespace nonet::explainer

// Unique rectangles and loops of all types: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerUniqueLoops, FindTheOne) {
    expect_known_steps(15, find_unique_loops);
}

}  // namespace
}  // namespace nonet::explainer

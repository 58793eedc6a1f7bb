// Pointing and claiming, direct and not: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerLocking, FindsTheDirectOne) {
    expect_known_steps(2, find_direct_locking);
}

TEST(ExplainerLocking, FindsTheOne) {
    expect_known_steps(6, find_locking);
}

}  // namespace
}  // namespace nonet::explainer

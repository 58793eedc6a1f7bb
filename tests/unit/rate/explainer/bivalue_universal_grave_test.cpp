// Bivalue universal graves of all types: the first one found is the original's.
#include "unit/rate/explainer/known_steps.hpp"

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ExplainerGrave, FindsTheOne) {
    expect_known_steps(19, find_bivalue_universal_graves);
}

}  // namespace
}  // namespace nonet::explainer

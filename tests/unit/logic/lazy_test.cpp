// Parts of the machinery: built when asked for, again only when dropped, in the same place.
#include "logic/kit/lazy.hpp"

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

TEST(Lazy, BuildsWhenAskedAndAgainWhenDropped) {
    Lazy<int> part;
    int builds = 0;
    const auto build = [&builds](int& value) { value = ++builds; };
    EXPECT_EQ(builds, 0);
    const int* const place = &part.get(build);
    EXPECT_EQ(part.get(build), 1);
    part.drop();
    EXPECT_EQ(builds, 1);
    EXPECT_EQ(part.get(build), 2);
    EXPECT_EQ(&part.get(build), place);
}

}  // namespace
}  // namespace nonet::logic

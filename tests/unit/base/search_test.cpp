// The words of a search's outcome, and what its defaults mean.
#include <nonet/search.hpp>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Status, IsNamedAsInTheOutput) {
    EXPECT_STREQ(name_of(Status::none), "none");
    EXPECT_STREQ(name_of(Status::unique), "unique");
    EXPECT_STREQ(name_of(Status::multiple), "multiple");
    EXPECT_STREQ(name_of(Status::solved), "solved");
    EXPECT_STREQ(name_of(Status::unknown), "unknown");
}

TEST(Outcome, KnowsNothingAtFirst) {
    const Outcome<int> outcome;
    EXPECT_EQ(outcome.status, Status::unknown);
    EXPECT_FALSE(outcome.solution.has_value());
}

}  // namespace
}  // namespace nonet

// The search finds every solution once and obeys its budget.
#include "solve/search.hpp"

#include <atomic>
#include <set>

#include <gtest/gtest.h>

namespace nonet {
namespace {

// Six solutions, listed by hand from a public report of this puzzle.
constexpr const char* kSixSolutions =
    "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";

Candidates candidates_of(const char* line) {
    return Candidates::from_grid(Grid::from_line(line).value());
}

TEST(Search, FindsEverySolutionOnce) {
    Budget budget({});
    Search search(candidates_of(kSixSolutions), budget);
    std::set<Grid> found;
    int visits = 0;
    while (const auto grid = search.next()) {
        EXPECT_TRUE(is_solution(*grid));
        found.insert(*grid);
        ++visits;
    }
    EXPECT_EQ(visits, 6);
    EXPECT_EQ(found.size(), 6U);
    EXPECT_FALSE(search.next().has_value()) << "the end stays the end";
}

TEST(Search, StopsAtItsBudget) {
    Budget budget(Limits{.nodes = 100});
    Search search(Candidates(), budget);
    int visits = 0;
    while (search.next()) ++visits;
    EXPECT_TRUE(budget.reached());
    EXPECT_LE(visits, 101);
    EXPECT_FALSE(search.next().has_value());
}

TEST(Search, StopsWhenCancelled) {
    const std::atomic<bool> cancel = true;
    Limits limits;
    limits.cancel = &cancel;
    Budget budget(limits);
    EXPECT_FALSE(Search(Candidates(), budget).next().has_value());
    EXPECT_TRUE(budget.reached());
}

TEST(Search, CountsUpToItsLimit) {
    Budget budget({});
    EXPECT_EQ(Search(candidates_of(kSixSolutions), budget).count(Uint128{100}), Uint128{6});
    Search search(candidates_of(kSixSolutions), budget);
    EXPECT_EQ(search.count(Uint128{4}), Uint128{4});
    EXPECT_EQ(search.count(Uint128{4}), Uint128{2}) << "goes on where it stopped";
}

TEST(Search, CountingStopsAtItsBudget) {
    Budget budget(Limits{.nodes = 1000});
    Search(Candidates(), budget).count(Uint128::max());
    EXPECT_TRUE(budget.reached());
    EXPECT_EQ(budget.spent(), 1000U);
}

}  // namespace
}  // namespace nonet

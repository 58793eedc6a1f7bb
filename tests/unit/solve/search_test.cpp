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

Planes planes_of(const char* line) {
    return Planes(Candidates::from_grid(Grid::from_line(line).value()));
}

TEST(Search, FindsEverySolutionOnce) {
    Budget budget({});
    Search search(planes_of(kSixSolutions), budget);
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
    Search search(Planes{Candidates{}}, budget);
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
    EXPECT_FALSE(Search(Planes{Candidates{}}, budget).next().has_value());
    EXPECT_TRUE(budget.reached());
}

TEST(Search, RandomOrderFindsEverySolutionOnceToo) {
    Random random(7);
    Budget budget({});
    Search search(planes_of(kSixSolutions), budget, &random);
    std::set<Grid> found;
    while (const auto grid = search.next()) found.insert(*grid);
    EXPECT_EQ(found.size(), 6U);
}

}  // namespace
}  // namespace nonet

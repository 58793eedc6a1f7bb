// A search must stop where its limits say: after so many nodes, by the flag, by the clock.
#include "base/budget.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// More nodes than lie between two looks at the clock and the flag.
constexpr int kEnoughNodes = 1000;

bool spends(Budget& budget, int nodes) {
    for (int i = 0; i < nodes; ++i) {
        if (!budget.spend()) return false;
    }
    return true;
}

TEST(Budget, IsEndlessByDefault) {
    Budget budget(Limits{});
    EXPECT_TRUE(spends(budget, 100000));
    EXPECT_FALSE(budget.reached());
    EXPECT_EQ(budget.spent(), 100000U);
}

TEST(Budget, GivesExactlyTheNodesOfTheLimit) {
    Limits limits;
    limits.nodes = 3;
    Budget budget(limits);
    EXPECT_TRUE(spends(budget, 3));
    EXPECT_FALSE(budget.reached());
    EXPECT_FALSE(budget.spend());
    EXPECT_TRUE(budget.reached());
    EXPECT_FALSE(budget.spend());
    EXPECT_EQ(budget.spent(), 3U);
}

TEST(Budget, OfNoNodesRefusesTheFirst) {
    Limits limits;
    limits.nodes = 0;
    Budget budget(limits);
    EXPECT_FALSE(budget.spend());
    EXPECT_EQ(budget.spent(), 0U);
}

TEST(Budget, SeesTheFlagAndStaysReached) {
    std::atomic<bool> cancel{false};
    Limits limits;
    limits.cancel = &cancel;
    Budget budget(limits);
    EXPECT_TRUE(spends(budget, kEnoughNodes));
    cancel = true;
    EXPECT_FALSE(spends(budget, kEnoughNodes));
    cancel = false;
    EXPECT_FALSE(budget.spend());
}

TEST(Budget, IsReachedAtOnceWhenTheFlagIsUpAlready) {
    const std::atomic<bool> cancel{true};
    Limits limits;
    limits.cancel = &cancel;
    EXPECT_TRUE(Budget(limits).reached());
}

TEST(Budget, IsReachedAtOnceWhenTheDeadlineHasPassed) {
    Limits limits;
    limits.deadline = Limits::Clock::now() - std::chrono::seconds(1);
    Budget budget(limits);
    EXPECT_TRUE(budget.reached());
    EXPECT_FALSE(budget.spend());
}

TEST(Budget, SeesTheDeadlinePass) {
    Limits limits;
    limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(1);
    Budget budget(limits);
    while (Limits::Clock::now() < limits.deadline) {
    }
    EXPECT_FALSE(spends(budget, kEnoughNodes));
    EXPECT_TRUE(budget.reached());
}

TEST(Budget, RunsOnBeforeTheDeadline) {
    Limits limits;
    limits.deadline = Limits::Clock::now() + std::chrono::hours(1);
    Budget budget(limits);
    EXPECT_TRUE(spends(budget, kEnoughNodes));
}

}  // namespace
}  // namespace nonet

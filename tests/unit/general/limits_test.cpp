// Searches stop when they are told to, say so, and need no deep stack.
#include "unit/general/boards.hpp"

#include <nonet/general.hpp>

#include <atomic>
#include <chrono>

#include <gtest/gtest.h>
#include <pthread.h>

namespace nonet::test {

namespace {

const Board kEmpty16(BoxShape{4, 4});

TEST(Limits, NodesStopEveryQuestion) {
    Limits limits;
    limits.nodes = 3;
    EXPECT_EQ(some_solution(kEmpty16, limits).status, Status::unknown);
    EXPECT_EQ(first_solution(kEmpty16, limits).status, Status::unknown);
    EXPECT_EQ(classify(kEmpty16, Order::any, limits).status, Status::unknown);
    EXPECT_FALSE(solution_candidates(kEmpty16, limits));
    const SolutionCount count = count_solutions(kEmpty16, 0, limits);
    EXPECT_FALSE(count.exact);
    EXPECT_EQ(count.end, SearchEnd::by_limit);
    EXPECT_EQ(for_each_solution(
                  kEmpty16, [](const Board&) { return true; }, Order::any, limits),
              SearchEnd::by_limit);
}

TEST(Limits, EnoughNodesForOneSolutionLeaveItWithUnknown) {
    Limits limits;
    for (limits.nodes = 1; limits.nodes < 10000; ++limits.nodes) {
        const Outcome<Board> outcome = classify(kEmpty16, Order::any, limits);
        if (!outcome.solution) continue;
        EXPECT_EQ(outcome.status, Status::unknown);
        EXPECT_TRUE(is_solution(*outcome.solution));
        return;
    }
    FAIL() << "no solution of an empty board within 10000 nodes";
}

TEST(Limits, CancelAndPastDeadlineStop) {
    const std::atomic<bool> cancel{true};
    Limits cancelled;
    cancelled.cancel = &cancel;
    EXPECT_EQ(some_solution(kEmpty16, cancelled).status, Status::unknown);
    Limits late;
    late.deadline = Limits::Clock::now() - std::chrono::seconds(1);
    EXPECT_EQ(count_solutions(kEmpty16, 0, late).end, SearchEnd::by_limit);
    EXPECT_EQ(first_solution(kEmpty16, late).status, Status::unknown);
}

TEST(Limits, EndlessCountsEndAtTheDeadline) {
    for (const BoxShape box : {BoxShape{4, 4}, BoxShape{6, 6}}) {
        Limits limits;
        limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(100);
        EXPECT_EQ(count_solutions(Board(box), 0, limits).end, SearchEnd::by_limit);
    }
}

TEST(Limits, VisitorStops) {
    int visits = 0;
    const SearchEnd end = for_each_solution(
        Board(BoxShape{2, 3}), [&](const Board&) { return ++visits < 10; }, Order::lexicographic);
    EXPECT_EQ(end, SearchEnd::by_visitor);
    EXPECT_EQ(visits, 10);
}

void* fill_on_this_thread(void* result) {
    const Board empty(BoxShape{6, 6});
    const Outcome<Board> some = some_solution(empty);
    int visits = 0;
    for_each_solution(
        Board(BoxShape{5, 5}), [&](const Board&) { return ++visits < 50; }, Order::any);
    *static_cast<bool*>(result) = some.solution && is_solution(*some.solution) && visits == 50;
    return nullptr;
}

TEST(Limits, SmallStackIsEnough) {
    pthread_attr_t attributes;
    ASSERT_EQ(pthread_attr_init(&attributes), 0);
    ASSERT_EQ(pthread_attr_setstacksize(&attributes, 256 * 1024), 0);
    pthread_t thread{};
    bool fine = false;
    ASSERT_EQ(pthread_create(&thread, &attributes, fill_on_this_thread, &fine), 0);
    ASSERT_EQ(pthread_join(thread, nullptr), 0);
    pthread_attr_destroy(&attributes);
    EXPECT_TRUE(fine);
}

}  // namespace

}  // namespace nonet::test

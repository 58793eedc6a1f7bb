// The parts of the engine, each with what only it can get wrong.
#include "base/budget.hpp"
#include "general/activity.hpp"
#include "general/clauses.hpp"
#include "general/count_cache.hpp"
#include "general/hall.hpp"
#include "general/model.hpp"
#include "general/oracle.hpp"
#include "general/state.hpp"
#include "unit/general/boards.hpp"

#include <array>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::test {

namespace {

using namespace nonet::general;  // NOLINT(google-build-using-namespace)

TEST(Model, ItemsAndCandidatesAgree) {
    for (const BoxShape box : {BoxShape{2, 3}, BoxShape{1, 7}, BoxShape{5, 7}, BoxShape{6, 6}}) {
        const Model model(box);
        const int houses = box.rows == 1 ? 2 : 3;
        EXPECT_EQ(model.house_count(), houses * box.side());
        EXPECT_EQ(model.item_count(), (houses + 1) * box.side() * box.side());
        for (int candidate = 0; candidate < model.candidate_count(); ++candidate) {
            const int cell = model.cell_of(candidate);
            const int value = candidate - model.candidate(cell, 1);
            ASSERT_EQ(model.candidate_at(cell, value), candidate);
            for (const Model::Link& link : model.houses_of(cell)) {
                ASSERT_EQ(model.candidate_at(link.first_item + value, link.place), candidate);
            }
        }
    }
}

TEST(State, UndoRestoresEverything) {
    const Model model(BoxShape{2, 3});
    State state(model);
    ASSERT_TRUE(state.load(board_of({2, 3}, "..4.1.2.....3.615..5.3....3...5...6.")));
    ASSERT_TRUE(state.solved());
    State open(model);
    const auto masks = open.masks();
    const auto counts = open.counts();
    open.open_level();
    open.assert_literal(is_in(0), {});
    ASSERT_TRUE(open.spread());
    open.open_level();
    open.assert_literal(is_out(100), {});
    // A second "1" in row 1 is a conflict; undo must mend that too.
    open.assert_literal(is_in(model.candidate(7, 2)), {});
    open.assert_literal(is_in(model.candidate(8, 2)), {});
    EXPECT_FALSE(open.spread());
    open.undo_to(0);
    EXPECT_EQ(open.masks(), masks);
    EXPECT_EQ(open.counts(), counts);
    EXPECT_FALSE(open.conflict().found);
    EXPECT_TRUE(open.spread());
}

TEST(Clauses, ForceTheLastLiteralAndSeeConflicts) {
    const Model model(BoxShape{3, 3});
    State state(model);
    ClauseStore clauses(model);
    const std::array<Literal, 3> clause{is_in(0), is_out(100), is_in(200)};
    clauses.add(clause, 3);
    state.open_level();
    state.assert_literal(is_out(0), {});
    ASSERT_TRUE(clauses.follow(is_out(0), state));
    EXPECT_TRUE(state.is_open(is_in(200)));
    state.assert_literal(is_out(200), {});
    ASSERT_TRUE(clauses.follow(is_out(200), state));
    EXPECT_TRUE(state.holds(is_out(100)));
    EXPECT_EQ(state.reason(100).kind(), Reason::Kind::clause);
    // Without undoing, the opposite of the last literal cannot be asserted; a second clause can
    // contradict it.
    const std::array<Literal, 2> contrary{is_in(100), is_in(300)};
    clauses.add(contrary, 2);
    state.assert_literal(is_out(300), {});
    EXPECT_FALSE(clauses.follow(is_out(300), state));
    EXPECT_EQ(state.conflict().reason.kind(), Reason::Kind::clause);
}

TEST(Clauses, ReduceKeepsPermanentClauses) {
    const Model model(BoxShape{3, 3});
    const State state(model);
    ClauseStore clauses(model);
    for (int i = 0; i < 100; ++i) {
        const std::array<Literal, 3> clause{is_in(i), is_in(i + 200), is_in(i + 400)};
        clauses.add(clause, i % 10 == 0 ? ClauseStore::kPermanent : 10 + i);
    }
    for (int i = 0; i < 12; ++i) clauses.reduce(state);
    EXPECT_GE(clauses.count(), 10U);
    EXPECT_LT(clauses.count(), 20U);
}

TEST(Activity, MostActiveFirstThenByNumber) {
    ActivityHeap heap(50);
    for (int i = 49; i >= 0; --i) heap.insert(i);
    heap.bump(30);
    heap.decay();
    heap.bump(20);
    EXPECT_EQ(heap.pop(), 20);
    EXPECT_EQ(heap.pop(), 30);
    for (int i = 0; i < 48; ++i) {
        const int expected = i < 20 ? i : (i < 29 ? i + 1 : i + 2);
        EXPECT_EQ(heap.pop(), expected);
    }
    EXPECT_TRUE(heap.is_empty());
}

TEST(Hall, ThreeCellsForTwoValuesAreAViolation) {
    const Model model(BoxShape{3, 3});
    State state(model);
    HallCheck check;
    EXPECT_FALSE(check.finds_violation(state));
    state.open_level();
    // r1c1, r1c5 and r1c9 keep 1 and 2 only: no cell and no value is short by itself.
    for (const int cell : {0, 4, 8}) {
        for (int value = 3; value <= 9; ++value) {
            state.assert_literal(is_out(model.candidate(cell, value)), {});
        }
    }
    ASSERT_TRUE(state.spread());
    ASSERT_TRUE(check.finds_violation(state));
    EXPECT_EQ(check.clause().size(), 21U);
    for (const Literal literal : check.clause()) EXPECT_TRUE(state.fails(literal));
}

TEST(CountCache, KeysSeeWhatIsOpenOnly) {
    const Model model(BoxShape{2, 2});
    State a(model);
    State same_rest(model);
    State other_rest(model);
    ASSERT_TRUE(a.load(board_of({2, 2}, "12343412........")));
    ASSERT_TRUE(same_rest.load(board_of({2, 2}, "34121234........")));
    ASSERT_TRUE(other_rest.load(board_of({2, 2}, "12344321........")));
    EXPECT_EQ(CountCache::key(a), CountCache::key(same_rest));
    EXPECT_NE(CountCache::key(a), CountCache::key(other_rest));
    EXPECT_NE(CountCache::key(a), CountCache::key(State(model)));
}

TEST(CountCache, GivesBackWhatWasStoredAndNothingElse) {
    CountCache cache;
    for (std::uint64_t i = 1; i <= 5000; ++i) cache.store({i, i * 7919}, i);
    for (std::uint64_t i = 4990; i <= 5000; ++i) {
        EXPECT_EQ(cache.find({i, i * 7919}), Uint128{i});
    }
    EXPECT_FALSE(cache.find({1, 5000 * 7919}));
}

TEST(Oracle, AnswersUnderAssumptionsAndForgetsThem) {
    const Model model(BoxShape{2, 2});
    State state(model);
    ASSERT_TRUE(state.load(board_of({2, 2}, ".....1..1.43.31.")));
    Oracle oracle(state);
    Budget budget{Limits{}};
    const std::array<Literal, 1> two{is_in(model.candidate(0, 2))};
    const std::array<Literal, 1> three{is_in(model.candidate(0, 3))};
    const std::array<Literal, 1> four{is_in(model.candidate(0, 4))};
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(oracle.ask(two, budget), Answer::yes);
        EXPECT_EQ(oracle.solution()[0], 2);
        EXPECT_EQ(oracle.ask(four, budget), Answer::no);
        EXPECT_EQ(oracle.ask(three, budget), Answer::yes);
        EXPECT_EQ(oracle.solution()[0], 3);
    }
    oracle.exclude_solution();
    EXPECT_EQ(oracle.ask({}, budget), Answer::yes);
    EXPECT_EQ(oracle.solution()[0], 2);
    oracle.exclude_solution();
    EXPECT_EQ(oracle.ask({}, budget), Answer::no);
}

}  // namespace

}  // namespace nonet::test

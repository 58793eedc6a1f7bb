// The singles of the givens by masks of cells, against the same singles by items.
#include "general/givens.hpp"

#include "general/model.hpp"
#include "general/state.hpp"
#include "unit/general/boards.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::test {

namespace {

using namespace nonet::general;  // NOLINT(google-build-using-namespace)

/// Enters the givens one by one as a search does. False on a conflict.
bool enter_as_decisions(State& state, const Board& puzzle) {
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
        if (puzzle[cell] == 0) continue;
        const Literal given = is_in(state.model().candidate(cell, puzzle[cell]));
        if (state.fails(given)) return false;
        if (state.is_open(given)) state.assert_literal(given, {});
        if (!state.spread()) return false;
    }
    return true;
}

void expect_same_position(const State& a, const State& b) {
    EXPECT_EQ(a.masks(), b.masks());
    EXPECT_EQ(a.counts(), b.counts());
    EXPECT_EQ(a.solved(), b.solved());
    for (int candidate = 0; candidate < a.model().candidate_count(); ++candidate) {
        ASSERT_EQ(a.truth(candidate), b.truth(candidate)) << candidate;
    }
}

TEST(Givens, LeaveWhatTheItemsLeave) {
    Random random(20);
    int solved = 0;
    int contradictory = 0;
    for (const BoxShape box : {BoxShape{2, 2}, BoxShape{2, 3}, BoxShape{1, 7}, BoxShape{3, 3},
                               BoxShape{5, 2}, BoxShape{4, 4}, BoxShape{3, 6}}) {
        const Model model(box);
        const auto cells = static_cast<std::uint64_t>(model.cell_count());
        for (int i = 0; i < 60; ++i) {
            const int blanks = static_cast<int>(random.below(2 * cells));
            const Board puzzle = random_puzzle(box, blanks, i % 3 == 0, random);
            State by_items(model);
            State by_masks(model);
            const bool fine = enter_as_decisions(by_items, puzzle);
            ASSERT_EQ(by_masks.load(puzzle), fine) << puzzle.to_line();
            if (fine) expect_same_position(by_masks, by_items);
            solved += by_masks.solved() ? 1 : 0;
            contradictory += fine ? 0 : 1;
        }
    }
    EXPECT_GT(solved, 50);
    EXPECT_GT(contradictory, 50);
}

TEST(Givens, FindEachKindOfContradiction) {
    for (const char* puzzle : {
             "1..1............",  // two in a row
             "..1...........1.",  // two in a column
             "1....1..........",  // two in a box
             "123............4",  // no value for r1c4
             "12....3.........",  // no place for 3 in row 1: r2c3 is in the box of both blanks
         }) {
        State state(Model::of({2, 2}));
        EXPECT_FALSE(state.load(board_of({2, 2}, puzzle))) << puzzle;
    }
}

TEST(Givens, NeedNoneForABoardOfOneCell) {
    const Model model(BoxShape{1, 1});
    State state(model);
    EXPECT_TRUE(state.load(Board(BoxShape{1, 1})));
    EXPECT_TRUE(state.solved());
    EXPECT_EQ(state.board()[0], 1);
}

TEST(Givens, LeaveAStateThatASearchCanUndo) {
    const Model model(BoxShape{4, 4});
    Random random(21);
    State state(model);
    ASSERT_TRUE(state.load(random_puzzle({4, 4}, 300, false, random)));
    ASSERT_FALSE(state.solved());
    const State before = state;
    for (int candidate = 0; candidate < model.candidate_count(); ++candidate) {
        if (state.truth(candidate) != Truth::open) continue;
        state.open_level();
        state.assert_literal(is_in(candidate), {});
        state.spread();
        state.undo_to(0);
        ASSERT_EQ(state.masks(), before.masks());
        ASSERT_EQ(state.counts(), before.counts());
    }
    expect_same_position(state, before);
}

}  // namespace

}  // namespace nonet::test

// What a hint says first: mistakes before steps, and why techniques are off.
#include <nonet/hint.hpp>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

const Grid kSolution =
    Grid::from_line(
        "278145693354698712916273485692817354837564129145329876423751968581936247769482531")
        .value();

/// The solution without the cells of row 1.
Grid most_of_it() {
    Grid grid = kSolution;
    for (Cell cell = 0; cell < 9; ++cell) grid.set(cell, 0);
    return grid;
}

Hint hint_of(const State& state, const PuzzleFacts& facts) {
    const Profile& profile = *find_profile("nonet");
    Solver solver(profile);
    return hint_for(state, facts, profile, solver);
}

std::string said(const Hint& hint, const State& state, const char* code = "en",
                 HintLevel level = HintLevel::full) {
    return tell(hint, state, *find_language(code), level);
}

TEST(Hint, NamesAWrongDigitFirst) {
    const Grid givens = most_of_it();
    Grid placed;
    placed.set(0, 7);  // belongs to r1c2
    const State state(givens, placed);
    const Hint hint = hint_of(state, PuzzleFacts::of(givens));
    ASSERT_EQ(hint.kind, HintKind::mistakes);
    ASSERT_EQ(hint.mistakes.size(), 1u);
    EXPECT_EQ(hint.mistakes[0].cell, 0);
    EXPECT_EQ(said(hint, state), "r1c1 is not 7; it must be 2.");
    EXPECT_EQ(said(hint, state, "en", HintLevel::vague), "r1c1 is not 7.");
    EXPECT_EQ(said(hint, state, "ko"), "r1c1은 7이 아니라 2여야 합니다.");
    EXPECT_EQ(said(hint, state, "zh"), "r1c1 不是 7，应该是 2。");
}

TEST(Hint, NamesACandidateThatWasCrossedOutByMistake) {
    const Grid givens = most_of_it();
    State state(givens);
    state.remove(Candidate::at(4, 4));
    const Hint hint = hint_of(state, PuzzleFacts::of(givens));
    ASSERT_EQ(hint.kind, HintKind::mistakes);
    EXPECT_EQ(said(hint, state, "en", HintLevel::technique),
              "r1c5 lacks a candidate that was crossed out by mistake.");
    EXPECT_EQ(said(hint, state, "ko"), "r1c5에서 후보 4를 잘못 지웠습니다. r1c5는 4여야 합니다.");
}

TEST(Hint, GivesTheNextStepOtherwise) {
    Grid givens = kSolution;
    givens.set(80, 0);
    const State state(givens);
    const Hint hint = hint_of(state, PuzzleFacts::of(givens));
    ASSERT_EQ(hint.kind, HintKind::step);
    EXPECT_EQ(hint.step->step.placements, std::vector{Candidate::at(80, 1)});
}

TEST(Hint, SaysWhenNothingIsLeftToDo) {
    const State state(kSolution);
    const Hint hint = hint_of(state, PuzzleFacts::of(kSolution));
    EXPECT_EQ(hint.kind, HintKind::solved);
    EXPECT_EQ(said(hint, state), "The puzzle is solved.");
}

TEST(Hint, SaysWhenThePuzzleHasNoSolution) {
    const Grid clash = Grid::from_line("11" + std::string(79, '.')).value();
    const Hint hint = hint_of(State(clash), PuzzleFacts::of(clash));
    EXPECT_EQ(hint.kind, HintKind::no_solution);
    EXPECT_EQ(said(hint, State(clash), "zh"), "这道题无解。");
}

TEST(Hint, UsesNoUniquenessWithSeveralSolutionsAndSaysSo) {
    const Grid puzzle;  // the empty grid: nothing to find
    const State state(puzzle);
    const Hint hint = hint_of(state, PuzzleFacts::of(puzzle));
    ASSERT_EQ(hint.kind, HintKind::stuck);
    EXPECT_FALSE(hint.tried.empty());
    for (const TechniqueInfo* technique : hint.tried) EXPECT_FALSE(technique->assumes_unique);
    const std::string text = said(hint, state);
    EXPECT_NE(text.find("Tried: Full House, "), std::string::npos) << text;
    EXPECT_NE(text.find("has several solutions"), std::string::npos) << text;
}

TEST(Hint, ChecksDigitsAgainstAllOfSeveralSolutions) {
    // Two solutions, with 3 or 7 in r1c2.
    const Grid givens =
        Grid::from_line(
            "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5."
            "6..2..71.")
            .value();
    const PuzzleFacts facts = PuzzleFacts::of(givens);
    ASSERT_EQ(facts.status, Status::multiple);
    Grid placed;
    placed.set(1, 7);
    EXPECT_NE(hint_of(State(givens, placed), facts).kind, HintKind::mistakes);
    placed.set(1, 9);
    const Hint hint = hint_of(State(givens, placed), facts);
    ASSERT_EQ(hint.kind, HintKind::mistakes);
    EXPECT_EQ(said(hint, State(givens, placed)),
              "r1c2 is not 9: no solution of this puzzle has it there.");
}

TEST(Hint, SaysWhenEntriesLeaveNoSolutionTogether) {
    const Grid puzzle;
    State state(puzzle, Grid::from_line("12345678" + std::string(73, '.')).value());
    state.remove(Candidate::at(8, 9));
    const Hint hint = hint_of(state, PuzzleFacts::of(puzzle));
    EXPECT_EQ(hint.kind, HintKind::dead_end);
}

}  // namespace
}  // namespace nonet::logic

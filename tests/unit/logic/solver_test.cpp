// The loop: what it solves, what it counts, what can be taken back.
#include <nonet/solver.hpp>

#include <atomic>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

const char* const kSingles =
    "000105000140000670080002400063070010900000003010090520007200080026000035000409000";

Profile singles() {
    return parse_profile(
               "profile p 1\nmost easy 100\nstep full-house easy 1\nstep naked-single easy 2\n"
               "step hidden-single easy 3\n")
        .value();
}

TEST(Solver, SolvesWithSinglesAndAddsUpTheScores) {
    const Grid puzzle = Grid::from_line(kSingles).value();
    const PuzzleFacts facts = PuzzleFacts::of(puzzle);
    ASSERT_TRUE(facts.is_unique());
    const Profile profile = singles();
    const Path path = solve_path(State(puzzle), facts, profile);
    EXPECT_TRUE(path.is_solved);
    EXPECT_EQ(path.steps.size(), 81U - static_cast<std::size_t>(puzzle.clue_count()));
    std::int64_t sum = 0;
    State state(puzzle);
    for (const RatedStep& step : path.steps) {
        EXPECT_TRUE(is_sound(step.step, *facts.solution));
        EXPECT_TRUE(changes(step.step, state));
        apply(step.step, state);
        sum += step.score;
    }
    EXPECT_EQ(path.score, sum);
    EXPECT_EQ(state.values(), *facts.solution);
    EXPECT_EQ(path.level, path.score > 100 ? Level::medium : Level::easy);
}

TEST(Solver, TakesStepsBack) {
    const Grid puzzle = Grid::from_line(kSingles).value();
    const Profile profile = singles();
    Solver solver(profile);
    solver.set_puzzle(State(puzzle), PuzzleFacts::of(puzzle));
    const State before = solver.state();
    EXPECT_FALSE(solver.undo());
    const std::optional<RatedStep> step = solver.next();
    ASSERT_TRUE(step);
    solver.apply(step->step);
    EXPECT_NE(solver.state(), before);
    EXPECT_TRUE(solver.undo());
    EXPECT_EQ(solver.state(), before);
    EXPECT_FALSE(solver.undo());
    EXPECT_EQ(solver.next()->step, step->step);
}

TEST(Solver, StopsWhereALimitComes) {
    const Grid puzzle = Grid::from_line(kSingles).value();
    const Profile profile = singles();
    const std::atomic<bool> cancel = true;
    Limits limits;
    limits.cancel = &cancel;
    Solver solver(profile);
    solver.set_puzzle(State(puzzle), PuzzleFacts::of(puzzle));
    EXPECT_TRUE(is_over(limits));
    EXPECT_FALSE(solver.next(limits));
    EXPECT_TRUE(solver.all(limits).empty());
    const Path path = solver.path(limits);
    EXPECT_TRUE(path.steps.empty());
    EXPECT_TRUE(path.is_cut_short);
    EXPECT_FALSE(is_over(Limits()));
    EXPECT_TRUE(solver.path().is_solved);
    EXPECT_FALSE(solver.undo());
}

TEST(Solver, KnowsWhenAPuzzleIsNotUnique) {
    EXPECT_EQ(PuzzleFacts::of(Grid()).status, Status::multiple);
    EXPECT_FALSE(PuzzleFacts::of(Grid()).solution);
    EXPECT_EQ(PuzzleFacts::of(Candidates()).status, Status::multiple);
}

}  // namespace
}  // namespace nonet::logic

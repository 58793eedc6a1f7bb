// The loop: what it solves, what it counts, what can be taken back.
#include <nonet/solver.hpp>

#include <algorithm>
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

TEST(Solver, TellsNoWhipAgainAsABraid) {
    const Grid puzzle =
        Grid::from_line(
            "98.7..6..5...4......3..9.5.8....3.9..37...2.....1......5...7.8....4..1......6...2")
            .value();
    Solver solver(*find_profile("nonet"));
    solver.set_puzzle(State(puzzle), PuzzleFacts::of(puzzle));
    const std::size_t braids_alone = solver.all(*find_technique("braid")).size();
    std::vector<std::vector<Candidate>> whips;
    std::vector<std::vector<Candidate>> braids;
    for (const Step& step : solver.all()) {
        if (step.technique->name == "whip") whips.push_back(step.removals);
        if (step.technique->name == "braid") braids.push_back(step.removals);
    }
    ASSERT_FALSE(whips.empty());
    EXPECT_LT(braids.size(), braids_alone);
    for (const std::vector<Candidate>& removals : braids)
        EXPECT_EQ(std::find(whips.begin(), whips.end(), removals), whips.end());
}

TEST(Solver, KnowsWhenAPuzzleIsNotUnique) {
    EXPECT_EQ(PuzzleFacts::of(Grid()).status, Status::multiple);
    EXPECT_FALSE(PuzzleFacts::of(Grid()).solution);
    EXPECT_EQ(PuzzleFacts::of(Candidates()).status, Status::multiple);
}

}  // namespace
}  // namespace nonet::logic

// Steps as data: what they change, whether they are sound.
#include <nonet/solve.hpp>
#include <nonet/step.hpp>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

TEST(Step, ChangesAndApplies) {
    State state;
    Step step;
    step.removals = {Candidate::at(4, 5)};
    EXPECT_TRUE(changes(step, state));
    apply(step, state);
    EXPECT_FALSE(state.has(Candidate::at(4, 5)));
    EXPECT_FALSE(changes(step, state));
    step.placements = {Candidate::at(0, 1)};
    EXPECT_TRUE(changes(step, state));
    apply(step, state);
    EXPECT_EQ(state.values()[0], 1);
    EXPECT_FALSE(state.has(Candidate::at(1, 1)));
    EXPECT_FALSE(changes(step, state));
}

TEST(Step, IsSoundWhenTheSolutionLosesNothing) {
    const Grid solution = *some_solution(Grid());
    Step step;
    step.removals = {Candidate::at(0, solution[0] % 9 + 1)};
    EXPECT_TRUE(is_sound(step, solution));
    step.removals.push_back(Candidate::at(1, solution[1]));
    EXPECT_FALSE(is_sound(step, solution));
    step.removals.pop_back();
    step.placements = {Candidate::at(0, solution[0] % 9 + 1)};
    EXPECT_FALSE(is_sound(step, solution));
}

TEST(Step, SortsItsResults) {
    Step step;
    step.removals = {Candidate::at(9, 1), Candidate::at(2, 8), Candidate::at(2, 3),
                     Candidate::at(9, 1)};
    step.sort_results();
    EXPECT_EQ(step.removals, (std::vector<Candidate>{Candidate::at(9, 1), Candidate::at(2, 3),
                                                     Candidate::at(2, 8)}));
}

}  // namespace
}  // namespace nonet::logic

// Positions from texts that players have.
#include <nonet/reading.hpp>
#include <nonet/solve.hpp>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

TEST(Reading, TakesPlacedDigitsAndRemovedCandidates) {
    const Result<Puzzle> puzzle = read_puzzle(
        ":0300:4:1+2.......45..........................................................7..........."
        ":713 814:::");
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    const Result<State> state = state_of(*puzzle);
    ASSERT_TRUE(state.ok());
    EXPECT_EQ(state->givens()[0], 1);
    EXPECT_EQ(state->givens()[1], 0);
    EXPECT_EQ(state->values()[1], 2);
    EXPECT_FALSE(state->has(Candidate::at(2, 7)));
    EXPECT_FALSE(state->has(Candidate::at(3, 8)));
    EXPECT_TRUE(state->has(Candidate::at(3, 7)));
    EXPECT_FALSE(state->has(Candidate::at(4, 2)));
}

TEST(Reading, TakesASukakuAsItIs) {
    Candidates candidates;
    candidates.set(0, mask_of(3));
    candidates.set(40, static_cast<DigitMask>(mask_of(3) | mask_of(5)));
    const Result<Puzzle> puzzle = read_puzzle(candidates.to_line());
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    const State state = state_of(*puzzle).value();
    EXPECT_EQ(state.candidates(40), candidates[40]);
    EXPECT_EQ(facts_of(*puzzle)->status, Status::multiple);
}

TEST(Reading, RefusesOtherSizes) {
    const Result<Puzzle> puzzle = read_puzzle("1.........2...4.");
    ASSERT_TRUE(puzzle.ok());
    EXPECT_EQ(state_of(*puzzle).error().code, ErrorCode::not_supported);
    EXPECT_EQ(facts_of(*puzzle).error().code, ErrorCode::not_supported);
}

}  // namespace
}  // namespace nonet::logic

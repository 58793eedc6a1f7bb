// Answers to a puzzle: any completion is right, and a wrong one is wrong at a certain cell.
#include "cli/work/attempt.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

// Two solutions, so that "right" cannot mean "equal to the stored one".
constexpr const char* kPuzzle =
    "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.";
constexpr const char* kOne =
    "132469587874351926965728431421596378586173249793842165217635894348917652659284713";
constexpr const char* kOther =
    "174639582852741396369825147746598231281473965593162478917356824428917653635284719";

std::string verdict(const std::string& puzzle, const std::string& attempt) {
    const Position position = *Grid::from_line(puzzle);
    return verdict_text(judge_attempt(position, *Grid::from_line(attempt), {}), position);
}

TEST(JudgeAttempt, AnySolutionIsCorrect) {
    EXPECT_EQ(verdict(kPuzzle, kOne), "correct");
    EXPECT_EQ(verdict(kPuzzle, kOther), "correct");
}

TEST(JudgeAttempt, PartsOfASolutionAreCompletable) {
    EXPECT_EQ(verdict(kPuzzle, kPuzzle), "completable");
    EXPECT_EQ(verdict(kPuzzle, std::string(81, '.')), "completable");
    std::string part = kOther;
    part[80] = '.';
    EXPECT_EQ(verdict(kPuzzle, part), "completable");
}

TEST(JudgeAttempt, AMixtureOfTwoSolutionsIsWrongWhereItTurns) {
    // The two differ first in r1c2 (3 or 7) and next in r1c3 (2 or 4).
    std::string mixed = kOne;
    mixed[2] = kOther[2];
    EXPECT_EQ(verdict(kPuzzle, mixed), "wrong r1c3=4");
}

TEST(JudgeAttempt, AnOverwrittenClueIsWrong) {
    std::string overwritten = kOne;
    overwritten[0] = '2';
    EXPECT_EQ(verdict(kPuzzle, overwritten), "wrong r1c1=2");
    std::string last = std::string(81, '.');
    last[80] = '8';
    last[79] = '2';
    EXPECT_EQ(verdict(kPuzzle, last), "wrong r9c8=2");
}

TEST(JudgeAttempt, APuzzleWithoutSolutionIsSaidToBeOne) {
    EXPECT_EQ(verdict("11" + std::string(79, '.'), kOne), "none");
}

TEST(JudgeAttempt, OtherSizesAreCompared) {
    const Position puzzle = *Board::from_values({2, 2}, {1, 0, 0, 0, 0, 0, 0, 0,  //
                                                         0, 0, 0, 0, 0, 0, 0, 0});
    const Position right = *Board::from_values({2, 2}, {1, 2, 3, 4, 3, 4, 1, 2,  //
                                                        2, 1, 4, 3, 4, 3, 2, 1});
    const Position wrong = *Board::from_values({2, 2}, {1, 2, 3, 4, 3, 4, 1, 2,  //
                                                        2, 1, 4, 3, 4, 3, 2, 2});
    EXPECT_EQ(judge_attempt(puzzle, right, {}).kind, Verdict::Kind::correct);
    EXPECT_EQ(verdict_text(judge_attempt(puzzle, wrong, {}), puzzle), "wrong r4c4=2");
    EXPECT_EQ(judge_attempt(puzzle, Position(Grid()), {}).kind, Verdict::Kind::mismatched);
}

}  // namespace
}  // namespace nonet::cli

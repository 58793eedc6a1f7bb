// 729 candidates: text in and out, single candidates, and what a grid leaves.
#include "support/random_puzzles.hpp"

#include <nonet/candidates.hpp>

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::string full_line() {
    std::string line;
    for (int cell = 0; cell < 81; ++cell) line += "123456789";
    return line;
}

TEST(Candidates, AreAllThereAtFirst) {
    const Candidates candidates;
    EXPECT_EQ(candidates.count(), 729);
    EXPECT_EQ(candidates.to_line(), full_line());
    EXPECT_EQ(candidates[80], kAllDigits);
}

TEST(Candidates, ComeAndGoOneByOne) {
    Candidates candidates;
    candidates.remove(5, 9);
    EXPECT_FALSE(candidates.has(5, 9));
    EXPECT_TRUE(candidates.has(5, 8));
    EXPECT_EQ(candidates.count(), 728);
    candidates.remove(5, 9);
    EXPECT_EQ(candidates.count(), 728);
    candidates.add(5, 9);
    EXPECT_EQ(candidates, Candidates());
    candidates.set(5, mask_of(3));
    EXPECT_TRUE(candidates.has(5, 3));
    EXPECT_EQ(candidates.count(), 721);
}

TEST(Candidates, OfAGridLeaveAGivenAloneAndABlankFree) {
    Grid grid;
    grid.set(0, 5);
    grid.set(1, 5);  // clashes with r1c1; both must stay visible
    const Candidates candidates = Candidates::from_grid(grid);
    EXPECT_EQ(candidates[0], mask_of(5));
    EXPECT_EQ(candidates[1], mask_of(5));
    EXPECT_EQ(candidates[2], kAllDigits);
    EXPECT_EQ(single_candidates(candidates), grid);
}

TEST(Candidates, ReadAndWriteALine) {
    Random random(21);
    const Grid solution = test::random_full_grid(random);
    const Candidates candidates = test::random_sukaku(solution, 50, random);
    const std::string line = candidates.to_line();
    EXPECT_EQ(line.size(), 729U);
    const Result<Candidates> again = Candidates::from_line(line);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, candidates);

    std::string zeros = line;
    std::replace(zeros.begin(), zeros.end(), '.', '0');
    EXPECT_EQ(candidates.to_line('0'), zeros);
    ASSERT_TRUE(Candidates::from_line(zeros));
    EXPECT_EQ(*Candidates::from_line(zeros), candidates);
}

TEST(Candidates, RefuseALineOfAnotherLength) {
    for (const std::size_t length : {0U, 81U, 728U, 730U}) {
        const Result<Candidates> candidates = Candidates::from_line(std::string(length, '.'));
        ASSERT_FALSE(candidates);
        EXPECT_EQ(candidates.error().code, ErrorCode::wrong_length);
        EXPECT_EQ(candidates.error().place, (Place{1, 1, 0}));
    }
}

TEST(Candidates, RefuseADigitOutOfItsPlace) {
    std::string line = full_line();
    line[13] = '4';  // the place of 5 in r1c2
    const Result<Candidates> candidates = Candidates::from_line(line);
    ASSERT_FALSE(candidates);
    EXPECT_EQ(candidates.error().code, ErrorCode::bad_symbol);
    EXPECT_EQ(candidates.error().place, (Place{1, 14, 13}));
    EXPECT_EQ(candidates.error().symbol, "4");
    EXPECT_NE(candidates.error().message.find("r1c2"), std::string::npos);
    EXPECT_NE(candidates.error().message.find('5'), std::string::npos);
}

TEST(SingleCandidates, AreThoseThatStandAlone) {
    Candidates candidates;
    candidates.set(0, mask_of(9));
    candidates.set(1, static_cast<DigitMask>(mask_of(1) | mask_of(2)));
    candidates.set(2, 0);
    candidates.set(3, mask_of(1));
    const Grid grid = single_candidates(candidates);
    EXPECT_EQ(grid[0], 9);
    EXPECT_EQ(grid[1], 0);
    EXPECT_EQ(grid[2], 0);
    EXPECT_EQ(grid[3], 1);
    EXPECT_EQ(grid.clue_count(), 2);
}

}  // namespace
}  // namespace nonet

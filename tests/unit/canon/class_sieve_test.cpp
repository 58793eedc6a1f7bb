// The sieve against a set in memory, with room for all forms, for some, and for next to none.
#include "support/random_puzzles.hpp"

#include <nonet/canon.hpp>

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Forms (any grids will do) of which many repeat, near one another and far apart.
std::vector<Grid> forms(int count) {
    Random random(91);
    std::vector<Grid> all;
    for (int i = 0; i < count; ++i) {
        if (!all.empty() && random.below(3) == 0) {
            all.push_back(all[static_cast<std::size_t>(random.below(all.size()))]);
            continue;
        }
        Grid grid;
        for (int clue = 0; clue < 6; ++clue) {
            grid.set(static_cast<Cell>(random.below(kCells)),
                     static_cast<Digit>(random.below(9)) + 1);
        }
        all.push_back(grid);
    }
    return all;
}

/// Lengths differ, and one text is empty.
std::string text_of(int number) {
    return number == 2000
               ? std::string()
               : std::string(static_cast<std::size_t>(number % 7), '-') + std::to_string(number);
}

class Sieve : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Sieve, KeepsTheFirstOfEachInOrder) {
    const std::vector<Grid> all = forms(9000);
    std::set<Grid> seen;
    std::vector<std::string> expected;
    std::vector<std::string> kept;
    int undecided = 0;
    ClassSieve sieve(GetParam());
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        if (seen.insert(all[static_cast<std::size_t>(i)]).second) expected.push_back(text_of(i));
        const auto verdict = sieve.add(all[static_cast<std::size_t>(i)], text_of(i));
        ASSERT_TRUE(verdict);
        if (*verdict == ClassSieve::Verdict::first) kept.push_back(text_of(i));
        undecided += *verdict == ClassSieve::Verdict::undecided ? 1 : 0;
    }
    EXPECT_EQ(undecided > 0, GetParam() < ClassSieve::kUsualMemory);
    EXPECT_FALSE(sieve.finish([&](std::string_view text) {
        kept.emplace_back(text);
        return true;
    }));
    EXPECT_EQ(kept, expected);
}

INSTANTIATE_TEST_SUITE_P(Memories, Sieve,
                         testing::Values(0, 200'000, 400'000, ClassSieve::kUsualMemory));

TEST(ClassSieve, StopsWhenAsked) {
    ClassSieve sieve(0);
    for (const Grid& form : forms(5000)) ASSERT_TRUE(sieve.add(form, "x"));
    int visited = 0;
    EXPECT_FALSE(sieve.finish([&](std::string_view) { return ++visited < 3; }));
    EXPECT_EQ(visited, 3);
}

TEST(ClassSieve, SaysWhenThereIsNoRoom) {
    ASSERT_EQ(setenv("TMPDIR", "/nonexistent", 1), 0);
    ClassSieve sieve(0);
    bool failed = false;
    for (const Grid& form : forms(5000)) {
        const auto verdict = sieve.add(form, "x");
        if (verdict) continue;
        failed = true;
        EXPECT_EQ(verdict.error().code, ErrorCode::io);
        break;
    }
    unsetenv("TMPDIR");
    EXPECT_TRUE(failed);
}

}  // namespace
}  // namespace nonet

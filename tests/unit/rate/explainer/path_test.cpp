// The path, its three ratings, and when it may stop early.
#include "rate/explainer/path.hpp"

#include "unit/rate/explainer/known_steps.hpp"

#include <nonet/solve.hpp>

#include <atomic>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

// ER 4.5, EP 1.2, ED 1.2 by Sudoku Explainer; its hardest step is a unique rectangle.
const char* const kRectangle =
    "...4.....4...8.2.6....23..5..5...89.39..6.....4...2.1.51.9..3..........1..6.4..7.";
// ER 8.9, EP 8.9, ED 2.6 by Sudoku Explainer
const char* const kPearl =
    ".23.567...56...1..79.2........3.8.5.3.....8....46.............8...91.36..32..4.1.";

Ratings follow(const std::string& puzzle, const PathOptions& options, const Limits& limits = {}) {
    return PathFinder().follow(start_of(puzzle), options, limits);
}

TEST(ExplainerPath, TakesEveryKnownStep) {
    // by the way to it: position_before() follows the path, and the next step is the known one
    PathFinder finder;
    Budget budget{Limits()};
    for (const int producer : {4, 9, 15, 20}) {
        for (const KnownStep& step : known_steps(producer)) {
            const auto next = finder.next(position_before(step), true, budget);
            ASSERT_TRUE(next.has_value());
            EXPECT_EQ(next->producer, step.producer) << step.puzzle;
            EXPECT_EQ(text_of(next->hint), step.rating + " " + step.result) << step.puzzle;
        }
    }
}

TEST(ExplainerPath, GivesTheThreeRatings) {
    const Ratings ratings = follow(kPearl, {});
    EXPECT_EQ(ratings.end, PathEnd::solved);
    EXPECT_EQ(tenths_of(ratings.er), 89);
    EXPECT_EQ(tenths_of(ratings.ep), 89);
    EXPECT_EQ(tenths_of(ratings.ed), 26);
}

TEST(ExplainerPath, NeedsNoUniquenessRulesWhereTheyAreOff) {
    std::vector<PathStep> steps;
    PathOptions options;
    options.assume_unique = false;
    const Ratings without = PathFinder().follow(start_of(kRectangle), options, Limits(), &steps);
    for (const PathStep& step : steps) {
        EXPECT_NE(step.producer, 15);
        EXPECT_NE(step.producer, 19);
    }
    EXPECT_GT(without.er, follow(kRectangle, {}).er);
}

TEST(ExplainerPath, StopsWhereThePuzzleIsNoPearl) {
    PathOptions options;
    options.pearl = true;
    EXPECT_EQ(follow(kRectangle, options).end, PathEnd::known);
    EXPECT_EQ(follow(kPearl, options).end, PathEnd::solved);
    options.diamond = true;
    EXPECT_EQ(follow(kPearl, options).end, PathEnd::known);
}

TEST(ExplainerPath, StopsAtAWantedRating) {
    PathOptions options;
    options.min_er = 45;
    EXPECT_EQ(follow(kRectangle, options).end, PathEnd::known);
    options.min_er = 46;
    EXPECT_EQ(follow(kRectangle, options).end, PathEnd::solved);
    options = {};
    options.max_er = 45;
    EXPECT_EQ(follow(kRectangle, options).end, PathEnd::solved);
    options.max_er = 44;
    EXPECT_EQ(follow(kRectangle, options).end, PathEnd::known);
}

TEST(ExplainerPath, IsStuckWhereOnlySolutionsAreLeft) {
    const Candidates start = Candidates::from_grid(Grid());
    PathOptions options;
    options.assume_unique = false;
    options.possible = &start;
    const Ratings ratings = follow(std::string(81, '.'), options);
    EXPECT_EQ(ratings.end, PathEnd::no_hint);
    EXPECT_EQ(ratings.steps, 0);
}

TEST(ExplainerPath, StopsFromOutside) {
    const std::atomic<bool> cancelled{true};
    Limits limits;
    limits.cancel = &cancelled;
    EXPECT_EQ(follow(kRectangle, {}, limits).end, PathEnd::by_limit);
}

}  // namespace
}  // namespace nonet::explainer

// Scale nodes: nothing for easy puzzles, much for hard ones, about the same for isomorphs.
#include <nonet/random.hpp>
#include <nonet/rate.hpp>
#include <nonet/symmetry.hpp>

#include <atomic>

#include <gtest/gtest.h>

namespace nonet {
namespace {

double nodes_of(const Grid& puzzle, int isomorphs) {
    RateOptions options;
    options.isomorphs = isomorphs;
    Puzzle input;
    input.position = puzzle;
    const Result<Rating> rating = Rater(*find_scale("nodes"), options).rate(input);
    EXPECT_TRUE(rating.ok());
    return *rating->nodes;
}

const Grid kEasy = Grid::from_line(
                       "0001050001400006700800024000630700109000000030100905200072000800260000350"
                       "00409000")
                       .value();
TEST(NodesScale, IsZeroWhereLogicIsEnough) {
    EXPECT_EQ(nodes_of(kEasy, 20), 0.0);
}

TEST(NodesScale, RatesTheCluesOfADrawing) {
    Candidates marks = Candidates::from_grid(kEasy);
    Puzzle puzzle;
    puzzle.position = marks;
    const Result<Rating> rating = Rater(*find_scale("nodes")).rate(puzzle);
    ASSERT_TRUE(rating.ok()) << rating.error().message;
    EXPECT_EQ(rating->nodes, 0.0);
}

TEST(NodesScale, IsUnknownWhenALimitComesFirst) {
    const std::atomic<bool> cancel = true;
    Limits limits;
    limits.cancel = &cancel;
    Puzzle puzzle;
    puzzle.position = kEasy;
    const Result<Rating> rating = Rater(*find_scale("nodes")).rate(puzzle, limits);
    ASSERT_TRUE(rating.ok());
    EXPECT_EQ(rating->status, Status::unknown);
    EXPECT_TRUE(rating->value.empty());
}

TEST(NodesScale, IsMuchForAHardPuzzle) {
    const Grid inkala =
        Grid::from_line(
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
            .value();
    const double nodes = nodes_of(inkala, 200);
    EXPECT_GT(nodes, 10.0);
    Random random(5);
    const double other = nodes_of(Symmetry::random(random).apply(inkala), 200);
    EXPECT_NEAR(other / nodes, 1.0, 0.3);
}

}  // namespace
}  // namespace nonet

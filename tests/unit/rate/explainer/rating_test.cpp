// What is rated how: sukaku, several solutions, none, full grids.
#include <nonet/explainer.hpp>
#include <nonet/random.hpp>
#include <nonet/rate.hpp>
#include <nonet/solve.hpp>

#include <gtest/gtest.h>

namespace nonet {
namespace {

// The rows of the tables: ER 4.5 by a unique rectangle.
const char* const kRectangle =
    "...4.....4...8.2.6....23..5..5...89.39..6.....4...2.1.51.9..3..........1..6.4..7.";

Puzzle puzzle_of(Position position) {
    Puzzle puzzle;
    puzzle.position = std::move(position);
    return puzzle;
}

Rating rate(const Puzzle& puzzle, const RateOptions& options = {}) {
    return *Rater(*find_scale("se121"), options).rate(puzzle);
}

TEST(ExplainerRatingOf, APuzzle) {
    const Rating rating = rate(puzzle_of(Grid::from_line(kRectangle).value()));
    EXPECT_EQ(rating.value, "4.5/1.2/1.2");
    EXPECT_EQ(rating.explainer->hardest, "Unique Rectangle type 3");
    EXPECT_FALSE(rating.explainer->is_pearl);
    EXPECT_TRUE(rating.options.empty());
}

/// Marks with one solution and not a single given: two digits in each cell.
Candidates sukaku() {
    const Grid solved = *solution(Grid::from_line(kRectangle).value());
    Random random(1);
    while (true) {
        Candidates marks;
        for (Cell cell = 0; cell < kCells; ++cell) {
            const auto other = static_cast<Digit>(random.below(9) + 1);
            const auto digits = static_cast<DigitMask>(mask_of(solved[cell]) | mask_of(other));
            marks.set(cell, other == solved[cell] ? kAllDigits : digits);
        }
        if (is_unique(marks)) return marks;
    }
}

TEST(ExplainerRatingOf, ASukakuDoesWithoutUniqueness) {
    const Puzzle puzzle = puzzle_of(sukaku());
    const Rating rating = rate(puzzle);
    EXPECT_EQ(rating.status, Status::unique);
    EXPECT_FALSE(rating.value.empty());
    EXPECT_EQ(rating.options, "no uniqueness rules");
    const ExplainerPath path = *explainer_path(puzzle);
    EXPECT_FALSE(path.uses_uniqueness);
    EXPECT_TRUE(path.is_solved);
}

TEST(ExplainerRatingOf, SeveralSolutionsAreNeverSolved) {
    Grid grid = Grid::from_line(kRectangle).value();
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (grid[cell] == 0) continue;
        grid.set(cell, 0);  // minimal or not, one of these has several
        const Rating rating = rate(puzzle_of(grid));
        if (rating.status == Status::unique) continue;
        EXPECT_EQ(rating.status, Status::multiple);
        EXPECT_TRUE(rating.explainer->is_stuck);
        EXPECT_EQ(rating.explainer->er, kExplainerUnsolved);
        EXPECT_EQ(rating.options, "no uniqueness rules");
        return;
    }
}

TEST(ExplainerRatingOf, EmptyGridAtOnce) {
    EXPECT_EQ(rate(puzzle_of(Grid())).value, "20.0/0.0/0.0");
}

TEST(ExplainerRatingOf, NothingWithoutASolutionOrABlank) {
    Grid clash;
    clash.set(0, 1);
    clash.set(1, 1);
    EXPECT_EQ(rate(puzzle_of(clash)).status, Status::none);
    EXPECT_TRUE(rate(puzzle_of(clash)).value.empty());
    const Rating full = rate(puzzle_of(*solution(Grid::from_line(kRectangle).value())));
    EXPECT_TRUE(full.is_complete);
    EXPECT_TRUE(full.value.empty());
    EXPECT_TRUE(explainer_path(puzzle_of(clash))->steps.empty());
}

TEST(ExplainerRatingOf, SaysHowFarItCameWhereItStopped) {
    RateOptions options;
    options.min_er = 20;
    const Rating rating = rate(puzzle_of(Grid::from_line(kRectangle).value()), options);
    EXPECT_TRUE(rating.explainer->is_cut);
    EXPECT_TRUE(rating.value.starts_with(">="));
    EXPECT_GE(rating.explainer->er, 20);
}

TEST(ExplainerRatingOf, ThePathEndsInTheSolution) {
    const Grid grid = Grid::from_line(kRectangle).value();
    const ExplainerPath path = *explainer_path(puzzle_of(grid));
    EXPECT_TRUE(path.is_solved);
    EXPECT_TRUE(path.uses_uniqueness);
    const Grid solved = *solution(grid);
    int placed = 0;
    for (const ExplainerStep& step : path.steps) {
        if (step.placed) {
            ++placed;
            EXPECT_EQ(solved[step.placed->cell], step.placed->digit);
            EXPECT_TRUE(step.removed.empty());
        }
        for (const logic::Candidate& one : step.removed) EXPECT_NE(solved[one.cell], one.digit);
    }
    EXPECT_EQ(placed, kCells - clue_count(grid));
}

TEST(ExplainerRatingOf, WritesTenths) {
    EXPECT_EQ(text_of_tenths(72), "7.2");
    EXPECT_EQ(text_of_tenths(200), "20.0");
    EXPECT_EQ(text_of_tenths(0), "0.0");
}

}  // namespace
}  // namespace nonet

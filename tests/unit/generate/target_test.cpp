// Targets against the full ratings and the full paths of the same puzzles.
#include <nonet/generate.hpp>
#include <nonet/rate.hpp>
#include <nonet/solver.hpp>
#include <nonet/target.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
constexpr std::uint64_t kPuzzles = 12;
#else
constexpr std::uint64_t kPuzzles = 100;
#endif

const std::vector<Grid>& puzzles() {
    static const std::vector<Grid> kPuzzlesMade = [] {
        std::vector<Grid> made;
        Making making;
        making.seed = 5;
        making.count = kPuzzles;
        making.threads = 1;
        EXPECT_TRUE(make_puzzles({}, making, [&made](const MadePuzzle& one) {
                        made.push_back(one.puzzle);
                        return true;
                    }).ok());
        return made;
    }();
    return kPuzzlesMade;
}

Rating rating_of(const Grid& grid, std::string_view scale) {
    Rater rater(*find_scale(scale));
    Puzzle puzzle;
    puzzle.position = grid;
    return *rater.rate(puzzle);
}

logic::Path path_of(const Grid& grid) {
    return logic::solve_path(logic::State(grid), logic::PuzzleFacts::of(grid),
                             *logic::find_profile("nonet"));
}

bool uses(const logic::Path& path, const logic::TechniqueInfo* technique) {
    return std::ranges::any_of(path.steps, [technique](const logic::RatedStep& step) {
        return step.step.technique == technique;
    });
}

/// How many are wanted; each as `expected` says.
template <class Expected>
int wanted(const Target& target, Expected expected) {
    const Result<TargetTest> test = TargetTest::of(target);
    EXPECT_TRUE(test.ok());
    int count = 0;
    for (const Grid& grid : puzzles()) {
        const bool is_wanted = test->wants(grid);
        EXPECT_EQ(is_wanted, expected(grid)) << grid.to_line();
        count += is_wanted ? 1 : 0;
    }
    return count;
}

RatingRange range(std::string_view text) {
    return *read_rating_range(text);
}

TEST(Target, by_each_scale) {
    Target target;
    target.ratings = {range("se121:7.0..7.5")};
    const int hard = wanted(target, [](const Grid& grid) {
        const int er = rating_of(grid, "se121").explainer->er;
        return er >= 70 && er <= 75;
    });
    target.ratings = {range("se121-inv:1.5..2.6")};
    const int easy = wanted(target, [](const Grid& grid) {
        const int er = rating_of(grid, "se121-inv").explainer->er;
        return er >= 15 && er <= 26;
    });
    target.ratings = {range("hodoku:800..1000")};
    const int medium = wanted(target, [](const Grid& grid) {
        const std::int64_t score = *rating_of(grid, "hodoku").score;
        return score >= 800 && score <= 1000;
    });
    target.ratings = {range("nodes:0.01..1")};
    const int guessed = wanted(target, [](const Grid& grid) {
        const double nodes = std::stod(rating_of(grid, "nodes").value);
        return nodes >= 0.01 && nodes <= 1;
    });
    if (kPuzzles < 50) return;
    for (const int count : {hard, easy, medium, guessed}) {
        EXPECT_GT(count, 0);
        EXPECT_LT(count, static_cast<int>(kPuzzles));
    }
}

TEST(Target, by_level) {
    int all = 0;
    for (std::size_t level = 0; level < logic::kLevels; ++level) {
        Target target;
        target.level = static_cast<logic::Level>(level);
        all += wanted(target, [&target](const Grid& grid) {
            return rating_of(grid, "hodoku").level == target.level;
        });
    }
    EXPECT_EQ(all, static_cast<int>(kPuzzles));
}

TEST(Target, by_techniques) {
    const logic::TechniqueInfo* pair = logic::find_technique("naked-pair");
    const logic::TechniqueInfo* locked = logic::find_technique("locked-candidates-1");
    const logic::Profile& profile = *logic::find_profile("nonet");
    ASSERT_TRUE(pair != nullptr && locked != nullptr);
    Target target;
    target.required = {pair};
    wanted(target, [pair](const Grid& grid) { return uses(path_of(grid), pair); });
    target.excluded = {locked};
    wanted(target, [&](const Grid& grid) {
        const logic::Path path = path_of(grid);
        return uses(path, pair) && !uses(path, locked);
    });
    target = {};
    target.hardest = pair;
    const logic::ProfileRow& most = *profile.row_of(*pair);
    wanted(target, [&](const Grid& grid) {
        const logic::Path path = path_of(grid);
        return uses(path, pair) &&
               std::ranges::all_of(path.steps, [&most](const logic::RatedStep& step) {
                   return std::pair(step.level, step.score) <= std::pair(most.level, most.score);
               });
    });
}

TEST(Target, wants_all_or_nothing) {
    EXPECT_TRUE(TargetTest::of({})->is_empty());
    EXPECT_TRUE(TargetTest::of({})->wants(puzzles().front()));
    Target target;
    target.level = logic::Level::easy;
    const Result<TargetTest> test = TargetTest::of(target);
    EXPECT_FALSE(test->is_empty());
    EXPECT_FALSE(test->wants(Grid()));  // several solutions
}

/// What a limit leaves unjudged is not handed over.
TEST(Target, holds_when_a_limit_comes) {
    std::atomic<bool> stop{false};
    Recipe recipe;
    std::atomic<int> asked{0};
    recipe.accept = [&](MadePuzzle&) {
        if (++asked == 20) stop = true;
        return false;
    };
    for (const unsigned threads : {1U, 2U}) {
        stop = false;
        asked = 0;
        Making making;
        making.threads = threads;
        making.limits.cancel = &stop;
        const auto end = make_puzzles(recipe, making, [](const MadePuzzle& one) {
            ADD_FAILURE() << one.puzzle.to_line();
            return true;
        });
        EXPECT_EQ(*end, MakingEnd::by_limit);
    }
}

TEST(Target, refuses_what_no_puzzle_can_be) {
    const logic::TechniqueInfo* pair = logic::find_technique("naked-pair");
    const logic::TechniqueInfo* wing = logic::find_technique("xy-wing");
    Target target;
    target.required = {pair};
    target.excluded = {pair};
    EXPECT_FALSE(TargetTest::of(target).ok());
    target = {};
    target.hardest = pair;
    target.required = {wing};
    EXPECT_FALSE(TargetTest::of(target).ok());
    target = {};
    target.ratings = {range("hodoku:1..2"), range("hodoku:3..4")};
    EXPECT_FALSE(TargetTest::of(target).ok());
    target.ratings = {range("se121:7.11..7.19")};
    EXPECT_FALSE(TargetTest::of(target).ok());
    const Result<logic::Profile> small =
        logic::parse_profile("profile small 1\nstep full-house easy 1\noff xy-wing hard 2\n");
    ASSERT_TRUE(small.ok());
    target = {};
    target.profile = &*small;
    target.required = {wing};
    EXPECT_FALSE(TargetTest::of(target).ok());
}

TEST(RatingRange, is_read) {
    EXPECT_EQ(range("se121:7.1..7.5").scale, find_scale("se121"));
    EXPECT_EQ(range("se121:7.1..7.5").least, 7.1);
    EXPECT_EQ(range("se121:7.1..7.5").most, 7.5);
    EXPECT_EQ(range("hodoku:..900").least, 0);
    EXPECT_EQ(range("hodoku:900..").most, std::numeric_limits<double>::infinity());
    EXPECT_EQ(range("se121-inv:8.3").least, 8.3);
    EXPECT_EQ(range("se121-inv:8.3").most, 8.3);
    for (const char* text : {"", "se121", "se121:", "se121:..", ":1..2", "sexy:1..2", "se121:7..6",
                             "se121:a..b", "se121:7.1...7.5", "se121:-1..2", "se121:1e1..",
                             "se121:inf..", "se121:nan..", "se121: 7"})
        EXPECT_FALSE(read_rating_range(text).ok()) << text;
}

}  // namespace
}  // namespace nonet

// Puzzles by recipes: each has one solution and what the recipe asks for, judged by single calls of
// the solver; and the same ones come out whatever the kernel and the number of threads.
#include <nonet/generate.hpp>
#include <nonet/isa.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <map>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Of 17 clues; 17 or more are needed for one solution.
constexpr const char* kSeventeen =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

struct Yield {
    std::vector<MadePuzzle> puzzles;
    MakingEnd end = MakingEnd::complete;
    std::uint64_t candidates = 0;
    std::uint64_t good = 0;
};

Yield make(const Recipe& recipe, std::uint64_t count, std::uint64_t seed = 1,
           unsigned threads = 1) {
    Yield run;
    MakingCounts counts;
    Making making;
    making.seed = seed;
    making.count = count;
    making.threads = threads;
    making.counts = &counts;
    const auto end = make_puzzles(recipe, making, [&](const MadePuzzle& made) {
        run.puzzles.push_back(made);
        return true;
    });
    EXPECT_TRUE(end.ok());
    if (end.ok()) run.end = *end;
    run.candidates = counts.candidates;
    run.good = counts.good;
    return run;
}

CellMask clues_of(const Grid& puzzle) {
    CellMask clues;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) clues.add(cell);
    }
    return clues;
}

bool is_unique_without(Grid puzzle, const CellMask& cells) {
    for (const Cell cell : cells) puzzle.set(cell, 0);
    return is_unique(puzzle);
}

bool is_minimal(const Grid& puzzle) {
    for (const Cell cell : clues_of(puzzle)) {
        if (is_unique_without(puzzle, CellMask::of(cell))) return false;
    }
    return true;
}

void expect_unique(const Yield& run, std::size_t count) {
    ASSERT_EQ(run.puzzles.size(), count);
    std::uint64_t before = 0;
    for (const MadePuzzle& made : run.puzzles) {
        ASSERT_EQ(solution(made.puzzle), made.solution) << made.puzzle.to_line();
        EXPECT_TRUE(&made == &run.puzzles.front() || made.number > before);
        before = made.number;
    }
}

std::string text_of(const Yield& run) {
    std::string text;
    for (const MadePuzzle& made : run.puzzles) {
        text += std::to_string(made.number) + made.puzzle.to_line() + made.solution.to_line();
    }
    return text;
}

TEST(MakePuzzles, makes_minimal_ones) {
    const Yield run = make({}, 600);
    expect_unique(run, 600);
    std::set<Grid> different;
    for (const MadePuzzle& made : run.puzzles) {
        ASSERT_TRUE(is_minimal(made.puzzle)) << made.puzzle.to_line();
        different.insert(made.puzzle);
    }
    EXPECT_EQ(different.size(), 600U);
}

/// What others found who remove clues in a random order: 24.4 on average, and one in ten puzzles
/// has 26 clues or more.
TEST(MakePuzzles, finds_usual_numbers_of_clues) {
    const Yield run = make({}, 4000);
    int clues = 0;
    int many = 0;
    for (const MadePuzzle& made : run.puzzles) {
        clues += made.puzzle.clue_count();
        if (made.puzzle.clue_count() >= 26) ++many;
    }
    EXPECT_NEAR(clues / 4000.0, 24.39, 0.08);
    EXPECT_GT(many, 400);
    EXPECT_LT(many, 800);
}

TEST(MakePuzzles, keeps_to_a_range_of_clues) {
    for (const ClueRange range : {ClueRange{30, 33}, {24, 24}, {0, 81}, {81, 81}, {22, 50}}) {
        Recipe recipe;
        recipe.clues = range;
        const Yield run = make(recipe, 150);
        expect_unique(run, 150);
        std::set<int> numbers;
        for (const MadePuzzle& made : run.puzzles) numbers.insert(made.puzzle.clue_count());
        EXPECT_GE(*numbers.begin(), range.least);
        EXPECT_LE(*numbers.rbegin(), range.most);
        EXPECT_EQ(range.least == range.most, numbers.size() == 1);
    }
}

TEST(MakePuzzles, keeps_minimal_ones_to_a_range) {
    Recipe recipe;
    recipe.minimal = true;
    recipe.clues = ClueRange{17, 22};
    const Yield run = make(recipe, 40);
    expect_unique(run, 40);
    EXPECT_GT(run.candidates, 400U);
    for (const MadePuzzle& made : run.puzzles) {
        EXPECT_LE(made.puzzle.clue_count(), 22);
        EXPECT_TRUE(is_minimal(made.puzzle));
    }
}

/// The movements again, as a person would write them.
bool looks_symmetric(const CellMask& cells, PatternSymmetry symmetry) {
    const auto same = [&](auto image) {
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) {
                if (cells.has(cell_at(row, column)) != cells.has(image(row, column))) return false;
            }
        }
        return true;
    };
    const bool main = same([](int r, int c) { return 9 * c + r; });
    const bool anti = same([](int r, int c) { return 9 * (8 - c) + 8 - r; });
    const bool flat = same([](int r, int c) { return 9 * (8 - r) + c; });
    const bool upright = same([](int r, int c) { return 9 * r + 8 - c; });
    const bool half = same([](int r, int c) { return 80 - 9 * r - c; });
    const bool quarter = same([](int r, int c) { return 9 * c + 8 - r; });
    switch (symmetry) {
        case PatternSymmetry::none:
            return true;
        case PatternSymmetry::diagonal:
            return main;
        case PatternSymmetry::antidiagonal:
            return anti;
        case PatternSymmetry::diagonals:
            return main && anti && half;
        case PatternSymmetry::horizontal:
            return flat;
        case PatternSymmetry::vertical:
            return upright;
        case PatternSymmetry::axes:
            return flat && upright && half;
        case PatternSymmetry::half_turn:
            return half;
        case PatternSymmetry::quarter_turn:
            return quarter && half;
        case PatternSymmetry::full:
            return main && anti && flat && upright && half && quarter;
    }
    return false;
}

TEST(MakePuzzles, makes_every_symmetry) {
    std::set<std::string> names;
    for (const PatternSymmetryInfo& info : pattern_symmetries()) {
        EXPECT_TRUE(names.insert(info.name).second);
        EXPECT_STRNE(info.summary, "");
        Recipe recipe;
        recipe.symmetry = info.symmetry;
        const Yield run = make(recipe, 60);
        expect_unique(run, 60);
        bool other = false;  // a pattern that has no more symmetry than asked for
        for (const MadePuzzle& made : run.puzzles) {
            const CellMask clues = clues_of(made.puzzle);
            ASSERT_TRUE(looks_symmetric(clues, info.symmetry)) << info.name;
            ASSERT_TRUE(has_symmetry(clues, info.symmetry));
            other = other || !looks_symmetric(clues, PatternSymmetry::full);
        }
        EXPECT_EQ(other, info.symmetry != PatternSymmetry::full) << info.name;
    }
    EXPECT_EQ(names.size(), 10U);
}

TEST(MakePuzzles, leaves_out_all_that_a_symmetry_ties_together) {
    Recipe recipe;
    recipe.symmetry = PatternSymmetry::half_turn;
    for (const MadePuzzle& made : make(recipe, 100).puzzles) {
        for (const Cell cell : clues_of(made.puzzle)) {
            CellMask both = CellMask::of(cell);
            both.add(kCells - 1 - cell);
            ASSERT_FALSE(is_unique_without(made.puzzle, both)) << made.puzzle.to_line();
        }
    }
}

TEST(MakePuzzles, makes_symmetric_ones_that_are_minimal) {
    Recipe recipe;
    recipe.symmetry = PatternSymmetry::diagonal;
    recipe.minimal = true;
    const Yield run = make(recipe, 25);
    expect_unique(run, 25);
    for (const MadePuzzle& made : run.puzzles) {
        EXPECT_TRUE(is_minimal(made.puzzle));
        EXPECT_TRUE(looks_symmetric(clues_of(made.puzzle), PatternSymmetry::diagonal));
    }
    EXPECT_GT(run.candidates, run.good);
}

TEST(MakePuzzles, starts_from_a_grid) {
    Recipe recipe;
    recipe.solution = *solution(*Grid::from_line(kSeventeen));
    const Yield run = make(recipe, 50);
    expect_unique(run, 50);
    for (const MadePuzzle& made : run.puzzles) EXPECT_EQ(made.solution, *recipe.solution);
}

TEST(MakePuzzles, makes_puzzles_near_another_one) {
    Recipe recipe;
    recipe.near = *Grid::from_line(kSeventeen);
    const Yield run = make(recipe, 60);
    expect_unique(run, 60);
    for (const MadePuzzle& made : run.puzzles) {
        EXPECT_TRUE(is_minimal(made.puzzle));
        EXPECT_NE(made.puzzle, *recipe.near);
    }
}

TEST(MakePuzzles, fills_a_pattern) {
    Recipe recipe;
    recipe.pattern = clues_of(make({}, 1, 7).puzzles.front().puzzle);
    for (const bool minimal : {false, true}) {
        recipe.minimal = minimal;
        const Yield run = make(recipe, 3);
        expect_unique(run, 3);
        for (const MadePuzzle& made : run.puzzles) {
            EXPECT_EQ(clues_of(made.puzzle), *recipe.pattern);
            EXPECT_TRUE(!minimal || is_minimal(made.puzzle));
        }
    }
}

TEST(MakePuzzles, makes_full_grids) {
    Recipe recipe;
    recipe.full_grids = true;
    const Yield run = make(recipe, 300, 5);
    expect_unique(run, 300);
    for (const MadePuzzle& made : run.puzzles) EXPECT_TRUE(is_solution(made.puzzle));
    EXPECT_EQ(text_of(run), text_of(make(recipe, 300, 5, 3)));
}

TEST(MakePuzzles, depends_on_the_seed_alone) {
    Recipe ranged;
    ranged.minimal = true;
    ranged.clues = ClueRange{0, 23};
    Recipe symmetric;
    symmetric.symmetry = PatternSymmetry::vertical;
    Recipe pattern;
    pattern.pattern = clues_of(make({}, 1, 7).puzzles.front().puzzle);
    Recipe near;
    near.near = *Grid::from_line(kSeventeen);
    const Isa before = chosen_isa();
    for (const Recipe& recipe : {Recipe{}, ranged, symmetric, pattern, near}) {
        const std::uint64_t count = recipe.pattern ? 3 : 100;
        const std::string expected = text_of(make(recipe, count, 42, 2));
        EXPECT_NE(text_of(make(recipe, count, 43)), expected);
        for (const IsaInfo& info : isas()) {
            if (!info.usable) continue;
            ASSERT_TRUE(force_isa(info.name).ok());
            EXPECT_EQ(text_of(make(recipe, count, 42, 1)), expected) << info.name;
        }
        for (const IsaInfo& info : isas()) {
            if (info.isa == before) (void)force_isa(info.name);
        }
    }
    // More puzzles begin with the same ones.
    const std::string few = text_of(make({}, 10, 42));
    EXPECT_EQ(text_of(make({}, 700, 42)).substr(0, few.size()), few);
}

TEST(MakePuzzles, accepts_what_the_caller_accepts) {
    Recipe recipe;
    recipe.accept = [](MadePuzzle& made) {
        made.note = std::to_string(made.puzzle.clue_count());
        return made.number % 7 == 3;
    };
    const Yield run = make(recipe, 50, 1, 2);
    expect_unique(run, 50);
    for (std::size_t i = 0; i < 50; ++i) {
        EXPECT_EQ(run.puzzles[i].number, 7 * i + 3);
        EXPECT_EQ(run.puzzles[i].note, std::to_string(run.puzzles[i].puzzle.clue_count()));
    }
    EXPECT_EQ(run.candidates, 7U * 49 + 4);
    EXPECT_EQ(run.good, 50U);
}

TEST(MakePuzzles, stops) {
    Making making;
    making.count = 1'000'000'000;
    std::uint64_t received = 0;
    const auto by_receiver =
        make_puzzles({}, making, [&](const MadePuzzle&) { return ++received < 1234; });
    EXPECT_EQ(*by_receiver, MakingEnd::by_receiver);
    EXPECT_EQ(received, 1234U);

    making.limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(30);
    const auto by_clock = make_puzzles({}, making, [](const MadePuzzle&) { return true; });
    EXPECT_EQ(*by_clock, MakingEnd::by_limit);

    Recipe without_questions;
    without_questions.clues = ClueRange{81, 81};
    making.limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(30);
    const auto at_once =
        make_puzzles(without_questions, making, [](const MadePuzzle&) { return true; });
    EXPECT_EQ(*at_once, MakingEnd::by_limit);

    const std::atomic<bool> cancel{true};
    making.limits = {};
    making.limits.cancel = &cancel;
    const auto by_flag = make_puzzles({}, making, [](const MadePuzzle&) { return true; });
    EXPECT_EQ(*by_flag, MakingEnd::by_limit);

    making.limits = {};
    making.count = 0;
    EXPECT_EQ(*make_puzzles({}, making, [](const MadePuzzle&) { return true; }),
              MakingEnd::complete);
}

/// Reasons of a refusal, each by a word of its message.
TEST(MakePuzzles, refuses_what_cannot_be) {
    std::map<std::string, Recipe> recipes;
    recipes["16 clues"].clues = ClueRange{0, 16};
    recipes["larger one"].clues = ClueRange{30, 20};
    recipes["40 clues"].clues = ClueRange{41, 50};
    recipes["40 clues"].minimal = true;
    recipes["obey the rules"].solution = Grid();
    Grid two_nines;
    two_nines.set(0, 9);
    two_nines.set(1, 9);
    recipes["no solution"].near = two_nines;
    recipes["has 1 clues"].pattern = CellMask::of(0);
    recipes["row 2 and row 3"].pattern =
        CellMask::all().without(kHouseMasks[1]).without(kHouseMasks[2]);
    recipes["column 7 and column 9"].pattern =
        CellMask::all().without(kHouseMasks[15]).without(kHouseMasks[17]);
    recipes["leave out the number"].pattern = CellMask::all();
    recipes["leave out the number"].clues = ClueRange{20, 30};
    recipes["leave one puzzle"].pattern = CellMask::all();
    recipes["leave one puzzle"].solution = solution(*Grid::from_line(kSeventeen));
    recipes["own patterns"].near = *Grid::from_line(kSeventeen);
    recipes["own patterns"].symmetry = PatternSymmetry::full;
    recipes["quarter-turn"].symmetry = PatternSymmetry::quarter_turn;
    recipes["quarter-turn"].clues = ClueRange{22, 22};
    recipes["no choice of them has 22..23"].symmetry = PatternSymmetry::full;
    recipes["no choice of them has 22..23"].clues = ClueRange{22, 23};
    recipes["no minimal puzzle with so many"].pattern = CellMask::all();
    recipes["no minimal puzzle with so many"].minimal = true;
    recipes["34 clues or more"].unbiased = true;
    recipes["34 clues or more"].clues = ClueRange{34, 40};
    recipes["has no clue"].near = Grid();
    for (const auto& [word, recipe] : recipes) {
        const auto problem = problem_with(recipe);
        ASSERT_TRUE(problem.has_value()) << word;
        EXPECT_NE(problem->message.find(word), std::string::npos) << problem->message;
        const auto end = make_puzzles(recipe, {}, [](const MadePuzzle&) { return true; });
        ASSERT_FALSE(end.ok());
        EXPECT_EQ(end.error().code, ErrorCode::bad_argument);
    }
    for (const auto& [word, recipe] : recipes) {
        Recipe full = recipe;
        full.full_grids = true;
        EXPECT_NE(problem_with(full)->message.find("full grids"), std::string::npos) << word;
    }
    // Rows 3 and 4 are in different bands.
    Recipe good;
    good.pattern = CellMask::all().without(kHouseMasks[2]).without(kHouseMasks[3]);
    EXPECT_FALSE(problem_with(good));
    // The next numbers.
    good = {};
    good.symmetry = PatternSymmetry::full;
    for (const ClueRange clues : {ClueRange{21, 22}, {23, 24}, {25, 25}}) {
        good.clues = clues;
        EXPECT_FALSE(problem_with(good)) << clues.least;
    }
    good = {};
    good.unbiased = true;
    good.clues = ClueRange{33, 40};
    EXPECT_FALSE(problem_with(good));
}

}  // namespace
}  // namespace nonet

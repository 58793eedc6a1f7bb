// Vicinities against trying every clue in every place, and against what symmetry says of them.
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/canon.hpp>
#include <nonet/minimize.hpp>
#include <nonet/research.hpp>
#include <nonet/solve.hpp>
#include <nonet/vicinity.hpp>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::grid_of;

/// Adds `count` clues to `base`, at cells from `from` on, but none of `removed`.
void try_all(const Grid& base, const Grid& removed, Cell from, int count, bool only_minimal,
             std::vector<Grid>& found) {
    if (count == 0) {
        if (!is_unique(base)) return;
        if (!only_minimal || redundant_clues(base)->empty()) found.push_back(base);
        return;
    }
    for (Cell cell = from; cell < kCells; ++cell) {
        if (base[cell] != 0) continue;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (digit == removed[cell]) continue;
            Grid more = base;
            more.set(cell, digit);
            if (!find_clash(more)) try_all(more, removed, cell + 1, count - 1, only_minimal, found);
        }
    }
}

/// The vicinity of a puzzle in the order that is promised.
std::vector<Grid> by_brute_force(const Grid& puzzle, int minus, int plus, bool only_minimal,
                                 Cell from = 0, const Grid& removed = {}) {
    std::vector<Grid> found;
    if (minus == 0) {
        try_all(puzzle, removed, 0, plus, only_minimal, found);
        std::sort(found.begin(), found.end());
        return found;
    }
    for (Cell cell = from; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        Grid base = puzzle;
        Grid gone = removed;
        base.set(cell, 0);
        gone.set(cell, puzzle[cell]);
        const auto more = by_brute_force(base, minus - 1, plus, only_minimal, cell + 1, gone);
        found.insert(found.end(), more.begin(), more.end());
    }
    return found;
}

std::vector<Grid> vicinity_of(const std::vector<Grid>& puzzles, const VicinityOptions& options) {
    std::vector<Grid> found;
    const auto end = for_each_neighbour(puzzles, options, [&](const Neighbour& neighbour) {
        EXPECT_EQ(neighbour.form, canonical(neighbour.puzzle).form);
        found.push_back(neighbour.puzzle);
        return true;
    });
    EXPECT_EQ(*end, SearchEnd::complete);
    return found;
}

VicinityOptions options_of(int minus, int plus) {
    VicinityOptions options;
    options.minus = minus;
    options.plus_least = options.plus_most = plus;
    options.threads = 1;
    return options;
}

/// Minimal puzzles of about 24 clues.
std::vector<Grid> minimal_puzzles(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Grid> puzzles;
    while (puzzles.size() < count) {
        puzzles.push_back(*minimal_subpuzzle(test::random_full_grid(random), random_order(random)));
    }
    return puzzles;
}

const Grid k17 =
    grid_of(".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...");

/// One of 33 classes that come of each other.
const Grid k17OfMany =
    grid_of(".................1....23.4......523...6.......718........1....723...4...9........");

TEST(Vicinity, IsWhatTryingFinds) {
    for (const Grid& puzzle : minimal_puzzles(3, 1)) {
        EXPECT_EQ(vicinity_of({puzzle}, options_of(1, 1)), by_brute_force(puzzle, 1, 1, true));
        EXPECT_EQ(vicinity_of({puzzle}, options_of(2, 1)), by_brute_force(puzzle, 2, 1, true));
    }
    for (const Grid& puzzle : {k17, k17OfMany}) {
        EXPECT_EQ(vicinity_of({puzzle}, options_of(1, 1)), by_brute_force(puzzle, 1, 1, true));
    }
}

TEST(Vicinity, FindsSeveralClues) {
    // With many clues few places are left to try.
    const Grid puzzle = grid_of(
        "...............123...123456..1..4..7..4..723...723.56."
        ".12.45.78.459......78...6..");
    const std::vector<Grid> two = by_brute_force(puzzle, 1, 2, true);
    EXPECT_EQ(vicinity_of({puzzle}, options_of(1, 2)), two);
    EXPECT_EQ(vicinity_of({puzzle}, options_of(0, 1)), std::vector<Grid>());
    VicinityOptions options = options_of(1, 2);
    options.plus_least = 1;
    std::vector<Grid> both = by_brute_force(puzzle, 1, 1, true);
    both.insert(both.end(), two.begin(), two.end());
    std::vector<Grid> found = vicinity_of({puzzle}, options);
    std::sort(both.begin(), both.end());
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, both);
}

TEST(Vicinity, WithSuperfluousCluesIsWhatTryingFinds) {
    Random random(2);
    for (int i = 0; i < 3; ++i) {
        const Grid puzzle = test::random_puzzle(40, random);
        VicinityOptions options = options_of(1, 1);
        options.only_minimal = false;
        EXPECT_EQ(vicinity_of({puzzle}, options), by_brute_force(puzzle, 1, 1, false));
        options.minus = 0;
        options.plus_least = options.plus_most = 2;
        EXPECT_EQ(vicinity_of({puzzle}, options), by_brute_force(puzzle, 0, 2, false));
    }
}

// Puzzles with many solutions, none, all clues, no clues.
TEST(Vicinity, OfOddPuzzlesIsWhatTryingFinds) {
    Random random(3);
    Grid several = k17;
    several.set(71, 0);
    Grid none = k17;
    none.set(16, 3);
    Grid clashing = k17;
    clashing.set(16, 1);
    for (const Grid& puzzle : {several, none, clashing}) {
        EXPECT_EQ(vicinity_of({puzzle}, options_of(1, 1)), by_brute_force(puzzle, 1, 1, true));
        EXPECT_EQ(vicinity_of({puzzle}, options_of(0, 1)), by_brute_force(puzzle, 0, 1, true));
    }
    EXPECT_TRUE(vicinity_of({test::random_full_grid(random)}, options_of(1, 1)).empty());
    EXPECT_TRUE(vicinity_of({Grid()}, options_of(0, 1)).empty());
    EXPECT_TRUE(vicinity_of({Grid()}, options_of(1, 1)).empty());
    EXPECT_TRUE(vicinity_of({}, options_of(1, 1)).empty());
}

TEST(Vicinity, IsTheSameOnAnyNumberOfThreads) {
    const std::vector<Grid> puzzles = minimal_puzzles(40, 4);
    VicinityOptions options = options_of(1, 1);
    const std::vector<Grid> alone = vicinity_of(puzzles, options);
    EXPECT_FALSE(alone.empty());
    options.threads = 3;
    EXPECT_EQ(vicinity_of(puzzles, options), alone);
}

struct Classes {
    std::set<Grid> forms;
    std::uint64_t generations = 0;
};

Classes classes_of(const std::vector<Grid>& puzzles, const VicinityOptions& options) {
    Classes classes;
    const auto end = for_each_new_class(puzzles, options, [&](const Neighbour& neighbour) {
        EXPECT_TRUE(classes.forms.insert(neighbour.form).second);
        EXPECT_GE(neighbour.generation, classes.generations);
        classes.generations = neighbour.generation;
        return true;
    });
    EXPECT_EQ(*end, SearchEnd::complete);
    return classes;
}

TEST(NewClasses, AreThoseOfTheNeighboursWithoutThePuzzles) {
    const std::vector<Grid> puzzles = minimal_puzzles(20, 5);
    VicinityOptions options = options_of(1, 1);
    std::set<Grid> expected;
    for (const Grid& puzzle : vicinity_of(puzzles, options)) {
        expected.insert(canonical(puzzle).form);
    }
    for (const Grid& puzzle : puzzles) expected.erase(canonical(puzzle).form);
    EXPECT_EQ(classes_of(puzzles, options).forms, expected);
    options.memory = 1;  // through files
    EXPECT_EQ(classes_of(puzzles, options).forms, expected);
}

// To take a clue away and put another in can be undone, and both puzzles are minimal: so the
// classes that can be reached are the same from each of them.
TEST(NewClasses, ToTheEndAreTheSameFromEachOfThem) {
    VicinityOptions options = options_of(1, 1);
    options.closed = true;
    Classes first = classes_of({k17OfMany}, options);
    first.forms.insert(canonical(k17OfMany).form);
    EXPECT_GT(first.forms.size(), 30U);
    EXPECT_GT(first.generations, 1U);
    for (const Grid& form : {*first.forms.begin(), *first.forms.rbegin()}) {
        Classes other = classes_of({form}, options);
        other.forms.insert(form);
        EXPECT_EQ(other.forms, first.forms);
    }
    const std::vector<Grid> all(first.forms.begin(), first.forms.end());
    EXPECT_TRUE(classes_of(all, options).forms.empty());
    options.memory = 1;
    const auto visit = [](const Neighbour&) { return true; };
    const auto end = for_each_new_class({&k17OfMany, 1}, options, visit);
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error().code, ErrorCode::not_supported);
}

// NONET_SEVENTEEN names the list of all puzzles with 17 clues, in its usual order: of the first 200
// another program finds 234 classes, these included.
TEST(NewClasses, OfTheFirstTwoHundredAreThoseThatAreKnown) {
    const char* name = std::getenv("NONET_SEVENTEEN");
    if (name == nullptr) GTEST_SKIP() << "NONET_SEVENTEEN names no file";
    std::ifstream file(name);
    std::vector<Grid> puzzles;
    for (std::string line; puzzles.size() < 200 && std::getline(file, line);) {
        if (line.size() >= kCells && line[0] != '#')
            puzzles.push_back(grid_of(line.substr(0, kCells)));
    }
    ASSERT_EQ(puzzles.size(), 200U);
    EXPECT_EQ(classes_of(puzzles, options_of(1, 1)).forms.size(), 34U);
}

TEST(Vicinity, StopsAtALimitAndWhenAsked) {
    const auto visit = [](const Neighbour&) { return true; };
    const std::atomic<bool> stop = true;
    Limits limits;
    limits.cancel = &stop;
    for (const unsigned threads : {1U, 2U}) {
        VicinityOptions options = options_of(2, 2);
        options.threads = threads;
        EXPECT_EQ(*for_each_neighbour({&k17, 1}, options, visit, limits), SearchEnd::by_limit);
        options = options_of(1, 1);
        options.threads = threads;
        const auto no_more = [](const Neighbour&) { return false; };
        const std::vector<Grid> puzzles = minimal_puzzles(2, 6);
        EXPECT_EQ(*for_each_neighbour(puzzles, options, no_more), SearchEnd::by_visitor);
    }
}

TEST(Vicinity, RefusesNumbersOutOfRange) {
    const auto visit = [](const Neighbour&) { return true; };
    for (const auto& [minus, plus] : {std::pair(-1, 1), std::pair(82, 1), std::pair(1, 0)}) {
        const auto end = for_each_neighbour({&k17, 1}, options_of(minus, plus), visit);
        ASSERT_FALSE(end);
        EXPECT_EQ(end.error().code, ErrorCode::bad_argument);
    }
}

}  // namespace
}  // namespace nonet

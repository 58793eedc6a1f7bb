// Backdoors and depths: what experts published, and plain loops over a plain solver of singles.
#include "research/closure.hpp"
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/backdoors.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::vector<std::string> names(const std::vector<CellMask>& sets) {
    std::vector<std::string> texts;
    for (const CellMask& set : sets) {
        std::string text;
        for (const Cell cell : set) text += cell_name(cell);
        texts.push_back(text);
    }
    return texts;
}

// Denis Berthier's example in the Players' Forum ("Backdoor: 1"): two, three and thirty-seven.
constexpr std::string_view kBerthier =
    "1.......2.3..2..4...25.63....76.58......7......92.86....59.37...7..5..9.9.......8";

TEST(Backdoors, OfBerthiersExample) {
    const Grid puzzle = test::grid_of(kBerthier);
    const auto singles = backdoors(puzzle, LogicLevel::singles);
    ASSERT_TRUE(singles);
    EXPECT_EQ(singles->size, 1);
    EXPECT_EQ(names(singles->sets), (std::vector<std::string>{"r1c2", "r1c5"}));
    const auto locked = backdoors(puzzle, LogicLevel::locked);
    ASSERT_TRUE(locked);
    EXPECT_EQ(names(locked->sets), (std::vector<std::string>{"r1c2", "r1c5", "r8c3"}));
    const auto subsets = backdoors(puzzle, LogicLevel::subsets);
    ASSERT_TRUE(subsets);
    EXPECT_EQ(subsets->size, 1);
    EXPECT_EQ(subsets->sets.size(), 37U);
}

// "dobrichev" (January 2013): low ratings, but three cells are needed.
TEST(Backdoors, OfThreeCells) {
    for (const Grid& puzzle : test::grids_of(R"(
........1.....2.3.....4.5.6..1.6.7.5..6.5.1...8.....9...541.....3.......9....8...
........1.....2.3.....4.5.6..1.5.6....7.6.1.5.8.....9...641.....3.......2....9...
........1.....2.3.....1.4.5..1.5.6.4..5.4.1...2.....7...418.....7.......3....7...
)")) {
        const auto found = backdoors(puzzle, LogicLevel::singles, 2);
        ASSERT_TRUE(found);
        EXPECT_FALSE(found->size);
        EXPECT_EQ(backdoors(puzzle, LogicLevel::singles)->size, 3);
    }
}

/// Naked and hidden singles, straight from the rules.
research::Closure plain_singles(Candidates& position) {
    bool changed = true;
    while (changed) {
        changed = false;
        const auto keep = [&](Cell cell, DigitMask digits) {
            const auto left = static_cast<DigitMask>(position[cell] & digits);
            changed |= left != position[cell];
            position.set(cell, left);
        };
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (!is_single(position[cell])) continue;
            for (const Cell peer : kPeerCells[cell])
                keep(peer, static_cast<DigitMask>(~position[cell]));
        }
        for (House house = 0; house < kHouses; ++house) {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                std::vector<Cell> places;
                for (const Cell cell : kHouseCells[house]) {
                    if (position.has(cell, digit)) places.push_back(cell);
                }
                if (places.empty()) return research::Closure::contradiction;
                if (places.size() == 1) keep(places[0], mask_of(digit));
            }
        }
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (position[cell] == 0) return research::Closure::contradiction;
        }
    }
    return position.count() == kCells ? research::Closure::solved : research::Closure::open;
}

/// T&E(n) by the letter of its definition.
research::Closure plain_trial(Candidates& position, int depth) {
    if (depth == 0) return plain_singles(position);
    bool changed = true;
    while (changed) {
        changed = false;
        const research::Closure end = plain_singles(position);
        if (end != research::Closure::open) return end;
        for (Cell cell = 0; cell < kCells; ++cell) {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                if (!position.has(cell, digit) || is_single(position[cell])) continue;
                Candidates assumed = position;
                assumed.set(cell, mask_of(digit));
                if (plain_trial(assumed, depth - 1) != research::Closure::contradiction) continue;
                position.remove(cell, digit);
                changed = true;
            }
        }
    }
    return research::Closure::open;
}

TEST(Backdoors, AgreeWithPlainSingles) {
    Random random(5);
    int tried = 0;
    while (tried < 12) {
        const Grid puzzle = test::random_puzzle(28, random);
        const auto solved = solution(puzzle);
        if (!solved) continue;
        ++tried;
        const auto solves = [&](const std::vector<Cell>& cells) {
            Candidates position = Candidates::from_grid(puzzle);
            for (const Cell cell : cells) position.set(cell, mask_of((*solved)[cell]));
            return plain_singles(position) == research::Closure::solved;
        };
        Backdoors expected;
        if (solves({})) expected.size = 0;
        for (Cell a = 0; a < kCells && !expected.size; ++a) {
            if (solves({a})) expected.sets.push_back(CellMask::of(a));
        }
        if (!expected.sets.empty()) expected.size = 1;
        const auto found = backdoors(puzzle, LogicLevel::singles, 1);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->size, expected.size) << puzzle.to_line();
        EXPECT_EQ(names(found->sets), names(expected.sets)) << puzzle.to_line();
    }
}

// Of two cells in one of the hardest puzzles, Golden Nugget: all pairs, one by one.
TEST(Backdoors, OfTwoCells) {
    const Grid puzzle = test::grid_of(
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
    const Grid solved = *solution(puzzle);
    std::vector<CellMask> expected;
    for (Cell a = 0; a < kCells; ++a) {
        for (Cell b = a + 1; b < kCells; ++b) {
            Candidates position = Candidates::from_grid(puzzle);
            position.set(a, mask_of(solved[a]));
            position.set(b, mask_of(solved[b]));
            if (research::close(position, LogicLevel::singles) == research::Closure::solved)
                expected.push_back(CellMask::of(a) | CellMask::of(b));
        }
    }
    ASSERT_FALSE(expected.empty());
    const auto found = backdoors(puzzle, LogicLevel::singles);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->size, 2);
    EXPECT_EQ(names(found->sets), names(expected));
}

// Lanes and single positions follow the same rules.
TEST(Backdoors, LockedAgreesWithTheClosure) {
    const Grid puzzle = test::grid_of(kBerthier);
    const Grid solved = *solution(puzzle);
    for (Cell cell = 0; cell < kCells; ++cell) {
        Candidates position = Candidates::from_grid(puzzle);
        position.set(cell, mask_of(solved[cell]));
        const bool solves =
            research::close(position, LogicLevel::locked) == research::Closure::solved;
        EXPECT_EQ(solves, cell == 1 || cell == 4 || cell == 65) << cell_name(cell);
    }
}

TEST(Backdoors, NeedOneSolution) {
    EXPECT_FALSE(backdoors(Grid(), LogicLevel::singles));
    EXPECT_FALSE(trial_depth(Grid(), LogicLevel::singles));
    std::string clash = "11";
    clash.resize(kCells, '.');
    EXPECT_FALSE(backdoors(test::grid_of(clash), LogicLevel::locked));
    const Grid full = *some_solution(Grid());
    EXPECT_EQ(backdoors(full, LogicLevel::singles)->size, 0);
    EXPECT_EQ(trial_depth(full, LogicLevel::subsets)->depth, 0);
}

TEST(TrialDepth, AgreesWithTheDefinition) {
    Random random(8);
    std::vector<int> seen(3);
    int tried = 0;
    while (tried < 6) {
        const Grid puzzle = test::random_puzzle(26, random);
        if (!is_unique(puzzle)) continue;
        ++tried;
        Candidates position = Candidates::from_grid(puzzle);
        int depth = 0;
        while (depth < 2 && plain_trial(position, depth) != research::Closure::solved) ++depth;
        EXPECT_EQ(trial_depth(puzzle, LogicLevel::singles)->depth, depth) << puzzle.to_line();
        ++seen[static_cast<std::size_t>(depth)];
    }
    EXPECT_GT(seen[0], 0);
    EXPECT_GT(seen[1], 0);
}

// Golden Nugget and Easter Monster are in T&E(2); the third has a tridagon, the only kind of puzzle
// known to need more (from the list of Berthier's classification).
TEST(TrialDepth, OfTheHardest) {
    const auto depth = [](std::string_view line, LogicLevel level) {
        return trial_depth(test::grid_of(line), level)->depth;
    };
    EXPECT_EQ(
        depth(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
              LogicLevel::singles),
        2);
    EXPECT_EQ(
        depth("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
              LogicLevel::locked),
        2);
    const Grid tridagon = test::grid_of(
        "987......6..95.....4.......3..21.65....5.3..2....96.31.3.1...2.....6.59.....2.1.3");
    const auto limited = trial_depth(tridagon, LogicLevel::singles, 2);
    EXPECT_FALSE(limited->depth);
    EXPECT_EQ(limited->refuted, 2);
#ifdef NDEBUG
    EXPECT_EQ(trial_depth(tridagon, LogicLevel::singles)->depth, 3);
#endif
}

TEST(TrialDepth, StopsWhenAsked) {
    std::atomic<bool> cancel = false;
    Limits limits;
    limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(30);
    limits.cancel = &cancel;
    const Grid tridagon = test::grid_of(
        "987......6..95.....4.......3..21.65....5.3..2....96.31.3.1...2.....6.59.....2.1.3");
    const auto found = trial_depth(tridagon, LogicLevel::subsets, 3, limits);
    if (found) {
        EXPECT_FALSE(found->depth);
        EXPECT_LT(found->refuted, 3);
    }
}

}  // namespace
}  // namespace nonet

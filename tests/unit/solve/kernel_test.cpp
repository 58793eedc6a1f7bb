// Every kernel: the rules that a round must know, one small position for each; and all kernels
// together: the same solutions in the same order with the same nodes.
#include "solve/kernel.hpp"

#include "solve/kernels.hpp"
#include "support/brute_force.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/candidates.hpp>
#include <nonet/isa.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using solve::Found;
using solve::Kernel;
using solve::SearchMemory;

using Masks = std::array<DigitMask, kCells>;
using Digits = std::array<std::uint8_t, kCells>;

constexpr std::uint64_t kAnyNodes = std::numeric_limits<std::uint64_t>::max();

Candidates candidates_of(const std::string& line) {
    return Candidates::from_grid(Grid::from_line(line).value());
}

/// What a search showed, in order.
struct Trail {
    std::vector<Grid> solutions;
    std::uint64_t nodes = 0;

    friend bool operator==(const Trail&, const Trail&) = default;
};

Trail search(const Kernel& kernel, const Candidates& puzzle, std::size_t most) {
    const auto memory = std::make_unique<SearchMemory>();
    kernel.start_masks(*memory, std::bit_cast<Masks>(puzzle).data());
    Trail trail;
    std::uint64_t left = kAnyNodes;
    Digits digits;
    while (trail.solutions.size() < most &&
           kernel.next(*memory, left, digits.data()) == Found::solution) {
        trail.solutions.push_back(std::bit_cast<Grid>(digits));
    }
    trail.nodes = kAnyNodes - left;
    return trail;
}

class KernelRules : public testing::TestWithParam<IsaInfo> {
  protected:
    void SetUp() override {
        if (!GetParam().usable) GTEST_SKIP() << "this machine lacks " << GetParam().name;
    }

    [[nodiscard]] static const Kernel& kernel() { return *solve::kernel_of(GetParam().isa); }

    static bool propagate(Candidates& candidates) {
        auto masks = std::bit_cast<Masks>(candidates);
        const bool consistent = kernel().propagate(masks.data());
        candidates = std::bit_cast<Candidates>(masks);
        return consistent;
    }

    static bool propagate_line(const std::string& line) {
        Candidates candidates = candidates_of(line);
        return propagate(candidates);
    }
};

TEST_P(KernelRules, PlacesAGivenInItsHouses) {
    Candidates rest = candidates_of("5" + std::string(80, '.'));
    ASSERT_TRUE(propagate(rest));
    EXPECT_EQ(rest[0], mask_of(5));
    for (const Cell peer : kPeerCells[0]) EXPECT_FALSE(rest.has(peer, 5)) << cell_name(peer);
    EXPECT_TRUE(rest.has(40, 5));
}

TEST_P(KernelRules, FindsANakedSingle) {
    // r1c1 sees 1 to 8.
    Candidates rest = candidates_of(".1234....5........6........7........8" + std::string(44, '.'));
    ASSERT_TRUE(propagate(rest));
    EXPECT_EQ(rest[0], mask_of(9));
}

TEST_P(KernelRules, FindsAHiddenSingleInABox) {
    // The 1s in rows 2 and 3 and columns 2 and 3 leave only r1c1 in box 1.
    Grid grid;
    grid.set(cell_at(1, 4), 1);
    grid.set(cell_at(2, 8), 1);
    grid.set(cell_at(4, 1), 1);
    grid.set(cell_at(8, 2), 1);
    Candidates rest = Candidates::from_grid(grid);
    ASSERT_TRUE(propagate(rest));
    EXPECT_EQ(rest[0], mask_of(1));
}

TEST_P(KernelRules, FindsAHiddenSingleInAColumn) {
    // 7 stands in rows 2, 5 and 8 and in boxes 4 and 7's rows, so column 1 keeps r1c1 alone.
    Candidates candidates;
    for (int row = 1; row < 9; ++row) candidates.remove(cell_at(row, 0), 7);
    Candidates rest = candidates;
    ASSERT_TRUE(propagate(rest));
    EXPECT_EQ(rest[0], mask_of(7));
}

TEST_P(KernelRules, PointsOutOfABox) {
    // In box 1 the digit 4 is left in row 1 only: the rest of row 1 loses it.
    Candidates candidates;
    for (int row = 1; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) candidates.remove(cell_at(row, column), 4);
    }
    Candidates rest = candidates;
    ASSERT_TRUE(propagate(rest));
    for (int column = 3; column < 9; ++column) EXPECT_FALSE(rest.has(cell_at(0, column), 4));
    EXPECT_TRUE(rest.has(cell_at(0, 2), 4));
    EXPECT_TRUE(rest.has(cell_at(1, 5), 4));
}

TEST_P(KernelRules, ClaimsFromAColumn) {
    // In column 1 the digit 4 is left in box 1 only: the rest of box 1 loses it.
    Candidates candidates;
    for (int row = 3; row < 9; ++row) candidates.remove(cell_at(row, 0), 4);
    Candidates rest = candidates;
    ASSERT_TRUE(propagate(rest));
    for (int row = 0; row < 3; ++row) {
        EXPECT_TRUE(rest.has(cell_at(row, 0), 4));
        EXPECT_FALSE(rest.has(cell_at(row, 1), 4));
        EXPECT_FALSE(rest.has(cell_at(row, 2), 4));
    }
}

TEST_P(KernelRules, SeesContradictions) {
    EXPECT_FALSE(propagate_line("11" + std::string(79, '.'))) << "twice in a row";
    EXPECT_FALSE(propagate_line("1........1" + std::string(71, '.'))) << "in a column";
    Candidates empty_cell;
    empty_cell.set(40, 0);
    EXPECT_FALSE(propagate(empty_cell));
    Candidates homeless_digit;
    for (const Cell cell : kHouseCells[box_house(4)]) homeless_digit.remove(cell, 3);
    EXPECT_FALSE(propagate(homeless_digit));
}

TEST_P(KernelRules, TwoCellsOfARowThatNeedTheSameDigit) {
    Candidates candidates;
    candidates.set(cell_at(3, 0), mask_of(6));
    candidates.set(cell_at(3, 8), mask_of(6));
    EXPECT_FALSE(propagate(candidates));
}

TEST_P(KernelRules, FillsATriadWithItsThreeDigits) {
    // The digits 1, 2 and 3 have no other place in row 1 than its first box, but more than one
    // digit could stand in each of the three cells: the triad has no room for a fourth.
    Candidates rest;
    for (Cell cell = 3; cell < 9; ++cell) {
        for (Digit digit = 1; digit <= 3; ++digit) rest.remove(cell, digit);
    }
    ASSERT_TRUE(propagate(rest));
    for (Cell cell = 0; cell < 3; ++cell) EXPECT_EQ(rest[cell], 7) << cell_name(cell);
    for (Digit digit = 1; digit <= 3; ++digit) EXPECT_FALSE(rest.has(cell_at(1, 1), digit));
}

TEST_P(KernelRules, KeepsATriadOfThreeDigitsToItself) {
    // The cells r1c1, r1c2 and r1c3 have three digits between them: these stand there.
    Candidates rest;
    for (Cell cell = 0; cell < 3; ++cell) rest.set(cell, 7);
    ASSERT_TRUE(propagate(rest));
    for (Digit digit = 1; digit <= 3; ++digit) {
        EXPECT_FALSE(rest.has(cell_at(0, 8), digit));
        EXPECT_FALSE(rest.has(cell_at(2, 0), digit));
        EXPECT_TRUE(rest.has(cell_at(3, 0), digit));
    }
}

TEST_P(KernelRules, SolvesAnEasyPuzzleAlone) {
    Candidates rest = candidates_of(
        "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");
    ASSERT_TRUE(propagate(rest));
    EXPECT_EQ(single_candidates(rest).to_line(),
              "278145693354698712916273485692817354837564129145329876423751968581936247769482531");
}

TEST_P(KernelRules, AnEmptyGridLosesNothing) {
    Candidates rest;
    ASSERT_TRUE(propagate(rest));
    EXPECT_EQ(rest, Candidates());
}

TEST_P(KernelRules, RemovesNoDigitOfASolution) {
    Random random(41);
    for (int i = 0; i < 300; ++i) {
        const Grid solution = test::random_full_grid(random);
        Candidates rest = test::random_sukaku(solution, 40 + i % 50, random);
        ASSERT_TRUE(propagate(rest));
        for (Cell cell = 0; cell < kCells; ++cell) ASSERT_TRUE(rest.has(cell, solution[cell]));
    }
}

TEST_P(KernelRules, FindsWhatBruteForceFinds) {
    Random random(42);
    for (int i = 0; i < 60; ++i) {
        Grid puzzle = test::random_puzzle(28 + i % 20, random);
        if (i % 3 == 0) puzzle = test::with_wrong_clue(puzzle, random);
        const auto expected = test::brute_force_solutions(puzzle, 200);
        Trail trail = search(kernel(), Candidates::from_grid(puzzle), 200);
        std::sort(trail.solutions.begin(), trail.solutions.end());
        if (expected.size() < 200) {
            EXPECT_EQ(trail.solutions, expected) << puzzle.to_line();
        } else {
            EXPECT_EQ(trail.solutions.size(), 200U);
        }
    }
}

TEST_P(KernelRules, CountsFromSymbolsWhatItFindsFromCandidates) {
    Random random(43);
    for (int i = 0; i < 200; ++i) {
        Grid puzzle = test::random_puzzle(17 + i % 20, random);
        if (i % 4 == 0) puzzle = test::with_wrong_clue(puzzle, random);
        const Trail trail = search(kernel(), Candidates::from_grid(puzzle), 5);
        Digits digits{};
        EXPECT_EQ(kernel().solve(puzzle.values().data(), 5, 0, digits.data()),
                  trail.solutions.size());
        if (!trail.solutions.empty()) {
            EXPECT_EQ(std::bit_cast<Grid>(digits), trail.solutions[0]);
        }

        const std::string line = puzzle.to_line();
        std::string text(kCells, '?');
        kernel().solve(reinterpret_cast<const std::uint8_t*>(line.data()), 1, '0',
                       reinterpret_cast<std::uint8_t*>(text.data()));
        if (!trail.solutions.empty()) {
            EXPECT_EQ(text, trail.solutions[0].to_line());
        }
        std::string checked(kCells, '?');
        EXPECT_EQ(kernel().solve_line(reinterpret_cast<const std::uint8_t*>(line.data()), 5,
                                      reinterpret_cast<std::uint8_t*>(checked.data())),
                  static_cast<int>(trail.solutions.size()));
        EXPECT_EQ(checked, text);
    }
}

TEST_P(KernelRules, GoesOnWhereItsNodesRanOut) {
    const auto memory = std::make_unique<SearchMemory>();
    kernel().start_masks(*memory, std::bit_cast<Masks>(Candidates()).data());
    const Trail whole = search(kernel(), Candidates(), 50);
    std::vector<Grid> found;
    std::uint64_t spent = 0;
    Digits digits;
    while (found.size() < 50) {
        std::uint64_t left = 3;
        const Found step = kernel().next(*memory, left, digits.data());
        spent += 3 - left;
        ASSERT_NE(step, Found::nothing);
        if (step == Found::solution) found.push_back(std::bit_cast<Grid>(digits));
    }
    EXPECT_EQ(found, whole.solutions);
    EXPECT_EQ(spent, whole.nodes);
}

TEST_P(KernelRules, CountsInStepsWhatItFindsOneByOne) {
    // Grids with a few clues taken out of a proper puzzle end in positions of pairs.
    Random random(45);
    const auto memory = std::make_unique<SearchMemory>();
    for (int i = 0; i < 60; ++i) {
        const Candidates puzzle = Candidates::from_grid(test::random_puzzle(26 + i % 6, random));
        const std::uint64_t expected = search(kernel(), puzzle, 5000).solutions.size();
        for (const std::uint64_t step : {1, 2, 3, 7, 5000}) {
            kernel().start_masks(*memory, std::bit_cast<Masks>(puzzle).data());
            std::uint64_t found = 0;
            std::uint64_t nodes = kAnyNodes;
            Found end = Found::solution;
            while (end == Found::solution && found < 5000) {
                std::uint64_t more = 0;
                end = kernel().count(*memory, nodes, step, more);
                EXPECT_TRUE(end == Found::nothing || more == step);
                found += more;
            }
            EXPECT_EQ(std::min<std::uint64_t>(found, 5000), expected) << "in steps of " << step;
        }
    }
}

TEST_P(KernelRules, KnowsThereIsMoreThanItCounted) {
    // Two solutions in four cells: the rest of the grid is given.
    const std::string two =
        "..3456789456789123789123456..4365897365897214897214365531642978642978531978531642";
    const Candidates puzzle = candidates_of(two);
    const std::size_t all = search(kernel(), puzzle, 100).solutions.size();
    ASSERT_EQ(all, 2U);
    const auto memory = std::make_unique<SearchMemory>();
    kernel().start_masks(*memory, std::bit_cast<Masks>(puzzle).data());
    std::uint64_t nodes = kAnyNodes;
    std::uint64_t found = 0;
    ASSERT_EQ(kernel().count(*memory, nodes, 1, found), Found::solution);
    EXPECT_EQ(found, 1U);
    Digits digits;
    EXPECT_EQ(kernel().next(*memory, nodes, digits.data()), Found::solution);
}

TEST_P(KernelRules, KnowsALine) {
    const std::string good =
        "1234567890.....................................................................09";
    ASSERT_EQ(good.size(), std::size_t{kCells});
    for (int c = 0; c < 256; ++c) {
        const bool expected = (c >= '0' && c <= '9') || c == '.';
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            std::string line = good;
            line[cell] = static_cast<char>(c);
            const auto* characters = reinterpret_cast<const std::uint8_t*>(line.data());
            Digits digits{};
            ASSERT_EQ(kernel().is_line(characters), expected) << c << " in " << cell;
            if (expected && cell % 9 != 0) continue;
            const int count = kernel().solve_line(characters, 1, digits.data());
            ASSERT_EQ(count != -1, expected) << c << " in " << cell;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Kernels, KernelRules, testing::ValuesIn(isas().begin(), isas().end()),
                         [](const auto& kernel) { return std::string(kernel.param.name); });

TEST(Kernels, WalkTheSameTree) {
    Random random(44);
    for (int i = 0; i < 400; ++i) {
        Grid puzzle = test::random_puzzle(i % 34, random);
        if (i % 4 == 0) puzzle = test::with_wrong_clue(puzzle, random);
        Candidates candidates = Candidates::from_grid(puzzle);
        if (i % 5 == 0) {
            candidates = test::random_sukaku(test::random_full_grid(random), 60, random);
        }
        const Trail expected = search(*solve::kernel_of(Isa::portable), candidates, 20);
        for (const IsaInfo& info : isas()) {
            if (!info.usable) continue;
            const Trail trail = search(*solve::kernel_of(info.isa), candidates, 20);
            EXPECT_EQ(trail, expected) << info.name << " " << candidates.to_line();
        }
    }
}

}  // namespace
}  // namespace nonet

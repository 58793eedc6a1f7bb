// Counting by bands against what was published, what follows by symmetry, and a search.
#include "bands/free_bands.hpp"
#include "bands/partitions.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/band_class.hpp>
#include <nonet/bands.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// What Felgenhauer and Jarvis counted in 2005.
constexpr std::string_view kAllGrids = "6670903752021072936960";

std::string counted(const Grid& puzzle, unsigned threads = 1) {
    const auto count = count_by_bands(puzzle, {}, threads);
    return count ? to_string(*count) : "unknown";
}

std::string counted(std::string line) {
    line.resize(kCells, '.');
    return counted(*Grid::from_line(line));
}

/// 6670903752021072936960 / divisor, by long division.
std::string part_of_all(std::uint64_t divisor) {
    std::string quotient;
    std::uint64_t rest = 0;
    for (const char digit : kAllGrids) {
        rest = rest * 10 + static_cast<std::uint64_t>(digit - '0');
        if (rest >= divisor || !quotient.empty())
            quotient += static_cast<char>('0' + rest / divisor);
        rest %= divisor;
    }
    EXPECT_EQ(rest, 0U);
    return quotient;
}

TEST(Partitions, FitTogether) {
    const auto& all = bands::Partitions::get();
    for (int ordered = 0; ordered < bands::kOrdered; ++ordered) {
        const auto& triples = all.triples(ordered);
        ASSERT_EQ(all.ordered_of(triples), ordered);
        for (const auto& pair : all.partners(ordered)) {
            ASSERT_EQ(all.third_of(ordered, pair.second), pair.third);
            for (int place = 0; place < 3; ++place) {
                ASSERT_EQ(triples[place] | all.triples(pair.second)[place] |
                              all.triples(pair.third)[place],
                          0x1ff);
            }
        }
        for (const int other : all.transversals(ordered)) {
            for (const int row : all.triples(other)) {
                for (const int column : triples)
                    ASSERT_EQ(std::popcount(static_cast<unsigned>(row & column)), 1);
            }
        }
    }
}

TEST(FreeBands, HaveAsManyFillingsAsPublished) {
    std::uint64_t sum = 0;
    for (int i = 0; i < kColumnClasses; ++i) sum += bands::FreeBands::get().bands_of(i);
    EXPECT_EQ(sum, 948'109'639'680U);
    // All 44 classes are in use: the last one has bands as well.
    EXPECT_GT(bands::FreeBands::get().bands_of(kColumnClasses - 1), 0U);
}

TEST(CountByBands, TheEmptyGrid) {
    EXPECT_EQ(counted(std::string()), kAllGrids);
}

/// A row of the table that "dukuso" published in the Players' Forum in 2010 ("gang of 44"): the
/// columns of a band in order, how many bands have exactly these columns, how many columns are of
/// that class, and the number of grids whose first band is of the class / (9! 6^4 2^7).
struct PublishedClass {
    std::string_view columns;
    std::uint64_t bands;
    std::uint64_t arrangements;
    std::uint64_t grids;
};

constexpr PublishedClass kPublished[] = {
    {"123456789123456789123456789", 1728, 60480, 13546872},
    {"123456789123456789123457689", 576, 4898880, 346083192},
    {"123456789123456789124357689", 192, 29393280, 668815056},
    {"123456789123456789124378569", 192, 9797760, 225521136},
    {"123456789123456789147258369", 96, 6531840, 72962040},
    {"123456789123457689123458679", 576, 6531840, 455091264},
    {"123456789123457689123468579", 864, 6531840, 688823352},
    {"123456789123457689124356789", 192, 58786560, 1334816064},
    {"123456789123457689124358679", 192, 117573120, 2639418048},
    {"123456789123457689124367589", 192, 58786560, 1322892864},
    {"123456789123457689124368579", 288, 235146240, 7997419008},
    {"123456789123457689124389567", 192, 58786560, 1333594368},
    {"123456789123457689126345789", 192, 29393280, 671794992},
    {"123456789123457689126347589", 192, 117573120, 2665795968},
    {"123456789123457689126348579", 288, 117573120, 3983962320},
    {"123456789123457689145267389", 96, 29393280, 330914376},
    {"123456789123457689145268379", 144, 117573120, 1987093296},
    {"123456789123457689146258379", 168, 235146240, 4596811128},
    {"123456789123457689148259367", 144, 58786560, 975856572},
    {"123456789124357689125348679", 192, 39191040, 871266816},
    {"123456789124357689125367489", 144, 58786560, 989360244},
    {"123456789124357689125368479", 168, 117573120, 2299821930},
    {"123456789124357689125378469", 264, 117573120, 3652048026},
};

/// Some band with these columns.
Grid band_with_columns(std::string_view columns) {
    Grid band;
    std::array<std::string, 9> order;
    for (int column = 0; column < 9; ++column) order[column] = columns.substr(3 * column, 3);
    const auto place = [&](const auto& self, int column) -> bool {
        if (column == 9) return true;
        std::string digits = order[column];
        do {
            for (int row = 0; row < 3; ++row) band.set(9 * row + column, digits[row] - '0');
            if (!find_clash(band) && self(self, column + 1)) return true;
        } while (std::next_permutation(digits.begin(), digits.end()));
        for (int row = 0; row < 3; ++row) band.set(9 * row + column, 0);
        return false;
    };
    EXPECT_TRUE(place(place, 0)) << columns;
    return band;
}

TEST(CountByBands, FirstBandsAsPublished) {
    int number = 0;
    for (const PublishedClass& published : kPublished) {
        const Grid band = band_with_columns(published.columns);
        EXPECT_EQ(band_classes(*some_solution(band))->front().columns, ++number);
        // grids * 9! 6^4 2^7 = arrangements * bands * completions
        const std::uint64_t factor = std::uint64_t{362880} * 1296 * 128;
        const std::uint64_t divisor = published.arrangements * published.bands;
        const std::uint64_t common = std::gcd(factor, divisor);
        ASSERT_EQ(published.grids % (divisor / common), 0U);
        EXPECT_EQ(counted(band),
                  std::to_string(published.grids / (divisor / common) * (factor / common)))
            << published.columns;
    }
}

// By renaming digits, each of nine has the same part. (A row and a box: tests/cli/cases/count.txt.)
TEST(CountByBands, OneClue) {
    EXPECT_EQ(counted("1"), part_of_all(9));
}

TEST(CountByBands, TwoRows) {
    // The third row has six orders in each box; the sum over these bands.
    const std::string rows = "123456789456789123";
    Uint128 sum;
    std::array<std::string, 3> third = {"789", "123", "456"};
    std::array<std::string, 3> boxes = third;
    for (auto& box : boxes) std::sort(box.begin(), box.end());
    do {
        do {
            do {
                sum += *count_by_bands(
                    *Grid::from_line(rows + boxes[0] + boxes[1] + boxes[2] + std::string(54, '.')));
            } while (std::next_permutation(boxes[2].begin(), boxes[2].end()));
        } while (std::next_permutation(boxes[1].begin(), boxes[1].end()));
    } while (std::next_permutation(boxes[0].begin(), boxes[0].end()));
    EXPECT_EQ(counted(rows), to_string(sum));
}

TEST(CountByBands, AgreesWithTheSearch) {
    Random random(7);
    for (const int clues : {22, 24, 27, 30, 40, 81}) {
        for (int i = 0; i < 2; ++i) {
            const Grid puzzle = test::random_puzzle(clues, random);
            const SolutionCount searched = count_solutions(puzzle, 3'000'000);
            if (!searched.exact) continue;
            EXPECT_EQ(counted(puzzle, 2), to_string(searched.count)) << puzzle.to_line();
        }
    }
}

TEST(CountByBands, NoSolution) {
    EXPECT_EQ(counted("11"), "0");
    // No clash, but 9 has no place in row 1.
    EXPECT_EQ(counted("12345678.........9"), "0");
}

TEST(CountByBands, StopsWhenAsked) {
    std::atomic<bool> cancel = true;
    Limits limits;
    limits.cancel = &cancel;
    std::string line = "1.......................................2";
    line.resize(kCells, '.');
    EXPECT_FALSE(count_by_bands(*Grid::from_line(line), limits, 2));
    line = "123456789";
    line.resize(kCells, '.');
    EXPECT_FALSE(count_by_bands(*Grid::from_line(line), limits));
}

TEST(BandCountingWork, IsLeastWhereOneBandHasAllClues) {
    const auto work = [](std::string line) {
        line.resize(kCells, '.');
        return band_counting_work(*Grid::from_line(line));
    };
    EXPECT_LT(work("123456789456789123789123456"),
              work("1.......................................2"));
    EXPECT_LT(work("1"), 1'000'000U);
}

}  // namespace
}  // namespace nonet

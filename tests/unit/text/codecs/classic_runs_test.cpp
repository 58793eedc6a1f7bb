// SudokuPad's short codings of a grid. The coded forms of kPuzzle are worked out by hand, cell by
// cell; the published example is from the tests in SudokuPad's own puzzletools.js.
#include "text/codecs/classic_runs.hpp"

#include "support/random_puzzles.hpp"
#include "unit/text/codecs/mutations.hpp"
#include "unit/text/samples.hpp"

#include <nonet/random.hpp>

#include <algorithm>
#include <string>
#include <utility>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

using text_test::kPuzzle;

const std::string kFirst = "C3B2B6C9C3B5C1C18B64E81B29C7H8C67B82E26B95C8C2B3C9C5B1B3C";
const std::string kSecond = "ADCQTDPL1I6i8B2TvAS6H8g2G9PSCNTFBN";

TEST(ClassicRuns, KnownForms) {
    EXPECT_EQ(*classic_decode(kFirst), kPuzzle);
    EXPECT_EQ(*classic_decode(kSecond), kPuzzle);
    EXPECT_EQ(*classic_decode_first(kFirst), kPuzzle);
    EXPECT_EQ(*classic_decode_second(kSecond), kPuzzle);
    EXPECT_EQ(classic_encode_first(kPuzzle), kFirst);
    EXPECT_EQ(classic_encode_second(kPuzzle), kSecond);
    EXPECT_EQ(*classic_decode("B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B"),
              ".6.91...7..2....15.....4...9..3..........6...4.3...25...4.....8.....87.4..5.7..3.");
}

TEST(ClassicRuns, LongRuns) {
    EXPECT_EQ(classic_encode_first(std::string(81, '.')), "_M");
    EXPECT_EQ(*classic_decode("_M"), std::string(81, '.'));
    EXPECT_EQ(classic_encode_second(std::string(81, '.')), "oooooooooooooK");
    EXPECT_EQ(*classic_decode("oooooooooooooK"), std::string(81, '.'));
}

TEST(ClassicRuns, SmallerGrids) {
    EXPECT_EQ(*classic_decode_first("1E3B2D4E"), "1....3.2...4....");
    EXPECT_EQ(*classic_decode("LChEM1"), "1..2.3....4.2..1");
    EXPECT_EQ(*classic_decode("1E3B2D4E"), "1....3.2...4....") << "12 cells in the second";
}

TEST(ClassicRuns, Errors) {
    EXPECT_EQ(classic_decode("").error().code, ErrorCode::truncated);
    const auto foreign = classic_decode("B6#");
    ASSERT_FALSE(foreign.ok());
    EXPECT_EQ(foreign.error().code, ErrorCode::bad_symbol);
    EXPECT_EQ(foreign.error().symbol, "#");
    EXPECT_EQ(foreign.error().place, (Place{0, 3, 2}));
    EXPECT_EQ(classic_decode(kFirst.substr(1)).error().code, ErrorCode::wrong_length);
    EXPECT_EQ(classic_decode(kSecond.substr(1)).error().code, ErrorCode::wrong_length);
    EXPECT_EQ(classic_decode(kSecond + "1").error().code, ErrorCode::wrong_length);
    EXPECT_EQ(classic_decode("01").error().code, ErrorCode::wrong_length) << "two cells";
    EXPECT_EQ(classic_decode_first(std::string(100'000, '_')).error().code,
              ErrorCode::wrong_length);
    EXPECT_EQ(classic_decode_second(std::string(100'000, 'x')).error().code,
              ErrorCode::wrong_length);
}

TEST(ClassicRuns, DamageIsFound) {
    Random random(4);
    for (int i = 0; i < 200; ++i) {
        const std::string cells =
            test::random_puzzle(static_cast<int>(random.below(61)), random).to_line();
        for (const std::string& coded :
             {classic_encode_first(cells), classic_encode_second(cells)}) {
            for (const std::string& text : text_test::dropped_or_doubled(coded)) {
                const auto read = classic_decode(text);
                EXPECT_FALSE(read.ok()) << coded << " as " << text;
            }
        }
    }
}

/// A full grid of 4x4 or 6x6: a fixed one with its digits, rows and columns shuffled.
std::string small_grid(int side, Random& random) {
    const int rows = 2;
    const int columns = side / rows;
    std::string digits = std::string("123456").substr(0, static_cast<std::size_t>(side));
    for (std::size_t i = digits.size(); i > 1; --i) {
        std::swap(digits[i - 1], digits[random.below(static_cast<std::uint32_t>(i))]);
    }
    const int band = static_cast<int>(random.below(static_cast<std::uint32_t>(columns)));
    const int stack = static_cast<int>(random.below(static_cast<std::uint32_t>(rows)));
    std::string cells;
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const int r = (row + band * rows) % side;
            const int c = (column + stack * columns) % side;
            cells += digits[static_cast<std::size_t>((r % rows * columns + r / rows + c) % side)];
        }
    }
    return cells;
}

TEST(ClassicRuns, SmallGridsAreReadOrRefused) {
    Random random(6);
    for (const int side : {4, 6}) {
        int refused = 0;
        for (int i = 0; i < 3000; ++i) {
            std::string cells = small_grid(side, random);
            for (char& c : cells) {
                if (random.below(3) > 0) c = '.';
            }
            for (const std::string& coded :
                 {classic_encode_first(cells), classic_encode_second(cells)}) {
                const auto read = classic_decode(coded);
                if (read.ok()) {
                    EXPECT_EQ(*read, cells) << coded;
                    continue;
                }
                ++refused;
                EXPECT_EQ(read.error().code, ErrorCode::ambiguous) << coded;
                EXPECT_NE(classic_decode_first(coded).value(), classic_decode_second(coded).value())
                    << coded;
            }
        }
        EXPECT_LT(refused, side == 4 ? 100 : 10) << side;
    }
}

TEST(ClassicRuns, ClashesTellTheCodingApart) {
    EXPECT_EQ(*classic_decode("E24B3D2B2B1"), "....24.3...2.2.1") << "two 4s in the second";
    // A C is two blanks in one coding, 2 and a blank in the other; no house tells which.
    const auto both = classic_decode("3C1413C41313C");
    ASSERT_FALSE(both.ok());
    EXPECT_EQ(both.error().code, ErrorCode::ambiguous);
}

TEST(ClassicRuns, RoundTrip) {
    Random random(5);
    for (int i = 0; i < 500; ++i) {
        const std::string cells =
            test::random_puzzle(static_cast<int>(random.below(82)), random).to_line();
        EXPECT_EQ(*classic_decode_first(classic_encode_first(cells)), cells);
        EXPECT_EQ(*classic_decode_second(classic_encode_second(cells)), cells);
        // What is nearly full may be a puzzle in both.
        const bool sure = std::count(cells.begin(), cells.end(), '.') > 10;
        for (const auto& coded : {classic_encode_first(cells), classic_encode_second(cells)}) {
            const auto read = classic_decode(coded);
            if (sure || read.ok()) {
                ASSERT_TRUE(read.ok()) << cells << " " << read.error().message;
                EXPECT_EQ(*read, cells);
            } else {
                EXPECT_EQ(read.error().code, ErrorCode::ambiguous) << cells;
            }
        }
    }
}

}  // namespace
}  // namespace nonet::text

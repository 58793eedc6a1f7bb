// The records of the SudokuExchange bank.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;
using text_test::with_mark;

TEST(SudokuexchangeFormat, ReadsHashesOfDigitsAndLetters) {
    const std::string zeros = with_mark(kPuzzle, '0');
    for (const std::string hash : {"0a1b2c3d4e5f", "123456789012", "FFFFFFFFFFFF"}) {
        for (const std::string rating : {" 1.5", "10.3"}) {
            const auto rows = read_all(hash + " " + zeros + " " + rating + "\n");
            ASSERT_EQ(rows.size(), 1U);
            EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
            EXPECT_EQ(rows[0].format, "sudokuexchange");
            EXPECT_EQ(rows[0].place.column, 14U);
            EXPECT_EQ(rows[0].rest, hash + " " + rating.substr(rating[0] == ' ' ? 1 : 0));
        }
    }
}

TEST(SudokuexchangeFormat, AByteMoreOrLessIsNeverAnotherPuzzle) {
    const std::string line = "123456789012 " + with_mark(kPuzzle, '0') + "  7.1";
    for (std::size_t i = 0; i < line.size(); ++i) {
        for (const bool drop : {true, false}) {
            std::string damaged = line;
            if (drop) {
                damaged.erase(i, 1);
            } else {
                damaged.insert(i, 1, line[i]);
            }
            for (const auto& row : read_all(damaged)) {
                EXPECT_TRUE(!row.ok || row.position == kPuzzle) << damaged << row;
            }
        }
    }
}

}  // namespace
}  // namespace nonet

// The line with zeros: written only.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;
using text_test::with_mark;

TEST(ZerosFormat, WritesZerosForBlanks) {
    EXPECT_EQ(*write("zeros", read_puzzle(kPuzzle)->position), with_mark(kPuzzle, '0'));
    const std::string candidates = *write("zeros", Candidates::from_grid(Grid{}));
    EXPECT_EQ(candidates.find_first_not_of("123456789"), std::string::npos);
    EXPECT_EQ(*write("zeros", Board(BoxShape{2, 2})), "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0");
}

TEST(ZerosFormat, IsNotToBeForcedOnInput) {
    ReadOptions options;
    options.from = "zeros";
    const auto rows = read_all(kPuzzle, options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::not_supported);
}

}  // namespace
}  // namespace nonet

// Collections are written with zeros and read as lines.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;
using text_test::with_mark;

TEST(SdmFormat, WritesZerosForNineByNineOnly) {
    EXPECT_EQ(*write("sdm", *Grid::from_line(kPuzzle)), with_mark(kPuzzle, '0'));
    EXPECT_FALSE(write("sdm", Candidates{}).ok());
    EXPECT_FALSE(write("sdm", Board(BoxShape{4, 4})).ok());
}

TEST(SdmFormat, ACollectionWithHeaderLinesIsReadLineByLine) {
    const auto rows = read_all("#AName\n#L2\n#DMonthly 123456789\n" + with_mark(kPuzzle, '0') +
                               "\n" + with_mark(kOther, '0') + "\n");
    ASSERT_EQ(rows.size(), 2U) << rows[0];
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[1].position, kOther);
}

}  // namespace
}  // namespace nonet

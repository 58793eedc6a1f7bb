// serate's notation: every code, and what is printed where a rating was stopped or not made.
#include "cli/human/serate_text.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

SerateRow row_of(int er, int ep, int ed) {
    SerateRow row;
    row.line = "12.. # mine";
    row.ordinal = 7;
    ExplainerRating rating;
    rating.er = er;
    rating.ep = ep;
    rating.ed = ed;
    row.rating = rating;
    return row;
}

TEST(SerateText, KnowsEveryCode) {
    EXPECT_EQ(serate_text("%g ED=%r/%p/%d", row_of(72, 66, 26)), "12.. # mine ED=7.2/6.6/2.6");
    EXPECT_EQ(serate_text("%n:%%", row_of(72, 66, 26)), "7:%");
    EXPECT_EQ(serate_text("{er} 100%", row_of(72, 66, 26)), "{er} 100%");
    EXPECT_EQ(serate_text("%x", row_of(72, 66, 26)), "%");
}

TEST(SerateText, WritesTimesAsSerateDoes) {
    const auto text = [](std::int64_t milliseconds) {
        SerateRow row = row_of(0, 0, 0);
        row.elapsed = std::chrono::milliseconds(milliseconds);
        return serate_text("%e", row);
    };
    EXPECT_EQ(text(0), "0.00s");
    EXPECT_EQ(text(1'039), "1.03s");
    EXPECT_EQ(text(59'999), "59.99s");
    EXPECT_EQ(text(245'000), "4m05s");
    EXPECT_EQ(text(7'620'000), "2h07m");
    EXPECT_EQ(text(262'800'000), "3d01h");
}

TEST(SerateText, SaysTwentyWhereARatingWasStopped) {
    SerateRow row = row_of(72, 66, 26);
    row.rating->is_cut = true;
    EXPECT_EQ(serate_text("%r/%p/%d", row), "20.0/6.6/2.6");
    row = row_of(66, 66, 26);  // no diamond, known with the first cell filled
    row.rating->is_cut = true;
    EXPECT_EQ(serate_text("%r/%p/%d", row), "20.0/0.0/2.6");
}

TEST(SerateText, SaysZeroWhereNothingWasRated) {
    SerateRow row = row_of(0, 0, 0);
    row.rating.reset();
    EXPECT_EQ(serate_text("%r/%p/%d", row), "0.0/0.0/0.0");
}

}  // namespace
}  // namespace nonet::cli

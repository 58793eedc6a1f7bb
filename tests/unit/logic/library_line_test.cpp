// The library's notation, both ways.
#include <nonet/library_line.hpp>
#include <nonet/technique.hpp>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

const std::string kGrid = "1+2......." + std::string(72, '.');

TEST(LibraryLine, ReadsEveryField) {
    const Result<LibraryLine> line =
        parse_library_line(":0708-2:38:" + kGrid + ":713 814:399 388::7");
    ASSERT_TRUE(line.ok()) << line.error().message;
    EXPECT_EQ(line->code, "0708");
    EXPECT_EQ(line->variant, "2");
    EXPECT_EQ(line->digits, "38");
    EXPECT_EQ(line->state.givens()[0], 1);
    EXPECT_EQ(line->state.givens()[1], 0);
    EXPECT_EQ(line->state.values()[1], 2);
    EXPECT_FALSE(line->state.has(Candidate::at(2, 7)));
    EXPECT_FALSE(line->state.has(Candidate::at(3, 8)));
    EXPECT_EQ(line->removals, (std::vector<Candidate>{Candidate::at(70, 3), Candidate::at(80, 3)}));
    EXPECT_TRUE(line->placements.empty());
    EXPECT_EQ(line->extra, "7");
    EXPECT_EQ(to_library_position(line->state), kGrid + ":713 814");
}

TEST(LibraryLine, ReadsLinesWithoutTheLastColon) {
    const std::string text = ":0610-x:2:" + kGrid + ":::";
    ASSERT_TRUE(parse_library_line(text).ok());
    EXPECT_EQ(parse_library_line(text)->variant, "x");
    EXPECT_TRUE(parse_library_line(text + ":").ok());
}

TEST(LibraryLine, WritesSteps) {
    Step step;
    step.technique = find_technique("naked-single");
    step.digits = {5};
    step.placements = {Candidate::at(80, 5)};
    EXPECT_EQ(to_library_line(State(), step), ":0003:5:" + std::string(81, '.') + ":::599:");
}

TEST(LibraryLine, NamesThePlaceOfAMistake) {
    EXPECT_EQ(parse_library_line("0708:1:").error().place.column, 1U);
    EXPECT_EQ(parse_library_line(":0708:1:").error().code, ErrorCode::wrong_length);
    EXPECT_EQ(parse_library_line(":0708:1:12x:::::").error().place.column, 11U);
    EXPECT_EQ(parse_library_line(":0708:1:12::::").error().code, ErrorCode::wrong_length);
    const std::string full(81, '.');
    EXPECT_EQ(parse_library_line(":0708:1:" + full + ":70::::").error().code,
              ErrorCode::bad_symbol);
    EXPECT_EQ(parse_library_line(":0708:1:" + full + "1:::::").error().code,
              ErrorCode::wrong_length);
}

}  // namespace
}  // namespace nonet::logic

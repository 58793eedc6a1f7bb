// Where a link in a line begins and ends.
#include "text/links/link.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

constexpr std::string_view kSites[] = {"puzzles.example/", "puzzles.example.org/"};

std::string link_in(std::string_view line) {
    const auto link = find_link(line, kSites);
    return link ? std::string(line.substr(link->begin, link->end - link->begin)) : "none";
}

TEST(Link, EndsWhereItsSurroundingsBegin) {
    const std::string link = "https://Puzzles.example/?load=N4Ig+/=";
    for (const std::string& line :
         {link, "1. " + link, "<" + link + ">", "[a puzzle](" + link + ")", "'" + link + "'",
          "`" + link + "`", "try " + link + ", it is hard", "it is " + link + "."}) {
        EXPECT_EQ(link_in(line), link) << line;
    }
    EXPECT_EQ(link_in("https://puzzles.examples/"), "none");
}

TEST(Link, AnotherOneBehindItIsSeen) {
    const std::string one = "puzzles.example/a";
    EXPECT_FALSE(find_link(one, kSites)->second);
    EXPECT_EQ(find_link(one + " " + one, kSites)->second, one.size() + 1);
    EXPECT_EQ(find_link(one + ", puzzles.example.org/b", kSites)->second, one.size() + 2);

    const std::string text = one + " " + one;
    Record record;
    const Line line{text, text, {4, 1, 100}};
    EXPECT_EQ(refuse_second(line, 18, record).found, Found::error);
    EXPECT_EQ(record.error.place, (Place{4, 19, 118}));
}

}  // namespace
}  // namespace nonet::text

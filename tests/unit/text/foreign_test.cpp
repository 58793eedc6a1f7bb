// Files that are no text of puzzles: one error each, whatever their size.
#include "text/foreign.hpp"

#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::PiecewiseSource;
using text_test::read_all;

std::string file_of(const text::Foreign& row) {
    std::string bytes(row.start);
    bytes += std::string("\n\0\x01 ", 4);
    bytes += row.inside;
    for (int i = 0; i < 3000; ++i) bytes += static_cast<char>(i * 7 % 256);
    return bytes + "\n" + kPuzzle + "\n";
}

TEST(Foreign, EveryRowIsOneErrorThatNamesIt) {
    for (const text::Foreign& row : text::foreign_files()) {
        ASSERT_GE(row.start.size(), 2U);
        ASSERT_FALSE(row.cure.empty());
        const auto rows = read_all(file_of(row));
        ASSERT_EQ(rows.size(), 1U) << row.what;
        EXPECT_EQ(rows[0].code, ErrorCode::not_supported);
        EXPECT_NE(rows[0].message.find(row.what), std::string::npos) << rows[0];
        for (const std::size_t piece : {1U, 5U}) {
            const std::string bytes = file_of(row);  // must outlive the source
            PiecewiseSource source(bytes, piece);
            EXPECT_EQ(read_all(source), rows) << row.what;
        }
    }
}

TEST(Foreign, TextThatBeginsLikeOneIsRead) {
    for (const std::string& start :
         std::vector<std::string>{"", "7", "B", "BZh\n", "P", "% remark\n", "<", "G\n", "S"}) {
        for (const text::Foreign& row : text::foreign_files()) {
            const std::string part(row.start.substr(0, row.start.size() - 1));
            const auto rows = read_all(part + "?\n\n" + kPuzzle + "\n");
            ASSERT_FALSE(rows.empty()) << row.what;
            EXPECT_EQ(rows.back().position, kPuzzle) << row.what;
        }
        EXPECT_EQ(read_all(start + "\n" + kPuzzle + "\n").back().position, kPuzzle) << start;
        EXPECT_LE(read_all(start).size(), 1U);
    }
}

TEST(Foreign, OnlyTheBeginningOfAnInputIsCompared) {
    const auto rows = read_all(kPuzzle + "\nGIF89a\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[1].code, ErrorCode::unknown_format);
}

TEST(Foreign, XmlOfJavaObjectsIsRefusedByName) {
    const std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<java version=\"1.8.0\" class=\"java.beans.XMLDecoder\">\n"
        " <object class=\"java.lang.ProcessBuilder\">\n  <void method=\"start\"/>\n </object>\n"
        "</java>\n";
    const auto rows = read_all(text + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_NE(rows[0].message.find("Java"), std::string::npos);
    EXPECT_EQ(rows[0].place, (Place{2, 1, 39}));
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(Foreign, UnknownXmlIsOneErrorForTheDocument) {
    const std::string text =
        "<?xml version=\"1.0\"?>\n<!-- a\n b -->\n<svg>\n <g>text</g>\n</svg>\n";
    const auto rows = read_all(text + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_NE(rows[0].message.find("unknown XML <svg>"), std::string::npos) << rows[0];
    EXPECT_EQ(rows[0].place.line, 4U);
    EXPECT_EQ(rows[1].position, kPuzzle);
    const auto broken = read_all("<?xml version=\"1.0\"?>\n<svg>\n<g>\n</svg>\n" + kPuzzle + "\n");
    ASSERT_EQ(broken.size(), 2U);
    EXPECT_EQ(broken[1].position, kPuzzle);
}

TEST(Foreign, ALoneTagIsAnErrorForItsLineOnly) {
    const auto rows = read_all("<div>\n" + kPuzzle + "\n</div>\n");
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].symbol, "div");
    EXPECT_EQ(rows[1].position, kPuzzle);
    EXPECT_FALSE(rows[2].ok);
}

}  // namespace
}  // namespace nonet

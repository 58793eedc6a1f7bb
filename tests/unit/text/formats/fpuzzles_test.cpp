// f-puzzles: links and JSON, what is kept, what is refused by name.
#include "text/codecs/lz_string.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

/// The JSON of kPuzzle with `first` in the first cell, `member` behind the grid and the cells'
/// value made by the site's rules.
std::string object_with(const std::string& first, const std::string& member = "") {
    std::string json = "{\"size\":9,\"title\":\"a \\\"b\\\"\",\"grid\":[";
    for (std::size_t cell = 0; cell < kPuzzle.size(); ++cell) {
        json += cell % 9 > 0 ? "," : cell > 0 ? ",[" : "[";
        const char c = kPuzzle[cell];
        json += cell == 0  ? first
                : c == '.' ? "{}"
                           : std::string("{\"value\":") + c + ",\"given\":true}";
        if (cell % 9 == 8) json += "]";
    }
    return json + "]" + member + "}";
}

std::string link_to(const std::string& json) {
    return "https://www.f-puzzles.com/?load=" + *text::lz_compress_base64(json);
}

TEST(FpuzzlesFormat, ReadsLinksAndObjects) {
    const std::string link = link_to(object_with("{}"));
    std::string encoded = link;
    std::string spaced = link;
    for (std::size_t at = 0; (at = encoded.find('+', at)) != std::string::npos; at += 3) {
        encoded.replace(at, 1, "%2B");
    }
    for (char& c : spaced) c = c == '+' ? ' ' : c;
    for (const std::string& text :
         {object_with("{}"), link, encoded, spaced, "see <" + link + "> here", link + "\n",
          object_with("{}",
                      ",\"solution\":[1,2],\"ruleset\":\"x\",\"arrow\":[],\"negative\":null")}) {
        const auto rows = read_all(text);
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
        EXPECT_EQ(rows[0].format, "fpuzzles");
    }
}

TEST(FpuzzlesFormat, ReadsTheFormatsOfADocumentOneByOne) {
    const auto rows = read_all("{\"puzzle\": \"" + kPuzzle + "\"}\n" + object_with("{}") + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].format, "json");
    EXPECT_EQ(rows[1].format, "fpuzzles");
    ReadOptions options;
    options.from = "fpuzzles";
    const auto forced =
        read_all("{\"puzzle\": \"" + kPuzzle + "\"}\n" + object_with("{}"), options);
    ASSERT_EQ(forced.size(), 2U);
    EXPECT_FALSE(forced[0].ok);
    EXPECT_TRUE(forced[1].ok);
}

TEST(FpuzzlesFormat, KeepsWhatAPlayerAdded) {
    const auto placed = read_puzzle(object_with("{\"value\":4}"));
    ASSERT_TRUE(placed.ok()) << placed.error().message;
    EXPECT_EQ(to_line(placed->position), kPuzzle);
    EXPECT_EQ(placed->progress->placed[0], 4);
    const auto marked =
        read_puzzle(object_with("{\"centerPencilMarks\":[4,5],\"cornerPencilMarks\":[1]}"));
    ASSERT_TRUE(marked.ok()) << marked.error().message;
    EXPECT_EQ((*marked->progress->marks)[0], mask_of(4) | mask_of(5));
    EXPECT_EQ((*marked->progress->marks)[2], mask_of(3));
    EXPECT_NE(marked->note.find("corner"), std::string::npos);
    const auto sukaku = read_puzzle(object_with("{\"givenPencilMarks\":[4,5]}"));
    ASSERT_TRUE(sukaku.ok());
    const auto* candidates = std::get_if<Candidates>(&sukaku->position);
    ASSERT_NE(candidates, nullptr);
    EXPECT_EQ((*candidates)[0], mask_of(4) | mask_of(5));
    EXPECT_EQ((*candidates)[1], kAllDigits);
}

TEST(FpuzzlesFormat, RefusesVariantsByName) {
    for (const std::string rule :
         {"thermometer", "killercage", "arrow", "diagonal+", "somethingNew"}) {
        const std::string json = object_with("{}", ",\"" + rule + "\":[{\"lines\":[]}]");
        for (const std::string& text : {json, link_to(json)}) {
            const auto rows = read_all(text);
            ASSERT_EQ(rows.size(), 1U) << rule;
            EXPECT_EQ(rows[0].code, ErrorCode::not_supported) << rows[0];
            EXPECT_NE(rows[0].message.find(rule), std::string::npos) << rows[0];
        }
    }
    const auto flag = read_all(object_with("{}", ",\"antiknight\":true"));
    EXPECT_NE(flag[0].message.find("antiknight"), std::string::npos);
    EXPECT_TRUE(read_all(object_with("{}", ",\"antiknight\":false"))[0].ok);
    const auto jigsaw = read_all(object_with("{\"region\":1}"));
    EXPECT_NE(jigsaw[0].message.find("jigsaw"), std::string::npos) << jigsaw[0];
    const auto drawn = read_all(object_with("{}", ",\"line\":[{}]"));
    EXPECT_TRUE(drawn[0].ok);
    EXPECT_NE(drawn[0].note.find("line"), std::string::npos);
}

TEST(FpuzzlesFormat, RefusesDamage) {
    const std::string good = object_with("{\"value\":4}");
    for (const std::string& first :
         {std::string("{\"vlue\":4}"), std::string("{\"value\":10}"), std::string("{\"value\":0}"),
          std::string("{\"given\":true}"), std::string("{\"value\":4,\"value\":5}"),
          std::string("{\"centerPencilMarks\":[4,4]}"), std::string("{},{}"), std::string("4")}) {
        const auto rows = read_all(object_with(first));
        ASSERT_EQ(rows.size(), 1U) << first;
        EXPECT_FALSE(rows[0].ok) << first;
    }
    std::string link = link_to(good);
    for (std::size_t at = link.find('=') + 1; at < link.size() - 4; ++at) {
        std::string damaged = link;
        damaged.erase(at, 1);
        EXPECT_FALSE(read_all(damaged)[0].ok) << at;
    }
}

TEST(FpuzzlesFormat, ALinkWithANumberIsExplained) {
    const auto rows = read_all("https://f-puzzles.com/?id=yb1234\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::not_supported);
    EXPECT_NE(rows[0].message.find("only a number"), std::string::npos);
}

TEST(FpuzzlesFormat, WritesTheShapeOfTheBoxes) {
    for (const BoxShape box : {BoxShape{2, 3}, BoxShape{3, 2}, BoxShape{1, 9}, BoxShape{4, 4}}) {
        Board board(box);
        board.set(1, board.side());
        Progress progress;
        progress.placed.assign(board.values().size(), 0);
        progress.placed[2] = 1;
        const auto read = read_puzzle(*write("fpuzzles", board, &progress));
        ASSERT_TRUE(read.ok()) << read.error().message;
        EXPECT_EQ(read->position, Position(board));
        EXPECT_EQ(read->progress->placed, progress.placed);
    }
}

TEST(FpuzzlesFormat, TwoLinksOnALineAreRefused) {
    const std::string link = "https://www.f-puzzles.com/?load=x";
    const auto rows = text_test::read_all(link + " " + link + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::ambiguous) << rows[0];
    EXPECT_EQ(rows[0].place.line, 1U);
}

}  // namespace
}  // namespace nonet

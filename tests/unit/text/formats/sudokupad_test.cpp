// SudokuPad: every kind of link and id, and what must be refused.
#include "text/codecs/classic_runs.hpp"
#include "text/codecs/lz_string.hpp"
#include "text/codecs/percent.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

/// SudokuPad's JSON of kPuzzle, `members` behind the cells.
std::string object_with(const std::string& first, const std::string& members = "") {
    std::string json = "{\"cellSize\":50,\"cells\":[";
    for (std::size_t cell = 0; cell < kPuzzle.size(); ++cell) {
        json += cell % 9 > 0 ? "," : cell > 0 ? ",[" : "[";
        const char c = kPuzzle[cell];
        json += cell == 0 ? first : c == '.' ? "{}" : std::string("{\"value\":\"") + c + "\"}";
        if (cell % 9 == 8) json += "]";
    }
    return json + "]" + members + "}";
}

std::string shortened() {
    std::string text = "{ce:[";
    for (std::size_t cell = 0; cell < kPuzzle.size(); ++cell) {
        text += cell % 9 > 0 ? "," : cell > 0 ? ",[" : "[";
        if (kPuzzle[cell] != '.') text += std::string("{v:") + kPuzzle[cell] + "}";
        if (cell % 9 == 8) text += "]";
    }
    return text + "],cs:50,ca:[{v:'title: [a,b]'}]}";
}

std::string packed(const std::string& text) {
    return *text::lz_compress_base64(text);
}

TEST(SudokupadFormat, ReadsEveryKindOfLink) {
    const std::string own = "scl" + packed(object_with("{}"));
    const std::string zipped = text::classic_encode_second(kPuzzle);
    for (const std::string& text :
         {own, "https://sudokupad.app/" + own, "https://sudokupad.app/" + text::percent_encode(own),
          "https://app.crackingthecryptic.com/sudoku/" + own,
          "https://app.crackingthecryptic.com/sudoku/?puzzleid=" + own,
          "https://sudokupad.app/" + own + "?setting-nogrid=1", "ctc" + packed(shortened()),
          "https://sudokupad.app/classic" + text::classic_encode_first(kPuzzle), "classic" + zipped,
          "https://sudokupad.app/scf" + zipped,
          "https://sudokupad.app/puzzle/" +
              *text::lz_compress_uri("{\"p\":\"" + zipped +
                                     "\",\"n\":\"A name\",\"s\":\"\",\"m\":\"Well done\"}"),
          object_with("{}")}) {
        const auto rows = read_all(text + "\n");
        ASSERT_EQ(rows.size(), 1U) << text;
        EXPECT_EQ(rows[0].position, kPuzzle) << text << rows[0];
        EXPECT_EQ(rows[0].format, "sudokupad");
    }
}

TEST(SudokupadFormat, ReadsPlacedDigitsAndMarks) {
    const auto placed = read_puzzle(object_with("{\"value\":4,\"given\":false}"));
    ASSERT_TRUE(placed.ok());
    EXPECT_EQ(to_line(placed->position), kPuzzle);
    EXPECT_EQ(placed->progress->placed[0], 4);
    const auto marked = read_puzzle(object_with("{\"centremarks\":[\"4\",5]}"));
    ASSERT_TRUE(marked.ok());
    EXPECT_EQ((*marked->progress->marks)[0], mask_of(4) | mask_of(5));
}

TEST(SudokupadFormat, RefusesVariantsByName) {
    const struct {
        std::string members;
        std::string name;
    } cases[] = {
        {",\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":\"7\"}]", "killer cages"},
        {",\"lines\":[{}]", "lines"},
        {",\"arrows\":[{}]", "arrows"},
        {",\"overlays\":[{}]", "overlays"},
        {",\"foglight\":[[0,0]]", "foglight"},
        {",\"regions\":[[[0,0],[0,1]]]", "jigsaw"},
    };
    for (const auto& [members, name] : cases) {
        for (const std::string& text :
             {object_with("{}", members), "scl" + packed(object_with("{}", members))}) {
            const auto rows = read_all(text);
            ASSERT_EQ(rows.size(), 1U) << members;
            EXPECT_EQ(rows[0].code, ErrorCode::not_supported) << rows[0];
            EXPECT_NE(rows[0].message.find(name), std::string::npos) << rows[0];
        }
    }
    const auto windoku =
        read_all("https://sudokupad.app/scf" + text::classic_encode_second(kPuzzle) + "w");
    EXPECT_NE(windoku[0].message.find("windoku"), std::string::npos) << windoku[0];
    EXPECT_TRUE(
        read_all(object_with("{}", ",\"cages\":[{\"value\":\"title: x\"}],\"lines\":[]"))[0].ok);
}

TEST(SudokupadFormat, NamesWithoutAPuzzleAreExplained) {
    const auto rows = read_all("https://sudokupad.app/abc123\nhttps://sudokupad.app/\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::not_supported);
    EXPECT_NE(rows[0].message.find("export"), std::string::npos);
    EXPECT_FALSE(rows[1].ok);
}

TEST(SudokupadFormat, RefusesDamage) {
    const std::string link = *write("sudokupad", *Grid::from_line(kPuzzle));
    for (std::size_t at = link.find("scl"); at < link.size() - 4; ++at) {
        std::string damaged = link;
        damaged.erase(at, 1);
        for (const auto& row : read_all(damaged)) EXPECT_FALSE(row.ok) << at;
    }
    for (const std::string first : {"{\"vlue\":1}", "{\"value\":10}", "{},{}", "1"}) {
        EXPECT_FALSE(read_all(object_with(first))[0].ok) << first;
    }
}

TEST(SudokupadFormat, WritesTheShapeOfTheBoxes) {
    for (const BoxShape box : {BoxShape{2, 3}, BoxShape{3, 2}, BoxShape{1, 9}, BoxShape{4, 4}}) {
        Board board(box);
        board.set(1, board.side());
        const auto read = read_puzzle(*write("sudokupad", board));
        ASSERT_TRUE(read.ok()) << read.error().message;
        EXPECT_EQ(read->position, Position(board));
    }
}

TEST(SudokupadFormat, TwoLinksOnALineAreRefused) {
    const std::string link = "https://sudokupad.app/x";
    const auto rows = text_test::read_all(link + " " + link + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::ambiguous) << rows[0];
    EXPECT_EQ(rows[0].place.line, 1U);
}

TEST(SudokupadFormat, ErrorsNameTheColumnOfThePackedText) {
    const std::string own = packed(object_with("{}", ",\"lines\":[{}]"));
    for (const std::string& start : {std::string("https://sudokupad.app/scl"), std::string("scl"),
                                     std::string("Try this: https://sudokupad.app/puzzle/scl"),
                                     std::string("  see <https://sudokupad.app/%73cl")}) {
        const std::string line = start + text::percent_encode(own);
        const auto rows = read_all(kPuzzle + "\n" + line + "\n");
        ASSERT_EQ(rows.size(), 2U) << line;
        EXPECT_EQ(rows[1].code, ErrorCode::not_supported) << rows[1];
        EXPECT_EQ(rows[1].place.line, 2U);
        EXPECT_EQ(rows[1].place.column, start.size() + 1) << rows[1];
        EXPECT_EQ(rows[1].place.offset, kPuzzle.size() + 1 + start.size());
    }
}

TEST(SudokupadFormat, ErrorsOfACodecNameTheCharacter) {
    std::string damaged = packed(object_with("{}"));
    damaged[40] = '!';
    for (const std::string& start : {std::string("so: https://sudokupad.app/scl"),
                                     std::string("https://sudokupad.app/%73cl")}) {
        const auto rows = read_all(start + damaged);
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_EQ(rows[0].symbol, "!") << rows[0];
        EXPECT_EQ(rows[0].place.column, start.size() + 41) << rows[0];
    }
    // Encoded characters before the place count as the user sees them.
    const std::string encoded =
        "https://sudokupad.app/scl%4E" + text::percent_encode(damaged.substr(1, 39)) + "!";
    const auto rows = read_all(encoded + damaged.substr(41));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].place.column, encoded.size()) << rows[0];
}

}  // namespace
}  // namespace nonet

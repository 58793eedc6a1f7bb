// Frames of several programs, blanks at fixed columns, box shapes, writing.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::kSix;
using text_test::read_all;
using text_test::with_mark;

/// A drawing with `gap` between the cells, `border` between the bands and `edge` at both sides.
std::string draw(const std::string& cells, const std::string& gap, const std::string& border,
                 const std::string& edge) {
    std::string text;
    for (std::size_t row = 0; row < 9; ++row) {
        if (row % 3 == 0 && (row > 0 || !edge.empty())) text += border + "\n";
        text += edge;
        for (std::size_t column = 0; column < 9; ++column) {
            if (column % 3 == 0 && column > 0) text += gap + "|";
            if (column > 0 || !edge.empty()) text += gap;
            text += cells[row * 9 + column];
        }
        text += edge.empty() ? "\n" : gap + edge + "\n";
    }
    return edge.empty() ? text : text + border + "\n";
}

TEST(GridFormat, ReadsTheFramesOfManyPrograms) {
    const std::string texts[] = {
        draw(kPuzzle, " ", "+-------+-------+-------+", "|"),
        draw(kPuzzle, "", "*-----------*", "|"),
        draw(kPuzzle, "", "|---+---+---|", "|"),
        draw(with_mark(kPuzzle, '0'), " ", "------+-------+------", ""),
        draw(kPuzzle, " ", "=========================", "|"),
        draw(with_mark(kPuzzle, ' '), " ", "+-------+-------+-------+", "|"),
    };
    for (const std::string& text : texts) {
        const auto rows = read_all(text + "\n" + text + " Simple Sudoku\n  Version 4.2n\n");
        ASSERT_EQ(rows.size(), 2U) << text << rows[0];
        EXPECT_EQ(rows[0].position, kPuzzle) << text << rows[0];
        EXPECT_EQ(rows[1].position, kPuzzle) << text;
        EXPECT_EQ(rows[0].format, "grid");
    }
}

TEST(GridFormat, ReadsBoxDrawingCharacters) {
    const std::string bar = "\xE2\x94\x82";
    const std::string dash = "\xE2\x94\x80";
    std::string text;
    for (std::size_t row = 0; row < 9; ++row) {
        if (row % 3 == 0) {
            for (int i = 0; i < 25; ++i) text += dash;
            text += "\n";
        }
        for (std::size_t column = 0; column < 9; ++column) {
            if (column % 3 == 0) text += bar + " ";
            text += std::string(1, kPuzzle[row * 9 + column]) + " ";
        }
        text += bar + "\n";
    }
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U) << rows[0];
    EXPECT_EQ(rows[0].position, kPuzzle);
}

TEST(GridFormat, TheFrameTellsTheShapeOfTheBoxes) {
    for (const BoxShape box : {BoxShape{2, 3}, BoxShape{3, 2}}) {
        Board board(box);
        for (int cell = 0; cell < 36; ++cell) {
            const char c = kSix[static_cast<std::size_t>(cell)];
            board.set(cell, c == '.' ? 0 : c - '0');
        }
        const auto text = write("grid", board);
        ASSERT_TRUE(text.ok());
        const auto puzzle = read_puzzle(*text);
        ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
        ASSERT_TRUE(std::holds_alternative<Board>(puzzle->position));
        EXPECT_EQ(std::get<Board>(puzzle->position), board);
        EXPECT_EQ(std::get<Board>(puzzle->position).box(), box);
    }
}

TEST(GridFormat, AMissingRowIsAnError) {
    std::string text = draw(kPuzzle, " ", "+-------+-------+-------+", "|");
    const std::size_t row = text.find("| 7");
    text.erase(row, text.find('\n', row) + 1 - row);
    const auto rows = read_all(text + "\n" + kPuzzle + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_FALSE(rows[0].ok);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(GridFormat, HoldsNoCandidates) {
    const auto text = write("grid", Candidates{});
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().code, ErrorCode::not_supported);
}

TEST(GridFormat, FramesThatDisagreeOnTheBoxesAreRefused) {
    std::string text;
    for (std::size_t i = 0; i < kSix.size(); ++i) {
        if (i % 18 == 0) text += "+-----+-----+-----+\n";
        text += i % 2 == 0 ? "| " : "";
        text += std::string(1, kSix[i]) + (i % 6 == 5 ? " |\n" : " ");
    }
    const auto whole = read_all(text);
    ASSERT_EQ(whole.size(), 1U);
    ASSERT_TRUE(whole[0].ok) << whole[0];
    const std::size_t bar = text.find("| ", text.find("| ") + 1);
    text[bar] = ' ';
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_shape) << rows[0];
    EXPECT_EQ(rows[0].place.line, 2U);
    ReadOptions options;
    options.box = BoxShape{3, 2};
    EXPECT_TRUE(read_all(text, options).front().ok);
}

}  // namespace
}  // namespace nonet

// Writing: round trips through every format that can be read and written, refusals.
#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;

/// A board with every value on its main diagonals, so that every alphabet is proved.
Board striped(BoxShape box) {
    Board board(box);
    const int side = box.side();
    for (int i = 0; i < side; ++i) {
        board.set(i * side + i, i + 1);
        board.set(i * side + side - 1 - i, side - i);
    }
    return board;
}

std::vector<Position> positions() {
    std::vector<Position> all;
    const Grid grid = *Grid::from_line(kPuzzle);
    all.emplace_back(grid);
    all.emplace_back(Grid{});
    Candidates candidates = Candidates::from_grid(grid);
    candidates.remove(0, 9);
    candidates.remove(80, 1);
    all.emplace_back(candidates);
    for (const BoxShape box : {BoxShape{2, 2}, BoxShape{1, 5}, BoxShape{2, 3}, BoxShape{1, 7},
                               BoxShape{2, 4}, BoxShape{2, 5}, BoxShape{3, 4}, BoxShape{4, 4},
                               BoxShape{4, 5}, BoxShape{5, 5}, BoxShape{5, 6}, BoxShape{6, 6}}) {
        all.emplace_back(striped(box));
    }
    return all;
}

TEST(Writer, WhatIsWrittenIsReadBack) {
    for (const FormatInfo& format : formats()) {
        if (!format.writable || format.name == "pencil" || format.name == "sukaku") continue;
        for (const Position& position : positions()) {
            const auto text = write(format.name, position);
            if (!text) {
                EXPECT_EQ(text.error().code, ErrorCode::not_supported);
                EXPECT_NE(text.error().message.find("choose"), std::string::npos);
                continue;
            }
            const auto puzzle =
                read_puzzle(std::string(format.head) + *text + "\n" + std::string(format.foot));
            ASSERT_TRUE(puzzle.ok()) << format.name << ": " << puzzle.error().message << "\n"
                                     << *text;
            EXPECT_EQ(puzzle->position, position) << format.name << "\n" << *text;
            EXPECT_EQ(puzzle->note, "") << format.name << "\n" << *text;
        }
    }
}

TEST(Writer, CandidatesAreReadBack) {
    Candidates candidates = Candidates::from_grid(*Grid::from_line(kPuzzle));
    candidates.remove(0, 9);
    for (const char* format : {"line", "zeros", "sukaku", "pencil"}) {
        const auto text = write(format, candidates);
        ASSERT_TRUE(text.ok()) << format;
        const auto puzzle = read_puzzle(*text);
        ASSERT_TRUE(puzzle.ok()) << format << puzzle.error().message;
        EXPECT_EQ(puzzle->position, Position(candidates)) << format;
    }
}

TEST(Writer, OnlyFormsOfSeveralLinesEndWithANewline) {
    const Position grid = *Grid::from_line(kPuzzle);
    for (const char* format : {"line", "zeros", "sukaku", "instance"}) {
        EXPECT_EQ(write(format, grid)->find('\n'), std::string::npos) << format;
    }
    for (const char* format : {"grid", "block", "numbers", "pencil"}) {
        EXPECT_EQ(write(format, grid)->back(), '\n') << format;
    }
}

TEST(Writer, AnUnknownFormatIsAnError) {
    const auto text = write("nonsense", Grid{});
    ASSERT_FALSE(text.ok());
    EXPECT_EQ(text.error().code, ErrorCode::unknown_format);
}

TEST(Writer, LinesOfEverySize) {
    EXPECT_EQ(to_line(*Grid::from_line(kPuzzle)), kPuzzle);
    EXPECT_EQ(to_line(Candidates{}).size(), 729U);
    EXPECT_EQ(to_line(Board(BoxShape{1, 2})), "0 0 0 0");
    EXPECT_EQ(clue_count(*Grid::from_line(kPuzzle)), 32);
    EXPECT_EQ(clue_count(Candidates::from_grid(*Grid::from_line(kPuzzle))), 32);
    EXPECT_EQ(clue_count(striped(BoxShape{2, 3})), 12);
}

}  // namespace
}  // namespace nonet

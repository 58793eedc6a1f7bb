// Which operands are puzzles when no file has their name; tests/cli shows what becomes of them.
#include "cli/input/operand.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::cli {

namespace {

bool is_text(std::string_view operand) {
    return is_text_operand(operand, {});
}

TEST(Operand, IsTextWhereNoPathLooksLikeIt) {
    EXPECT_TRUE(is_text("https://sudokupad.app/abc"));
    EXPECT_TRUE(is_text("see [this](http://www.f-puzzles.com/?load=N4)"));
    EXPECT_TRUE(is_text("53..7....\n6..195...\n"));
    EXPECT_TRUE(is_text("{\"puzzle\": 5}"));
    EXPECT_TRUE(is_text(" [[5, 3"));
    EXPECT_TRUE(is_text(":0000:x:5"));
    EXPECT_TRUE(is_text(std::string(729, '1')));
}

TEST(Operand, IsTextWhenCellsAreMeant) {
    const std::string cells =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1."
        "4......";
    EXPECT_TRUE(is_text(cells));
    EXPECT_TRUE(is_text(cells + " # ED=2.6"));
    EXPECT_TRUE(is_text(cells.substr(1)));
    EXPECT_TRUE(is_text(cells + '.'));
    EXPECT_TRUE(is_text("./" + cells));  // as a name it would be as long
}

TEST(Operand, IsTextWhenThereIsAPuzzleInIt) {
    EXPECT_TRUE(
        is_text("www.sudokuwiki.org/sudoku.htm?bd=4000008050300000000007000000200000600000"
                "80400000010000000603070500200000104000000"));
    EXPECT_TRUE(
        is_text("4 0 0 0 0 0 8 0 5 0 3 0 0 0 0 0 0 0 0 0 0 7 0 0 0 0 0 0 2 0 0 0 0 0 6 0 0 0"
                " 0 0 8 0 4 0 0 0 0 0 0 1 0 0 0 0 0 0 0 6 0 3 0 7 0 5 0 0 2 0 0 0 0 0 1 0 4"
                " 0 0 0 0 0 0"));
}

TEST(Operand, IsAPathOtherwise) {
    for (const char* path :
         {"", " ", "puzzles.txt", "2026-11-30", "1234123412341234", "../puzzles/today-17.sdm",
          "/data/sudoku/collections/top1465/by-rating/2026-11-30.txt", "c:\\puzzles\\one.txt",
          "sudokupad.app/abc", "-", "..."}) {
        EXPECT_FALSE(is_text(path)) << path;
    }
    EXPECT_FALSE(is_text("backup/" + std::string(70, '0')));
}

TEST(Operand, OptionsAreNoCells) {
    std::string line(81, '-');
    line += " # ED=2.6";
    EXPECT_TRUE(begins_with_cells(line));
    EXPECT_FALSE(begins_with_cells("--json"));
    EXPECT_FALSE(begins_with_cells(std::string(80, '-')));
}

}  // namespace

}  // namespace nonet::cli

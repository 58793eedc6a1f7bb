// What print shows of NumPy arrays. Laid out as NumPy does.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::kSix;
using text_test::kSixNumbers;
using text_test::read_all;
using text_test::Row;
using text_test::with_mark;

/// The rows of `cells`, each cell as `blank` or between `before` and `behind`.
std::string printed(const std::string& cells, std::size_t side, const std::string& blank,
                    const std::string& before, const std::string& behind,
                    const std::string& open = "[", const std::string& indent = " ") {
    std::string text = open;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        text += cell % side == 0 ? "[" : " ";
        text += cells[cell] == '.' ? blank : before + cells[cell] + behind;
        if (cell % side == side - 1) text += cell + 1 < cells.size() ? "]\n" + indent : "]";
    }
    return text + "]";
}

void expect_puzzles(const std::string& text, const std::vector<std::string>& puzzles) {
    const std::vector<Row> whole = read_all(text);
    ASSERT_EQ(whole.size(), puzzles.size()) << text;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        EXPECT_EQ(whole[i].position, puzzles[i]) << text << "\n" << whole[i];
        EXPECT_EQ(whole[i].format, "numpy");
    }
    for (const std::size_t piece : {1U, 7U}) {
        text_test::PiecewiseSource source(text, piece);
        EXPECT_EQ(read_all(source), whole) << piece;
    }
}

TEST(NumpyFormat, ReadsIntegersFloatsAndTexts) {
    expect_puzzles(printed(kPuzzle, 9, "0", "", "") + "\n", {kPuzzle});
    expect_puzzles(printed(kPuzzle, 9, "0.", "", "."), {kPuzzle});
    expect_puzzles(printed(kPuzzle, 9, "nan", " ", "."), {kPuzzle});
    expect_puzzles(printed(kPuzzle, 9, "None", "", ""), {kPuzzle});
    expect_puzzles(printed(kPuzzle, 9, "'.'", "'", "'"), {kPuzzle});
    expect_puzzles(printed(kPuzzle, 9, "''", "'", "'"), {kPuzzle});
    expect_puzzles(printed(kSix, 6, "0", "", ""), {kSixNumbers});
}

TEST(NumpyFormat, ReadsStacksAndFlatArrays) {
    const auto grid = [](const std::string& cells) {
        return printed(cells, 9, "0", "", "", "[", "  ");
    };
    expect_puzzles("[" + grid(kPuzzle) + "\n\n " + grid(kOther) + "]\n", {kPuzzle, kOther});
    // NumPy breaks lines before column 76.
    std::string flat = "[";
    for (std::size_t cell = 0; cell < 81; ++cell) {
        flat += cell == 0 ? "" : cell % 37 == 0 ? "\n " : " ";
        flat += kPuzzle[cell] == '.' ? '0' : kPuzzle[cell];
    }
    expect_puzzles(flat + "]\n", {kPuzzle});
}

TEST(NumpyFormat, ReadsWideNumbers) {
    std::string text = "[[";
    std::string numbers;
    for (int cell = 0; cell < 256; ++cell) {
        const int value = cell % 3 == 0 ? (cell / 16 + cell) % 16 + 1 : 0;
        numbers += (cell == 0 ? "" : " ") + std::to_string(value);
        if (cell > 0) text += cell % 16 == 0 ? "]\n [" : " ";
        text += (value < 10 ? " " : "") + std::to_string(value);
    }
    expect_puzzles(text + "]]\n", {numbers});
}

TEST(NumpyFormat, RefusesWhatIsNotWhole) {
    const std::string good = printed(kPuzzle, 9, "0", "", "");
    const auto without = [&](std::size_t from, std::size_t size) {
        std::string text = good;
        text.erase(from, size);
        return text;
    };
    std::vector<std::string> cases = {
        without(0, 1),                // the outer bracket
        without(good.size() - 1, 1),  // the same at the end
        without(2, 2),                // a cell
        without(21, 21),              // a row
        without(19, 1),               // the end of a row
        "[[0 0 3 ... 6 0 0]\n [9 0 0 ... 0 0 1]]",
        "[5 3 0 0 7 0 0 0 0 0 0 0 0 0 0 0]",  // a row, not a board of 4x4
    };
    for (const std::string& text : cases) {
        for (const std::size_t piece : {text.size(), std::size_t{1}}) {
            const std::string whole = text + "\n\n" + kOther + "\n";
            text_test::PiecewiseSource source(whole, piece);
            const std::vector<Row> rows = read_all(source);
            ASSERT_GE(rows.size(), 2U) << text;
            for (std::size_t i = 0; i + 1 < rows.size(); ++i) EXPECT_FALSE(rows[i].ok) << text;
            EXPECT_EQ(rows.back().position, kOther) << text;
        }
    }
    EXPECT_NE(read_all(cases[5])[0].message.find("threshold"), std::string::npos);
}

TEST(NumpyFormat, AFaultCostsItsArrayOnly) {
    std::string bad = printed(kPuzzle, 9, "0", "", "");
    bad.replace(bad.find('9'), 1, "17");
    const std::vector<Row> rows = read_all(bad + "\n" + printed(kOther, 9, "0", "", "") + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].place.line, 2U) << rows[0];
    EXPECT_EQ(rows[0].place.column, 3U);
    EXPECT_EQ(rows[1].position, kOther);
}

}  // namespace
}  // namespace nonet

// One bad cell in a block: one error, which names the cell, and the next puzzle is read as if
// nothing had happened. Every cell of every form is damaged, since the fault to fear is a row that
// no longer counts as one.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_spread_rows;
using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;
using text_test::with_mark;

std::string written(std::string_view format, const std::string& cells) {
    return write(format, read_puzzle(cells)->position).value();
}

/// The rows of a drawing without its frame.
std::string without_frame(const std::string& drawing) {
    std::string rows;
    for (std::size_t at = 0; at < drawing.size(); at = drawing.find('\n', at) + 1) {
        if (drawing[at] == '+') continue;
        for (const char c : drawing.substr(at, drawing.find('\n', at) + 1 - at)) {
            if (c != '|') rows += c;
        }
    }
    return rows;
}

struct Span {
    std::size_t start = 0;
    std::size_t size = 0;
};

/// The cells of a block, frame lines left out.
std::vector<Span> cells_of(std::string_view block) {
    std::vector<Span> cells;
    const auto is_cell = [](char c) { return std::isdigit(c) != 0 || c == '.'; };
    for (std::size_t i = 0; i < block.size(); ++i) {
        if (!is_cell(block[i])) continue;
        if (i > 0 && is_cell(block[i - 1])) {
            ++cells.back().size;
        } else {
            cells.push_back({i, 1});
        }
    }
    return cells;
}

Place place_in(std::string_view text, std::size_t at) {
    Place place{1, 1, at};
    for (const char c : text.substr(0, at)) {
        ++place.column;
        if (c == '\n') place = {place.line + 1, 1, at};
    }
    return place;
}

/// The block with one cell replaced is one error inside of that cell, before or behind a good one.
void expect_one_error(const std::string& block, const std::string& good, Span cell,
                      const std::string& bad) {
    const std::string broken =
        block.substr(0, cell.start) + bad + block.substr(cell.start + cell.size);
    const std::string next = to_line(read_puzzle(good)->position);
    for (const std::string between : {"", "\n"}) {
        for (const bool first : {true, false}) {
            const std::string before = first ? "" : good + between;
            const std::string text = first ? broken + between + good : before + broken;
            const auto rows = read_all(text);
            ASSERT_EQ(rows.size(), 2U) << text << rows[0];
            const auto& error = rows[first ? 0 : 1];
            EXPECT_EQ(rows[first ? 1 : 0].position, next) << text;
            ASSERT_FALSE(error.ok) << text;
            const Place place = place_in(text, before.size() + cell.start);
            EXPECT_EQ(error.place.line, place.line) << error << "\n" << text;
            EXPECT_GE(error.place.column, place.column) << error << "\n" << text;
            EXPECT_LT(error.place.column, place.column + bad.size()) << error << "\n" << text;
            EXPECT_NE(error.symbol, "") << error;
            EXPECT_NE(error.message.find("correct"), std::string::npos) << error;
        }
    }
}

void expect_errors(const std::string& block, const std::string& good,
                   const std::vector<std::string>& bad) {
    std::size_t turn = 0;
    for (const Span& cell : cells_of(block)) {
        expect_one_error(block, good, cell, bad[turn++ % bad.size()]);
    }
}

TEST(BadCells, OfPencilMarksAreOneError) {
    const std::string puzzle = written("pencil", kPuzzle);
    const std::string other = written("pencil", kOther);
    const std::vector<std::string> bad = {"1x7", "1?7", "12a", "q", "4q5", "=", "\xC3\xA9", "477"};
    expect_errors(puzzle, other, bad);
    expect_errors(without_frame(puzzle), without_frame(other), bad);
}

TEST(BadCells, OfPencilMarksBetweenCommasAreOneError) {
    const auto commas = [](const std::string& cells) {
        std::string rows;
        for (const char c : without_frame(written("pencil", cells))) {
            const bool gap = c == ' ' && !rows.empty() && rows.back() != ',' && rows.back() != '\n';
            if (c == '\n' && rows.back() == ',') rows.pop_back();
            if (c != ' ') rows += c;
            if (gap) rows += ',';
        }
        return rows;
    };
    const auto good = read_all(commas(kPuzzle));
    ASSERT_EQ(good.size(), 1U) << good[0];
    EXPECT_EQ(good[0].format, "pencil");
    EXPECT_EQ(good[0].position, read_all(written("pencil", kPuzzle))[0].position);
    expect_errors(commas(kPuzzle), commas(kOther), {"1x7", "12a", "477", "4q5"});
}

TEST(BadCells, OfDigitsAreOneError) {
    const std::vector<std::string> bad = {"q", "10", "99", "12", "A1", "\xC3\xA9", "123"};
    expect_errors(written("grid", kPuzzle), written("grid", kOther), bad);
    expect_errors(without_frame(written("grid", kPuzzle)), without_frame(written("grid", kOther)),
                  bad);
    for (const std::string separator : {" ", "\t", ",", ", ", ";"}) {
        expect_errors(in_spread_rows(with_mark(kPuzzle, '0'), 9, separator),
                      in_spread_rows(with_mark(kOther, '0'), 9, separator), bad);
    }
}

TEST(BadCells, OfSmallBoardsAreOneError) {
    const std::string four = "1 0 0 4\n0 4 1 0\n2 1 0 0\n4 0 0 1\n";
    const std::string other = "0 0 3 0\n0 4 1 0\n2 0 0 3\n0 1 0 0\n";
    expect_errors(four, other, {"10", "5", "12"});
}

TEST(BadCells, ANumberTooLargeIsNamedAsOne) {
    std::string text = in_spread_rows(with_mark(kPuzzle, '0'), 9, " ");
    text.replace(4, 1, "10");
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::value_too_big);
    EXPECT_EQ(rows[0].symbol, "10");
    EXPECT_EQ(rows[0].place.column, 5U);
}

TEST(BadCells, ADamagedGroupIsShownAsItStands) {
    std::string text = written("pencil", kPuzzle);
    text.replace(text.find("4578"), 4,
                 "45\xC3\xA9"
                 "8");
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U) << rows[1];
    EXPECT_EQ(rows[0].symbol, "\xC3\xA9");
    EXPECT_NE(rows[0].message.find("'45\xC3\xA9"
                                   "8'"),
              std::string::npos)
        << rows[0];
}

TEST(BadCells, ALineOfWordsBelowABlockIsNoPartOfIt) {
    const std::string block = text_test::in_rows(kPuzzle, 9);
    for (const std::string below : {"Rating: 7 4 3 2 1 5 6 8", "solved, 7, 4, 3, 2"}) {
        const auto rows = read_all(block + below + "\n");
        ASSERT_GE(rows.size(), 1U);
        EXPECT_EQ(rows[0].position, kPuzzle) << below << rows[0];
    }
}

TEST(BadCells, BlanksThatLostTheirSeparatorAreRefused) {
    std::string text = in_spread_rows(kPuzzle, 9, " ");
    text.replace(0, 1, "..");
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol);
    EXPECT_EQ(rows[0].symbol, "..");
}

}  // namespace
}  // namespace nonet

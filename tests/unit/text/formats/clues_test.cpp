// Lists of clues: the forms, where a list ends, what is refused.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

enum class Form { dotted, lettered, spelt, zero_based };

/// The clues of kPuzzle, each with `separator` behind it.
std::vector<std::string> clues(Form form) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
        if (kPuzzle[i] == '.') continue;
        const char row = static_cast<char>('1' + i / 9);
        const char column = static_cast<char>('1' + i % 9);
        const char digit = kPuzzle[i];
        switch (form) {
            case Form::dotted:
                words.push_back({row, column, digit});
                break;
            case Form::lettered:
                words.push_back({static_cast<char>(row - '1' + 'A'), column, digit});
                break;
            case Form::spelt:
                words.push_back({'r', row, 'c', column, '=', digit});
                break;
            case Form::zero_based:
                words.push_back({static_cast<char>(row - 1), static_cast<char>(column - 1),
                                 static_cast<char>(digit - 1)});
                break;
        }
    }
    return words;
}

std::string joined(const std::vector<std::string>& words, const std::string& separator,
                   std::size_t per_line = 1000) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i % per_line == 0 ? "\n" : separator;
        text += words[i];
    }
    return text + "\n";
}

void expect_error(const std::string& text, ErrorCode code, Place place,
                  const ReadOptions& options = {}) {
    const auto rows = read_all(text + "\n" + kOther + "\n", options);
    ASSERT_GE(rows.size(), 1U) << text;
    EXPECT_FALSE(rows[0].ok) << text << rows[0];
    EXPECT_EQ(rows[0].code, code) << rows[0];
    EXPECT_EQ(rows[0].place.line, place.line) << rows[0];
    EXPECT_EQ(rows[0].place.column, place.column) << rows[0];
    if (options.from.empty()) {
        ASSERT_EQ(rows.size(), 2U) << text << rows[1];
        EXPECT_EQ(rows[1].position, kOther);
    }
}

TEST(CluesFormat, ReadsEveryForm) {
    const std::vector<std::string> texts = {
        ". " + joined(clues(Form::dotted), " "), joined(clues(Form::lettered), " "),
        joined(clues(Form::lettered), ", "), joined(clues(Form::spelt), " "),
        joined(clues(Form::spelt), "; ")};
    for (const std::string& text : texts) {
        const auto rows = read_all(text);
        ASSERT_EQ(rows.size(), 1U) << text << rows[0];
        EXPECT_EQ(rows[0].format, "clues") << text;
        EXPECT_EQ(rows[0].position, kPuzzle) << text << rows[0];
    }
    std::string capitals;
    for (const char c : texts[3]) capitals += c == '=' ? ':' : c == 'r' ? 'R' : c == 'c' ? 'C' : c;
    EXPECT_EQ(read_all(capitals)[0].position, kPuzzle);
}

TEST(CluesFormat, AListMayGoOnOverLines) {
    for (const Form form : {Form::lettered, Form::spelt, Form::dotted}) {
        const std::string dot = form == Form::dotted ? ". " : "";
        const std::string text = dot + joined(clues(form), " ", 10);
        const auto rows = read_all(text + "\n" + text + "# next\n" + text);
        ASSERT_EQ(rows.size(), 3U) << text << rows[0];
        for (const auto& row : rows) EXPECT_EQ(row.position, kPuzzle) << row;
    }
}

TEST(CluesFormat, ADotBeginsAList) {
    const std::string text = ". " + joined(clues(Form::dotted), " ");
    const auto rows = read_all(text + text + kOther + "\n");
    ASSERT_EQ(rows.size(), 3U) << rows[0];
    EXPECT_EQ(rows[1].position, kPuzzle);
    EXPECT_EQ(rows[2].position, kOther);
}

TEST(CluesFormat, NumbersCountFromZeroOnlyWhenAskedTo) {
    const std::string text = ". " + joined(clues(Form::zero_based), " ");
    EXPECT_FALSE(read_all(text)[0].ok);
    ReadOptions options;
    options.zero_based = true;
    const auto rows = read_all(text, options);
    ASSERT_EQ(rows.size(), 1U) << rows[0];
    EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
}

TEST(CluesFormat, ACellThatIsNamedTwiceNamesBoth) {
    const std::string text = joined(clues(Form::lettered), " ", 10);
    const auto rows = read_all(text + "A35\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].place, (Place{5, 1, text.size()}));
    EXPECT_NE(rows[0].message.find("r1c3 already has the clue 3 in line 1, column 1"),
              std::string::npos)
        << rows[0];
    EXPECT_FALSE(read_all(text + "A33\n")[0].ok);
}

TEST(CluesFormat, TwoLinesThatCouldEachBeAPuzzleAreNotJoined) {
    const std::string one = joined(clues(Form::lettered), " ");
    std::string other;
    for (int column = 1; column <= 9; ++column) {
        for (const char row : {'A', 'I'})
            other += std::string{row, static_cast<char>('0' + column), '1'} + " ";
    }
    expect_error(one + other + "\n", ErrorCode::ambiguous, {2, 1, 0});
}

TEST(CluesFormat, ADamagedClueIsNamed) {
    const std::string tail = " C45 D56 E67 F78\n";
    expect_error("A21 B3" + tail, ErrorCode::bad_symbol, {1, 5, 0});
    expect_error("A21 B344" + tail, ErrorCode::bad_symbol, {1, 5, 0});
    expect_error("A21B34" + tail, ErrorCode::bad_symbol, {1, 1, 0});
    expect_error("A21 B04" + tail, ErrorCode::bad_symbol, {1, 5, 0});
    expect_error("A21 J34" + tail, ErrorCode::bad_symbol, {1, 5, 0});
    expect_error("r1c2=1 r1c33 r4c5=6\n", ErrorCode::bad_symbol, {1, 8, 0});
    expect_error(". 121 15 162 176\n", ErrorCode::bad_symbol, {1, 7, 0});
    expect_error(". 121 1533 162 176\n", ErrorCode::bad_symbol, {1, 7, 0});
}

TEST(CluesFormat, WhatLostItsDotIsNoPuzzle) {
    const std::string text = joined(clues(Form::dotted), " ");
    for (const std::string& damaged : {text, "." + text, ".. " + text}) {
        for (const auto& row : read_all(damaged)) EXPECT_FALSE(row.ok) << damaged << row;
    }
}

TEST(CluesFormat, OtherRowsWithLettersAreLeftAlone) {
    EXPECT_NE(read_all("A.. ..3 .5. ...\n")[0].format, "clues");
    const auto rows = read_all(". . 3 . 2 . 6 . .\n");
    EXPECT_NE(rows[0].format, "clues");
}

TEST(CluesFormat, WritesTheFormWithTheDot) {
    EXPECT_EQ(*write("clues", *Grid::from_line(kPuzzle)) + "\n",
              ". " + joined(clues(Form::dotted), " "));
    EXPECT_FALSE(write("clues", Grid{}).ok());
    EXPECT_FALSE(write("clues", Candidates{}).ok());
}

}  // namespace
}  // namespace nonet

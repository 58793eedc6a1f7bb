// 81 fields between other columns.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

/// The cells with commas between them, blanks empty, every digit less by `less`.
std::string fields_of(const std::string& puzzle, int less = 0) {
    std::string text;
    for (std::size_t i = 0; i < puzzle.size(); ++i) {
        if (i > 0) text += ',';
        if (puzzle[i] != '.') text += static_cast<char>(puzzle[i] - less);
    }
    return text;
}

TEST(FieldsFormat, FindsTheColumnOfThePuzzle) {
    const std::string solved(81, '1');
    for (const std::string bar : {"|", ";", "\t"}) {
        const auto rows = read_all("0" + bar + fields_of(kPuzzle) + bar + fields_of(solved) + "\n" +
                                   fields_of(kOther) + bar + "x\n");
        ASSERT_EQ(rows.size(), 2U) << bar << rows.at(0);
        EXPECT_EQ(rows[0].format, "fields") << bar;
        EXPECT_EQ(rows[0].position, kPuzzle) << bar;
        EXPECT_EQ(rows[0].rest, "0" + bar + fields_of(solved));
        EXPECT_EQ(rows[1].position, kOther);
        EXPECT_EQ(rows[1].rest, "x");
    }
}

TEST(FieldsFormat, CountingFromZeroMustBeSaid) {
    const std::string text = "0|" + fields_of(kPuzzle, 1) + "|x\n";
    const auto refused = read_all(text);
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_FALSE(refused[0].ok);
    EXPECT_NE(refused[0].message.find("--zero-based"), std::string::npos) << refused[0];
    ReadOptions options;
    options.zero_based = true;
    EXPECT_EQ(read_all(text, options).at(0).position, kPuzzle);
}

TEST(FieldsFormat, AColumnWithBlanksGoesBeforeAFullOne) {
    const std::string solved =
        "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
    const auto rows =
        read_all("7|" + fields_of(solved) + "|" + fields_of(kPuzzle) + "|x\n" + fields_of(solved) +
                 "|x\n" + fields_of(kPuzzle) + "|" + fields_of(kOther) + "\n" + fields_of(kPuzzle) +
                 "|" + fields_of(solved, 1) + "\n");
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[0].rest, "7|x");
    EXPECT_EQ(rows[0].note, "");
    EXPECT_EQ(rows[1].position, solved);
    EXPECT_NE(rows[2].note.find("several puzzles"), std::string::npos);
    EXPECT_EQ(rows[3].note, "") << "a solution that counts from 0";
}

TEST(FieldsFormat, AFieldTooFewOrTooManyIsTold) {
    const std::string fields = fields_of(kPuzzle);
    const struct {
        std::string text;
        std::string count;
        std::size_t column;
    } cases[] = {
        {fields.substr(0, fields.size() - 1), "80 fields", fields.size()},
        {fields + ",5", "82 fields", fields.size() + 2},
        {"7|" + fields + ",5|x", "82 fields", fields.size() + 4},
        {"7;" + fields.substr(0, fields.size() - 1) + ";x", "80 fields", fields.size() + 2},
    };
    for (const auto& [text, count, column] : cases) {
        const auto rows = read_all(text + "\n" + kOther + "\n");
        ASSERT_EQ(rows.size(), 2U) << text;
        EXPECT_EQ(rows[0].code, ErrorCode::wrong_length) << rows[0];
        EXPECT_NE(rows[0].message.find(count), std::string::npos) << rows[0];
        EXPECT_EQ(rows[0].place.column, column) << rows[0];
        EXPECT_EQ(rows[1].position, kOther);
    }
}

TEST(FieldsFormat, ALostCommaIsNoPuzzle) {
    std::string fields = fields_of(kPuzzle);
    fields.erase(fields.find(','), 1);
    const auto rows = read_all("7|" + fields + "|x\n" + kOther + "\n");
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_FALSE(rows[0].ok) << rows[0];
    EXPECT_EQ(rows[1].position, kOther);
}

}  // namespace
}  // namespace nonet

// Puzzles among labels, ratings and comments.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;
using text_test::with_mark;

/// The solution of a puzzle that is none of the samples: only its 81 digits matter.
const std::string kFull =
    "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

TEST(LabelledFormat, FindsTheCellsAndKeepsTheTextAround) {
    const struct {
        std::string before;
        std::string behind;
        std::string rest;
    } cases[] = {
        {"Golden Nugget: ", "  # ER=11.9", "Golden Nugget ER=11.9"},
        {"7.2/1.2/1.2 ", "", "7.2/1.2/1.2"},
        {"1 ", "", "1"},
        {"17\t", "\teasy", "17 easy"},
        {"own,", ",17,hard", "own 17,hard"},
        {"\"4\",\"", "\",\"x\"", "\"4 \"x\""},
        {"0a1b2c3d4e5f ", " 10.30", "0a1b2c3d4e5f 10.30"},
        {"123456789012 ", " 7.1", "123456789012 7.1"},
        {"\xC3\xA9t\xC3\xA9 = ", "#note", "\xC3\xA9t\xC3\xA9 note"},
        {"https://example.org/?p=", "&u=1", "https://example.org/?p &u=1"},
        {"Puzzle 1: ", "", "Puzzle 1"},
    };
    for (const auto& [before, behind, rest] : cases) {
        for (const char mark : {'.', '0', '*'}) {
            const auto rows =
                read_all(before + with_mark(kPuzzle, mark) + behind + "\n" + kOther + "\n");
            ASSERT_EQ(rows.size(), 2U) << before;
            EXPECT_EQ(rows[0].position, kPuzzle) << before << rows[0];
            EXPECT_EQ(rows[0].format, "labelled") << before;
            EXPECT_EQ(rows[0].rest, rest);
            EXPECT_EQ(rows[0].note, "");
            EXPECT_EQ(rows[1].position, kOther) << before;
        }
    }
}

TEST(LabelledFormat, APuzzleGoesBeforeASolution) {
    const struct {
        std::string line;
        std::string position;
        bool note;
    } cases[] = {
        {"own," + kPuzzle + "," + kFull + ",5", kPuzzle, false},
        {"own," + kFull + "," + kPuzzle + ",5", kPuzzle, false},
        {kFull + "," + kPuzzle, kPuzzle, false},
        {"\"" + kFull + "\",\"" + kPuzzle + "\"", kPuzzle, false},
        {"'" + kFull + "','" + kPuzzle + "'", kPuzzle, false},
        {"\"" + kFull + "\" \"" + kPuzzle + "\"", kPuzzle, false},
        {"\"" + kFull + "\";" + kPuzzle, kPuzzle, false},
        {"'" + kPuzzle + "','" + kFull + "'", kPuzzle, false},
        {kFull + "," + kFull, kFull, false},
        {"own," + kPuzzle + "," + kOther, kPuzzle, true},
        {"own," + kFull + "," + kFull, kFull, true},
        {"own," + kFull, kFull, true},
    };
    for (const auto& [line, position, note] : cases) {
        const auto rows = read_all(line);
        ASSERT_EQ(rows.size(), 1U) << line;
        EXPECT_EQ(rows[0].position, position) << line;
        EXPECT_EQ(!rows[0].note.empty(), note) << line << rows[0].note;
    }
}

TEST(LabelledFormat, RefusesWhatIsNoLongerAPuzzle) {
    const std::string lines[] = {
        "own," + kPuzzle.substr(1) + "," + kFull,    // 80 cells, and the solution behind
        "own," + kPuzzle + "." + "," + kFull,        // 82
        "own," + kPuzzle + kFull,                    // the comma is lost
        "own," + kPuzzle.substr(1) + "," + kPuzzle,  // which of them is meant?
        "1,1.00326E+79," + kFull,                    // from a spreadsheet
        "1,1.00326e79," + kFull,                     // the same
        "Solution: " + kFull,                        //
        "own," + with_mark(kPuzzle, 'a'),            //
        "label " + kPuzzle.substr(0, 40) + "?" + kPuzzle.substr(41),
        "0a1b2c3d4e5f" + with_mark(kPuzzle, '0') + " 7.1",
    };
    for (const std::string& line : lines) {
        const auto rows = read_all(line + "\n" + kOther + "\n");
        ASSERT_EQ(rows.size(), 2U) << line;
        EXPECT_FALSE(rows[0].ok) << line << rows[0];
        EXPECT_EQ(rows[0].place.line, 1U);
        EXPECT_EQ(rows[1].position, kOther);
    }
}

TEST(LabelledFormat, TellsWhereCellsAreMissingOrTooMany) {
    const auto few = read_all("label " + kPuzzle.substr(1) + " x");
    ASSERT_EQ(few.size(), 1U);
    EXPECT_EQ(few[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(few[0].place, (Place{1, 87, 86}));
    EXPECT_NE(few[0].message.find("80 cells"), std::string::npos) << few[0].message;
    const auto many = read_all("label " + kPuzzle + "1 x");
    ASSERT_EQ(many.size(), 1U);
    EXPECT_EQ(many[0].place, (Place{1, 88, 87}));
    EXPECT_NE(many[0].message.find("82 cells"), std::string::npos) << many[0].message;
}

TEST(LabelledFormat, ReadsCandidates) {
    const std::string sample(find_format("sukaku")->sample);
    const auto rows = read_all("name: " + sample);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, sample.substr(0, 729));
    EXPECT_EQ(rows[0].rest, "name");
}

}  // namespace
}  // namespace nonet

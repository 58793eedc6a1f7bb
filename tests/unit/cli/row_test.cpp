// Rows: the default columns, format strings and JSON, for puzzles and for what is none.
#include "cli/output/row.hpp"

#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {
namespace {

class Rows : public testing::Test {
  protected:
    Rows() : command_(*find_command("count")), row_(command_.fields.size()) {
        std::string text = "1" + std::string(80, '.');
        file_ = InputFile::of_text(text);
        Puzzle puzzle;
        puzzle.position = *Grid::from_line(text);
        puzzle.place = {7, 1, 500};
        puzzle.rest = "easy \xff";
        item_.content = puzzle;
        item_.number = 3;
        item_.file = file_.get();
        row_.set(0, "12");
        row_.set(1, "exact");
    }

    std::string with_format(std::string_view format) const {
        RowWriter writer(command_, {"count", "status"});
        EXPECT_EQ(writer.use_format(format), "");
        std::string out;
        writer.write(item_, row_, out);
        return out;
    }

    const Command& command_;
    Row row_;
    std::unique_ptr<InputFile> file_;
    Item item_;
};

TEST_F(Rows, DefaultColumnsAreSeparatedByTabs) {
    const RowWriter writer(command_, {"count", "status"});
    std::string out;
    writer.write(item_, row_, out);
    EXPECT_EQ(out, "12\texact\n");
}

TEST_F(Rows, WhatIsNotKnownIsADashInADefaultRowAndNothingInOnesOwn) {
    row_.clear();
    row_.set(1, "unknown");
    const RowWriter writer(command_, {"count", "status"});
    std::string out;
    writer.write(item_, row_, out);
    EXPECT_EQ(out, "-\tunknown\n");
    EXPECT_EQ(with_format("{count},{status}"), ",unknown\n");
}

TEST_F(Rows, FormatStringsKnowFieldsBracesAndEscapes) {
    EXPECT_EQ(with_format("{number}:{line}:{clues} {{{count}}}"), "3:7:1 {12}\n");
    EXPECT_EQ(with_format("a\\tb\\\\c\\d"), "a\tb\\c\\d\n");
    EXPECT_EQ(with_format(""), "\n");
}

TEST_F(Rows, WrongFormatStringsAreRefused) {
    RowWriter writer(command_, {"count"});
    EXPECT_NE(writer.use_format("{conut}").find("did you mean {count}"), std::string::npos);
    EXPECT_NE(writer.use_format("{conut}").find("{number} {file}"), std::string::npos);
    EXPECT_NE(writer.use_format("{count"), "");
    EXPECT_NE(writer.use_format("count}"), "");
}

TEST_F(Rows, JsonIsOneObjectWithNumbersAsNumbers) {
    RowWriter writer(command_, {"count"});
    writer.use_json();
    std::string out;
    writer.write(item_, row_, out);
    const auto object = nlohmann::json::parse(out);
    EXPECT_EQ(object["schema"], 1);
    EXPECT_EQ(object["command"], "count");
    EXPECT_EQ(object["number"], 3);
    EXPECT_EQ(object["count"], 12);
    EXPECT_EQ(object["status"], "exact");
    EXPECT_EQ(object["puzzle"], "1" + std::string(80, '.'));
}

TEST_F(Rows, JsonWritesNumbersThatWouldBeRoundedAsStrings) {
    RowWriter writer(command_, {"count"});
    writer.use_json();
    row_.set(0, "6670903752021072936960");
    std::string out;
    writer.write(item_, row_, out);
    EXPECT_EQ(nlohmann::json::parse(out)["count"], "6670903752021072936960");
}

TEST_F(Rows, InvalidRowsKeepTheirColumns) {
    const Error error{ErrorCode::wrong_length, {7, 81, 580}, {}, "too short"};
    item_.content = error;
    std::string out;
    RowWriter(command_, {"count", "status"}).write_invalid(item_, error, out);
    EXPECT_EQ(out, "-\tinvalid\n");
    out.clear();
    RowWriter(*find_command("check"), {"status", "clues", "minimality"})
        .write_invalid(item_, error, out);
    EXPECT_EQ(out, "invalid\t-\t-\n");
    out.clear();
    RowWriter writer(command_, {"count"});
    ASSERT_EQ(writer.use_format("{puzzle},{count}"), "");
    writer.write_invalid(item_, error, out);
    EXPECT_EQ(out, ",\n");
    out.clear();
    writer.use_json();
    writer.write_invalid(item_, error, out);
    const auto object = nlohmann::json::parse(out);
    EXPECT_EQ(object["status"], "invalid");
    EXPECT_EQ(object["error"]["code"], "wrong_length");
    EXPECT_EQ(object["error"]["line"], 7);
    EXPECT_EQ(object["error"]["column"], 81);
}

}  // namespace
}  // namespace nonet::cli

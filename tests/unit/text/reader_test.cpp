// The reader as a whole: pauses, failures, options, shards, one puzzle wanted.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <algorithm>
#include <deque>
#include <string>
#include <utility>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::in_rows;
using text_test::kOther;
using text_test::kPuzzle;
using text_test::read_all;

/// Plays back prepared deliveries.
class ScriptedSource final : public ByteSource {
  public:
    struct Step {
        Status status;
        std::string bytes;
    };
    explicit ScriptedSource(std::deque<Step> steps) : steps_(std::move(steps)) {}

    Delivery read(std::span<char> space) override {
        if (steps_.empty()) return {Status::end, 0};
        const Step step = steps_.front();
        steps_.pop_front();
        EXPECT_LE(step.bytes.size(), space.size());
        std::copy(step.bytes.begin(), step.bytes.end(), space.begin());
        return {step.status, step.bytes.size()};
    }
    [[nodiscard]] std::string failure() const override { return "the disk is on fire"; }

  private:
    std::deque<Step> steps_;
};

using Status = ByteSource::Status;
using Event = Reader::Event;

TEST(Reader, KeepsTheLineWhereItIsAskedTo) {
    const std::string cells = "0123" + std::string(77, '0');
    const std::string input = cells + " # mine\r\n" + cells + "\n";
    StringSource source(input);
    ReadOptions options;
    options.keep_line = true;
    Reader reader(source, options);
    ASSERT_EQ(reader.next(), Reader::Event::puzzle);
    EXPECT_EQ(reader.puzzle().line, cells + " # mine");
    ASSERT_EQ(reader.next(), Reader::Event::puzzle);
    EXPECT_EQ(reader.puzzle().line, cells);
    StringSource again(input);
    Reader other(again);
    ASSERT_EQ(other.next(), Reader::Event::puzzle);
    EXPECT_EQ(other.puzzle().line, "");
}

TEST(Reader, APuzzleIsThereBeforeThePause) {
    ScriptedSource source({{Status::data, kPuzzle + "\n" + kOther.substr(0, 30)},
                           {Status::pause, ""},
                           {Status::pause, ""},
                           {Status::data, kOther.substr(30)}});
    Reader reader(source);
    EXPECT_EQ(reader.next(), Event::puzzle);
    EXPECT_EQ(reader.next(), Event::pause);
    EXPECT_EQ(reader.next(), Event::pause);
    EXPECT_EQ(reader.next(), Event::puzzle);
    EXPECT_EQ(to_line(reader.puzzle().position), kOther);
    EXPECT_EQ(reader.next(), Event::end);
    EXPECT_EQ(reader.next(), Event::end);
}

TEST(Reader, ABlockNeedsTheEndOfItsRun) {
    // Without it nobody knows whether a row is missing: see run.cpp.
    ScriptedSource source({{Status::data, in_rows(kPuzzle, 9)},
                           {Status::pause, ""},
                           {Status::data, "\n"},
                           {Status::pause, ""},
                           {Status::data, in_rows(kOther, 9)},
                           {Status::pause, ""}});
    Reader reader(source);
    EXPECT_EQ(reader.next(), Event::pause);
    EXPECT_EQ(reader.next(), Event::puzzle);
    EXPECT_EQ(reader.next(), Event::pause);
    EXPECT_EQ(reader.next(), Event::pause);
    EXPECT_EQ(reader.next(), Event::puzzle);
    EXPECT_EQ(reader.next(), Event::end);
}

TEST(Reader, AFailureIsReportedOnceBehindTheWholeLines) {
    ScriptedSource source(
        {{Status::data, kPuzzle + "\n" + kOther.substr(0, 80)}, {Status::failed, ""}});
    Reader reader(source);
    EXPECT_EQ(reader.next(), Event::puzzle);
    EXPECT_EQ(reader.next(), Event::error);
    EXPECT_EQ(reader.error().code, ErrorCode::io);
    EXPECT_EQ(reader.error().message, "the disk is on fire");
    EXPECT_EQ(reader.next(), Event::end);
}

TEST(Reader, AFailureInsideABlockIsReportedToo) {
    ScriptedSource source(
        {{Status::data, in_rows(kPuzzle, 9).substr(0, 50)}, {Status::failed, ""}});
    Reader reader(source);
    EXPECT_EQ(reader.next(), Event::error);
    EXPECT_EQ(reader.error().code, ErrorCode::truncated);
    EXPECT_EQ(reader.next(), Event::error);
    EXPECT_EQ(reader.error().code, ErrorCode::io);
    EXPECT_EQ(reader.next(), Event::end);
}

TEST(Reader, AShardCountsFromItsPlace) {
    const std::string text = kPuzzle + "\nbad\n";
    StringSource source(text);
    Reader reader(source, {}, {101, 1, 8200});
    ASSERT_EQ(reader.next(), Event::puzzle);
    EXPECT_EQ(reader.puzzle().place, (Place{101, 1, 8200}));
    ASSERT_EQ(reader.next(), Event::error);
    EXPECT_EQ(reader.error().place, (Place{102, 1, 8282}));
}

TEST(Reader, ACutLineAmongWholeOnesIsTold) {
    const std::string cut = "1.3.5.7..2.4.6.8........1.......3......5......7..8.6.4.2........8";
    const std::string eight = cut.substr(0, 64);
    for (const auto& [text, told] : {std::pair<std::string, std::size_t>{
                                         kPuzzle + "\n" + eight + "\n" + eight + "\n" + kPuzzle, 2},
                                     {eight + "\n" + eight + "\n", 0},
                                     {"puzzle\n" + kPuzzle + "\n" + eight + "\n", 1},
                                     {"[\"" + kPuzzle + "\", \"" + eight + "\"]", 1},
                                     {kPuzzle + "\n" + eight.substr(0, 16) + "\n", 0}}) {
        const auto rows = read_all(text);
        const auto notes = std::count_if(rows.begin(), rows.end(), [](const auto& row) {
            return row.note.find("8x8 behind one of 9x9") != std::string::npos;
        });
        EXPECT_EQ(static_cast<std::size_t>(notes), told) << text;
    }
}

TEST(Reader, AForcedFormatReadsNothingElse) {
    ReadOptions options;
    options.from = "block";
    const auto rows = read_all("# note\n" + kPuzzle + "\n" + in_rows(kPuzzle, 9), options);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::unknown_format);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

TEST(Reader, WrongOptionsAreOneError) {
    ReadOptions unknown;
    unknown.from = "nonsense";
    ReadOptions box;
    box.box = BoxShape{7, 7};
    for (const ReadOptions& options : {unknown, box}) {
        const auto rows = read_all(kPuzzle + "\n" + kPuzzle, options);
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_EQ(rows[0].place.line, 0U);
    }
}

TEST(Reader, MessagesFollowTheHouseStyle) {
    const std::string texts[] = {"hello", kPuzzle.substr(1), kPuzzle + "1",
                                 "12..",  "u" + kPuzzle,     std::string("a\0b", 3)};
    for (const std::string& text : texts) {
        for (const auto& row : read_all(text)) {
            ASSERT_FALSE(row.ok) << row;
            EXPECT_NE(row.message, "");
            EXPECT_FALSE(row.message[0] >= 'A' && row.message[0] <= 'Z') << row;
            EXPECT_NE(row.message.back(), '.') << row;
            EXPECT_NE(row.message.find_first_of(";:,"), std::string::npos) << "no advice: " << row;
        }
    }
}

TEST(Reader, AMovedReaderGoesOn) {
    const std::string text = kPuzzle + "\n" + kOther;
    StringSource source(text);
    Reader first(source);
    ASSERT_EQ(first.next(), Event::puzzle);
    Reader second(std::move(first));
    ASSERT_EQ(second.next(), Event::puzzle);
    EXPECT_EQ(to_line(second.puzzle().position), kOther);
}

TEST(ReadPuzzle, WantsExactlyOne) {
    EXPECT_TRUE(read_puzzle(kPuzzle).ok());
    EXPECT_TRUE(read_puzzle("# a note\n" + in_rows(kPuzzle, 9)).ok());
    EXPECT_EQ(read_puzzle("").error().code, ErrorCode::unknown_format);
    EXPECT_EQ(read_puzzle("# only a note\n").error().code, ErrorCode::unknown_format);
    EXPECT_EQ(read_puzzle("hello").error().place.line, 1U);
    const auto two = read_puzzle(kPuzzle + "\n" + kPuzzle);
    ASSERT_FALSE(two.ok());
    EXPECT_EQ(two.error().code, ErrorCode::ambiguous);
    EXPECT_EQ(two.error().place.line, 2U);
}

}  // namespace
}  // namespace nonet

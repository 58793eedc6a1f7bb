// Command lines: words in any order, values in every spelling, and the messages for wrong ones.
#include "cli/arguments/parse.hpp"

#include "cli/arguments/nearest.hpp"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

std::string problem_of(const std::vector<std::string>& words) {
    return parse_line(words).problem;
}

bool contains(const std::string& text, std::string_view piece) {
    return text.find(piece) != std::string::npos;
}

TEST(ParseLine, OptionsMayStandAnywhere) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"--limit", "5", "count", "a", "b"},
                                               {"count", "--limit", "5", "a", "b"},
                                               {"count", "a", "--limit=5", "b"},
                                               {"count", "a", "b", "--limit", "5"}}) {
        const ParsedLine line = parse_line(words);
        ASSERT_EQ(line.problem, "");
        ASSERT_NE(line.invocation.command, nullptr);
        EXPECT_EQ(line.invocation.command->name, "count");
        EXPECT_EQ(line.invocation.settings.limit, Uint128(5));
        EXPECT_EQ(line.invocation.settings.operands, (std::vector<std::string>{"a", "b"}));
    }
}

TEST(ParseLine, LettersTakeTheirValueInEverySpelling) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"solve", "-o", "out"},
                                               {"solve", "-oout"},
                                               {"solve", "-o=out"},
                                               {"solve", "-qo", "out"},
                                               {"solve", "--output", "out"}}) {
        const ParsedLine line = parse_line(words);
        EXPECT_EQ(line.problem, "");
        EXPECT_EQ(line.invocation.settings.output, "out");
    }
    EXPECT_TRUE(parse_line({"solve", "-qo", "out"}).invocation.settings.quiet);
}

TEST(ParseLine, AValueMayLookLikeAnOption) {
    const ParsedLine line = parse_line({"solve", "--format", "--{puzzle}"});
    EXPECT_EQ(line.problem, "");
    EXPECT_EQ(line.invocation.settings.format, "--{puzzle}");
}

TEST(ParseLine, APuzzleMayStartWithADash) {
    const std::string puzzle = "--3" + std::string(78, '-');
    const ParsedLine line = parse_line({"solve", puzzle});
    EXPECT_EQ(line.problem, "");
    EXPECT_EQ(line.invocation.settings.operands, std::vector<std::string>{puzzle});
}

TEST(ParseLine, BehindTwoDashesEverythingIsAnOperand) {
    const ParsedLine line = parse_line({"solve", "--", "--any", "-"});
    EXPECT_EQ(line.problem, "");
    EXPECT_FALSE(line.invocation.settings.any);
    EXPECT_EQ(line.invocation.settings.operands, (std::vector<std::string>{"--any", "-"}));
}

TEST(ParseLine, TheLastOfSeveralValuesHolds) {
    EXPECT_EQ(parse_line({"count", "--limit", "5", "--limit", "7"}).invocation.settings.limit,
              Uint128(7));
}

TEST(ParseLine, NamesTheNearestWord) {
    EXPECT_TRUE(contains(problem_of({"sovle"}), "did you mean 'solve'"));
    EXPECT_TRUE(contains(problem_of({"solve", "--treads", "2"}), "did you mean '--threads'"));
    EXPECT_TRUE(contains(problem_of({"count", "--any"}), "it belongs to 'solve'"));
    EXPECT_TRUE(contains(problem_of({"xyzzy"}), "'nonet help' lists them"));
    EXPECT_TRUE(contains(problem_of({"solve", "-z"}), "unknown option '-z'"));
}

TEST(ParseLine, RefusesWrongValuesWithWhatWouldBeRight) {
    EXPECT_TRUE(contains(problem_of({"solve", "--threads", "x"}), "from 0 to"));
    EXPECT_TRUE(contains(problem_of({"solve", "--threads"}), "wants a value"));
    EXPECT_TRUE(contains(problem_of({"solve", "--format="}), "not an empty one"));
    EXPECT_TRUE(contains(problem_of({"solve", "--shard", "3/2"}), "I from 1 to N"));
    EXPECT_TRUE(contains(problem_of({"solve", "--box", "7x7"}), "at most 36"));
    EXPECT_TRUE(contains(problem_of({"solve", "--time-limit", "-1"}), "above 0"));
    EXPECT_TRUE(contains(problem_of({"solve", "--time-limit", "nan"}), "above 0"));
    EXPECT_TRUE(contains(problem_of({"solve", "--color", "blue"}), "auto, always or never"));
    EXPECT_TRUE(contains(problem_of({"solve", "--to", "lien"}), "did you mean 'line'"));
    EXPECT_TRUE(contains(problem_of({"solve", "--isa", "mmx"}), "portable"));
    EXPECT_TRUE(contains(problem_of({"count", "--limit", "1e6"}), "whole number"));
}

TEST(ParseLine, TakesDashesThatAreCellsForAPuzzle) {
    const std::string dashes(81, '-');
    EXPECT_EQ(parse_line({"solve", dashes}).invocation.settings.operands,
              std::vector<std::string>{dashes});
    EXPECT_FALSE(parse_line({"solve", dashes.substr(0, 80)}).problem.empty());
}

TEST(NearestWord, FindsSwapsAndRefusesStrangers) {
    constexpr std::array<std::string_view, 3> kWords = {"solve", "count", "check"};
    EXPECT_EQ(nearest_word("slove", kWords), "solve");
    EXPECT_EQ(nearest_word("chek", kWords), "check");
    EXPECT_EQ(nearest_word("generate", kWords), "");
    EXPECT_EQ(nearest_word("", kWords), "");
}

}  // namespace
}  // namespace nonet::cli

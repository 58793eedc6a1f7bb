// What must hold for every profile and any input: harmless differences of layout change nothing,
// a stopped search is said, messages do not flood, and no input crashes or hangs.
#include "cli/judges/judge.hpp"
#include "judges/golden_files.hpp"

#include <nonet/random.hpp>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

struct Outcome {
    int code = 0;
    std::string out;
    std::string err;
};

Outcome run(const Judge& judge, const std::string& input, const Limits& limits = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int code = judge.run({.in = in, .out = out, .err = err, .limits = limits});
    return {code, out.str(), err.str()};
}

std::string replace_newlines(std::string_view text, std::string_view newline) {
    std::string result;
    for (const char c : text) {
        if (c == '\n') {
            result += newline;
        } else {
            result += c;
        }
    }
    return result;
}

TEST(JudgeLayout, HarmlessDifferencesChangeNoByteOfTheOutput) {
    for (const GoldenFile& golden : golden_files()) {
        if (!golden.err.empty() || golden.in.starts_with("\xef")) continue;
        SCOPED_TRACE(golden.stem);
        const std::string text = golden.in;
        const std::string variants[] = {
            replace_newlines(text, "\r\n"),
            replace_newlines(text, " \t\n"),
            replace_newlines(text, "\n\n"),
            replace_newlines(text, "\n  "),
            "\xef\xbb\xbf" + text,
            "\n\n" + text,
            text.substr(0, text.find_last_not_of("\r\n") + 1),
        };
        for (const std::string& variant : variants) {
            const Outcome outcome = run(*golden.judge, variant);
            EXPECT_EQ(outcome.out, golden.out);
            EXPECT_EQ(outcome.err, "");
            EXPECT_EQ(outcome.code, 0);
        }
    }
}

TEST(JudgeLimits, AStoppedSearchIsSaidAndKeepsItsPlace) {
    const std::atomic<bool> stop = true;
    Limits limits;
    limits.cancel = &stop;
    const std::string puzzle = std::string(81, '.');
    const Outcome outcome = run(*find_judge("poj3074"), puzzle + "\nend\n", limits);
    EXPECT_EQ(outcome.code, 3);
    EXPECT_EQ(outcome.out, puzzle + "\n");
    EXPECT_EQ(outcome.err,
              "1:1: case 1 was not solved before the limit; its grid is printed as it was read\n");
}

TEST(JudgeMessages, StopAfterTwentyWithTheirNumber) {
    std::string input;
    for (int i = 0; i < 25; ++i) input += "12345\n";
    const Outcome outcome = run(*find_judge("poj3074"), input + "end\n");
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 21);
    EXPECT_NE(outcome.err.find("5 more messages"), std::string::npos);
}

TEST(JudgeMessages, NameTheInputAndKeepQuietWhenAsked) {
    const std::string row = "12345678x\n";
    const Judge& judge = *find_judge("poj2676");
    std::istringstream in(row);
    std::ostringstream out;
    std::ostringstream err;
    const JudgeStreams streams{
        .in = in, .out = out, .err = err, .input_name = "a.txt", .quiet = true};
    EXPECT_EQ(judge.run(streams), 2);
    EXPECT_EQ(err.str(),
              "a.txt:1:9: 'x' is no cell of this judge; write 1 to 9, or 0 for a blank\n");
}

TEST(JudgeMessages, CountColumnsInCharactersAndShowWhatCannotBePrinted) {
    const Judge& judge = *find_judge("boj2239");
    EXPECT_EQ(run(judge, "  12\xc3\xa9").err.substr(0, 8), "1:5: '\xc3\xa9");
    EXPECT_EQ(run(judge, std::string("1\0", 2)).err.substr(0, 14), "1:2: byte 0x00");
    EXPECT_EQ(run(judge, "1\xff").err.substr(0, 14), "1:2: byte 0xff");
}

TEST(JudgeInput, AnEndlessLineIsRefused) {
    for (const Judge& judge : judges()) {
        SCOPED_TRACE(judge.name);
        EXPECT_EQ(run(judge, std::string(1'000'000, '1')).code, 2);
        EXPECT_EQ(run(judge, std::string(1'000'000, '[')).code, 2);
    }
}

/// Changes, removes, doubles or cuts a few bytes.
std::string damage(std::string text, Random& random) {
    constexpr std::string_view kBytes = "0123456789.?-|+ \n\r\tAPx[]\",=\xff";
    const int changes = 1 + static_cast<int>(random.below(6));
    for (int i = 0; i < changes && !text.empty(); ++i) {
        const auto at = static_cast<std::size_t>(random.below(text.size()));
        const char byte = kBytes[random.below(kBytes.size())];
        switch (random.below(4)) {
            case 0:
                text[at] = byte;
                break;
            case 1:
                text.erase(at, 1 + random.below(12));
                break;
            case 2:
                text.insert(at, 1, byte);
                break;
            default:
                text.resize(at + 1);
                break;
        }
    }
    return text;
}

TEST(JudgeInput, NoDamageCrashesOrHangsAProfile) {
    Limits limits;
    limits.nodes = 2000;
    Random random(2239);
    for (const GoldenFile& golden : golden_files()) {
        if (golden.stem == "spoj_sudogob_bound") continue;
        for (int i = 0; i < 20; ++i) {
            const std::string input = damage(golden.in, random);
            SCOPED_TRACE(golden.stem + ":\n" + input);
            const Outcome outcome = run(*golden.judge, input, limits);
            EXPECT_TRUE(outcome.code >= 0 && outcome.code <= 3);
            EXPECT_TRUE(outcome.code == 0 || !outcome.err.empty());
        }
    }
}

}  // namespace
}  // namespace nonet::cli

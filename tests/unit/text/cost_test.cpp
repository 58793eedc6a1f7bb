// What reading costs grows with the text and no faster, for texts that once cost its square.
//
// No time is asked for: a text is compared with one eight times as long, or with another of the
// same size that costs no look-ahead. Eight times the text costs eight times as much when all is
// well and 64 times when not; the limit lies between, far enough from both for a busy machine.
#include "text/json/as_json.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <algorithm>
#include <ctime>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;

constexpr double kTimesEight = 24;

std::string repeated(const std::string& piece, std::size_t count) {
    std::string text;
    text.reserve(piece.size() * count);
    for (std::size_t i = 0; i < count; ++i) text += piece;
    return text;
}

/// The processor time of a call, in ticks: the best of three, since others use the machine, too.
template <class Call>
double cost_of(Call call) {
    double best = 0;
    for (int i = 0; i < 3; ++i) {
        const std::clock_t start = std::clock();
        call();
        const auto ticks = static_cast<double>(std::clock() - start);
        best = i == 0 ? ticks : std::min(best, ticks);
    }
    return std::max(best, 1.0);
}

double cost_of_reading(const std::string& text) {
    return cost_of([&] {
        StringSource source(text);
        Reader reader(source);
        while (reader.next() != Reader::Event::end) {
        }
    });
}

TEST(Cost, OfAJsonValueGrowsWithItsPuzzles) {
    const struct {
        std::string head, element, tail;
    } cases[] = {
        {"{\"puzzles\":[", "\"" + kPuzzle + "\",", "\"" + kPuzzle + "\"]}"},
        {"{\"data\":[", "{\"puzzle\":\"" + kPuzzle + "\"},", "{}]}"},
        {"{\"puzzles\":[", "{},\n", "{}]}"},
    };
    for (const auto& [head, element, tail] : cases) {
        const std::size_t count = 60000 / element.size();
        const double once = cost_of_reading(head + repeated(element, count) + tail);
        const double eight = cost_of_reading(head + repeated(element, 8 * count) + tail);
        EXPECT_LT(eight / once, kTimesEight) << element;
    }
}

TEST(Cost, OfALiteralGrowsWithItsCalls) {
    for (const std::string call : {"f() ", "f(f()),", "a=1,", "(),"}) {
        const auto cost = [&](std::size_t count) {
            const std::string text = "[1," + repeated(call, count) + "2]";
            return cost_of([&] { EXPECT_EQ(text::json::as_json(text).size(), text.size()); });
        };
        EXPECT_LT(cost(8 * 8000) / cost(8000), kTimesEight) << call;
    }
}

TEST(Cost, OfWhatMayStandBeforeXmlIsThatOfLines) {
    constexpr std::size_t kLines = 4000;
    const double lines = cost_of_reading(repeated("what is this, then?\n", kLines));
    for (const std::string line : {"<?xml version=\"1.0\"?>\n", "<!-- puzzles, 1 -->\n"}) {
        EXPECT_LT(cost_of_reading(repeated(line, kLines)) / lines, 50) << line;
    }
}

}  // namespace
}  // namespace nonet

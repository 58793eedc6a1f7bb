// What no input may do: crash, hang, or depend on how the bytes arrive.
//
// Every sample, alone, mutated and mixed, is read at once and in small pieces with pauses between:
// the events must be the same. Mutations drop, double and replace single bytes. The generator is
// ours (random.hpp), so a failure repeats.
#include "text/lines/line_supplier.hpp"
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <nonet/random.hpp>

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::PiecewiseSource;
using text_test::read_all;

/// All samples of the table and a few layouts that no sample shows.
std::vector<std::string> samples() {
    std::vector<std::string> texts;
    for (const FormatInfo& format : formats()) texts.emplace_back(format.sample);
    const std::string zeros = text_test::with_mark(kPuzzle, '0');
    texts.push_back("2\r\n" + text_test::in_rows(zeros, 9, "\r\n") + "\r\n" +
                    text_test::in_rows(zeros, 9, "\r\n"));
    texts.push_back("Grid 01\n" + text_test::in_rows(zeros, 9) + "Grid 02\n" +
                    text_test::in_rows(zeros, 9));
    texts.push_back("\xEF\xBB\xBFpuzzle,solution\n\"" + zeros + "\",\"" + zeros + "\"\n");
    texts.push_back(text_test::in_spread_rows(zeros, 9, "\t") + "end");
    texts.push_back("1234\r3412\r2143\r4321\r\r1234341221434321\r");
    texts.push_back("#########\n1#3#5#7#9\n\xE2\x94\x82 1 \xE2\x94\x82\n" + kPuzzle);
    return texts;
}

void expect_same_in_pieces(const std::string& text) {
    const auto whole = read_all(text);
    for (const std::size_t piece : {1U, 2U, 7U}) {
        PiecewiseSource source(text, piece);
        EXPECT_EQ(read_all(source), whole) << "in pieces of " << piece << ":\n" << text;
    }
}

TEST(Garbage, EventsDoNotDependOnPieces) {
    std::string all;
    for (const std::string& text : samples()) {
        expect_same_in_pieces(text);
        all += text + "\n";
    }
    expect_same_in_pieces(all);
}

std::string mutated(std::string text, Random& random) {
    const std::uint64_t count = 1 + random.below(4);
    for (std::uint64_t i = 0; i < count && !text.empty(); ++i) {
        const auto at = static_cast<std::size_t>(random.below(text.size()));
        switch (random.below(5)) {
            case 0:
                text.erase(at, 1);
                break;
            case 1:
                text.insert(at, 1, text[at]);
                break;
            case 2:
                text[at] = static_cast<char>(random.below(256));
                break;
            case 3:
                text[at] = "\n\r\t |,.0#-\"x\0"[random.below(13)];
                break;
            default:
                text.erase(at, static_cast<std::size_t>(random.below(40)));
                break;
        }
    }
    return text;
}

TEST(Garbage, MutatedSamplesAreReadTheSameInPieces) {
    Random random(7);
    const std::vector<std::string> texts = samples();
    for (int round = 0; round < 20; ++round) {
        for (const std::string& text : texts) expect_same_in_pieces(mutated(text, random));
    }
}

TEST(Garbage, AMutatedPuzzleDoesNotHarmTheNext) {
    // A blank line and a comment behind the damage are enough to be in step again.
    Random random(11);
    for (int round = 0; round < 100; ++round) {
        for (const std::string& text : samples()) {
            const std::string damaged = mutated(text, random);
            const auto rows = read_all(damaged + "\n\n# next\n" + kPuzzle + "\n");
            ASSERT_FALSE(rows.empty());
            EXPECT_EQ(rows.back().position, kPuzzle) << damaged;
        }
    }
}

TEST(Garbage, RandomBytes) {
    Random random(3);
    for (int round = 0; round < 20; ++round) {
        std::string text;
        for (int i = 0; i < 20000; ++i) text += static_cast<char>(random.below(256));
        const auto rows = read_all(text);
        for (const auto& row : rows) EXPECT_FALSE(row.ok) << row;
        text += "\n" + kPuzzle + "\n";
        EXPECT_EQ(read_all(text).back().position, kPuzzle);
    }
}

TEST(Garbage, AHugeLineIsOneErrorAndTheNextIsRead) {
    for (const char filler : {'1', ' ', '\0', 'A', '\xFF'}) {
        const std::size_t size = 3 * text::LineSupplier::kLongestLine;
        const auto rows = read_all(kPuzzle + "\n" + std::string(size, filler) + "\n" + kPuzzle);
        ASSERT_EQ(rows.size(), 3U) << static_cast<int>(filler);
        EXPECT_EQ(rows[1].code, ErrorCode::wrong_length);
        EXPECT_EQ(rows[1].place, (Place{2, 1, 82}));
        EXPECT_EQ(rows[2].position, kPuzzle);
        EXPECT_EQ(rows[2].place, (Place{3, 1, 82 + size + 1}));
    }
}

TEST(Garbage, ManyBlankLinesInsideABlock) {
    const std::string block = text_test::in_rows(kPuzzle, 9);
    std::string text = block.substr(0, 30) + std::string(300000, '\n') + block.substr(30);
    const auto rows = read_all(text + "\n" + block);
    ASSERT_FALSE(rows.empty());
    EXPECT_EQ(rows.back().position, kPuzzle);
}

TEST(Garbage, NulBytesAreExplained) {
    const std::string garbage = {'a', '\0', '\0', 'b', '\n'};
    const auto rows = read_all(garbage + kPuzzle);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::unknown_format);
    EXPECT_NE(rows[0].message.find("NUL"), std::string::npos);
    EXPECT_EQ(rows[1].position, kPuzzle);
}

}  // namespace
}  // namespace nonet

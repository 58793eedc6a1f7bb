// Parts of the input: N of them cover it exactly once, whatever N is and wherever lines end.
#include "cli/input/shard.hpp"

#include <nonet/random.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

class Shards : public testing::Test {
  protected:
    void write_file(const std::string& text) { std::ofstream(path_, std::ios::binary) << text; }
    void TearDown() override { std::filesystem::remove(path_); }

    /// "line:first characters" of every puzzle or error of one part.
    std::vector<std::string> read_part(const Shard& shard) const {
        std::string problem;
        const auto file = InputFile::of_path(path_, problem);
        EXPECT_EQ(problem, "");
        const ShardRule rule(shard, *file, {});
        Reader reader(file->bytes(), {}, file->first_place());
        std::vector<std::string> found;
        std::uint64_t dealt = 0;
        while (true) {
            const Reader::Event event = reader.next();
            if (event == Reader::Event::end) return found;
            const bool good = event == Reader::Event::puzzle;
            const Place place = good ? reader.puzzle().place : reader.error().place;
            if (!rule.takes(place, dealt++)) continue;
            found.push_back(std::to_string(file->name().line_of(place)) + ":" +
                            (good ? to_line(reader.puzzle().position).substr(0, 8) : "error"));
        }
    }

    void expect_exact_cover() const {
        const std::vector<std::string> all = read_part({});
        ASSERT_FALSE(all.empty());
        for (std::uint64_t count = 1; count <= 12; ++count) {
            std::vector<std::string> parts;
            for (std::uint64_t index = 1; index <= count; ++index) {
                for (std::string& row : read_part({index, count})) parts.push_back(std::move(row));
            }
            EXPECT_EQ(parts, all) << count << " parts";
        }
    }

    std::string path_ = testing::TempDir() + "nonet_shard_" + std::to_string(::getpid());
};

std::string line_of(int digit) {
    return std::string(1, static_cast<char>('0' + digit)) + std::string(79, '.') + "9";
}

TEST_F(Shards, CoverALineFileOnce) {
    std::string text;
    for (int i = 0; i < 9; ++i) text += line_of(i % 8 + 1) + (i % 3 == 0 ? " comment\r\n" : "\n");
    text += "\n# a comment\n" + line_of(5) + "\nbad line\n" + line_of(6);
    write_file(text);
    expect_exact_cover();
}

TEST_F(Shards, CoverLinesWithBlocksBehindThemOnce) {
    std::string text;
    for (int i = 0; i < 40; ++i) text += line_of(i % 8 + 1) + "\n";
    for (int i = 0; i < 60; ++i) {
        text += std::to_string(i % 9 + 1) + "........\n";
        for (int row = 1; row < 9; ++row) text += ".........\n";
    }
    for (int i = 0; i < 5; ++i) text += line_of(i % 8 + 1) + "\n";
    write_file(text);
    expect_exact_cover();
}

TEST_F(Shards, CoverATableOnceWithItsHeaderInForce) {
    // Without the header some of these rows would give another puzzle, or no error.
    for (const bool first : {true, false}) {
        std::string text = first ? "puzzle,solution\n" : "solution,puzzle\n";
        for (int i = 0; i < 60; ++i) {
            std::string one = line_of(i % 8 + 1);
            std::string other = line_of((i + 3) % 8 + 1);
            if (i % 7 == 3) one = "x";
            text += first ? one + "," + other : other + "," + one;
            text += i % 11 == 5 ? ",9\n" : "\n";
        }
        write_file(text);
        expect_exact_cover();
    }
}

TEST_F(Shards, CoverAFileOfBlocksOnce) {
    std::string text;
    for (int i = 1; i <= 5; ++i) {
        text += std::to_string(i) + "........\n";
        for (int row = 1; row < 9; ++row) text += ".........\n";
        text += "\n";
    }
    write_file(text);
    expect_exact_cover();
}

TEST_F(Shards, CoverAOneLineFileOnce) {
    write_file(line_of(3));
    expect_exact_cover();
}

TEST(ShardBegin, IsMonotoneAndEndsAtTheSize) {
    for (const std::uint64_t size :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1000}, std::uint64_t{1} << 62}) {
        std::uint64_t last = 0;
        for (std::uint64_t index = 1; index <= 8; ++index) {
            const std::uint64_t begin = shard_begin(size, {index, 7});
            EXPECT_GE(begin, last);
            last = begin;
        }
        EXPECT_EQ(shard_begin(size, {1, 7}), 0U);
        EXPECT_EQ(last, size);
    }
}

}  // namespace
}  // namespace nonet::cli

// Walks the table of formats: names, documentation, files, samples.
#include "text/format_table.hpp"

#include "unit/text/read_all.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

namespace fs = std::filesystem;

TEST(FormatTable, NamesAreUniqueAndLowerCase) {
    std::set<std::string_view> names;
    for (const FormatInfo& format : formats()) {
        EXPECT_TRUE(names.insert(format.name).second) << format.name;
        EXPECT_EQ(format.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
                  std::string_view::npos)
            << format.name;
        EXPECT_EQ(find_format(format.name), &format);
    }
    EXPECT_EQ(find_format("nonsense"), nullptr);
}

TEST(FormatTable, EveryRowIsDocumented) {
    for (const FormatInfo& format : formats()) {
        EXPECT_GT(format.summary.size(), 10U) << format.name;
        EXPECT_EQ(format.summary.find('\n'), std::string_view::npos) << format.name;
        EXPECT_GT(format.details.size(), 60U) << format.name;
        ASSERT_FALSE(format.sample.empty()) << format.name;
        EXPECT_EQ(format.sample.back(), '\n') << format.name;
        EXPECT_TRUE(format.readable || format.writable) << format.name;
    }
}

TEST(FormatTable, RowsAndFilesBelongTogether) {
    std::set<std::string> names;
    for (const FormatInfo& format : formats()) names.emplace(format.name);
    std::set<std::string> files;
    for (const auto& file : fs::directory_iterator(NONET_FORMATS_FOLDER)) {
        if (file.path().extension() == ".cpp") files.insert(file.path().stem().string());
    }
    EXPECT_EQ(files, names);
    for (const std::string& name : names) {
        const fs::path test = fs::path(NONET_FORMAT_TESTS_FOLDER) / (name + "_test.cpp");
        EXPECT_TRUE(fs::exists(test)) << test;
    }
}

TEST(FormatTable, EverySampleIsRecognised) {
    for (const FormatInfo& format : formats()) {
        const auto rows = text_test::read_all(format.sample);
        ASSERT_EQ(rows.size(), 1U) << format.name;
        EXPECT_TRUE(rows[0].ok) << format.name << ": " << rows[0];
        if (!format.readable) continue;
        EXPECT_EQ(rows[0].format, format.name);
    }
}

TEST(FormatTable, EverySampleIsReadWhenItsFormatIsForced) {
    for (const FormatInfo& format : formats()) {
        if (!format.readable) continue;
        ReadOptions options;
        options.from = std::string(format.name);
        const auto rows = text_test::read_all(format.sample, options);
        ASSERT_EQ(rows.size(), 1U) << format.name;
        EXPECT_TRUE(rows[0].ok) << format.name << ": " << rows[0];
    }
}

TEST(FormatTable, EverySampleIsWhatTheWriterWrites) {
    for (const FormatInfo& format : formats()) {
        if (!format.writable || format.name == "instance") continue;  // its sample has a name
        const auto puzzle = read_puzzle(format.sample);
        ASSERT_TRUE(puzzle.ok()) << format.name;
        auto text = write(format.name, puzzle->position, puzzle->progress.get());
        ASSERT_TRUE(text.ok()) << format.name;
        if (text->back() != '\n') *text += '\n';
        *text = std::string(format.head) + *text + std::string(format.foot);
        EXPECT_EQ(*text, format.sample) << format.name;
    }
}

}  // namespace
}  // namespace nonet

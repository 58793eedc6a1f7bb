// The table of judge profiles: every row is documented and found, every file has its row, and
// every profile has golden files.
#include "cli/judges/judge.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

std::string stem_of(std::string_view name) {
    std::string stem(name);
    std::ranges::replace(stem, '-', '_');
    return stem;
}

TEST(JudgeTable, EveryRowIsDocumented) {
    for (const Judge& judge : judges()) {
        SCOPED_TRACE(judge.name);
        for (const std::string_view text :
             {judge.name, judge.title, judge.where, judge.input, judge.output, judge.rule}) {
            EXPECT_FALSE(text.empty());
            EXPECT_EQ(text.find_first_of("\n\t"), std::string_view::npos);
        }
        EXPECT_NE(judge.run, nullptr);
    }
}

TEST(JudgeTable, NamesAndAliasesAreUniqueAndSorted) {
    std::set<std::string_view> seen;
    std::vector<std::string_view> names;
    for (const Judge& judge : judges()) {
        names.push_back(judge.name);
        EXPECT_TRUE(seen.insert(judge.name).second) << judge.name;
        for (const std::string_view alias : judge.aliases)
            EXPECT_TRUE(seen.insert(alias).second) << alias;
    }
    EXPECT_TRUE(std::ranges::is_sorted(names));
    EXPECT_GE(names.size(), 25U);
}

TEST(JudgeTable, FindsByNameAliasAndSpelling) {
    for (const Judge& judge : judges()) {
        EXPECT_EQ(find_judge(judge.name), &judge);
        EXPECT_EQ(find_judge(stem_of(judge.name)), &judge);
        for (const std::string_view alias : judge.aliases) EXPECT_EQ(find_judge(alias), &judge);
    }
    EXPECT_EQ(find_judge("BOJ2239"), find_judge("boj2239"));
    EXPECT_EQ(find_judge("acwing166"), find_judge("poj3074"));
    EXPECT_EQ(find_judge("uva1309"), find_judge("poj3076"));
    EXPECT_EQ(find_judge(""), nullptr);
    EXPECT_EQ(find_judge("boj223"), nullptr);
}

TEST(JudgeTable, EveryFileHasARowAndEveryRowAFile) {
    std::set<std::string> files;
    for (const auto& entry : fs::directory_iterator(NONET_JUDGE_SOURCES)) {
        if (entry.path().extension() == ".cpp") files.insert(entry.path().stem().string());
    }
    files.erase("judge_table");
    std::set<std::string> rows;
    for (const Judge& judge : judges()) rows.insert(stem_of(judge.name));
    EXPECT_EQ(files, rows);
}

TEST(JudgeTable, EveryProfileHasAGoldenFile) {
    for (const Judge& judge : judges())
        EXPECT_TRUE(fs::exists(fs::path(NONET_JUDGE_GOLDENS) / (stem_of(judge.name) + ".in")))
            << judge.name;
}

}  // namespace
}  // namespace nonet::cli

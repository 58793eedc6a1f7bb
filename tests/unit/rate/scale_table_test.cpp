// The table of scales: unique names, documentation, and a file for each row.
#include <nonet/rate.hpp>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(ScaleTable, HasAFileForEachRowAndARowForEachFile) {
    std::set<std::string> rows;
    for (const ScaleInfo* scale : scales()) {
        EXPECT_TRUE(rows.insert(std::string(scale->name)).second) << scale->name;
    }
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(NONET_SCALE_FOLDER)) {
        std::string name = entry.path().stem().string();
        std::replace(name.begin(), name.end(), '_', '-');
        files.insert(name);
    }
    EXPECT_EQ(rows, files);
}

TEST(ScaleTable, SaysWhatEachScaleIs) {
    for (const ScaleInfo* scale : scales()) {
        EXPECT_FALSE(scale->version.empty()) << scale->name;
        EXPECT_FALSE(scale->value.empty()) << scale->name;
        EXPECT_FALSE(scale->summary.empty()) << scale->name;
        EXPECT_FALSE(scale->details.empty()) << scale->name;
        EXPECT_EQ(find_scale(scale->name), scale);
    }
    EXPECT_EQ(find_scale("hardness"), nullptr);
}

TEST(Scales, SayWhatIsNoPuzzle) {
    for (const ScaleInfo* scale : scales()) {
        Rater rater(*scale);
        Puzzle puzzle;
        puzzle.position = Grid();
        EXPECT_EQ(rater.rate(puzzle)->status, Status::multiple);
        // se121 and se121-inv rate a grid with several solutions as one that its rules do not solve
        EXPECT_EQ(rater.rate(puzzle)->value, scale->value == "ER/EP/ED" ? "20.0/0.0/0.0" : "");
        Grid clash;
        clash.set(0, 1);
        clash.set(1, 1);
        puzzle.position = clash;
        EXPECT_EQ(rater.rate(puzzle)->status, Status::none);
        EXPECT_TRUE(rater.rate(puzzle)->value.empty());
        puzzle.position = Board(BoxShape{2, 2});
        EXPECT_EQ(rater.rate(puzzle).error().code, ErrorCode::not_supported);
    }
}

}  // namespace
}  // namespace nonet

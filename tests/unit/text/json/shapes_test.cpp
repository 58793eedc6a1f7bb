// Walks the table of JSON shapes: names, formats, files.
#include "text/json/shapes.hpp"

#include <nonet/text.hpp>

#include <filesystem>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace nonet::text::json {
namespace {

TEST(JsonShapes, EveryRowIsUsable) {
    std::set<std::string_view> names;
    for (const Shape* shape : shapes()) {
        EXPECT_TRUE(names.insert(shape->name).second) << shape->name;
        const FormatInfo* format = find_format(shape->format);
        ASSERT_NE(format, nullptr) << shape->name;
        EXPECT_TRUE(format->readable) << shape->name;
        EXPECT_NE(shape->matches, nullptr) << shape->name;
        EXPECT_NE(shape->read, nullptr) << shape->name;
    }
}

TEST(JsonShapes, EveryRowHasAFileAndEveryFileARow) {
    const std::string ending = "_shape";
    std::set<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator(NONET_JSON_FOLDER)) {
        const std::string stem = file.path().stem().string();
        if (stem.size() <= ending.size()) continue;
        const std::size_t size = stem.size() - ending.size();
        if (stem.substr(size) == ending) files.insert(stem.substr(0, size));
    }
    std::set<std::string> names;
    for (const Shape* shape : shapes()) names.insert(std::string(shape->name));
    EXPECT_EQ(names, files);
}

TEST(JsonShapes, CollectsThePuzzlesOfAValue) {
    Tree tree;
    ASSERT_TRUE(
        tree.parse_strictly(R"([{"puzzles": ["a text", {"grid": [[{"value": 1}]]}]}, {}])"));
    std::vector<Item> items;
    collect(tree.root(), items);
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(items[0].shape, &kText);
    EXPECT_EQ(items[1].shape, &kFpuzzlesObject);
    EXPECT_EQ(items[2].shape, nullptr);
}

}  // namespace
}  // namespace nonet::text::json

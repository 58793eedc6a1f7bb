// Walks the tables of kinds and labels: names are unique, every row says what it is, and every file
// has its row.
#include <nonet/dataset.hpp>

#include <filesystem>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace nonet::dataset {
namespace {

std::set<std::string> files_in(const std::string& folder) {
    std::set<std::string> names;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(NONET_DATASET_FOLDER) + "/" + folder))
        names.insert(entry.path().stem().string());
    return names;
}

TEST(DatasetTables, EveryKindHasItsFile) {
    std::set<std::string> names;
    for (const KindInfo& kind : kinds()) {
        EXPECT_TRUE(names.insert(std::string(kind.name)).second) << kind.name;
        EXPECT_FALSE(kind.summary.empty()) << kind.name;
    }
    EXPECT_EQ(names, files_in("kinds"));
}

TEST(DatasetTables, EveryLabelHasItsFile) {
    std::set<std::string> names;
    for (const Label* label : labels()) {
        EXPECT_TRUE(names.insert(std::string(label->name)).second) << label->name;
        EXPECT_FALSE(label->summary.empty()) << label->name;
        EXPECT_NE(label->text, nullptr) << label->name;
        EXPECT_EQ(find_label(label->name), label);
    }
    EXPECT_EQ(names, files_in("labels"));
    EXPECT_EQ(find_label("colour"), nullptr);
}

TEST(DatasetTables, EveryFindingHasItsWords) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < kFindingKinds; ++i) {
        const auto kind = static_cast<FindingKind>(i);
        EXPECT_TRUE(names.insert(name_of(kind)).second);
        EXPECT_FALSE(meaning_of(kind).empty());
    }
}

}  // namespace
}  // namespace nonet::dataset

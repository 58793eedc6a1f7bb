// The table of producers: thirty rows in order, documented, and each file of rules tested.
#include "rate/explainer/producer.hpp"

#include <filesystem>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

TEST(ProducerTable, HasThirtyNamedRowsInOrder) {
    std::set<std::string_view> names;
    int number = 0;
    for (const Producer& producer : producer_table()) {
        EXPECT_EQ(producer.number, ++number);
        EXPECT_FALSE(producer.name.empty());
        EXPECT_TRUE(names.insert(producer.name).second) << producer.name;
        ASSERT_NE(producer.make, nullptr);
        EXPECT_NE(producer.make(), nullptr);
    }
    EXPECT_EQ(number, 30);
}

TEST(ProducerTable, SaysWhatNeedsOneSolution) {
    std::set<int> numbers;
    for (const Producer& producer : producer_table()) {
        if (producer.assumes_unique) numbers.insert(producer.number);
    }
    EXPECT_EQ(numbers, (std::set<int>{15, 19}));
}

TEST(ProducerTable, HasATestForEachFileOfRules) {
    const std::filesystem::path tests(NONET_EXPLAINER_FACTS);
    for (const auto& entry : std::filesystem::directory_iterator(NONET_PRODUCER_FOLDER)) {
        std::string stem = entry.path().stem().string();
        if (stem == "unique_loop_types") stem = "unique_loops";  // the second half of one rule
        if (stem == "aligned_bases") stem = "aligned_pair_exclusion";  // the first part of two
        EXPECT_TRUE(exists(tests / (stem + "_test.cpp"))) << stem;
    }
}

}  // namespace
}  // namespace nonet::explainer

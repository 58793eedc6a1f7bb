// How much of the input lies before a place.
#include "cli/input/extent.hpp"

#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

class Extents : public testing::Test {
  protected:
    Extents() : folder_(testing::TempDir() + "/nonet_extent") {
        std::filesystem::create_directories(folder_);
    }
    ~Extents() override { std::filesystem::remove_all(folder_); }

    std::string file(const std::string& name, const std::string& content) {
        std::ofstream(folder_ / name, std::ios::binary) << content;
        return (folder_ / name).string();
    }

    Settings settings_;

  private:
    std::filesystem::path folder_;
};

TEST_F(Extents, CountFilesAndTextsTogether) {
    settings_.operands = {file("a", std::string(300, '.')), std::string(81, '.'),
                          file("b", std::string(19, '.'))};
    const Extent extent(settings_);
    EXPECT_DOUBLE_EQ(extent.share_before(0, {1, 1, 100}).value_or(-1), 0.25);
    EXPECT_DOUBLE_EQ(extent.share_before(1, {1, 1, 0}).value_or(-1), 0.75);
    EXPECT_DOUBLE_EQ(extent.share_before(2, {1, 1, 19}).value_or(-1), 1);
}

TEST_F(Extents, DoNotKnowPartsAndCompressedFiles) {
    settings_.operands = {file("a", "\x1f\x8b\x08 compressed")};
    EXPECT_FALSE(Extent(settings_).share_before(0, {1, 1, 3}).has_value());
    settings_.operands = {file("b", "plain text")};
    EXPECT_TRUE(Extent(settings_).share_before(0, {1, 1, 3}).has_value());
    EXPECT_FALSE(Extent(settings_).share_before(0, {1, 1, 300}).has_value());
    settings_.shard = {1, 2};
    EXPECT_FALSE(Extent(settings_).share_before(0, {1, 1, 3}).has_value());
}

}  // namespace
}  // namespace nonet::cli

// A file for each page.
#pragma once

#include "cli/paper/whole_file.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace nonet::cli {

/// A single page is written to NAME.svg; of several, each to NAME-1.svg, NAME-2.svg and so on.
class PageFiles {
  public:
    /// Returns what is wrong with writing there, or an empty text.
    std::string open(const std::string& path);
    /// Whole pages, as they stand in their files. Returns as open().
    std::string add(std::string page);
    std::string finish();

  private:
    std::string put(const std::string& path, std::string_view page);
    [[nodiscard]] std::string numbered(std::uint64_t number) const;

    std::string path_;
    std::string first_;  ///< kept until it is known whether it is the only one
    std::uint64_t pages_ = 0;
};

}  // namespace nonet::cli

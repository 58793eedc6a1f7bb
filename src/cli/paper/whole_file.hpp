// A file that is there as a whole or not at all.
#pragma once

#include "cli/output/output.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace nonet::cli {

/// Written beside its place under a name of its own, and put there by keep(). Without keep(), as
/// after Ctrl-C, what stood there before still does. Standard output, and what is no plain file
/// (a pipe, a device), is written to at once.
class WholeFile {
  public:
    /// Empty or "-": standard output. With nothing as answer, `problem` says why.
    static std::unique_ptr<WholeFile> open(const std::string& path, std::string& problem);
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    /// False after a message: see Output.
    bool write(std::string_view bytes) { return output_.write(bytes); }
    /// Returns what is wrong, or an empty text. False endings of write() must not be kept.
    std::string keep();

  private:
    WholeFile(int descriptor, std::string path, std::string temporary)
        : output_(descriptor), path_(std::move(path)), temporary_(std::move(temporary)) {}

    DescriptorOutput output_;
    std::string path_;
    std::string temporary_;  ///< empty: written in place
};

}  // namespace nonet::cli

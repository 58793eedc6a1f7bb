// Writing gzip and zstd, chosen by the name of the file.
#pragma once

#include "cli/output/output.hpp"

#include <memory>
#include <string_view>

namespace nonet::cli {

/// `file`, or a compressor in front of it when the path ends with .gz or .zst.
std::unique_ptr<Output> compressed_by_name(std::string_view path, std::unique_ptr<Output> file);

}  // namespace nonet::cli

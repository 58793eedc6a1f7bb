// Writing gzip and zstd, chosen by the name of the file.
#pragma once

#include "cli/output/output.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace nonet::cli {

/// Why nothing can be written to a file whose name ends in .xz, .bz2, .zip or the like; else empty.
std::string unknown_compression(std::string_view path);

/// `file`, or a compressor in front of it when the path ends with .gz or .zst.
std::unique_ptr<Output> compressed_by_name(std::string_view path, std::unique_ptr<Output> file);

}  // namespace nonet::cli

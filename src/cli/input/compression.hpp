// gzip and zstd, on both sides of the program.
#pragma once

#include "cli/output/output.hpp"

#include <nonet/text.hpp>

#include <cstdint>
#include <memory>
#include <string_view>

namespace nonet::cli {

enum class Compression : std::uint8_t { none, gzip, zstd };

/// By the first bytes of a file.
Compression recognise_compression(std::string_view first_bytes);

/// The bytes of `source`, decompressed. Requires a compression other than none.
std::unique_ptr<ByteSource> decompressed(Compression compression, ByteSource& source);

/// The bytes of `source`, decompressed when its first bytes say that it is compressed.
std::unique_ptr<ByteSource> decompressed_if_needed(ByteSource& source);

/// `file`, or a compressor in front of it when the path ends with .gz or .zst.
std::unique_ptr<Output> compressed_by_name(std::string_view path, std::unique_ptr<Output> file);

}  // namespace nonet::cli

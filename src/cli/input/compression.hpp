// Compressed input: gzip and zstd.
#pragma once

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

/// The bytes of `source`, decompressed when its first bytes say that it is compressed; `beside`: by
/// a thread that reads ahead.
std::unique_ptr<ByteSource> decompressed_if_needed(ByteSource& source, bool beside);

}  // namespace nonet::cli

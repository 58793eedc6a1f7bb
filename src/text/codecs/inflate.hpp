// zlib streams (RFC 1950) that stand as text in a puzzle; sudoku.coach packs its JSON so.
//
// zlib does the work. Its check sum over the result finds nearly every damage. This file adds what
// a text that somebody pasted needs: a bound on the result, and that nothing follows the stream.
#pragma once

#include "text/codecs/codec_error.hpp"

#include <nonet/result.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::text {

/// What the zlib stream `bytes` holds. Fails when it is damaged, cut off or followed by anything,
/// and when it holds more than `max_output` bytes. Linear in the result.
Result<std::string> zlib_inflate(std::string_view bytes, std::size_t max_output = kMaxUnpacked);

/// `bytes`, at most 1 GiB, as a zlib stream. Fails only when memory runs out. Linear.
Result<std::string> zlib_deflate(std::string_view bytes);

}  // namespace nonet::text

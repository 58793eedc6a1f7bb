// lz-string in the two forms that stand in links: Base64, and the alphabet that needs no
// percent-encoding. f-puzzles and SudokuPad write the first, SudokuPad's short links the second.
//
// Packed are the UTF-16 code units of a JavaScript string; here texts are UTF-8. What mail programs
// and browsers do to links is undone: percent-encoding, and a space for a plus sign. What people do
// to them, a character lost or doubled in copying, is found out (lz_codes.hpp tells how).
#pragma once

#include "text/codecs/codec_error.hpp"

#include <nonet/result.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::text {

/// What lz-string's compressToBase64 made `text` from. '=' at the end may be missing. Fails on a
/// character outside the alphabet, on a damaged text, on more than `max_output` UTF-16 units, and
/// when the result is not valid Unicode. Linear in the result.
Result<std::string> lz_decompress_base64(std::string_view text,
                                         std::size_t max_output = kMaxUnpacked);

/// The same for compressToEncodedURIComponent, whose alphabet ends with + and -.
Result<std::string> lz_decompress_uri(std::string_view text, std::size_t max_output = kMaxUnpacked);

/// `text`, which is UTF-8, as compressToBase64 packs it, with '=' at the end. Fails when it is not
/// valid UTF-8. Linear on average.
Result<std::string> lz_compress_base64(std::string_view text);

/// The same for compressToEncodedURIComponent.
Result<std::string> lz_compress_uri(std::string_view text);

}  // namespace nonet::text

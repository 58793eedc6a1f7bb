// Percent-encoding of URLs (RFC 3986): a byte that a URL may not hold stands as % and two
// hexadecimal digits.
//
// Links pass through mails and chats that encode them once more, so a packed puzzle arrives with
// %2B for its plus signs. Decoding is strict: a % without two hexadecimal digits is an error and
// not, as browsers have it, a percent sign, since a digit lost there would change the puzzle. The
// plus sign is left alone: that it stands for a space is a rule of forms, not of URLs.
#pragma once

#include <nonet/result.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::text {

/// `text` with every %XX replaced by its byte. Fails at the first % that is not followed by two
/// hexadecimal digits. Linear.
Result<std::string> percent_decode(std::string_view text);

/// `text` with all bytes but A-Z a-z 0-9 and - _ . ! ~ * ' ( ) encoded, as JavaScript's
/// encodeURIComponent does. Linear.
std::string percent_encode(std::string_view text);

/// Where byte `index` of percent_decode(text) starts in `text`; text.size() for one behind the
/// last. Requires that `text` decodes. Linear.
std::size_t percent_position(std::string_view text, std::size_t index);

}  // namespace nonet::text

// Base32 with the "extended hex" alphabet 0-9 a-v (RFC 4648, section 7), as sudoku.coach writes its
// puzzles: lower case, no '=' at the end.
//
// Five bits a character, high bits first. The bits left over behind the last byte must be zero, and
// some lengths cannot occur: both tell of a lost character.
#pragma once

#include <nonet/result.hpp>

#include <string>
#include <string_view>

namespace nonet::text {

/// The bytes behind `text`. Upper case and '=' at the end are accepted. Fails on another character
/// and on a text that no bytes give. Linear.
Result<std::string> base32hex_decode(std::string_view text);

/// `bytes` in lower case, without '='. Linear.
std::string base32hex_encode(std::string_view bytes);

}  // namespace nonet::text

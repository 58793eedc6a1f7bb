// Between UTF-8, in which this program keeps text, and the UTF-16 code units of JavaScript strings,
// which are what lz-string packs.
//
// A JavaScript string may hold half a surrogate pair; UTF-8 has no form for it. It never stands in
// a puzzle that somebody wrote, only in a damaged link, so it is refused, as is every byte sequence
// that is not UTF-8 (overlong forms included).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nonet::text {

/// `units` in UTF-8; nothing when a surrogate stands alone. Linear.
std::optional<std::string> utf8_from_utf16(std::u16string_view units);

/// `text` in UTF-16; nothing when it is not valid UTF-8. Linear.
std::optional<std::u16string> utf16_from_utf8(std::string_view text);

}  // namespace nonet::text

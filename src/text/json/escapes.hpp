// Escapes in JSON strings: what they mean, and where they stood.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::text::json {

/// Puts what `raw`, the inside of a valid JSON string, means at the end of `text`, in UTF-8.
void append_unescaped(std::string_view raw, std::string& text);

/// Which byte of `raw` begins what became byte number `index` of its meaning; raw.size() for an
/// index at or behind its end. Linear.
std::size_t escaped_index(std::string_view raw, std::size_t index);

}  // namespace nonet::text::json

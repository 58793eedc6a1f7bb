// Where JSON begins in a line of text: see value_begin.cpp.
#pragma once

#include <cstddef>
#include <string_view>

namespace nonet::text::json {

/// Where a JSON value, or the literal behind "name =", begins in `line`; npos when the line begins
/// as none.
std::size_t value_begin(std::string_view line);

}  // namespace nonet::text::json

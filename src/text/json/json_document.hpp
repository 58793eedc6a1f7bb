// A stretch of JSON in the input: see json_document.cpp.
#pragma once

#include "text/format.hpp"

#include <memory>
#include <string_view>

namespace nonet::text::json {

/// The most bytes of one value, the LineSupplier's bound for pending bytes.
inline constexpr std::size_t kLongestValue = LineSupplier::kWindow;

/// Where a JSON value, or the literal behind "name =", begins in `line`; npos when the line begins
/// as none.
std::size_t value_begin(std::string_view line);

/// Format::open for the JSON of one format, or of all when `only` is empty.
Opening open_document(const Window& window, const ReadOptions& options, std::string_view only);

}  // namespace nonet::text::json

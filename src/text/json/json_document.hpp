// A stretch of JSON in the input: see json_document.cpp.
#pragma once

#include "text/format.hpp"

#include <memory>
#include <string_view>

namespace nonet::text::json {

/// Format::open for the JSON of one format, or of all when `only` is empty.
Opening open_document(const Window& window, const ReadOptions& options, std::string_view only);

}  // namespace nonet::text::json

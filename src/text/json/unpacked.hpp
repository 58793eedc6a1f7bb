// JSON that was packed in a link.
#pragma once

#include "text/json/shapes.hpp"

#include <string_view>

namespace nonet::text::json {

/// Reads `json`, which must be a value of that shape. False, with record.error, when it is not; no
/// place is right, since the user sees only the link.
bool read_unpacked(std::string_view json, const Shape& shape, const ReadOptions& options,
                   Record& record);

/// True for valid JSON.
bool is_json(std::string_view text);

}  // namespace nonet::text::json

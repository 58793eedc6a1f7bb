// A line of nearly 81 fields: see field_count.cpp.
#pragma once

#include "text/lines/source_line.hpp"

#include <optional>

namespace nonet::text {

/// For a line that no format wants: the error when a column of it is a list of cells, but not of
/// 81; nothing otherwise.
std::optional<Error> miscounted_fields(const Line& line);

}  // namespace nonet::text

// The careful reading of a puzzle on one line: see line_reading.cpp.
#pragma once

#include "text/format.hpp"

#include <string>

namespace nonet::text {

/// Reads the first line of the window as a puzzle of any size on one line, as formats/line.cpp
/// describes; `no` when it is not meant as one.
Recognition read_line_form(const Window& window, const ReadOptions& options, Record& record);

/// What stands behind the first `index` characters of a line, without the separator.
std::string rest_behind(const Line& line, std::size_t index);

}  // namespace nonet::text

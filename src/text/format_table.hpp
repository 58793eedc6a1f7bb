// The table of formats: see format_table.cpp.
#pragma once

#include "text/format.hpp"

#include <span>
#include <string_view>

namespace nonet::text {

/// All formats, in the order in which the reader asks them.
std::span<const Format* const> format_table();

/// Nothing when no format has that name.
const Format* find_row(std::string_view name);

}  // namespace nonet::text

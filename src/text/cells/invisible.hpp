// Characters that nobody sees: see invisible.cpp.
#pragma once

#include "text/cells/decode.hpp"
#include "text/lines/source_line.hpp"

#include <nonet/result.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet::text {

/// The first invisible character of `raw`, as a person can look it up: "U+200B (zero-width space)".
std::optional<std::string> invisible_in(std::string_view raw);

/// Makes `error`, which is about `line`, one about an invisible character among the cells where
/// there is one that may be its cause. Returns whether it did.
bool blame_invisible(const Line& line, Error& error);

/// The same for an error about the field of a table, in which only the puzzle stands.
void blame_invisible(std::span<const CellText> field, Error& error);

}  // namespace nonet::text

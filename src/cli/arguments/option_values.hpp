// From the text behind an option to a value, with a sentence for what is wrong.
#pragma once

#include "cli/arguments/settings.hpp"

#include <nonet/uint128.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet::cli {

/// Each of these stores the value in `target` and returns an empty string, or leaves `target` as
/// it is and returns what is wrong.
std::string read_number(std::string_view text, std::uint64_t smallest, std::uint64_t largest,
                        std::uint64_t& target);
std::string read_big_number(std::string_view text, std::optional<Uint128>& target);
std::string read_seconds(std::string_view text, std::optional<double>& target);
/// A number with at most one place behind the point, 0 to 20; kept in tenths.
std::string read_tenths(std::string_view text, std::optional<int>& target);
std::string read_when(std::string_view text, When& target);
std::string read_box(std::string_view text, std::optional<BoxShape>& target);
std::string read_alphabet(std::string_view text, std::string& target);
std::string read_shard(std::string_view text, Shard& target);
std::string read_format_name(std::string_view text, bool for_reading, std::string& target);
/// Names of a list, separated by commas; kept as they are.
std::string read_names(std::string_view text, std::span<const std::string_view> names,
                       std::string& target);
/// "24..26", or "24" for both.
std::string read_clues(std::string_view text, std::optional<ClueRange>& target);
std::string read_requirements(std::string_view text, Settings& target);

}  // namespace nonet::cli

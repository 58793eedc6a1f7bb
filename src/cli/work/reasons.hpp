// Why a puzzle is not a proper one, in one line of text.
#pragma once

#include <nonet/search.hpp>
#include <nonet/text.hpp>

#include <string>

namespace nonet::cli {

/// For a puzzle with this status: "clash r1c2=9 r1c3=9", "differ r1c2 r1c3; settle r1c2=3", or
/// "redundant r5c5=1"; empty when there is nothing to say or a limit came first.
std::string reason_text(const Position& puzzle, Status status, const Limits& limits);

/// "minimal", "redundant", or "-" when that makes no sense for this puzzle or is not known.
std::string minimality_text(const Position& puzzle, Status status, const Limits& limits);

}  // namespace nonet::cli

// How much room a text takes, and making it fit.
//
// The library knows no fonts, and the same page must come out on every machine. So widths are
// estimated from classes of characters, on the wide side: a text that fits here fits in any usual
// font without serifs.
#pragma once

#include <nonet/drawing.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::draw {

std::vector<std::string> characters_of(std::string_view text);

/// In characters, not bytes.
std::size_t length_of(std::string_view text);

/// The width of a line of text set in size 1.
double width_of(std::string_view text, bool is_bold = false);

/// Broken into at most `most` lines no wider than `width` (in size 1), between words where that is
/// possible; what does not fit is cut off with an ellipsis.
std::vector<std::string> wrapped(std::string_view text, double width, std::size_t most);

}  // namespace nonet::draw

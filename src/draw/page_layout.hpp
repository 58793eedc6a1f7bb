// The bands of a page: head, puzzles, foot.
#pragma once

#include <nonet/page.hpp>

namespace nonet::draw {

inline constexpr double kHeadSize = 15;  ///< of the type
inline constexpr double kFootSize = 9;
inline constexpr double kLineHeight = 1.25;  ///< of captions, in their size

/// The baselines of head and foot.
double head_baseline(const PageStyle& style);
double foot_baseline(const PageStyle& style);

/// The part between them.
struct Area {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
};
Area puzzle_area(const PageStyle& style);

/// A caption in at most `most` lines of this width (in its size); line ends begin new ones.
std::vector<std::string> caption_lines(std::string_view caption, double width, std::size_t most);

}  // namespace nonet::draw

// How N squares fill a page.
//
// All numbers of columns are tried; the one with the largest squares wins, and of equal ones that
// with the fewest empty places. What is left over goes between the squares, up to a bound beyond
// which they would seem scattered, and then around all of them. Sides and gaps depend only on the
// style, so that every page of a book looks the same, the last one included.
#include "draw/page_layout.hpp"

#include <algorithm>

namespace nonet::draw {

namespace {

/// The size of captions: smaller where more puzzles share a page.
double caption_size(const PageStyle& style) {
    const double share = style.width * style.height / style.per_page;
    return std::clamp(share / 6000, 6.5, 11.0);
}

double caption_height(const PageStyle& style) {
    if (style.caption_lines == 0) return 0;
    return caption_size(style) * (0.5 + kLineHeight * style.caption_lines);
}

struct Pattern {
    int columns = 1;
    int rows = 1;
    double side = 0;
};

Pattern pattern_of(const PageStyle& style, const Area& area, double gap) {
    Pattern best;
    for (int columns = 1; columns <= style.per_page; ++columns) {
        const int rows = (style.per_page + columns - 1) / columns;
        const double across = (area.width - (columns - 1) * gap) / columns;
        const double down = (area.height - (rows - 1) * gap) / rows - caption_height(style);
        const double side = std::min(across, down);
        const bool is_fuller = columns * rows < best.columns * best.rows;
        if (side > best.side + 1e-9 || (side > best.side - 1e-9 && is_fuller))
            best = {columns, rows, side};
    }
    return best;
}

/// How `count` things of one length stand in a row: where the first begins, and from one to the
/// next.
struct Spread {
    double begin = 0;
    double stride = 0;
};

Spread spread(double room, int count, double length, double least_gap) {
    const double left_over = room - count * length;
    double gap = 0;
    if (count > 1) gap = std::min(left_over / (count - 1), 2.2 * least_gap);
    return {(left_over - gap * (count - 1)) / 2, length + gap};
}

}  // namespace

double head_baseline(const PageStyle& style) {
    return style.margin + kHeadSize;
}

double foot_baseline(const PageStyle& style) {
    return style.height - style.margin * 0.55;
}

Area puzzle_area(const PageStyle& style) {
    const double head = style.has_head ? 2.1 * kHeadSize : 0;
    return {style.margin, style.margin + head, style.width - 2 * style.margin,
            style.height - 2 * style.margin - head};
}

std::vector<Slot> slots_of(const PageStyle& style) {
    const Area area = puzzle_area(style);
    const double gap = std::min(area.width, area.height) * (style.per_page > 12 ? 0.03 : 0.045);
    const Pattern pattern = pattern_of(style, area, gap);
    const double below = caption_height(style);
    const Spread across = spread(area.width, pattern.columns, pattern.side, gap);
    const Spread down = spread(area.height, pattern.rows, pattern.side + below, gap);
    std::vector<Slot> slots;
    for (int i = 0; i < style.per_page; ++i) {
        const double x = area.left + across.begin + i % pattern.columns * across.stride;
        const double y = area.top + down.begin + i / pattern.columns * down.stride;
        slots.push_back({{x, y}, pattern.side, caption_size(style), below});
    }
    return slots;
}

PageStyle fitting_style(int cells, int caption_lines) {
    constexpr double kCell = 28;
    constexpr double kMargin = 12;
    PageStyle style;
    const double side = std::max(cells, 4) * kCell;
    style.margin = kMargin;
    style.per_page = 1;
    style.caption_lines = caption_lines;
    style.width = side + 2 * kMargin;
    style.height = style.width;
    style.height += caption_height(style);
    return style;
}

}  // namespace nonet::draw

// How N squares fill a page.
//
// All numbers of columns are tried; the one with the largest squares wins, and of equal ones that
// with the fewest empty places. What is left over goes between the squares up to a bound, then
// around all of them. Sides and gaps depend only on the style, so that every page of a book looks
// the same, the last one included.
#include "draw/page_layout.hpp"

#include "draw/fitting.hpp"

#include <algorithm>
#include <cmath>

namespace nonet::draw {

namespace {

/// Between squares, in least gaps: beyond, they would seem scattered.
constexpr double kMostGap = 3.5;

/// The size of captions: smaller where more puzzles share a page, and where they are sentences.
double caption_size(const PageStyle& style) {
    if (style.caption_type > 0) return style.caption_type;
    const double share = std::sqrt(style.width * style.height / style.per_page);
    const bool is_long = style.caption_lines > 2;
    return std::clamp(share / (is_long ? 34 : 28), 6.5, is_long ? 9.5 : 11.0);
}

double head_height(const PageStyle& style) {
    return style.has_head ? 2.1 * kHeadSize : 0;
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

/// In the middle, with this gap.
Spread centred(double room, int count, double length, double gap) {
    const double used = count * length + (count - 1) * gap;
    return {(room - used) / 2, length + gap};
}

/// Columns reach from margin to margin.
Spread across(double room, int count, double length, double least_gap) {
    const double gap = count > 1 ? (room - count * length) / (count - 1) : 0;
    return centred(room, count, length, std::min(gap, kMostGap * least_gap));
}

/// Rows have half as much room before the first and behind the last as there is between two.
Spread down(double room, int count, double length, double least_gap) {
    const double gap = std::max((room - count * length) / count, least_gap);
    return centred(room, count, length, count > 1 ? std::min(gap, kMostGap * least_gap) : 0);
}

}  // namespace

double head_baseline(const PageStyle& style) {
    return style.margin + kHeadSize;
}

double foot_baseline(const PageStyle& style) {
    return style.height - style.margin * 0.55;
}

Area puzzle_area(const PageStyle& style) {
    const double head = head_height(style);
    return {style.margin, style.margin + head, style.width - 2 * style.margin,
            style.height - 2 * style.margin - head};
}

std::vector<Slot> slots_of(const PageStyle& style) {
    const Area area = puzzle_area(style);
    const double gap = std::min(area.width, area.height) * (style.per_page > 12 ? 0.03 : 0.045);
    const Pattern pattern = pattern_of(style, area, gap);
    const double below = caption_height(style);
    const Spread x = across(area.width, pattern.columns, pattern.side, gap);
    const Spread y = down(area.height, pattern.rows, pattern.side + below, gap);
    std::vector<Slot> slots;
    for (int i = 0; i < style.per_page; ++i) {
        const int column = i % pattern.columns;
        const int row = i / pattern.columns;
        const Point corner = {area.left + x.begin + column * x.stride,
                              area.top + y.begin + row * y.stride};
        slots.push_back({corner, pattern.side, caption_size(style), below});
    }
    return slots;
}

std::vector<std::string> caption_lines(std::string_view caption, double width, std::size_t most) {
    std::vector<std::string> lines;
    while (!caption.empty() && lines.size() < most) {
        const std::size_t end = std::min(caption.find('\n'), caption.size());
        for (std::string& line :
             wrapped(clean(caption.substr(0, end)), width, most - lines.size())) {
            lines.push_back(std::move(line));
        }
        caption.remove_prefix(std::min(end + 1, caption.size()));
    }
    return lines;
}

PageStyle fitting_style(const Panel& panel, int most_lines, bool has_head) {
    constexpr double kCell = 28;
    constexpr double kMargin = 12;
    const int cells = panel.step != nullptr ? 9 : panel.face.box.side();
    const double side = std::max(cells, 4) * kCell;
    PageStyle style;
    style.margin = kMargin;
    style.per_page = 1;
    style.has_head = has_head;
    style.width = side + 2 * kMargin;
    style.height = style.width;
    const double size = caption_size(style);
    const auto most = static_cast<std::size_t>(most_lines);
    style.caption_lines = static_cast<int>(caption_lines(panel.caption, side / size, most).size());
    style.caption_type = size;
    style.height += head_height(style) + caption_height(style);
    return style;
}

}  // namespace nonet::draw

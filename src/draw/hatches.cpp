// A hatching is a pattern of thin lines over a pale ground of the same colour.
//
// So cells stay apart without colour. Only the patterns that a picture uses are written into it.
#include "draw/hatches.hpp"

#include <array>
#include <cmath>
#include <vector>

namespace nonet::draw {

namespace {

std::string polygon(Point middle, double radius, int corners, double first_angle) {
    constexpr double kTurn = 6.283185307179586;
    std::string path;
    for (int i = 0; i < corners; ++i) {
        const double angle = first_angle + kTurn * i / corners;
        path += (i == 0 ? 'M' : 'L') + number(middle.x + radius * std::cos(angle)) + ' ' +
                number(middle.y + radius * std::sin(angle));
    }
    return path + 'Z';
}

}  // namespace

void define_hatches(const Marks& marks, std::string_view id, Svg& svg) {
    std::vector<bool> used(hatch_styles().size(), false);
    for (const Hatched& hatched : marks.cells) used.at(hatched.hatch) = true;
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i]) continue;
        const HatchStyle& style = hatch_styles()[i];
        svg.open("pattern", {{"id", std::string(id) + '-' + std::string(style.name)},
                             {"patternUnits", "userSpaceOnUse"},
                             {"width", 8.0},
                             {"height", 8.0}});
        svg.element(
            "rect",
            {{"width", 8.0}, {"height", 8.0}, {"fill", style.color}, {"fill-opacity", "0.25"}});
        svg.element(
            "path",
            {{"d", style.path}, {"stroke", style.color}, {"stroke-width", 1.2}, {"fill", "none"}});
        svg.close("pattern");
    }
}

std::string outline(Shape shape, Point middle, double radius) {
    constexpr double kEighth = 0.7853981633974483;
    switch (shape) {
        case Shape::square:
            return polygon(middle, radius * 1.3, 4, kEighth);
        case Shape::diamond:
            return polygon(middle, radius * 1.25, 4, 0);
        case Shape::triangle:
            return polygon(middle, radius * 1.45, 3, -2 * kEighth);
        case Shape::octagon:
            return polygon(middle, radius * 1.1, 8, kEighth / 2);
        default:
            break;
    }
    const double arm = radius * 0.9;  // a cross
    return 'M' + number(middle.x - arm) + ' ' + number(middle.y - arm) + 'L' +
           number(middle.x + arm) + ' ' + number(middle.y + arm) + 'M' + number(middle.x - arm) +
           ' ' + number(middle.y + arm) + 'L' + number(middle.x + arm) + ' ' +
           number(middle.y - arm);
}

}  // namespace nonet::draw

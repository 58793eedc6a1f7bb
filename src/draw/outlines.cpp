// Polygons with as much room for the digit as a circle of that radius has, so pointed ones reach
// out further; a cross is two strokes.
#include "draw/outlines.hpp"

#include <cmath>

namespace nonet::draw {

namespace {

Path polygon(Point middle, double radius, int corners, double first_angle) {
    constexpr double kTurn = 6.283185307179586;
    Path path;
    for (int i = 0; i < corners; ++i) {
        const double angle = first_angle + kTurn * i / corners;
        path.push_back(
            {i == 0 ? PathCommand::move : PathCommand::line,
             {middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)}});
    }
    path.push_back({PathCommand::close});
    return path;
}

}  // namespace

Path outline(Shape shape, Point middle, double radius) {
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
    return {{PathCommand::move, {middle.x - arm, middle.y - arm}},
            {PathCommand::line, {middle.x + arm, middle.y + arm}},
            {PathCommand::move, {middle.x - arm, middle.y + arm}},
            {PathCommand::line, {middle.x + arm, middle.y - arm}}};
}

}  // namespace nonet::draw

// The outlines of marks as paths.
#pragma once

#include "draw/styles.hpp"

#include <nonet/drawing.hpp>

namespace nonet::draw {

/// The outline of a shape around a point. Not for circles and rings.
Path outline(Shape shape, Point middle, double radius);

}  // namespace nonet::draw

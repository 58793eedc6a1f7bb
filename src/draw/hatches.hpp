// The hatchings that a picture uses, and the outlines of marks.
//
// A picture says which styles it needs; this part writes their definitions once, under names that
// begin with the picture's id, so that several pictures can stand in one page.
#pragma once

#include "draw/marks.hpp"
#include "draw/styles.hpp"
#include "draw/svg.hpp"

#include <string>
#include <string_view>

namespace nonet::draw {

/// Defines the hatchings of the marked cells; their identifiers begin with `id`.
void define_hatches(const Marks& marks, std::string_view id, Svg& svg);

/// The outline of a shape around a point, as the `d` of a path. Not for circles.
std::string outline(Shape shape, Point middle, double radius);

}  // namespace nonet::draw

// How each role looks: a shape or a hatching of its own, and a colour from the palette. Two roles
// never differ by colour alone; a test holds that.
#pragma once

#include "draw/palette.hpp"

#include <nonet/drawing.hpp>

#include <cstdint>
#include <span>
#include <string_view>

namespace nonet::draw {

/// What a marked candidate is in the step. Later ones are drawn over earlier ones.
enum class Role : std::uint8_t {
    pattern,   ///< of the pattern
    on,        ///< of a chain, true along it
    off,       ///< of a chain, false along it
    common,    ///< shared by almost locked sets
    fin,       ///< outside the cover houses
    endo_fin,  ///< in two base houses
    color_a,
    color_b,
    color_c,
    color_d,
    placed,   ///< to be placed
    removed,  ///< to be removed
};
inline constexpr std::size_t kRoles = 12;

enum class Shape : std::uint8_t { circle, square, diamond, triangle, octagon, cross, ring };

struct MarkStyle {
    Role role = Role::pattern;
    std::string_view name;  ///< as its class in the picture
    Shape shape = Shape::circle;
    bool is_dashed = false;
    bool is_filled = true;
    Color color;
};

std::span<const MarkStyle> mark_styles();
const MarkStyle& style_of(Role role);

/// Which of hatches() marks the cells of the pattern themselves.
inline constexpr std::size_t kPatternHatch = 0;
/// Which marks the n-th set; six, then they repeat.
std::size_t hatch_of_set(std::size_t set);

}  // namespace nonet::draw

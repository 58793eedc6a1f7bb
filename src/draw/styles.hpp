// How each role looks: a shape or a hatching of its own, and a colour from the palette of Okabe and
// Ito ("Color Universal Design", 2008). Two roles never differ by colour alone; a test holds that.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace nonet::draw {

namespace palette {
inline constexpr std::string_view kBlack = "#000000";
inline constexpr std::string_view kWhite = "#ffffff";
inline constexpr std::string_view kOrange = "#e69f00";
inline constexpr std::string_view kSkyBlue = "#56b4e9";
inline constexpr std::string_view kGreen = "#009e73";
inline constexpr std::string_view kYellow = "#f0e442";
inline constexpr std::string_view kBlue = "#0072b2";
inline constexpr std::string_view kVermilion = "#d55e00";
inline constexpr std::string_view kPurple = "#cc79a7";
}  // namespace palette

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
    std::string_view color;
};

std::span<const MarkStyle> mark_styles();
const MarkStyle& style_of(Role role);

/// How cells of the pattern are hatched: the cells themselves, and up to six sets.
struct HatchStyle {
    std::string_view name;
    std::string_view path;  ///< in a square of 8 by 8
    std::string_view color;
};
std::span<const HatchStyle> hatch_styles();
/// The hatching of the n-th set, which repeats when there are more.
std::size_t hatch_of_set(std::size_t set);
inline constexpr std::size_t kPatternHatch = 0;

}  // namespace nonet::draw

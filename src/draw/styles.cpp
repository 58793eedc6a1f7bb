// The two tables of styles: of candidates by role, and of cells by role.
//
// Shapes and hatchings are chosen first, since they must tell all roles apart in black and white;
// colours come on top, from a palette that colour-blind readers can tell apart.
#include "draw/styles.hpp"

#include <array>

namespace nonet::draw {

namespace {

using namespace palette;

constexpr std::array<MarkStyle, kRoles> kMarks = {{
    {Role::pattern, "pattern", Shape::octagon, false, true, kGreen},
    {Role::on, "on", Shape::circle, false, true, kSkyBlue},
    {Role::off, "off", Shape::circle, true, false, kOrange},
    {Role::common, "common", Shape::octagon, true, false, kBlack},
    {Role::fin, "fin", Shape::square, false, true, kBlue},
    {Role::endo_fin, "endo-fin", Shape::square, true, false, kPurple},
    {Role::color_a, "color-a", Shape::circle, false, false, kBlue},
    {Role::color_b, "color-b", Shape::diamond, false, true, kOrange},
    {Role::color_c, "color-c", Shape::triangle, false, true, kGreen},
    {Role::color_d, "color-d", Shape::triangle, true, false, kPurple},
    {Role::placed, "placed", Shape::ring, false, true, kGreen},
    {Role::removed, "removed", Shape::cross, false, true, kVermilion},
}};

constexpr std::array<HatchStyle, 7> kHatches = {{
    {"cells", "M2 2h1", kYellow},
    {"set-a", "M0 8L8 0", kSkyBlue},
    {"set-b", "M0 0L8 8", kOrange},
    {"set-c", "M0 4H8", kGreen},
    {"set-d", "M4 0V8", kPurple},
    {"set-e", "M0 8L8 0M0 0L8 8", kBlue},
    {"set-f", "M0 4H8M4 0V8", kVermilion},
}};

}  // namespace

std::span<const MarkStyle> mark_styles() {
    return kMarks;
}
const MarkStyle& style_of(Role role) {
    return kMarks.at(static_cast<std::size_t>(role));
}
std::span<const HatchStyle> hatch_styles() {
    return kHatches;
}
std::size_t hatch_of_set(std::size_t set) {
    return 1 + set % (kHatches.size() - 1);
}

}  // namespace nonet::draw

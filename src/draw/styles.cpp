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

}  // namespace

std::span<const MarkStyle> mark_styles() {
    return kMarks;
}
const MarkStyle& style_of(Role role) {
    return kMarks.at(static_cast<std::size_t>(role));
}
std::span<const Hatch> hatches() {
    using enum PathCommand;
    static const std::array<Hatch, 7> kHatches = {{
        {"cells", {{move, {2, 2}}, {across_by, {1, 0}}}, kYellow},
        {"set-a", {{move, {0, 8}}, {line, {8, 0}}}, kSkyBlue},
        {"set-b", {{move, {0, 0}}, {line, {8, 8}}}, kOrange},
        {"set-c", {{move, {0, 4}}, {across, {8, 4}}}, kGreen},
        {"set-d", {{move, {4, 0}}, {down, {4, 8}}}, kPurple},
        {"set-e", {{move, {0, 8}}, {line, {8, 0}}, {move, {0, 0}}, {line, {8, 8}}}, kBlue},
        {"set-f", {{move, {0, 4}}, {across, {8, 4}}, {move, {4, 0}}, {down, {4, 8}}}, kVermilion},
    }};
    return kHatches;
}
const Hatch* hatch_of(const Fill& fill) {
    return fill.hatch && *fill.hatch < hatches().size() ? &hatches()[*fill.hatch] : nullptr;
}
std::size_t hatch_of_set(std::size_t set) {
    return 1 + set % (hatches().size() - 1);
}

}  // namespace nonet::draw

// What a fish is called: by its houses basic, franken or mutant, and with fins finned or sashimi.
//
// The shape is the narrowest that allows the houses, whichever search found the fish, so a franken
// search that meets a basic fish does not tell it under the wrong name.
#include "logic/kit/fish.hpp"

namespace nonet::logic {

namespace {

constexpr bool has_lines_of(HouseSet houses, HouseSet lines) {
    return (houses & lines) != kNoHouses && (houses & ~(lines | kBoxHouses)) == kNoHouses;
}

constexpr bool is_crossed(HouseSet base, HouseSet cover) {
    return (has_lines_of(base, kRowHouses) && has_lines_of(cover, kColumnHouses)) ||
           (has_lines_of(base, kColumnHouses) && has_lines_of(cover, kRowHouses));
}

}  // namespace

FishShape Fish::shape() const {
    if (!is_crossed(base, cover)) return FishShape::mutant;
    const bool has_boxes = ((base | cover) & kBoxHouses) != kNoHouses;
    return has_boxes ? FishShape::franken : FishShape::basic;
}

bool Fish::is_sashimi() const {
    const CellMask body = base_cells.without(fins);
    for (HouseSet rest = base; rest != kNoHouses; rest = without_first(rest)) {
        if ((body & kHouseMasks[first_house(rest)]).count() <= 1) return true;
    }
    return false;
}

}  // namespace nonet::logic

// W-Wing: two cells with the same two digits, joined by a house with two places for one of them.
//
// Both cells have X and Z. A house has two places for Z, one seen by the first cell and one by the
// second. One of these is Z, so one of the cells is not, and is X: every cell that sees both loses
// X.
//
// Order: pairs of equal cells in reading order; their lower digit as X, then the higher; houses
// rows, columns, boxes. A place that sees both cells counts for the first one. Cost: some 1 us.
//
// Evidence: digits = X and Z, ascending; X is the one that is removed; cells = {cell, cell, place
// that the first sees, place that the second sees}; base[0] = the house.
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace nonet::logic {

namespace {

/// Two cells with the digits `removed` (X) and `linked` (Z).
struct Wing {
    Cell first = 0;
    Cell second = 0;
    Digit removed = 0;
    Digit linked = 0;
};

/// The two places of the linked digit in the house, that of the first cell first; nothing when they
/// do not join the cells. The house has two places.
std::optional<std::pair<Cell, Cell>> link_in(const State& state, const Wing& wing, House house) {
    const PlaceMask places = state.place_mask(house, wing.linked);
    const Cell a = kHouseCells[house][first_place(places)];
    const Cell b = kHouseCells[house][last_place(places)];
    for (const Cell place : {a, b}) {
        if (place == wing.first || place == wing.second) return std::nullopt;
    }
    const bool first_sees_a = kPeerMasks[wing.first].has(a);
    const bool first_sees_b = kPeerMasks[wing.first].has(b);
    if (first_sees_a == first_sees_b) return std::nullopt;
    const auto link = first_sees_a ? std::pair(a, b) : std::pair(b, a);
    if (!kPeerMasks[wing.second].has(link.second)) return std::nullopt;
    return link;
}

/// True when the two places share a line that has no other either: the line came before the box.
bool is_told_for_line(const State& state, const Wing& wing, std::pair<Cell, Cell> link) {
    const auto [a, b] = link;
    return (row_of(a) == row_of(b) && state.places(row_house(row_of(a)), wing.linked) == 2) ||
           (column_of(a) == column_of(b) &&
            state.places(column_house(column_of(a)), wing.linked) == 2);
}

/// True: stop.
bool examine(Search& search, const TechniqueRow& row, const Wing& wing, Steps& steps) {
    const State& state = search.state();
    const CellMask losing =
        state.cells_with(wing.removed) & kPeerMasks[wing.first] & kPeerMasks[wing.second];
    if (losing.empty()) return false;
    for (House house = 0; house < kHouses; ++house) {
        if ((search.place_counts().exactly(house, 2) & mask_of(wing.linked)) == 0) continue;
        const auto link = link_in(state, wing, house);
        if (!link) continue;
        if (house >= box_house(0) && is_told_for_line(state, wing, *link)) continue;
        Step step;
        step.technique = &row.info;
        step.digits = {std::min(wing.removed, wing.linked), std::max(wing.removed, wing.linked)};
        step.cells = {wing.first, wing.second, link->first, link->second};
        step.base = {house};
        for (const Cell cell : losing) step.removals.push_back(Candidate::at(cell, wing.removed));
        if (steps.add(std::move(step))) return true;
    }
    return false;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    CellMask later = search.candidate_counts().exactly(2);
    while (!later.empty()) {
        const Cell first = later.first();
        later.remove(first);
        const DigitMask digits = state.candidates(first);
        const Digit low = first_digit(digits);
        const Digit high = first_digit(without(digits, mask_of(low)));
        for (const Cell second : later& state.cells_with(low) & state.cells_with(high)) {
            if (examine(search, row, {first, second, low, high}, steps)) return;
            if (examine(search, row, {first, second, high, low}, steps)) return;
        }
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "w-wing",
            .title = "W-Wing",
            .family = Family::wings,
            .code = "0803",
            .aliases = "semi-remote pair",
            .summary = "two cells with the same two digits are joined by a house with two places "
                       "for one of them, so a cell that sees both loses the other",
            .page = "Two cells that need not see each other have the same two candidates, X and Z. "
                    "In some house, Z has just two places, one seen by the first cell and one by "
                    "the second. One of these places is Z. The cell that sees it is then X. So "
                    "one of the two cells is X in any case, and a cell that sees both of them "
                    "cannot be X.",
            .example = ":0803:17:37+9+2+481+56.+2.+7+61+93....39+5...+96+3+15+7+4+822+47+6+8+35+9+"
                       "1...9+2476+3.+3+2+5.+9.4.7+548.6..9.9.+4.2..+5::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows w_wing() {
    return kRows;
}

}  // namespace nonet::logic

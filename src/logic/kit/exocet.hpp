// Exocets: two base cells whose digits must turn up again in two target cells.
//
//      base box        box          box           B  base cells      X  cross-lines
//    | B  B  X |  .  .  X |  .  X  . |  line A    T  targets         c  companions
//    | .  .  X |  .  .  T |  .  c  . |  line B    S  the cells of the cross-lines in the other
//    | .  .  X |  .  .  c |  .  T  . |  line C       two chutes
//    | .  .  S |  .  .  S |  .  S  . |
//      ... and five more lines of S cells
//
// The proof, for a digit d that stands in a base cell: each of the three cross-lines needs d. In
// the chute of the base, d can stand neither in line A nor in the base box, and the companions hold
// no base digit, neither as a candidate nor placed; so all that is left there are the targets. When
// the S cells cannot hold d three times, once on each cross-line, then one target holds it. This is
// so for both digits of the base, so the two targets hold the two digits of the base.
//
// In a junior exocet both targets stand in the chute, one in each of the two other boxes. In a
// senior exocet one of them stands among the S cells, and what was said of them holds for the rest.
//
// Source: the exocets of Champagne and David P. Bird's compendium of them (JExocet) on the New
// Sudoku Players' Forum. Bird asks that two houses cover the S cells of each digit; for lines that
// is the same as that no three of these cells stand on different lines (König's theorem), which is
// what is tested here. Cost: some 1,500 sets of cross-lines, three instructions a digit each.
#pragma once

#include "logic/kit/line_places.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>

namespace nonet::logic {

class Search;
class Steps;
struct TechniqueRow;

struct Exocet {
    std::array<Cell, 2> base{};
    std::array<Cell, 2> targets{};
    std::array<House, 3> cross_lines{};
    std::array<int, 2> target_lines{};  ///< index in cross_lines of each target
    DigitMask digits = 0;               ///< the candidates of the base
    LineMask outside = 0;               ///< places on a cross-line that are not in the base's chute
    std::array<CellMask, 2> mirrors{};  ///< the two cells that repeat a target's digit; or none
};

enum class ExocetKind : bool { junior, senior };

/// Steps of all exocets of one kind. The same as a finder of a technique.
void find_exocets(ExocetKind kind, Search& search, const TechniqueRow& row, Steps& steps);

/// The S cells, without a target that stands among them.
CellMask s_cells_of(const Exocet& exocet);

/// True when three places can be chosen, one from each set and all different.
constexpr bool fills_three_lines(LineMask a, LineMask b, LineMask c) {
    const auto at_least_two = [](unsigned mask) { return (mask & (mask - 1)) != 0; };
    const auto at_least_three = [&](unsigned mask) { return at_least_two(mask & (mask - 1)); };
    return a != 0 && b != 0 && c != 0 && at_least_two(a | b) && at_least_two(a | c) &&
           at_least_two(b | c) && at_least_three(a | b | c);
}

}  // namespace nonet::logic

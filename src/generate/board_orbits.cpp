// An orbit is what the movements that generate a symmetry reach from one cell.
#include "generate/board_orbits.hpp"

#include <algorithm>
#include <span>

namespace nonet::generate {

namespace {

/// Where a cell goes on a board of this side.
using Movement = int (*)(int cell, int side);

int at_diagonal(int cell, int side) {
    return cell % side * side + cell / side;
}
int upside_down(int cell, int side) {
    return (side - 1 - cell / side) * side + cell % side;
}
int left_to_right(int cell, int side) {
    return cell / side * side + side - 1 - cell % side;
}
int half_round(int cell, int side) {
    return side * side - 1 - cell;
}
int at_antidiagonal(int cell, int side) {
    return half_round(at_diagonal(cell, side), side);
}
int quarter_round(int cell, int side) {
    return left_to_right(at_diagonal(cell, side), side);
}

std::vector<Movement> movements_of(PatternSymmetry symmetry) {
    switch (symmetry) {
        case PatternSymmetry::none:
            return {};
        case PatternSymmetry::diagonal:
            return {at_diagonal};
        case PatternSymmetry::antidiagonal:
            return {at_antidiagonal};
        case PatternSymmetry::diagonals:
            return {at_diagonal, at_antidiagonal};
        case PatternSymmetry::horizontal:
            return {upside_down};
        case PatternSymmetry::vertical:
            return {left_to_right};
        case PatternSymmetry::axes:
            return {upside_down, left_to_right};
        case PatternSymmetry::half_turn:
            return {half_round};
        case PatternSymmetry::quarter_turn:
            return {quarter_round};
        case PatternSymmetry::full:
            return {quarter_round, at_diagonal};
    }
    return {};
}

}  // namespace

std::vector<std::vector<int>> board_orbits(int side, PatternSymmetry symmetry) {
    const std::vector<Movement> movements = movements_of(symmetry);
    std::vector<bool> seen(static_cast<std::size_t>(side) * side, false);
    std::vector<std::vector<int>> orbits;
    for (int first = 0; first < side * side; ++first) {
        if (seen[first]) continue;
        std::vector<int> orbit = {first};
        seen[first] = true;
        for (std::size_t i = 0; i < orbit.size(); ++i) {
            for (const Movement move : movements) {
                const int image = move(orbit[i], side);
                if (!seen[image]) orbit.push_back(image);
                seen[image] = true;
            }
        }
        std::sort(orbit.begin(), orbit.end());
        orbits.push_back(std::move(orbit));
    }
    return orbits;
}

}  // namespace nonet::generate

// Numbers of clues: see the header.
#include "generate/clue_numbers.hpp"

#include "generate/board_orbits.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace nonet::generate {

namespace {

/// The fewest clues that leave one solution, counted by exhaustive searches.
constexpr int kFewestOfSide4 = 4;
constexpr int kFewestOfSide6 = 8;
constexpr int kFewestOf9 = 17;

std::string too_few(BoxShape box, int most) {
    const int side = box.side();
    if (box == BoxShape{3, 3} && most < kFewestOf9) {
        return "no puzzle with 16 clues or fewer has exactly one solution (G. McGuire, B. Tugemann "
               "and G. Civario, 2012); ask for 17 or more";
    }
    const int known = side == 4 ? kFewestOfSide4 : side == 6 ? kFewestOfSide6 : 0;
    if (most < known) {
        return fmt::format(
            "no {0}x{0} puzzle with fewer than {1} clues has exactly one solution; "
            "ask for {1} or more",
            side, known);
    }
    if (most >= side - 1) return {};
    return fmt::format(
        "with fewer than {} clues two values are missing, which can be exchanged; ask for more "
        "clues",
        side - 1);
}

/// By the number: is it a sum of sizes of orbits?
std::vector<bool> sums_of_orbits(int side, PatternSymmetry symmetry) {
    std::vector<bool> sums(static_cast<std::size_t>(side) * side + 1, false);
    sums[0] = true;
    for (const std::vector<int>& orbit : board_orbits(side, symmetry)) {
        for (std::size_t sum = sums.size(); sum-- > orbit.size();)
            sums[sum] = sums[sum] || sums[sum - orbit.size()];
    }
    return sums;
}

const char* name_of_symmetry(PatternSymmetry symmetry) {
    return pattern_symmetries()[static_cast<std::size_t>(symmetry)].name;
}

}  // namespace

std::string impossible_clues(BoxShape box, PatternSymmetry symmetry, const ClueRange& clues) {
    if (std::string text = too_few(box, clues.most); !text.empty()) return text;
    const std::vector<bool> sums = sums_of_orbits(box.side(), symmetry);
    const auto begin = sums.begin();
    if (std::find(begin + clues.least, begin + clues.most + 1, true) != begin + clues.most + 1)
        return {};
    int below = clues.least;
    int above = clues.most;
    while (!sums[below]) --below;
    while (!sums[above]) ++above;
    return fmt::format(
        "with the symmetry {} clues come in sets, and no choice of them has {} clues; ask for {} "
        "or {}",
        name_of_symmetry(symmetry),
        clues.least == clues.most ? fmt::format("{}", clues.least)
                                  : fmt::format("{}..{}", clues.least, clues.most),
        below, above);
}

}  // namespace nonet::generate

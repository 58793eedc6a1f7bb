// Puzzles in other looks, each from its own seed.
//
// Isomorph number k of row r is made of (seed, r, k) alone, so rows may be worked on in any order
// and in slices, and a longer run begins like a shorter one. Different isomorphs are wanted rarely;
// they are the first of that same series which are new. A puzzle without automorphisms has over a
// trillion members in its class, so doubles hardly occur; a puzzle of few clues or much symmetry
// may have fewer members than are asked for. Then as many are wanted as there are, and the search
// gives up when ten times as many tries as the class has members have given nothing new, which
// happens once in twenty thousand times.
#include "canon/form_key.hpp"
#include "canon/form_set.hpp"

#include <nonet/dataset.hpp>

#include <algorithm>
#include <array>

namespace nonet::dataset {

namespace {

/// Members of a class, or more than can be counted in 64 bits need.
std::uint64_t class_size(const Grid& puzzle) {
    const Canonical found = canonical(puzzle);
    std::array<bool, kDigits + 1> used{};
    for (Cell cell = 0; cell < kCells; ++cell) used[puzzle[cell]] = true;
    const auto digits = static_cast<std::uint64_t>(std::count(used.begin() + 1, used.end(), true));
    std::uint64_t renamings = 1;
    for (std::uint64_t i = 0; i < digits; ++i) renamings *= kDigits - i;
    return kCellSymmetries / found.automorphisms * renamings;
}

}  // namespace

Symmetry isomorph(std::uint64_t seed, std::uint64_t row, std::uint64_t number) {
    Random first(seed);
    Random second(first.next() ^ row);
    Random third(second.next() ^ number);
    return Symmetry::random(third);
}

std::vector<Symmetry> distinct_isomorphs(const Grid& puzzle, std::uint64_t seed, std::uint64_t row,
                                         std::uint64_t count) {
    constexpr std::uint64_t kFailures = 10;  // for each member of the class
    const std::uint64_t others = class_size(puzzle) - 1;
    const std::uint64_t wanted = std::min(count, others);
    std::vector<Symmetry> found;
    canon::FormSet seen;
    seen.insert(canon::key_of(puzzle));
    std::uint64_t failures = 0;
    for (std::uint64_t number = 0; found.size() < wanted && failures <= kFailures * (others + 1);
         ++number) {
        const Symmetry symmetry = isomorph(seed, row, number);
        if (seen.insert(canon::key_of(symmetry.apply(puzzle)))) {
            found.push_back(symmetry);
            failures = 0;
        } else {
            ++failures;
        }
    }
    return found;
}

}  // namespace nonet::dataset

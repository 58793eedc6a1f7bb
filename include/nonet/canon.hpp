// Canonical forms: one puzzle to stand for all that differ from it by a symmetry only.
//
// Two puzzles that become each other by a Symmetry (symmetry.hpp) are equivalent: to a
// mathematician, the same puzzle. Each class of equivalent puzzles has 3,359,232 * 9! members or a
// divisor of that. Its canonical form is the smallest member in a stated order, so two puzzles are
// equivalent exactly when their forms are equal. Blanks, several solutions or none, and full grids
// make no difference.
//
// Row-minimal: the 81 cells read row by row, a blank smaller than every digit. Pattern-first: first
// which cells are filled, read row by row, a blank smaller; among those with the smallest pattern,
// the row-minimal one. The two orders give different forms as soon as a row has two clues.
//
// A puzzle given as candidates (729 marks) has no canonical form here.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/result.hpp>
#include <nonet/symmetry.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace nonet {

/// The order in which the smallest equivalent puzzle is the canonical one.
enum class CanonicalOrder : std::uint8_t {
    row_minimal,    ///< digits, row by row
    pattern_first,  ///< first the filled cells, then digits
};

/// How many ways there are to move cells: 2 * 6^8.
inline constexpr std::uint32_t kCellSymmetries = 3'359'232;

/// A puzzle's canonical form and what was learnt on the way.
struct Canonical {
    Grid form;
    /// How many of the kCellSymmetries give back the puzzle when the digits are renamed to fit.
    /// Renamings of digits that do not occur are not counted. A class with u digits unused has
    /// kCellSymmetries / automorphisms * (9! / u!) members.
    std::uint32_t automorphisms = 1;
    /// One symmetry, of `automorphisms` (times u!), that makes the form of the puzzle.
    Symmetry mapping;
};

/// The canonical form of any grid, also of one whose givens clash. Never fails. Cost: some
/// microseconds; at most some milliseconds for the most regular puzzles (docs/design/canon.md).
Canonical canonical(const Grid& grid, CanonicalOrder order = CanonicalOrder::row_minimal);

/// A symmetry that makes `second` of `first`, or nothing when they are not equivalent.
std::optional<Symmetry> equivalence(const Grid& first, const Grid& second);

/// "keep rows=123456789 columns=123456789 digits=123456789" for the identity, "transpose ..." for
/// an action that transposes. After that, rows=3... puts row 3 in the place of row 1, and
/// digits=3... writes 3 for 1.
std::string to_text(const Symmetry& symmetry);

}  // namespace nonet

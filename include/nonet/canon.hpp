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
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

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

/// Keeps the first of each class from a list of any length, in bounded memory.
///
/// While the forms fit in memory each answer comes at once. After that the texts that come with
/// them go to temporary files (in the folder that TMPDIR names), and finish() lets out those of the
/// first of each class that are still due. So the texts that were `first`, followed by those that
/// finish() visits, are the first of each class in the order in which they came.
class ClassSieve {
  public:
    enum class Verdict : std::uint8_t {
        first,      ///< no equivalent puzzle came before
        repeated,   ///< one did
        undecided,  ///< finish() will tell
    };

    static constexpr std::uint64_t kUsualMemory = std::uint64_t{512} << 20;

    /// May use about so many bytes of memory.
    explicit ClassSieve(std::uint64_t memory = kUsualMemory);
    ~ClassSieve();
    ClassSieve(ClassSieve&&) noexcept;
    ClassSieve& operator=(ClassSieve&&) noexcept;

    /// The next puzzle, by the canonical form of its class, always in the same order, and a text
    /// that stands for it. Error io when a temporary file cannot be written.
    Result<Verdict> add(const Grid& form, std::string_view text);

    /// Visits the texts of the undecided puzzles that are the first of their class, in the order in
    /// which they came, until `visit` returns false. To be called once, after the last add(). Error
    /// io as above.
    std::optional<Error> finish(const std::function<bool(std::string_view text)>& visit);

  private:
    class Content;
    std::unique_ptr<Content> content_;
};

}  // namespace nonet

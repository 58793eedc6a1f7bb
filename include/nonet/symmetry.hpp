// The symmetries of Sudoku, as actions that can be composed.
//
// Two puzzles are the same for a mathematician when one becomes the other by transposing, by
// permuting the bands, the stacks, the rows inside a band and the columns inside a stack, and by
// renaming the digits: 2 * 6^8 * 9! actions in all. They keep the number of solutions, and a
// solution of the puzzle moves with it. Canonical forms, isomorph filters and half of the tests
// stand on them.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/geometry.hpp>
#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/result.hpp>

#include <array>
#include <cstdint>

namespace nonet {

/// One action. Applied to a grid it first transposes (if asked to), then moves row `rows[i]` of
/// the grid to row i and column `columns[j]` to column j, then replaces digit d by digits[d].
class Symmetry {
  public:
    /// The identity.
    Symmetry();

    /// The building blocks. Every permutation lists sources: new row i comes from old row rows[i].
    /// Error bad_argument when a list is not a permutation, or mixes rows of different bands.
    static Symmetry transposition();
    static Result<Symmetry> of_rows(const std::array<std::uint8_t, 9>& rows);
    static Result<Symmetry> of_columns(const std::array<std::uint8_t, 9>& columns);
    /// digits[d-1] replaces digit d.
    static Result<Symmetry> of_digits(const std::array<std::uint8_t, 9>& digits);

    /// All of them at once: transposes if asked to, then moves rows and columns, then renames.
    static Result<Symmetry> of_parts(bool transpose, const std::array<std::uint8_t, 9>& rows,
                                     const std::array<std::uint8_t, 9>& columns,
                                     const std::array<std::uint8_t, 9>& digits);

    /// A uniformly random element of the group.
    static Symmetry random(Random& random);

    [[nodiscard]] Grid apply(const Grid& grid) const;
    [[nodiscard]] Candidates apply(const Candidates& candidates) const;

    /// Where the content of `cell` goes.
    [[nodiscard]] Cell image(Cell cell) const;
    /// What `digit` becomes; 0 stays 0.
    [[nodiscard]] Digit image_of_digit(Digit digit) const { return digits_[digit]; }

    /// The parts, as of_parts takes them.
    [[nodiscard]] bool transposes() const { return transpose_; }
    [[nodiscard]] const std::array<std::uint8_t, 9>& rows() const { return rows_; }
    [[nodiscard]] const std::array<std::uint8_t, 9>& columns() const { return columns_; }

    /// First this action, then the other one.
    [[nodiscard]] Symmetry then(const Symmetry& other) const;
    [[nodiscard]] Symmetry inverse() const;

    friend bool operator==(const Symmetry&, const Symmetry&) = default;

  private:
    bool transpose_ = false;
    std::array<std::uint8_t, 9> rows_;
    std::array<std::uint8_t, 9> columns_;
    std::array<std::uint8_t, 10> digits_;
};

}  // namespace nonet

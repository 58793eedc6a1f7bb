// The symmetry group, represented as transpose, then rows and columns, then digits.
//
// Every element has exactly one such form, so composing two means moving the second one's
// transposition to the front: transposing swaps what a row permutation and a column permutation
// mean. Cost: composing and inverting touch 27 bytes, applying touches 81 cells.
#include <nonet/symmetry.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>

namespace nonet {

namespace {

using Permutation = std::array<std::uint8_t, 9>;

constexpr Permutation kIdentity = {0, 1, 2, 3, 4, 5, 6, 7, 8};

bool is_permutation(const Permutation& sources) {
    unsigned seen = 0;
    for (const std::uint8_t source : sources) seen |= source < 9 ? 1U << source : 0U;
    return seen == kAllDigits;
}

/// Lines of one chute must stay together.
bool keeps_chutes(const Permutation& sources) {
    for (std::size_t i = 0; i < 9; ++i) {
        if (sources[i] / 3 != sources[i / 3 * 3] / 3) return false;
    }
    return true;
}

Permutation random_lines(Random& random) {
    std::array<std::uint8_t, 3> chutes = {0, 1, 2};
    random.shuffle(std::span<std::uint8_t>(chutes));
    Permutation lines{};
    for (std::size_t chute = 0; chute < 3; ++chute) {
        std::array<std::uint8_t, 3> inside = {0, 1, 2};
        random.shuffle(std::span<std::uint8_t>(inside));
        for (std::size_t i = 0; i < 3; ++i) {
            lines[chute * 3 + i] = static_cast<std::uint8_t>(chutes[chute] * 3 + inside[i]);
        }
    }
    return lines;
}

Permutation composed(const Permutation& first, const Permutation& second) {
    Permutation result{};
    for (std::size_t i = 0; i < 9; ++i) result[i] = first[second[i]];
    return result;
}

Permutation inverted(const Permutation& sources) {
    Permutation result{};
    for (std::size_t i = 0; i < 9; ++i) result[sources[i]] = static_cast<std::uint8_t>(i);
    return result;
}

Error bad_permutation(const char* what) {
    return Error{ErrorCode::bad_argument, {}, "", what};
}

}  // namespace

Symmetry::Symmetry() : rows_(kIdentity), columns_(kIdentity), digits_{} {
    std::iota(digits_.begin(), digits_.end(), std::uint8_t{0});
}

Symmetry Symmetry::transposition() {
    Symmetry symmetry;
    symmetry.transpose_ = true;
    return symmetry;
}

Result<Symmetry> Symmetry::of_rows(const Permutation& rows) {
    if (!is_permutation(rows) || !keeps_chutes(rows)) {
        return bad_permutation("give each row 0 to 8 once, rows of one band together");
    }
    Symmetry symmetry;
    symmetry.rows_ = rows;
    return symmetry;
}

Result<Symmetry> Symmetry::of_columns(const Permutation& columns) {
    if (!is_permutation(columns) || !keeps_chutes(columns)) {
        return bad_permutation("give each column 0 to 8 once, columns of one stack together");
    }
    Symmetry symmetry;
    symmetry.columns_ = columns;
    return symmetry;
}

Result<Symmetry> Symmetry::of_digits(const Permutation& digits) {
    Permutation zero_based = digits;
    for (std::uint8_t& digit : zero_based) --digit;  // 0 wraps to 255, which is refused below
    if (!is_permutation(zero_based)) return bad_permutation("give each digit 1 to 9 once");
    Symmetry symmetry;
    for (std::size_t i = 0; i < 9; ++i) symmetry.digits_[i + 1] = digits[i];
    return symmetry;
}

Result<Symmetry> Symmetry::of_parts(bool transpose, const Permutation& rows,
                                    const Permutation& columns, const Permutation& digits) {
    Result<Symmetry> symmetry = of_digits(digits);
    if (!symmetry) return symmetry;
    Result<Symmetry> lines = of_rows(rows);
    if (!lines) return lines;
    Result<Symmetry> others = of_columns(columns);
    if (!others) return others;
    symmetry->transpose_ = transpose;
    symmetry->rows_ = rows;
    symmetry->columns_ = columns;
    return symmetry;
}

Symmetry Symmetry::random(Random& random) {
    Symmetry symmetry;
    symmetry.transpose_ = random.below(2) == 1;
    symmetry.rows_ = random_lines(random);
    symmetry.columns_ = random_lines(random);
    random.shuffle(std::span<std::uint8_t>(symmetry.digits_).subspan(1));
    return symmetry;
}

Cell Symmetry::image(Cell cell) const {
    std::size_t row = static_cast<std::size_t>(row_of(cell));
    std::size_t column = static_cast<std::size_t>(column_of(cell));
    if (transpose_) std::swap(row, column);
    return cell_at(inverted(rows_)[row], inverted(columns_)[column]);
}

Grid Symmetry::apply(const Grid& grid) const {
    // A step to the next row and one to the next column of the grid, which transposing exchanges.
    const int down = transpose_ ? 1 : 9;
    const int right = transpose_ ? 9 : 1;
    Grid result;
    for (int row = 0; row < 9; ++row) {
        const int begin = down * rows_[row];
        for (int column = 0; column < 9; ++column) {
            result.set(cell_at(row, column), digits_[grid[begin + right * columns_[column]]]);
        }
    }
    return result;
}

Candidates Symmetry::apply(const Candidates& candidates) const {
    Candidates result;
    for (Cell cell = 0; cell < kCells; ++cell) {
        int row = rows_[row_of(cell)];
        int column = columns_[column_of(cell)];
        if (transpose_) std::swap(row, column);
        result.set(cell, 0);
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (candidates.has(cell_at(row, column), digit)) {
                result.add(cell, digits_[digit]);
            }
        }
    }
    return result;
}

Symmetry Symmetry::then(const Symmetry& other) const {
    Symmetry result;
    result.transpose_ = transpose_ != other.transpose_;
    const Permutation& rows = other.transpose_ ? columns_ : rows_;
    const Permutation& columns = other.transpose_ ? rows_ : columns_;
    result.rows_ = composed(rows, other.rows_);
    result.columns_ = composed(columns, other.columns_);
    for (std::size_t digit = 1; digit <= 9; ++digit) {
        result.digits_[digit] = other.digits_[digits_[digit]];
    }
    return result;
}

Symmetry Symmetry::inverse() const {
    Symmetry result;
    result.transpose_ = transpose_;
    result.rows_ = inverted(transpose_ ? columns_ : rows_);
    result.columns_ = inverted(transpose_ ? rows_ : columns_);
    for (std::size_t digit = 1; digit <= 9; ++digit) {
        result.digits_[digits_[digit]] = static_cast<std::uint8_t>(digit);
    }
    return result;
}

}  // namespace nonet

// The public questions: which search fits the grid, and the symmetry that its answer means.
#include "canon/arrangement.hpp"
#include "canon/sides.hpp"

#include <nonet/canon.hpp>

#include <algorithm>
#include <array>
#include <cstdint>

namespace nonet {

namespace {

using canon::Arrangement;
using canon::Sides;

Arrangement arrangement_of(const Grid& grid, CanonicalOrder order) {
    const Sides sides = canon::sides_of(grid);
    const bool is_solution = sides.is_full && !sides.has_line_clash && !sides.has_box_clash;
    if (is_solution) return canon::arrange_full_grid(sides);
    if (order == CanonicalOrder::pattern_first) return canon::arrange_by_columns(sides, true);
    if (sides.has_line_clash) return canon::arrange_by_columns(sides, false);
    return canon::arrange_rows(sides);
}

/// Digits that do not occur get the labels that are left, ascending.
std::array<std::uint8_t, 9> all_labels(const Arrangement& arrangement) {
    std::uint8_t next = *std::max_element(arrangement.labels.begin(), arrangement.labels.end());
    std::array<std::uint8_t, 9> labels{};
    for (std::size_t digit = 1; digit <= 9; ++digit) {
        const std::uint8_t label = arrangement.labels[digit];
        labels[digit - 1] = label != 0 ? label : ++next;
    }
    return labels;
}

void append_digits(std::string& text, const char* name,
                   const std::array<std::uint8_t, 9>& numbers) {
    text += name;
    for (const std::uint8_t number : numbers) text += static_cast<char>('1' + number);
}

}  // namespace

Canonical canonical(const Grid& grid, CanonicalOrder order) {
    const Arrangement arrangement = arrangement_of(grid, order);
    Canonical canonical;
    canonical.automorphisms = arrangement.automorphisms;
    canonical.mapping = *Symmetry::of_parts(arrangement.transpose, arrangement.rows,
                                            arrangement.columns, all_labels(arrangement));
    canonical.form = canonical.mapping.apply(grid);
    return canonical;
}

std::optional<Symmetry> equivalence(const Grid& first, const Grid& second) {
    const Canonical one = canonical(first);
    const Canonical other = canonical(second);
    if (one.form != other.form) return std::nullopt;
    return one.mapping.then(other.mapping.inverse());
}

std::string to_text(const Symmetry& symmetry) {
    std::string text = symmetry.transposes() ? "transpose" : "keep";
    append_digits(text, " rows=", symmetry.rows());
    append_digits(text, " columns=", symmetry.columns());
    std::array<std::uint8_t, 9> digits{};
    for (Digit digit = 1; digit <= 9; ++digit) {
        digits[digit - 1] = static_cast<std::uint8_t>(symmetry.image_of_digit(digit) - 1);
    }
    append_digits(text, " digits=", digits);
    return text;
}

}  // namespace nonet

// The 324 questions that a solution answers: what does this cell hold, where does this house have
// this digit.
//
// Denis Berthier calls them CSP variables: 81 cells, and each digit in each row, column and box. A
// candidate is a value of four of them. Seen so, a naked and a hidden single are the same thing, a
// variable with one value left, and a contradiction is a variable with none.
#pragma once

#include "logic/kit/candidate_mask.hpp"

#include <nonet/geometry.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <array>
#include <cstdint>

namespace nonet::logic {

/// 0..80 the cells, then the digits of each house: 81 + 9 * house + digit - 1.
using Variable = int;
inline constexpr int kVariables = kCells + kHouses * kDigits;

constexpr Variable variable_of(Cell cell) {
    return cell;
}
constexpr Variable variable_of(House house, Digit digit) {
    return kCells + house * kDigits + digit - 1;
}

namespace detail {

using VariableTable = std::array<std::array<std::int16_t, 4>, kCells * kDigits>;
using ValueTable = std::array<std::array<std::int16_t, 9>, kVariables>;

constexpr VariableTable make_variables_of() {
    VariableTable table{};
    for (int index = 0; index < kCells * kDigits; ++index) {
        const Cell cell = index / kDigits;
        const Digit digit = index % kDigits + 1;
        table[index] = {
            static_cast<std::int16_t>(variable_of(cell)),
            static_cast<std::int16_t>(variable_of(row_house(row_of(cell)), digit)),
            static_cast<std::int16_t>(variable_of(column_house(column_of(cell)), digit)),
            static_cast<std::int16_t>(variable_of(box_house(box_of(cell)), digit))};
    }
    return table;
}

constexpr ValueTable make_values_of() {
    ValueTable table{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (int i = 0; i < kDigits; ++i) {
            table[variable_of(cell)][i] = static_cast<std::int16_t>(cell * kDigits + i);
        }
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            for (int i = 0; i < 9; ++i) {
                table[variable_of(house, digit)][i] =
                    static_cast<std::int16_t>(kHouseCells[house][i] * kDigits + digit - 1);
            }
        }
    }
    return table;
}

}  // namespace detail

/// The four variables that a candidate (by index) is a value of.
inline constexpr auto kVariablesOf = detail::make_variables_of();

/// The nine values of a variable, as indices of candidates.
inline constexpr auto kValuesOf = detail::make_values_of();

/// All candidates that share a variable with one (by index), without itself: what it excludes.
extern const std::array<CandidateMask, kCandidates> kPartners;

/// The values that are left in a position: a cell with its candidates, or the places of a digit.
CellGroup values_left(const State& state, Variable variable);

/// What is wrong when a variable has no value left.
Contradiction without_value(Variable variable);

}  // namespace nonet::logic

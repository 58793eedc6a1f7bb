// One step of a path: what it is called, what it costs, and what it does.
//
// The rating is the double that the original computes (its base, plus its tenths one after the
// other): two hints are ordered by it, so 7.0 reached by five additions of 0.1 and 7.0 as a base
// may differ. Only printing rounds (tenths_of).
//
// Inside dynamic chains the four patterns Locking, Hidden Pair, Naked Pair and X-Wing are reasons
// too, and there a hint must name the candidates whose absence it rests on: `pattern` keeps what
// that takes, append_parents() answers.
#pragma once

#include "rate/explainer/position.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace nonet::explainer {

/// What a hint of the plain rules rests on, as far as chains ask.
struct Pattern {
    enum class Kind : std::uint8_t {
        none,
        line,        ///< locking and fish: `digit` of the houses `bases` stands only in `covers`
        hidden_set,  ///< `digits` of `house` stand only in `places`
        naked_set,   ///< `places` of `house` hold only `digits`
    };
    Kind kind = Kind::none;
    std::uint8_t size = 0;  ///< of `bases` and of `covers`
    std::array<std::uint8_t, 4> bases{};
    std::array<std::uint8_t, 4> covers{};
    Digit digit = 0;
    House house = 0;
    DigitMask digits = 0;
    PlaceMask places = 0;
};

struct Hint {
    std::string_view name;            ///< the original's name of the technique; static text
    double rating = 0;                ///< as the original computes it
    int complexity = 0;               ///< of chains: how many nodes; else 0
    std::optional<Candidate> placed;  ///< the cell it fills, if it does
    /// What it removes, at least one where nothing is placed. The original keeps them in a hash map
    /// of the cells' addresses: it has no order. Here they stand in the order of cells, then
    /// digits. Direct hints list the removals behind the placement here too, which the placing
    /// replaces.
    std::vector<Candidate> removals;
    Pattern pattern;

    /// Adds these digits of a cell to the removals.
    void remove(Cell cell, unsigned digits) {
        for (; digits != 0; digits &= digits - 1) {
            removals.push_back(Candidate::at(cell, std::countr_zero(digits) + 1));
        }
    }
};

/// The rating as the original prints it, in tenths.
constexpr int tenths_of(double rating) {
    return static_cast<int>((rating + 0.05) * 10);
}

/// Does what the hint says. As in the original, the removals and the placement are both done.
void apply(const Hint& hint, Position& position);

/// Appends the candidates that are absent in `current`, present in `source`, and that would spoil
/// the pattern were they there: in the original's order, some perhaps twice. Nothing is appended
/// when the pattern was there in `source` already. Requires a hint with a pattern.
void append_parents(const Pattern& pattern, const Position& source, const Position& current,
                    std::vector<Candidate>& parents);

}  // namespace nonet::explainer

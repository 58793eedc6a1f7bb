// A statement of a chain: a candidate is true ("on") or false ("off"), and why it follows.
//
// Chains from one candidate are lists of statements, from the conclusion back to the assumption.
#pragma once

#include "rate/explainer/chains/cause.hpp"
#include "rate/explainer/position.hpp"

namespace nonet::explainer {

struct Statement {
    Candidate candidate;
    bool is_on = false;
    Cause cause = Cause::assumption;

    /// The same candidate and the same truth; causes do not count.
    friend bool operator==(const Statement& a, const Statement& b) {
        return a.candidate == b.candidate && a.is_on == b.is_on;
    }
};

/// Why one candidate being true makes the other false: their cell, or the first of box, row and
/// column that they share. Requires two different candidates of one cell or of one digit whose
/// cells see each other.
constexpr Cause weak_cause(Candidate from, Candidate to) {
    if (from.cell == to.cell) return Cause::cell;
    if (box_of(from.cell) == box_of(to.cell)) return Cause::box;
    return row_of(from.cell) == row_of(to.cell) ? Cause::row : Cause::column;
}

}  // namespace nonet::explainer

// What a statement rests on; statement.hpp tells.
#include "rate/explainer/chains/unary/statement.hpp"

#include <algorithm>

namespace nonet::explainer {

namespace {

void append_once(Candidate candidate, std::vector<Candidate>& parents) {
    if (std::find(parents.begin(), parents.end(), candidate) == parents.end()) {
        parents.push_back(candidate);
    }
}

}  // namespace

void append_absent(const Statement& statement, const Position& source, const Position& current,
                   std::vector<Candidate>& parents) {
    if (!statement.is_on || statement.cause == Cause::assumption) return;
    const Cell cell = statement.candidate.cell;
    const Digit digit = statement.candidate.digit;
    if (statement.cause == Cause::cell) {
        const unsigned absent = source.candidates(cell) & ~unsigned{current.candidates(cell)};
        for (unsigned rest = absent; rest != 0; rest &= rest - 1) {
            append_once(Candidate::at(cell, std::countr_zero(rest) + 1), parents);
        }
        return;
    }
    const House house = house_for(statement.cause, cell);
    const unsigned absent = source.places(house, digit) & ~unsigned{current.places(house, digit)};
    for (unsigned rest = absent; rest != 0; rest &= rest - 1) {
        append_once(Candidate::at(kHouseCells[house][std::countr_zero(rest)], digit), parents);
    }
}

}  // namespace nonet::explainer

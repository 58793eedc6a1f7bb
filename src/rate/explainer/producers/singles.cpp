// Hidden and naked singles.
//
// Hidden singles are sought twice: first in the houses with one blank cell left, then in the
// others, so that any last cell comes before any other single. Inside a pass the order is boxes,
// columns, rows, then digits: a single of a box comes before all those of lines. Naked singles are
// sought row by row. Source: the behaviour of Sudoku Explainer 1.2.1.3.
#include "rate/explainer/rules.hpp"

namespace nonet::explainer {

namespace {

double rating_of(House house, bool is_last) {
    if (is_last) return 1.0;
    return house >= box_house(0) ? 1.2 : 1.5;
}

/// False when the sink wants no more.
bool find_in(const Position& position, House house, bool is_last, Sink& sink) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        const PlaceMask places = position.places(house, digit);
        if (!nonet::is_single(places)) continue;
        const Cell cell = kHouseCells[house][std::countr_zero(places)];
        Hint hint;
        hint.name = "Hidden Single";
        hint.rating = rating_of(house, is_last);
        hint.placed = Candidate::at(cell, digit);
        if (!sink.take(hint)) return false;
    }
    return true;
}

}  // namespace

void find_hidden_singles(const Position& position, Sink& sink) {
    for (const bool is_last : {true, false}) {
        for (const House house : kScanOrder) {
            if ((position.blank_count(house) == 1) != is_last) continue;
            if (!find_in(position, house, is_last, sink)) return;
        }
    }
}

void find_naked_singles(const Position& position, Sink& sink) {
    for (const Cell cell : position.blanks()) {
        const DigitMask candidates = position.candidates(cell);
        if (!nonet::is_single(candidates)) continue;
        Hint hint;
        hint.name = "Naked Single";
        hint.rating = 2.3;
        hint.placed = Candidate::at(cell, std::countr_zero(candidates) + 1);
        if (!sink.take(hint)) return;
    }
}

}  // namespace nonet::explainer

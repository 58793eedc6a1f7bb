// Applying a hint, and what a pattern inside a chain rests on; hint.hpp tells.
#include "rate/explainer/hint.hpp"

#include <algorithm>

namespace nonet::explainer {

namespace {

/// Candidates of the bases that are outside the covers.
void append_line_parents(const Pattern& pattern, const Position& source, const Position& current,
                         std::vector<Candidate>& parents) {
    CellMask covered;
    for (int i = 0; i < pattern.size; ++i) covered |= kHouseMasks[pattern.covers[i]];
    const CellMask absent = source.cells_with(pattern.digit)
                                .without(current.cells_with(pattern.digit))
                                .without(covered);
    if (absent.empty()) return;
    for (int i = 0; i < pattern.size; ++i) {
        for (const Cell cell : absent& kHouseMasks[pattern.bases[i]]) {
            parents.push_back(Candidate::at(cell, pattern.digit));
        }
    }
}

/// The set's digits in the cells of the house that take none of them now.
void append_hidden_set_parents(const Pattern& pattern, const Position& source,
                               const Position& current, std::vector<Candidate>& parents) {
    PlaceMask taken = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if ((pattern.digits & mask_of(digit)) != 0) {
            taken = static_cast<PlaceMask>(taken | current.places(pattern.house, digit));
        }
    }
    for (int place = 0; place < 9; ++place) {
        if ((taken >> place & 1) != 0) continue;
        const Cell cell = kHouseCells[pattern.house][place];
        const DigitMask there = source.candidates(cell) & pattern.digits;
        if (there == 0) continue;
        for (Digit digit = 1; digit <= 9; ++digit) {
            if ((there & mask_of(digit)) != 0) parents.push_back(Candidate::at(cell, digit));
        }
    }
}

/// What the cells held besides the set's digits.
void append_naked_set_parents(const Pattern& pattern, const Position& source,
                              std::vector<Candidate>& parents) {
    for (int place = 0; place < 9; ++place) {
        if ((pattern.places >> place & 1) == 0) continue;
        const Cell cell = kHouseCells[pattern.house][place];
        const unsigned there = source.candidates(cell) & ~unsigned{pattern.digits};
        for (Digit digit = 1; digit <= 9; ++digit) {
            if ((there & mask_of(digit)) != 0) parents.push_back(Candidate::at(cell, digit));
        }
    }
}

}  // namespace

void apply(const Hint& hint, Position& position) {
    for (const Candidate& removed : hint.removals) position.remove(removed);
    if (hint.placed) position.place(hint.placed->cell, hint.placed->digit);
}

void append_parents(const Pattern& pattern, const Position& source, const Position& current,
                    std::vector<Candidate>& parents) {
    switch (pattern.kind) {
        case Pattern::Kind::none:
            return;
        case Pattern::Kind::line:
            return append_line_parents(pattern, source, current, parents);
        case Pattern::Kind::hidden_set:
            return append_hidden_set_parents(pattern, source, current, parents);
        case Pattern::Kind::naked_set:
            return append_naked_set_parents(pattern, source, parents);
    }
}

}  // namespace nonet::explainer

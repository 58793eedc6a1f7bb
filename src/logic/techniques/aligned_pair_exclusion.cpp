// Aligned pair exclusion: what two cells of a house cannot hold together.
//
// Write down all pairs of digits that two cells of one house could hold. A pair is impossible when
// both digits are the same, or when together they would take two digits from an almost locked set
// that sees them (a cell of two candidates is the smallest). A candidate that is in no possible
// pair is false. Found by Rod Hagglund; almost locked sets as excluders came a little later.
//
// Search: for a candidate of the first cell, kit/exclusion_table.hpp has the cells where each digit
// is impossible beside it. A cell without a possible digit is the intersection of nine masks, so
// one candidate is tried against all second cells at once.
//
// Evidence: cells = the two cells, digits = those removed; sets = the excluders, in the order in
// which the pairs are told, and commons[i] = the two digits that sets[i] would lose. Cost: some 10
// microseconds over building the table.
#include "logic/kit/digits.hpp"
#include "logic/kit/exclusion_steps.hpp"
#include "logic/kit/exclusion_table.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <utility>

namespace nonet::logic {

namespace {

class PairSearch {
  public:
    PairSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()), table_(search.exclusions()), steps_(search, row, steps) {}

    void run() {
        for (const Cell first : state_.blanks()) {
            for (const Digit digit : digits_of(state_.candidates(first))) {
                for (const Cell second : cells_emptied_by(Candidate::at(first, digit))) {
                    if (is_told_before(first, digit, second)) continue;
                    if (add(first, second)) return;
                }
            }
        }
    }

  private:
    /// The cells in a house with the candidate where nothing is possible beside it. A cell that
    /// holds nothing but the same digit is left to naked singles.
    [[nodiscard]] CellMask cells_emptied_by(Candidate candidate) const {
        CellMask emptied = state_.blanks() & kPeerMasks[candidate.cell];
        CellMask others;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const CellMask& with = state_.cells_with(digit);
            emptied = emptied.without(with.without(table_.cells(candidate, digit)));
            if (digit != candidate.digit) others |= with;
        }
        return emptied & others;
    }

    /// The candidates of one cell that are in no possible pair with the other.
    [[nodiscard]] DigitMask lost(Cell cell, Cell other) const {
        DigitMask digits = 0;
        for (const Digit digit : digits_of(state_.candidates(cell))) {
            if (cells_emptied_by(Candidate::at(cell, digit)).has(other)) {
                digits = static_cast<DigitMask>(digits | mask_of(digit));
            }
        }
        return digits;
    }

    /// One step tells all that two cells lose; it is told at its first candidate.
    [[nodiscard]] bool is_told_before(Cell first, Digit digit, Cell second) const {
        return digit != first_digit(lost(first, second)) ||
               (second < first && lost(second, first) != 0);
    }

    bool add(Cell first, Cell second) {
        Step step;
        for (const auto& [cell, other] : {std::pair(first, second), std::pair(second, first)}) {
            for (const Digit digit : digits_of(lost(cell, other))) {
                step.removals.push_back(Candidate::at(cell, digit));
                for (const Digit beside : digits_of(state_.candidates(other))) {
                    steps_.tell_pair(step.removals.back(), Candidate::at(other, beside), step);
                }
            }
        }
        return steps_.add(std::move(step), std::array{first, second});
    }

    const State& state_;
    const ExclusionTable& table_;
    ExclusionSteps steps_;
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    PairSearch(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "aligned-pair-exclusion",
            .title = "Aligned Pair Exclusion",
            .family = Family::exclusion,
            .code = "",
            .aliases = "APE, subset exclusion, aligned pair exclusion type 1, aligned pair "
                       "exclusion type 2",
            .summary = "a candidate goes that fits with no candidate of another cell of its house",
            .page =
                "Take two cells of a row, column or box and write down which pairs of digits they "
                "could hold. A pair of equal digits is impossible. So is a pair that some third "
                "cell consists of: a cell with the candidates 3 and 7 that sees both would be "
                "left with nothing if they held 3 and 7. The same goes for almost locked sets, "
                "cells of one house with one digit more than they are: if the first cell takes "
                "one digit from all of them and the second cell another, there are fewer digits "
                "than cells.\n\n"
                "When no possible pair is left for a candidate of one of the two cells, it can "
                "be removed.",
            .example =
                ":0000:x:.3.2.+8..1+264+1+59+8+3+7+85+17.+3.2+9....1637+8....8+21+9.+18..9+7+2."
                "5+3+95+8.+4.1.+4+1.+6.+59+83+6.8+93+1...:753:::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows aligned_pair_exclusion() {
    return kRows;
}

}  // namespace nonet::logic

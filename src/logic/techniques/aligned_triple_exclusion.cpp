// Aligned triple exclusion: what three cells of a house cannot hold together.
//
// As in aligned pair exclusion, with three cells. A combination of three digits is impossible when
// two of them are, or when a cell that sees all three cells has no candidates but these three
// digits. A candidate that is in no possible combination is false. From the same source; Sudoku
// Explainer searches it, too.
//
// Search: all threes of blank cells of a house. For a candidate of one, what the other two may
// still hold beside it is a mask of digits each, from kit/exclusion_table.hpp; only pairs of what
// is left need a look. Candidates that a pair of cells is enough for are not told here.
//
// Evidence: cells = the three cells, digits = those removed; sets = the excluders, each once, and
// commons[i] = the two or three digits that sets[i] would lose. Cost: some 50 microseconds over
// building the table.
#include "logic/kit/digits.hpp"
#include "logic/kit/exclusion_steps.hpp"
#include "logic/kit/exclusion_table.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace nonet::logic {

namespace {

class TripleSearch {
  public:
    TripleSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()), table_(search.exclusions()), steps_(search, row, steps) {}

    void run() {
        for (const Cell cell : state_.blanks()) {
            if (digit_count(state_.candidates(cell)) == 3) trivalue_.add(cell);
        }
        for (House house = 0; house < kHouses; ++house) {
            const CellMask blanks = kHouseMasks[house] & state_.blanks();
            for (const Cell a : blanks) {
                for (const Cell b : blanks) {
                    for (const Cell c : blanks) {
                        if (b <= a || c <= b || is_told_by_line(house, {a, b, c})) continue;
                        if (try_cells({a, b, c})) return;
                    }
                }
            }
        }
    }

  private:
    using Triple = std::array<Cell, 3>;

    static bool is_told_by_line(House house, const Triple& cells) {
        const auto all_in = [&cells](House line) {
            return std::all_of(cells.begin(), cells.end(),
                               [line](Cell cell) { return kHouseMasks[line].has(cell); });
        };
        return house >= box_house(0) &&
               (all_in(row_house(row_of(cells[0]))) || all_in(column_house(column_of(cells[0]))));
    }

    /// What `other` may still hold beside the candidate.
    [[nodiscard]] DigitMask left_beside(Candidate candidate, Cell other) const {
        DigitMask left = 0;
        for (const Digit digit : digits_of(state_.candidates(other))) {
            if (!table_.cells(candidate, digit).has(other)) {
                left = static_cast<DigitMask>(left | mask_of(digit));
            }
        }
        return left;
    }

    /// A cell that sees all three and has no other candidates than theirs; -1: none.
    [[nodiscard]] Cell excluding_cell(const CellMask& seen, DigitMask digits) const {
        for (const Cell cell : seen& trivalue_) {
            if (state_.candidates(cell) == digits) return cell;
        }
        return -1;
    }

    [[nodiscard]] bool is_lost(Candidate candidate, Cell second, Cell third) const {
        const DigitMask left_second = left_beside(candidate, second);
        const DigitMask left_third = left_beside(candidate, third);
        if (left_second == 0 || left_third == 0) return false;  // a pair is enough
        const CellMask seen = kPeerMasks[candidate.cell] & kPeerMasks[second] & kPeerMasks[third];
        for (const Digit two : digits_of(left_second)) {
            const CandidateAndCells beside{Candidate::at(second, two), left_third};
            for (const Digit three : digits_of(beside.others)) {
                if (table_.cells(beside.candidate, three).has(third)) continue;
                const auto digits = static_cast<DigitMask>(mask_of(candidate.digit) | mask_of(two) |
                                                           mask_of(three));
                if (excluding_cell(seen, digits) < 0) return false;
            }
        }
        return true;
    }
    struct CandidateAndCells {
        Candidate candidate;
        DigitMask others;
    };

    bool try_cells(const Triple& cells) {
        Step step;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Cell second = cells[i == 0 ? 1 : 0];
            const Cell third = cells[i == 2 ? 1 : 2];
            for (const Digit digit : digits_of(state_.candidates(cells[i]))) {
                const Candidate candidate = Candidate::at(cells[i], digit);
                if (!is_lost(candidate, second, third)) continue;
                step.removals.push_back(candidate);
                tell_excluders(candidate, second, third, step);
            }
        }
        if (step.removals.empty()) return false;
        return steps_.add(std::move(step), cells);
    }

    /// The reason against each combination with `candidate`: sight needs none.
    void tell_excluders(Candidate candidate, Cell second, Cell third, Step& step) const {
        for (const Digit two : digits_of(state_.candidates(second))) {
            const Candidate b = Candidate::at(second, two);
            if (table_.exclude(candidate, b)) {
                steps_.tell_pair(candidate, b, step);
                continue;
            }
            for (const Digit three : digits_of(state_.candidates(third))) {
                tell_combination({candidate, b, Candidate::at(third, three)}, step);
            }
        }
    }

    void tell_combination(const std::array<Candidate, 3>& held, Step& step) const {
        if (table_.exclude(held[0], held[2])) return steps_.tell_pair(held[0], held[2], step);
        if (table_.exclude(held[1], held[2])) return steps_.tell_pair(held[1], held[2], step);
        const CellMask seen =
            kPeerMasks[held[0].cell] & kPeerMasks[held[1].cell] & kPeerMasks[held[2].cell];
        DigitMask digits = 0;
        for (const Candidate candidate : held) {
            digits = static_cast<DigitMask>(digits | mask_of(candidate.digit));
        }
        const Cell cell = excluding_cell(seen, digits);
        if (cell >= 0) ExclusionSteps::tell_set({CellMask::of(cell), digits}, digits, step);
    }

    const State& state_;
    const ExclusionTable& table_;
    ExclusionSteps steps_;
    CellMask trivalue_;  // cells with three candidates
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    TripleSearch(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "aligned-triple-exclusion",
            .title = "Aligned Triple Exclusion",
            .family = Family::exclusion,
            .code = "",
            .aliases = "ATE, aligned triplet exclusion",
            .summary = "a candidate goes that fits with nothing in two other cells of its house",
            .page =
                "Take three cells of a row, column or box and write down which combinations of "
                "digits they could hold. A combination is impossible when two of its digits are "
                "equal; when two of them would take two digits from a cell of two candidates, or "
                "from an almost locked set; and when its three digits are all the candidates of "
                "a cell that sees the three cells.\n\n"
                "When no possible combination is left for a candidate of one of the three cells, "
                "it can be removed. Aligned pair exclusion does the same with two cells and is "
                "much shorter to check; look for it first.",
            .example =
                ":0000:x:..4...5...2....+4....78.4.36+41.6....+5.7.+4....26..5...4+3.+4..1.3..."
                "...4..819.+1.7..5+4::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows aligned_triple_exclusion() {
    return kRows;
}

}  // namespace nonet::logic

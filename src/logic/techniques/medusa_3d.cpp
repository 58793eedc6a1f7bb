// 3D Medusa: two colours for all that hangs together by strong links, over all digits.
//
// Where a digit has two places in a house, or a cell two candidates, exactly one of the two is
// true. Such links make clusters; giving their ends alternate colours, all candidates of one colour
// are true and all of the other false. Six rules follow (SudokuWiki's count): a colour is false
// when it stands twice in a cell (1) or twice for a digit in a house (2), or when it would leave a
// cell without candidates (6); and a candidate is false when it is excluded by both colours: in a
// cell with both (3), seeing both for its digit (4), or one in its cell and the other for its digit
// (5).
//
// Search: clusters by spreading along the strong links of kit/link_graph.hpp. What a colour
// excludes is the union of the weak partners of its members, so each rule is one intersection of
// masks: 1 and 2 the colour with what it excludes, 3 to 5 what both colours exclude.
//
// Evidence: colors[0] and [1] = the cluster. When a colour is false, it is colors[0], and digits =
// what clashes; rule 1: cells[0] = its cell, rule 2: base[0] = the house, rule 6: cells[0] = the
// cell that would be empty (and has no candidate of colors[0]); contradiction says the same. Rules
// 3 to 5: none of these. Cost: a few microseconds over building the links.
#include "logic/kit/candidate_mask.hpp"
#include "logic/kit/csp_variables.hpp"
#include "logic/kit/digits.hpp"
#include "logic/kit/link_graph.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <optional>
#include <utility>

namespace nonet::logic {

namespace {

constexpr bool is_in(House house, Candidate candidate) {
    return kHouseMasks[house].has(candidate.cell);
}

class Medusa {
  public:
    Medusa(const State& state, const LinkGraph& links, const TechniqueRow& row, Steps& steps)
        : state_(state), links_(links), row_(row), steps_(steps) {}

    void run() {
        CandidateMask colored;
        for (const int start : links_.candidates()) {
            if (colored.has(start) || links_.strong(Candidate::from_index(start)).empty()) continue;
            color_cluster(start);
            colored |= color_[0] | color_[1];
            if (!has_many_digits()) continue;  // left to simple colours
            if (add_false_color() || add_excluded_by_both()) return;
        }
    }

  private:
    /// What a candidate excludes.
    [[nodiscard]] CandidateMask weak(int candidate) const {
        return kPartners[candidate] & links_.candidates();
    }

    void color_cluster(int start) {
        for (int side = 0; side < 2; ++side) {
            color_[side].clear();
            excluded_[side].clear();
        }
        color_[0].add(start);
        std::array<CandidateMask, 2> fresh = color_;
        for (int side = 0; !fresh[side].empty() || !fresh[1 - side].empty(); side = 1 - side) {
            CandidateMask reached;
            for (const int member : fresh[side]) {
                reached |= links_.strong(Candidate::from_index(member));
                excluded_[side] |= weak(member);
            }
            fresh[side].clear();
            fresh[1 - side] |= reached.without(color_[0] | color_[1]);
            color_[1 - side] |= fresh[1 - side];
        }
    }

    [[nodiscard]] bool has_many_digits() const {
        const auto digit_of = [](int index) { return Candidate::from_index(index).digit; };
        const CandidateMask cluster = color_[0] | color_[1];
        const int digit = digit_of(cluster.first());
        for (const int member : cluster) {
            if (digit_of(member) != digit) return true;
        }
        return false;
    }

    /// Rules 1, 2 and 6.
    bool add_false_color() {
        for (int side = 0; side < 2; ++side) {
            Step step;
            const CandidateMask clash = color_[side] & excluded_[side];
            if (!clash.empty()) {
                tell_clash(clash, side, step);
            } else if (const std::optional<Cell> cell = emptied_cell(side)) {
                step.cells = {*cell};
                step.contradiction = {ContradictionKind::empty_cell, *cell, -1, 0};
                for (const Digit digit : digits_of(state_.candidates(*cell))) {
                    step.digits.push_back(digit);
                }
            } else {
                continue;
            }
            for (const int member : color_[side]) {
                step.removals.push_back(Candidate::from_index(member));
            }
            return add(std::move(step), side);
        }
        return false;
    }

    void tell_clash(const CandidateMask& clash, int side, Step& step) const {
        const int first = clash.first();
        const Candidate one = Candidate::from_index(first);
        const Candidate other = Candidate::from_index((weak(first) & color_[side]).first());
        if (one.cell == other.cell) {
            step.cells = {one.cell};
            step.digits = {one.digit, other.digit};
            const auto both = static_cast<DigitMask>(mask_of(one.digit) | mask_of(other.digit));
            step.contradiction = {ContradictionKind::two_digits, one.cell, -1, both};
            return;
        }
        step.digits = {one.digit};
        for (House house = 0; house < kHouses && step.base.empty(); ++house) {
            if (is_in(house, one) && is_in(house, other)) step.base = {house};
        }
        step.contradiction = {ContradictionKind::twice, -1, step.base.at(0), mask_of(one.digit)};
    }

    [[nodiscard]] std::optional<Cell> emptied_cell(int side) const {
        for (const Cell cell : state_.blanks()) {
            bool is_emptied = state_.candidates(cell) != 0;
            for (const Digit digit : digits_of(state_.candidates(cell))) {
                is_emptied = is_emptied && excluded_[side].has(Candidate::at(cell, digit));
            }
            if (is_emptied) return cell;
        }
        return std::nullopt;
    }

    /// Rules 3, 4 and 5.
    bool add_excluded_by_both() {
        const CandidateMask lost = (excluded_[0] & excluded_[1]).without(color_[0] | color_[1]);
        if (lost.empty()) return false;
        Step step;
        for (const int index : lost) step.removals.push_back(Candidate::from_index(index));
        return add(std::move(step), 0);
    }

    bool add(Step step, int first_side) {
        step.technique = &row_.info;
        step.colors.resize(2);
        for (int i = 0; i < 2; ++i) {
            for (const int member : color_[first_side ^ i]) {
                step.colors[i].push_back(Candidate::from_index(member));
            }
        }
        step.sort_results();
        return steps_.add(std::move(step));
    }

    const State& state_;
    const LinkGraph& links_;
    const TechniqueRow& row_;
    Steps& steps_;
    std::array<CandidateMask, 2> color_;
    std::array<CandidateMask, 2> excluded_;  // by one member or another of the colour
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    Medusa(search.state(), search.links(), row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "3d-medusa",
            .title = "3D Medusa",
            .family = Family::coloring,
            .code = "",
            .aliases = "medusa, ultracoloring, multi-digit coloring",
            .summary = "two colours over all digits: one is true, the other false",
            .page =
                "Colour a candidate blue. Where a digit has only two places in a house, or a cell "
                "only two candidates, give the other one the other colour, green, and go on from "
                "there as far as you come. Either everything blue is true, or everything green.\n\n"
                "A colour is false, and all of it can go, when it stands twice in one cell (rule "
                "1), when it stands twice for the same digit in one house (rule 2), or when it "
                "would take every candidate from some cell (rule 6).\n\n"
                "A candidate without colour is false when both colours exclude it: its cell has "
                "both colours (rule 3), it sees both colours of its own digit (rule 4), or its "
                "cell has one colour and it sees its digit in the other (rule 5).",
            .example =
                ":0000:x:...2+9+53+7+1...+78+1+46+2+2+7134+6+859....2.9+18.1..+6.+2+35..+2.+1.+"
                "64+73..+8+741+2+686+7+1+3+2+5+9+4+12+4+65+97+8+3::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows medusa_3d() {
    return kRows;
}

}  // namespace nonet::logic

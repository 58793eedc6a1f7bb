// Braid: a web of singles that refutes one candidate.
//
// As a whip (whip.cpp), but each left-linking candidate may hang on the target or on any earlier
// right-linking one, not only on the last. So a braid is nothing but the singles that are needed to
// come from the target to a contradiction, in an order in which they follow; its length is the
// number of variables. Berthier, who defined braids, proved that they reach just as far as trying a
// candidate with singles does.
//
// Search: for each candidate that singles refute, kit/trimmed_braid.hpp has a braid without idle
// parts. Then, for each length in turn, all sets of singles that follow from a target are tried,
// each set once, so the shortest braid comes first. These sets grow beyond reason, so no more than
// kMostSets are looked at for a length; beyond that, the trimmed braid of that length is told.
//
// Evidence: chains[k] = {what it hangs on, left-linking, right-linking} of the variable number k,
// the last without a right-linking one; sets[k] = the values of that variable, which the nodes name
// in `set`; fins = the other candidates of the variables, excluded by the target or an earlier
// right-linking one; digits = the target's; contradiction = the last variable, which has no value
// left. Cost: some 0.6 ms, up to 10 ms.
#include "logic/kit/singles_reach.hpp"
#include "logic/kit/trimmed_braid.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace nonet::logic {

namespace {

class BraidSearch {
  public:
    BraidSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()),
          most_(search.options().whip_length),
          row_(row),
          steps_(steps),
          budget_(search.budget()),
          reach_(state_),
          trimmer_(reach_) {}

    void run() {
        collect_targets();
        for (int length = 1; length <= most_ && target_count_ > 0 && !budget_.reached(); ++length) {
            sets_ = 0;
            int kept = 0;
            for (int i = 0; i < target_count_; ++i) {
                const Target target = targets_[i];
                if (!has_braid(target, length)) {
                    targets_[kept++] = target;
                } else if (add()) {
                    return;
                }
            }
            target_count_ = kept;
        }
    }

  private:
    static constexpr int kMostSets = 50'000;
    static constexpr int kStepsPerSet = 100;  ///< as a budget counts

    struct Target {
        std::int16_t candidate;
        std::int16_t least;    ///< no braid can be shorter
        std::int16_t trimmed;  ///< there is one of this length
    };

    void collect_targets() {
        for (const int candidate : reach_.candidates()) {
            if (!trimmer_.refute(candidate, braid_) || braid_.rounds > most_) continue;
            targets_[target_count_++] = {static_cast<std::int16_t>(candidate),
                                         static_cast<std::int16_t>(braid_.rounds),
                                         static_cast<std::int16_t>(braid_.length())};
        }
    }

    /// Leaves a braid of that length in braid_.
    bool has_braid(const Target& target, int length) {
        if (length < target.least) return false;
        if (length >= target.trimmed) return trimmer_.refute(target.candidate, braid_);
        braid_.target = target.candidate;
        braid_.count = 0;
        open_count_ = 0;
        is_open_.clear();
        braid_.empty = reach_.assume(target.candidate);
        open_singles();
        const bool is_found = braid_.empty >= 0 || extend(length, 0);
        reach_.retract_all();
        return is_found;
    }

    /// Notes the singles that the last assumption has left.
    void open_singles() {
        for (const int excluded : reach_.last_excluded()) {
            for (const Variable variable : kVariablesOf[excluded]) {
                if (reach_.values(variable) != 1) continue;
                const int value = reach_.only_value(variable);
                if (reach_.is_assumed(value) || is_open_.has(value)) continue;
                is_open_.add(value);
                open_[open_count_++] = {static_cast<std::int16_t>(value),
                                        static_cast<std::int16_t>(variable)};
            }
        }
    }

    /// Tries all sets that go on with open singles from `first` on, up to `room` variables. Singles
    /// that were passed over stay out, so that no set comes up in two orders.
    bool extend(int room, int first) {
        if (room < 2) return false;
        for (int i = first; i < open_count_; ++i) {
            if (++sets_ > kMostSets || !budget_.work(kStepsPerSet)) return false;
            const int open_before = open_count_;
            braid_.singles[braid_.count++] = open_[i];
            braid_.empty = reach_.assume(open_[i].value);
            if (braid_.empty >= 0) return true;
            if (room > 2) {
                open_singles();
                if (extend(room - 1, i + 1)) return true;
                while (open_count_ > open_before) is_open_.remove(open_[--open_count_].value);
            }
            reach_.retract();
            --braid_.count;
        }
        return false;
    }

    bool add() {
        Step step;
        step.technique = &row_.info;
        step.removals = {Candidate::from_index(braid_.target)};
        step.digits = {step.removals[0].digit};
        for (int i = 0; i < braid_.count; ++i) {
            tell_variable(i, braid_.singles[i].variable, braid_.singles[i].value, step);
        }
        tell_variable(braid_.count, braid_.empty, -1, step);
        step.contradiction = without_value(braid_.empty);
        return steps_.add(std::move(step));
    }

    /// The left-linking candidate is one that hangs on the latest single, so that the braid is as
    /// much of a whip as it can be.
    void tell_variable(int number, Variable variable, int right, Step& step) const {
        const auto set = static_cast<std::int16_t>(number);
        int left = -1;
        int by = -2;
        for (const int value : kValuesOf[variable]) {
            if (value == right || !reach_.candidates().has(value)) continue;
            const int latest = latest_excluder(value, number);
            if (latest > by) {
                by = latest;
                left = value;
            }
        }
        const int source = by < 0 ? braid_.target : braid_.singles[by].value;
        Chain chain = {node_of(source, LinkKind::none, -1), node_of(left, LinkKind::weak, set)};
        if (right >= 0) chain.push_back(node_of(right, LinkKind::strong, set));
        step.chains.push_back(std::move(chain));
        step.sets.push_back(values_left(state_, variable));
        for (const int value : kValuesOf[variable]) {
            if (reach_.candidates().has(value) && value != left && value != right) {
                step.fins.push_back(Candidate::from_index(value));
            }
        }
    }

    /// The last of the singles before `end` that excludes `value`; -1 the target, -2 none.
    [[nodiscard]] int latest_excluder(int value, int end) const {
        for (int i = end - 1; i >= 0; --i) {
            if (kPartners[braid_.singles[i].value].has(value)) return i;
        }
        return kPartners[braid_.target].has(value) ? -1 : -2;
    }

    static ChainNode node_of(int index, LinkKind kind, std::int16_t set) {
        const Candidate candidate = Candidate::from_index(index);
        return {CellMask::of(candidate.cell), candidate.digit, kind, set};
    }

    const State& state_;
    int most_;
    const TechniqueRow& row_;
    Steps& steps_;
    Budget& budget_;
    SinglesReach reach_;
    BraidTrimmer trimmer_;
    std::array<Target, kCandidates> targets_{};
    int target_count_ = 0;
    Braid braid_;
    std::array<Braid::Single, kCandidates> open_{};  // singles that follow, in the order noted
    int open_count_ = 0;
    CandidateMask is_open_;
    int sets_ = 0;  // looked at for this length
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    BraidSearch(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "braid",
            .title = "Braid",
            .family = Family::forcing,
            .code = "",
            .aliases = "zt-braid, nrczt-braid",
            .summary = "singles that follow from a candidate and end in a contradiction",
            .page =
                "Suppose a candidate is true and note every single that follows: a cell with one "
                "candidate left, or a digit with one place left in a house. When a cell is left "
                "without candidates, or a digit without a place, the supposition was wrong and "
                "the candidate can be removed.\n\n"
                "The braid is what is needed of that to come to the contradiction. It differs "
                "from a whip in that a step may hang on any earlier one, so several threads can "
                "run beside each other until they meet. Its length is the number of cells and "
                "of digits in houses that it uses. Where singles refute a candidate at all, a "
                "braid does; so look for whips first.",
            .example =
                ":0000:x:98.7..6..7...5..4........7963.4....7..8....6....68.9..34.8...9...2...."
                ".......13..::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows braid() {
    return kRows;
}

}  // namespace nonet::logic

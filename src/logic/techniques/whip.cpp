// Whip: a chain of singles that refutes one candidate.
//
// Assume the target Z. A CSP variable (a cell, or a digit in a house; kit/csp_variables.hpp) that
// has a value L1 linked to Z, and of whose other values all but one, R1, are linked to Z, too, must
// take R1. Go on: L2 is linked to R1, and all other values of its variable but R2 are linked to Z
// (z-candidates) or to an earlier R (t-candidates); and so on, until a variable has no value left
// at all. Then Z is false. The length is the number of variables. Unlike forcing nets, a whip has
// no branches: each L hangs on the R just before. Defined by Denis Berthier ("Pattern-Based
// Constraint Satisfaction and Logic Puzzles", 2012; zt-whips in 2008).
//
// Search: only targets that singles can refute at all are tried, from the length on that the rounds
// of singles allow. For each length in turn, depth first, so the shortest whip comes first; partial
// whips with the same assumptions and the same end are told apart by a hash and tried once. The
// number of partial whips can grow beyond reason, so each length may look at no more than
// kMostNodes of them; that can miss a whip, but never makes a wrong one.
//
// Evidence: chains[0] = Z, L1, R1, L2, R2, …, Ln: weak links to an L, strong ones to an R; sets[k]
// = the values of the variable number k (one cell with its candidates, or the places of one digit),
// which the nodes name in `set`; fins = the z- and t-candidates; digits = Z's;
// contradiction = the last variable, which has no value left. Cost: some 0.3 ms, up to 10 ms where
// long whips abound.
#include "logic/kit/singles_reach.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace nonet::logic {

namespace {

class WhipSearch {
  public:
    WhipSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()),
          most_(std::min(search.options().whip_length, kMostLength)),
          row_(row),
          steps_(steps),
          budget_(search.budget()),
          reach_(state_) {}

    void run() {
        collect_targets();
        for (int length = 1; length <= most_ && target_count_ > 0 && !budget_.reached(); ++length) {
            nodes_ = 0;
            int kept = 0;
            for (int i = 0; i < target_count_; ++i) {
                const Target target = targets_[i];
                bool is_done = false;
                if (target.least <= length && try_target(target.candidate, length)) {
                    if (add(target.candidate)) return;
                    is_done = true;
                }
                if (!is_done) targets_[kept++] = target;
            }
            target_count_ = kept;
        }
    }

  private:
    static constexpr int kMostLength = 36;
    static constexpr int kMostNodes = 100'000;
    static constexpr int kStepsPerNode = 100;  ///< as a budget counts
    static constexpr std::size_t kTried = 8192;

    struct Target {
        std::int16_t candidate;
        std::int16_t least;  ///< no whip can be shorter
    };
    /// One variable of the whip, with its value linked to the assumption before, and the one left.
    struct Link {
        int left;
        Variable variable;
        int right;
    };

    /// What singles refute at all, with the number of rounds: each link lies at best one further.
    void collect_targets() {
        for (const int candidate : reach_.candidates()) {
            int rounds = 0;
            const Variable empty = reach_.spread(candidate, rounds, [](int, Variable) {});
            reach_.retract_all();
            if (empty < 0 || rounds > most_) continue;
            targets_[target_count_++] = {static_cast<std::int16_t>(candidate),
                                         static_cast<std::int16_t>(rounds)};
        }
    }

    bool try_target(int target, int length) {
        count_ = 0;
        const Variable empty = reach_.assume(target);
        const bool is_found = empty >= 0 ? close(target, empty) : extend(target, length, target);
        reach_.retract_all();
        return is_found;
    }

    bool close(int last, Variable empty) {
        for (const int value : kValuesOf[empty]) {
            if (!reach_.candidates().has(value) || !kPartners[last].has(value)) continue;
            links_of_whip_[count_++] = {value, empty, -1};
            return true;
        }
        return false;
    }

    /// Adds up to `room` variables behind the assumption `last`. `key` stands for all assumptions.
    bool extend(int last, int room, std::uint64_t key) {
        if (room < 2 || ++nodes_ > kMostNodes || !budget_.work(kStepsPerNode)) return false;
        const CandidateMask excluded = kPartners[last] & reach_.candidates();
        for (const int left : excluded) {
            for (const Variable variable : kVariablesOf[left]) {
                if (reach_.values(variable) != 1) continue;
                const int right = reach_.only_value(variable);
                if (reach_.is_assumed(right) || right == left) continue;
                const std::uint64_t next = key + scrambled(right);
                if (!is_new(next ^ scrambled(right * 64 + room + 1000))) continue;
                links_of_whip_[count_++] = {left, variable, right};
                const Variable empty = reach_.assume(right);
                if (empty >= 0 ? close(right, empty) : extend(right, room - 1, next)) return true;
                reach_.retract();
                --count_;
            }
        }
        return false;
    }

    static std::uint64_t scrambled(int number) {
        std::uint64_t mixed = (static_cast<std::uint64_t>(number) + 1) * 0x9e3779b97f4a7c15u;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    }

    bool is_new(std::uint64_t key) {
        std::uint64_t& known = tried_[key % kTried];
        return std::exchange(known, key) != key;
    }

    bool add(int target) {
        Step step;
        step.technique = &row_.info;
        step.removals = {Candidate::from_index(target)};
        step.digits = {Candidate::from_index(target).digit};
        Chain chain = {node_of(target, LinkKind::none, -1)};
        for (int i = 0; i < count_; ++i) {
            const Link& link = links_of_whip_[i];
            step.sets.push_back(values_left(state_, link.variable));
            chain.push_back(node_of(link.left, LinkKind::weak, i));
            if (link.right >= 0) chain.push_back(node_of(link.right, LinkKind::strong, i));
            for (const int value : kValuesOf[link.variable]) {
                if (reach_.candidates().has(value) && value != link.left && value != link.right) {
                    step.fins.push_back(Candidate::from_index(value));
                }
            }
        }
        step.chains = {std::move(chain)};
        step.contradiction = without_value(links_of_whip_[count_ - 1].variable);
        return steps_.add(std::move(step));
    }

    static ChainNode node_of(int index, LinkKind kind, int set) {
        const Candidate candidate = Candidate::from_index(index);
        return {CellMask::of(candidate.cell), candidate.digit, kind,
                static_cast<std::int16_t>(set)};
    }

    const State& state_;
    int most_;
    const TechniqueRow& row_;
    Steps& steps_;
    Budget& budget_;
    SinglesReach reach_;
    std::array<Target, kCandidates> targets_{};
    int target_count_ = 0;
    std::array<Link, kMostLength> links_of_whip_{};
    int count_ = 0;
    int nodes_ = 0;
    std::array<std::uint64_t, kTried> tried_{};  // partial whips that lead nowhere
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    WhipSearch(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "whip",
            .title = "Whip",
            .family = Family::forcing,
            .code = "",
            .aliases = "zt-whip, nrczt-whip",
            .summary =
                "a chain of singles that starts from a candidate and ends in a contradiction",
            .page =
                "Suppose a candidate is true, and follow a single thread. What it excludes leaves "
                "some cell with one candidate, or a digit with one place in some house; take that "
                "as true as well, look what it excludes, and go on from there. Each step must "
                "hang on the one just before, but may use everything that was excluded so far, by "
                "the first candidate or by any that was taken since. When a cell is left without "
                "candidates, or a digit without a place in a house, the first candidate was "
                "wrong and can be removed.\n\n"
                "The length of a whip is the number of cells and of digits in houses that it "
                "runs through. The shortest is told first. A whip has no branches, which makes "
                "it easier to follow than a forcing net; it is longer sighted than a chain, in "
                "which each step may look at the one before only.",
            .example =
                ":0000:x:98.7..6..5...4......3..9.5.8....3.9..37...2.....1......5...7.8....4..1"
                "......6...2::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows whip() {
    return kRows;
}

}  // namespace nonet::logic

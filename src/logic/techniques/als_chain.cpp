// ALS chain: almost locked sets in a row, each with a restricted common with the next.
//
// If the first set does without Z, it is locked and holds the digit X1 that it cannot share with
// the second; that one does without X1 and holds X2, and so on, if two neighbouring links never use
// one digit: the last set does without Xn and holds all its others, Z among them. So a digit Z of
// first and last set that is not used by the first or the last link is in one of them. Chains of
// two and three sets are ALS-XZ and ALS-XY-wing; here are four sets and more.
//
// Where two sets have two restricted commons, the first link of a chain uses either of them, later
// links what the link before them leaves; if that is both, neither can be Z. Sets may come together
// in any way as long as neighbours do not share cells (or share none with the digit, where sets may
// overlap).
//
// Evidence: sets = the chain's, from first to last, commons = the digits of each link, digits =
// those removed.
// Order: as HoDoKu, which looks at all chains that go forward through the catalogue, keeps for each
// result the one with the fewest cells, and takes the best: most removals, then first in the grid,
// then found first. Which results there are is known in one pass for all chains (AlsChainReach), so
// no chain is walked until the best result is known (BestAlsChain). All steps: that one, and chains
// of up to set_chain_length links in either direction, one for each result, with the fewest cells.
// Cost: some 200 microseconds for the first step, or to know that there is none; for all steps
// mostly some ten milliseconds.
#include "logic/kit/als_chain_best.hpp"
#include "logic/kit/als_chain_paths.hpp"
#include "logic/kit/als_links.hpp"
#include "logic/kit/als_steps.hpp"
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace nonet::logic {

namespace {

using Removals = std::vector<Candidate>;
using Arrival = AlsChainPaths::Arrival;

constexpr int kFewestLinks = 3;
constexpr int kNoLimit = std::numeric_limits<int>::max();

Step make_step(const TechniqueRow& row, const AlsCatalogue& sets, int start, Digit first,
               const std::vector<Arrival>& chain, const Removals& removals) {
    Step step;
    step.technique = &row.info;
    step.removals = removals;
    add_set(sets[start], step);
    for (const Arrival& arrival : chain) {
        add_set(sets[arrival.set], step);
        step.commons.push_back(arrival.digits);
    }
    step.commons.front() = mask_of(first);
    finish_als_step(step);
    return step;
}

// Nothing when there is none: then the step has no technique.
Step first_step(Search& search, const TechniqueRow& row) {
    const AlsCatalogue& sets = search.almost_locked_sets();
    const BestAlsChain best(sets, search.als_links(), search.als_chain_reach(), search.budget());
    Step step;
    if (best.removals().empty()) return step;
    AlsChainPaths paths(sets, search.als_links(), true, search.budget());
    int fewest = kNoLimit;
    for (const BestAlsChain::Way& way : best.ways()) {
        for (const Digit first : digits_of(way.used & sets[way.ends.first].digits())) {
            paths.begin(way.ends.first, first);
            for (int links = 2; !paths.arrivals().empty(); ++links) {
                paths.extend(fewest);
                if (links < kFewestLinks) continue;
                for (const Arrival& arrival : paths.arrivals()) {
                    if (arrival.set != way.ends.last || arrival.cells >= fewest ||
                        (mask_of(first) | arrival.digits) != way.used) {
                        continue;
                    }
                    fewest = arrival.cells;
                    step = make_step(row, sets, way.ends.first, first, paths.chain_to(arrival),
                                     best.removals());
                }
            }
        }
    }
    return step;
}

// All results, each with the smallest chain that was found.
class AllResults {
  public:
    /// `best`: the first step, which may be longer than those looked for here.
    AllResults(Search& search, const TechniqueRow& row, Step best)
        : row_(row),
          sets_(search.almost_locked_sets()),
          longest_(search.options().set_chain_length),
          paths_(sets_, search.als_links(), false, search.budget()),
          common_(sets_.sets().size()) {
        if (best.technique != nullptr) results_.keep(std::move(best));
        for (int start = 0; start < sets_.size() && !search.budget().reached(); ++start) {
            find_common_buddies(start);
            for (const Digit first : digits_of(sets_[start].digits())) follow(start, first);
        }
    }

    void hand_over(Steps& steps) { results_.hand_over(steps); }

  private:
    // For each set, the digits that might go if it were the last.
    void find_common_buddies(int start) {
        const AlmostLockedSet& a = sets_[start];
        for (int set = 0; set < sets_.size(); ++set) {
            const AlmostLockedSet& b = sets_[set];
            common_[set] = 0;
            if (!a.all_buddies().intersects(b.all_buddies())) continue;
            for (const Digit digit : digits_of(a.digits() & b.digits())) {
                if (a.buddies(digit).intersects(b.buddies(digit))) {
                    common_[set] = static_cast<DigitMask>(common_[set] | mask_of(digit));
                }
            }
        }
    }

    void follow(int start, Digit first) {
        paths_.begin(start, first);
        for (int links = 2; links <= longest_ && !paths_.arrivals().empty(); ++links) {
            paths_.extend();
            if (links < kFewestLinks) continue;
            for (const Arrival& arrival : paths_.arrivals()) end_chain(start, first, arrival);
        }
    }

    void end_chain(int start, Digit first, const Arrival& arrival) {
        const DigitMask digits =
            without(common_[arrival.set], static_cast<DigitMask>(mask_of(first) | arrival.digits));
        if (digits == 0) return;
        removals_.clear();
        remove_from_common_buddies(sets_[start], sets_[arrival.set], digits, removals_);
        std::sort(removals_.begin(), removals_.end());
        if (!results_.wants(removals_, arrival.cells)) return;
        results_.keep(make_step(row_, sets_, start, first, paths_.chain_to(arrival), removals_));
    }

    const TechniqueRow& row_;
    const AlsCatalogue& sets_;
    int longest_;
    AlsChainPaths paths_;
    std::vector<DigitMask> common_;
    Removals removals_;
    SmallestSteps results_;
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    Step first = first_step(search, row);
    if (steps.wants_all()) {
        AllResults(search, row, std::move(first)).hand_over(steps);
    } else if (first.technique != nullptr) {
        static_cast<void>(steps.add(std::move(first)));
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "als-chain",
            .title = "ALS Chain",
            .family = Family::sets,
            .code = "0903",
            .aliases = "ALS-XY-chain",
            .summary =
                "four or more almost locked sets in a row, each with a restricted common "
                "with the next; the first or the last holds each other digit that they share",
            .page =
                "The chain goes on where the ALS-XY-wing ends. Each almost locked set (a group of "
                "cells of one house with one digit more than cells) cannot hold a certain digit "
                "together with the next one: their restricted common. Two links in a row use "
                "different digits.\n\n"
                "If the first set does without Z, it holds all its other digits, the first "
                "restricted common among them. So the second set does without that one and holds "
                "all its others, and so on to the last set, which then holds Z. So Z is in the "
                "first set or in the last, and goes from every cell that sees all its places in "
                "both. The digits of the first and of the last link cannot be Z.",
            .example = ":0903:9:8..+3.5+7..+6+5.7+8...3+73..468..+3.6.+74.+8.+4.8.+53672+5+7.+8+6.."
                       "3+4+2+47+6....8+96+352+84+1+71+85+4.+7...:233 918 977:::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows als_chain() {
    return kRows;
}

}  // namespace nonet::logic

// ALS-XZ: two almost locked sets with a restricted common.
//
// At most one of the sets holds the restricted common X, so the other is locked and holds every
// other digit of its own. A digit Z of both sets is thus in one of them, and goes from the cells
// that see all its places in both. With two restricted commons (doubly linked) each set does
// without exactly one of them: one of them is in A, the other in B. Then both commons go from what
// sees all of their places, and the other digits of each set are locked in it, without partner.
//
// Evidence: sets = {A, B}, commons = {the restricted commons}, digits = those removed.
// Order: the pairs of sets in the catalogue's order, as in HoDoKu; all steps: one for each result,
// with the fewest cells, the best first.
// Cost: that of the catalogue and its links, then nanoseconds for each link.
#include "logic/kit/als_links.hpp"
#include "logic/kit/als_steps.hpp"
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <utility>
#include <vector>

namespace nonet::logic {

namespace {

// Digits that are locked in `set` go from all that sees them there; `other` cannot hold them there.
void remove_locked(const AlmostLockedSet& set, const AlmostLockedSet& other, DigitMask commons,
                   std::vector<Candidate>& removals) {
    for (const Digit digit : digits_of(without(set.digits(), commons))) {
        for (const Cell cell : set.buddies(digit).without(other.cells())) {
            removals.push_back(Candidate::at(cell, digit));
        }
    }
}

void collect_removals(const AlmostLockedSet& a, const AlmostLockedSet& b, const AlsLink& link,
                      std::vector<Candidate>& removals) {
    if (!link.is_double()) {
        remove_from_common_buddies(a, b, without(kAllDigits, link.digits()), removals);
        return;
    }
    remove_from_common_buddies(a, b, kAllDigits, removals);
    remove_locked(a, b, link.digits(), removals);
    remove_locked(b, a, link.digits(), removals);
}

Step make_step(const TechniqueRow& row, const AlmostLockedSet& a, const AlmostLockedSet& b,
               const AlsLink& link, const std::vector<Candidate>& removals) {
    Step step;
    step.technique = &row.info;
    step.removals = removals;
    add_set(a, step);
    add_set(b, step);
    step.commons = {link.digits()};
    finish_als_step(step);
    return step;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const AlsCatalogue& sets = search.almost_locked_sets();
    const AlsLinks& links = search.als_links();
    SmallestSteps found;
    std::vector<Candidate> removals;
    for (int a = 0; a < sets.size(); ++a) {
        for (const AlsLink& link : links.after(a)) {
            collect_removals(sets[a], sets[link.to], link, removals);
            if (removals.empty()) continue;
            Step step = make_step(row, sets[a], sets[link.to], link, removals);
            removals.clear();
            if (!steps.wants_all()) {
                static_cast<void>(steps.add(std::move(step)));
                return;
            }
            if (found.wants(step.removals, cells_in_sets(step))) found.keep(std::move(step));
        }
    }
    found.hand_over(steps);
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "als-xz",
            .title = "ALS-XZ",
            .family = Family::sets,
            .code = "0901",
            .aliases = "ALS-XZ rule, singly linked ALS, doubly linked ALS",
            .summary = "two almost locked sets that cannot both hold a digit; one of them holds "
                       "each other digit that they share",
            .page =
                "An almost locked set is a group of cells in one house with one digit more than "
                "cells; a cell with two candidates is the smallest. Take one digit away from it, "
                "and the others are locked in its cells.\n\n"
                "Two such sets share a digit X, and all places of X in the one see all its places "
                "in the other. Then not both of them can hold X: X is a restricted common. The "
                "set that does without X is locked, and so it holds every other digit that it has. "
                "Whichever it is, a second digit Z that both sets have stands in one of them. Z "
                "goes from every cell that sees all the places of Z in both sets.\n\n"
                "Two sets may have two restricted commons. Then each set holds exactly one of "
                "them, all its other digits are locked in it, and they go from every cell that "
                "sees all their places in that set alone; the two commons go from the cells that "
                "see all their places in both.",
            .example = ":0901:2:5.8.+74..9.4+95....71+7..9+85+4.8+9+5..1.+7.4..+7+8+5+19.+71.+9...."
                       "5..+4..9+7+5+8+287+4+56+93+1+9+5+18+3+7+624::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows als_xz() {
    return kRows;
}

}  // namespace nonet::logic

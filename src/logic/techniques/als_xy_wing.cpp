// ALS-XY-wing: two almost locked sets that hang together through a third.
//
// C shares a restricted common X with A and another one, Y, with B. If A does without Z, then it
// holds X, so C does without X and holds Y, so B does without Y and holds Z. A digit Z of A and B
// that is neither X nor Y is thus in one of them. It may go from cells of C as well.
//
// Evidence: sets = {A, C, B}, commons = {those of A and C, those of C and B}, digits = those
// removed.
// Order: pairs of links in their order, as in HoDoKu; all steps: one for each result, with the
// fewest cells, the best first. A and B must not share cells unless sets may overlap, and then the
// one must not lie in the other.
// Cost: tens of microseconds where there is none: each set has some ten links.
#include "logic/kit/als_links.hpp"
#include "logic/kit/als_steps.hpp"
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <span>
#include <utility>
#include <vector>

namespace nonet::logic {

namespace {

constexpr long kMostTries = 3'000'000;  // a guard against made-up positions
constexpr int kStepsPerTry = 5;         // as a budget counts

class WingSearch {
  public:
    WingSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : row_(row),
          steps_(steps),
          sets_(search.almost_locked_sets()),
          links_(search.als_links()),
          overlap_(search.options().set_overlap),
          budget_(search.budget()) {}

    void run() {
        for (int a = 0; a < sets_.size() && !is_done_; ++a) {
            const std::span<const AlsLink> links = links_.after(a);
            for (std::size_t i = 0; i < links.size() && !is_done_; ++i) extend(a, links, i);
        }
        if (steps_.wants_all()) found_.hand_over(steps_);
    }

  private:
    // All wings with this link and a later one: first those with set `a` in the middle, then those
    // with the other end of the link there.
    void extend(int a, std::span<const AlsLink> links, std::size_t first) {
        const AlsLink& one = links[first];
        for (std::size_t i = first + 1; i < links.size(); ++i) {
            if (try_wing(one.to, one.digits(), a, links[i].digits(), links[i].to)) return;
        }
        for (const AlsLink& two : links_.of(one.to)) {
            if (two.to <= a) continue;
            if (try_wing(a, one.digits(), one.to, two.digits(), two.to)) return;
        }
    }

    // True: stop.
    bool try_wing(int a, DigitMask a_commons, int c, DigitMask b_commons, int b) {
        if (++tries_ > kMostTries || !budget_.work(kStepsPerTry)) is_done_ = true;
        // One digit cannot do both: C would lose only that one.
        if (a_commons == b_commons && digit_count(a_commons) == 1) return is_done_;
        const AlmostLockedSet& set_a = sets_[a];
        const AlmostLockedSet& set_b = sets_[b];
        if (!set_a.all_buddies().intersects(set_b.all_buddies())) return false;
        if (overlap_
                ? set_a.cells().is_within(set_b.cells()) || set_b.cells().is_within(set_a.cells())
                : set_a.cells().intersects(set_b.cells())) {
            return false;
        }
        const auto commons = static_cast<DigitMask>(a_commons | b_commons);
        remove_from_common_buddies(set_a, set_b, without(kAllDigits, commons), removals_);
        if (removals_.empty()) return false;
        Step step;
        step.technique = &row_.info;
        step.removals = removals_;
        for (const int set : {a, c, b}) add_set(sets_[set], step);
        step.commons = {a_commons, b_commons};
        finish_als_step(step);
        removals_.clear();
        if (steps_.wants_all()) {
            if (found_.wants(step.removals, cells_in_sets(step))) found_.keep(std::move(step));
        } else {
            is_done_ = steps_.add(std::move(step));
        }
        return is_done_;
    }

    const TechniqueRow& row_;
    Steps& steps_;
    const AlsCatalogue& sets_;
    const AlsLinks& links_;
    bool overlap_;
    Budget& budget_;
    bool is_done_ = false;
    std::vector<Candidate> removals_;
    long tries_ = 0;
    SmallestSteps found_;
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    WingSearch(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "als-xy-wing",
            .title = "ALS-XY-Wing",
            .family = Family::sets,
            .code = "0902",
            .aliases = "ALS wing, ALS-XY rule",
            .summary = "two almost locked sets, each with a restricted common with a third; one of "
                       "the two holds each other digit that they share",
            .page =
                "It is the XY-wing with almost locked sets (groups of cells of one house with one "
                "digit more than cells) in place of cells. The middle set C cannot hold X together "
                "with set A, nor Y together with set B: X and Y are restricted commons.\n\n"
                "C holds X or Y, since it can do without one of its digits only. If it holds X, "
                "then A does without X and is locked; if it holds Y, then B is. So a digit Z that "
                "both A and B have, other than X and Y, stands in A or in B, and goes from every "
                "cell that sees all the places of Z in both, even from cells of C.",
            .example = ":0902:1:32+58.7+6..+67+8.1+5.+2.+19+43..5+789+31+2548+6+7+8+46...25.+2+5+7."
                       "+8...9+51+9..8..2+48+25....67+63....+8+5:418 427:::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows als_xy_wing() {
    return kRows;
}

}  // namespace nonet::logic

// Death blossom: a cell, and for each of its candidates an almost locked set that cannot hold it
// together with the cell.
//
// The cell is the stem, the sets are the petals. Whatever digit the stem holds, the petal of that
// digit does without it and is locked. A digit Z that all petals have and the stem has not is thus
// in one of the petals, and goes from the cells that see all its places in all of them.
//
// Evidence: cells[0] = the stem, sets = the petals in the order of the stem's digits, commons = for
// each petal the digit that it shares with the stem, digits = those removed.
// Order: as HoDoKu: stems in reading order, petals in the catalogue's order, those of the smallest
// digit first; like there, only the first 100 petals of each digit are tried. All steps: one for
// each result, with the fewest cells, the best first. Petals share no cells unless sets may
// overlap.
// Cost: tens of microseconds. The product of all petals is cut where no digit is left that could
// still be removed: what the petals chosen so far see, and the petals to come can see at all.
#include "logic/kit/als_steps.hpp"
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace nonet::logic {

namespace {

constexpr int kMostPetals = 100;
constexpr long kMostTries = 4'000'000;  // a guard against made-up positions
constexpr int kStepsPerTry = 10;        // as a budget counts

/// For each digit, the cells that might lose it.
using Losers = std::array<CellMask, kDigits>;

class BlossomSearch {
  public:
    BlossomSearch(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()),
          row_(row),
          steps_(steps),
          sets_(search.almost_locked_sets()),
          overlap_(search.options().set_overlap),
          budget_(search.budget()) {}

    void run() {
        for (const Cell stem : state_.blanks()) {
            stem_ = stem;
            if (!collect_petals()) continue;
            Losers all;
            all.fill(CellMask::all());
            choose(0, CellMask(), without(kAllDigits, state_.candidates(stem)), all);
            if (steps_.is_done() || budget_.reached()) break;
        }
        if (steps_.wants_all()) found_.hand_over(steps_);
    }

  private:
    // The petals for each digit of the stem: false when a digit has none.
    bool collect_petals() {
        size_ = 0;
        for (const Digit digit : digits_of(state_.candidates(stem_))) digits_[size_++] = digit;
        counts_.fill(0);
        for (int set = 0; set < sets_.size(); ++set) {
            if (!sets_[set].all_buddies().has(stem_)) continue;
            for (const Digit digit : digits_of(sets_[set].digits())) {
                int& count = counts_[digit - 1];
                if (count == kMostPetals || !sets_[set].buddies(digit).has(stem_)) continue;
                petals_[digit - 1][count++] = static_cast<std::uint16_t>(set);
            }
        }
        for (std::size_t i = 0; i < size_; ++i) {
            if (counts_[digits_[i] - 1] == 0) return false;
        }
        look_ahead();
        return size_ > 0;
    }

    // What the petals of the n-th digit and all later ones can see at best.
    void look_ahead() {
        ahead_.back().fill(CellMask::all());
        for (std::size_t level = size_; level-- > 0;) {
            Losers seen{};
            for (int i = 0; i < counts_[digits_[level] - 1]; ++i) {
                const AlmostLockedSet& petal = sets_[petals_[digits_[level] - 1][i]];
                for (const Digit digit : digits_of(petal.digits())) {
                    seen[digit - 1] |= petal.buddies(digit);
                }
            }
            const Losers& later = ahead_[level + 1 == size_ ? kDigits : level + 1];
            for (int i = 0; i < kDigits; ++i) ahead_[level][i] = seen[i] & later[i];
        }
    }

    // Tries all petals for the digit at `level`, and those behind it.
    void choose(std::size_t level, const CellMask& used, DigitMask common, const Losers& losers) {
        const Digit digit = digits_[level];
        const bool is_last = level + 1 == size_;
        const Losers& ahead = ahead_[is_last ? kDigits : level + 1];
        for (int i = 0; i < counts_[digit - 1]; ++i) {
            if (++tries_ > kMostTries || !budget_.work(kStepsPerTry)) return;
            const AlmostLockedSet& petal = sets_[petals_[digit - 1][i]];
            if (!overlap_ && petal.cells().intersects(used)) continue;
            const CellMask cells = used | petal.cells();
            DigitMask left = 0;
            Losers lost;
            for (const Digit loser : digits_of(common & petal.digits())) {
                lost[loser - 1] = (losers[loser - 1] & petal.buddies(loser)).without(cells);
                if (!lost[loser - 1].intersects(ahead[loser - 1])) continue;
                left = static_cast<DigitMask>(left | mask_of(loser));
            }
            if (left == 0) continue;
            chosen_[level] = petals_[digit - 1][i];
            if (is_last) {
                report(left, lost);
            } else {
                choose(level + 1, cells, left, lost);
            }
            if (steps_.is_done()) return;
        }
    }

    void report(DigitMask digits, const Losers& lost) {
        removals_.clear();
        for (const Digit digit : digits_of(digits)) {
            for (const Cell cell : lost[digit - 1]) removals_.push_back(Candidate::at(cell, digit));
        }
        std::sort(removals_.begin(), removals_.end());
        if (!steps_.wants_all()) {
            static_cast<void>(steps_.add(make_step()));
            return;
        }
        int cells = 0;
        for (std::size_t i = 0; i < size_; ++i) cells += sets_[chosen_[i]].size();
        if (found_.wants(removals_, cells)) found_.keep(make_step());
    }

    [[nodiscard]] Step make_step() const {
        Step step;
        step.technique = &row_.info;
        step.removals = removals_;
        step.cells = {stem_};
        for (std::size_t i = 0; i < size_; ++i) {
            add_set(sets_[chosen_[i]], step);
            step.commons.push_back(mask_of(digits_[i]));
        }
        finish_als_step(step);
        return step;
    }

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    const AlsCatalogue& sets_;
    bool overlap_;
    Budget& budget_;

    Cell stem_ = 0;
    std::array<Digit, kDigits> digits_{};  // of the stem, the first size_
    std::size_t size_ = 0;
    std::array<int, kDigits> counts_{};
    std::array<std::array<std::uint16_t, kMostPetals>, kDigits> petals_{};  // by digit
    std::array<Losers, kDigits + 1> ahead_{};  // by level; the last one: nothing to come
    std::array<std::uint16_t, kDigits> chosen_{};
    long tries_ = 0;
    std::vector<Candidate> removals_;
    SmallestSteps found_;
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    BlossomSearch(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "death-blossom",
            .title = "Death Blossom",
            .family = Family::sets,
            .code = "0904",
            .aliases = "",
            .summary = "a cell with an almost locked set for each of its candidates; one of the "
                       "sets holds each other digit that all of them share",
            .page =
                "The stem is a cell, say with the candidates 1, 2 and 3. For each of them there is "
                "a petal: an almost locked set (a group of cells of one house with one digit more "
                "than cells) whose places for that digit all see the stem.\n\n"
                "If the stem is 1, the petal of 1 does without 1, so it holds all its other "
                "digits; and so with 2 and 3. A digit Z that all petals have, but not the stem, "
                "is therefore in one of the petals, whatever the stem is. Z goes from every cell "
                "that sees all the places of Z in all petals.",
            .example =
                ":0904:5:.+1.9.+83.+656+34+1+2+9+8+7+89..63+1.2...1..8.5+14+8+2..+6.+9.35.+89+4.1.+"
                "8..2.5+14..1.+9.76+8...8.+1+29+3:241 671 673 741 743 745 748 755 793:::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows death_blossom() {
    return kRows;
}

}  // namespace nonet::logic

// The four types as searches over the guardians' cells; see guardians.hpp.
//
// Types 1 and 2 are one question: what sees all guardians of one digit, when no other digit has any
// or only where it looks from. Type 3 is a walk over subsets (pooled_subsets.hpp), type 4 a count
// of places.
#include "logic/kit/guardians.hpp"

#include "logic/kit/digits.hpp"
#include "logic/kit/pooled_subsets.hpp"

#include <utility>

namespace nonet::logic {

namespace {

class GuardianSearch {
  public:
    GuardianSearch(Search& search, const DeadlyPattern& pattern, Steps& steps)
        : search_(search), state_(search.state()), pattern_(pattern), steps_(steps) {
        for (const Cell cell : pattern.cells) {
            const DigitMask extra = extra_of(cell);
            if (extra == 0) continue;
            guards_.add(cell);
            extras_ = static_cast<DigitMask>(extras_ | extra);
            for (const Digit digit : digits_of(extra)) guards_of_[digit - 1].add(cell);
        }
    }

    bool run() {
        if (guards_.empty()) return false;
        if (add_what_sees_all()) return true;
        if (guards_.count() < 2) return false;
        for (House house = 0; house < kHouses; ++house) {
            if (!guards_.is_within(kHouseMasks[house])) continue;
            if (add_subsets(house) || add_locked(house)) return true;
        }
        return false;
    }

  private:
    [[nodiscard]] DigitMask extra_of(Cell cell) const {
        return without(state_.candidates(cell), pattern_.cores[cell]);
    }

    /// The cells where `digit` would make every guardian false.
    [[nodiscard]] CellMask seeing_all(Digit digit) const {
        CellMask others;
        for (const Digit extra : digits_of(without(extras_, mask_of(digit)))) {
            others |= guards_of_[extra - 1];
        }
        const CellMask seen = common_peers(guards_of_[digit - 1]) & state_.cells_with(digit);
        if (others.empty()) return seen;
        return others.count() == 1 ? seen & others : CellMask();
    }

    /// Types 1 and 2.
    bool add_what_sees_all() {
        Step step;
        if (guards_.count() == 1) {
            const Cell cell = guards_.first();
            const auto lost =
                static_cast<DigitMask>(state_.candidates(cell) & pattern_.cores[cell]);
            for (const Digit digit : digits_of(lost)) {
                step.removals.push_back(Candidate::at(cell, digit));
            }
        } else {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                for (const Cell cell : seeing_all(digit)) {
                    step.removals.push_back(Candidate::at(cell, digit));
                }
            }
        }
        return add(std::move(step));
    }

    /// Type 3, the smallest subsets first.
    bool add_subsets(House house) {
        const CellMask others = (kHouseMasks[house] & state_.blanks()).without(guards_);
        const auto add = [&](const CellGroup& group) { return add_subset(house, group); };
        for (int size = 1; size <= kMostCells && size < others.count(); ++size) {
            if (for_each_pooled_subset(state_, others, {{}, extras_}, {size, size}, add))
                return true;
        }
        return false;
    }

    bool add_subset(House house, const CellGroup& group) {
        Step step;
        const CellMask outside = kHouseMasks[house].without(guards_ | group.cells);
        for (const Digit digit : digits_of(group.digits)) {
            for (const Cell cell : outside& state_.cells_with(digit)) {
                step.removals.push_back(Candidate::at(cell, digit));
            }
        }
        if (step.removals.empty()) return false;
        step.base = {house};
        step.sets = {group};
        return add(std::move(step));
    }

    /// Type 4.
    bool add_locked(House house) {
        DigitMask locked = 0;
        DigitMask cores = 0;
        for (const Cell cell : guards_) {
            cores = static_cast<DigitMask>(cores | pattern_.cores[cell]);
        }
        for (const Digit digit : digits_of(without(cores, extras_))) {
            const CellMask places = kHouseMasks[house] & state_.cells_with(digit);
            if (!places.empty() && places.is_within(guards_)) {
                locked = static_cast<DigitMask>(locked | mask_of(digit));
            }
        }
        if (digit_count(locked) != guards_.count() - 1) return false;
        Step step;
        for (const Cell cell : guards_) {
            const auto core =
                static_cast<DigitMask>(state_.candidates(cell) & pattern_.cores[cell]);
            for (const Digit digit : digits_of(without(core, locked))) {
                step.removals.push_back(Candidate::at(cell, digit));
            }
            for (const Digit digit : digits_of(static_cast<DigitMask>(core & locked))) {
                step.endo_fins.push_back(Candidate::at(cell, digit));
            }
        }
        step.base = {house};
        return add(std::move(step));
    }

    bool add(Step step) {
        if (step.removals.empty() || !search_.proper().values(state_)) return false;
        step.technique = &pattern_.row->info;
        step.cells.assign(pattern_.cells.begin(), pattern_.cells.end());
        for (const Digit digit : digits_of(pattern_.digits)) step.digits.push_back(digit);
        for (const Cell cell : guards_) {
            for (const Digit digit : digits_of(extra_of(cell))) {
                step.fins.push_back(Candidate::at(cell, digit));
            }
        }
        step.sort_results();
        return steps_.add(std::move(step));
    }

    static constexpr int kMostCells = 5;  ///< beside the guardians, in a subset

    Search& search_;
    const State& state_;
    const DeadlyPattern& pattern_;
    Steps& steps_;
    CellMask guards_;                            // cells with a guardian
    DigitMask extras_ = 0;                       // the guardians' digits
    std::array<CellMask, kDigits> guards_of_{};  // for each digit
};

}  // namespace

bool add_guardian_steps(Search& search, const DeadlyPattern& pattern, Steps& steps) {
    return GuardianSearch(search, pattern, steps).run();
}

}  // namespace nonet::logic

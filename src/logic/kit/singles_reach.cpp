// Assuming and taking back, with a log of what was excluded.
//
// Excluding a value lowers the counts of its variables; the log of excluded values is all that is
// needed to restore them, so taking back costs as much as assuming.
#include "logic/kit/singles_reach.hpp"

#include "logic/kit/digits.hpp"

namespace nonet::logic {

SinglesReach::SinglesReach(const State& state) {
    for (const Cell cell : state.blanks()) {
        for (const Digit digit : digits_of(state.candidates(cell))) {
            const int candidate = Candidate::at(cell, digit).index();
            candidates_.add(candidate);
            for (const Variable variable : kVariablesOf[candidate]) ++values_[variable];
        }
    }
    possible_ = candidates_;
}

Variable SinglesReach::assume(int candidate) {
    Variable empty = -1;
    int end = excluded_to_[depth_];
    const CandidateMask lost = kPartners[candidate] & possible_;
    for (const int index : lost) {
        excluded_[end++] = static_cast<std::int16_t>(index);
        for (const Variable variable : kVariablesOf[index]) {
            if (--values_[variable] == 0) empty = variable;
        }
    }
    possible_ = possible_.without(lost);
    assumed_.add(candidate);
    assumptions_[depth_++] = static_cast<std::int16_t>(candidate);
    excluded_to_[depth_] = static_cast<std::int16_t>(end);
    return empty;
}

void SinglesReach::retract() {
    const int end = excluded_to_[depth_--];
    assumed_.remove(assumptions_[depth_]);
    for (int i = excluded_to_[depth_]; i < end; ++i) {
        possible_.add(excluded_[i]);
        for (const Variable variable : kVariablesOf[excluded_[i]]) ++values_[variable];
    }
}

void SinglesReach::retract_all() {
    while (depth_ > 0) retract();
}

int SinglesReach::only_value(Variable variable) const {
    for (const int value : kValuesOf[variable]) {
        if (possible_.has(value)) return value;
    }
    return -1;
}

bool SinglesReach::has_excluded(Variable variable) const {
    for (const int value : kValuesOf[variable]) {
        if (candidates_.has(value) && !possible_.has(value)) return true;
    }
    return false;
}

}  // namespace nonet::logic

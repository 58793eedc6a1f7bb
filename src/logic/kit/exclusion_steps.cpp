// The evidence of aligned exclusion: sets[i] with commons[i], the digits that sets[i] would lose;
// each pair of the two once, however many combinations it excludes.
#include "logic/kit/exclusion_steps.hpp"

#include "logic/kit/als_steps.hpp"

#include <utility>

namespace nonet::logic {

void ExclusionSteps::tell_pair(Candidate a, Candidate b, Step& step) const {
    if (see_each_other(a, b)) return;
    const auto group = excluder(catalogue_, a, b);
    if (group) tell_set(*group, static_cast<DigitMask>(mask_of(a.digit) | mask_of(b.digit)), step);
}

void ExclusionSteps::tell_set(const CellGroup& group, DigitMask lost, Step& step) {
    for (std::size_t i = 0; i < step.sets.size(); ++i) {
        if (step.sets[i] == group && step.commons[i] == lost) return;
    }
    step.sets.push_back(group);
    step.commons.push_back(lost);
}

bool ExclusionSteps::add(Step step, std::span<const Cell> cells) {
    step.technique = &row_.info;
    step.cells.assign(cells.begin(), cells.end());
    finish_als_step(step);
    return steps_.add(std::move(step));
}

}  // namespace nonet::logic

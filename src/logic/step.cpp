// What can be done with a step without knowing its technique.
#include <nonet/step.hpp>

#include <algorithm>

namespace nonet::logic {

namespace {

void sort_unique(std::vector<Candidate>& candidates) {
    std::sort(candidates.begin(), candidates.end(), [](Candidate a, Candidate b) {
        return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
    });
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

}  // namespace

void Step::clear() {
    technique = nullptr;
    placements.clear();
    removals.clear();
    digits.clear();
    cells.clear();
    base.clear();
    cover.clear();
    fins.clear();
    endo_fins.clear();
    sets.clear();
    commons.clear();
    chains.clear();
    colors.clear();
    is_siamese = false;
}

void Step::sort_results() {
    sort_unique(placements);
    sort_unique(removals);
}

bool changes(const Step& step, const State& state) {
    const auto is_there = [&state](Candidate candidate) { return state.has(candidate); };
    const auto is_blank = [&state](Candidate candidate) {
        return state.values()[candidate.cell] == 0;
    };
    return std::any_of(step.removals.begin(), step.removals.end(), is_there) ||
           std::any_of(step.placements.begin(), step.placements.end(), is_blank);
}

void apply(const Step& step, State& state) {
    for (const Candidate candidate : step.removals) state.remove(candidate);
    for (const Candidate candidate : step.placements) {
        if (state.values()[candidate.cell] == 0) state.place(candidate);
    }
}

bool is_sound(const Step& step, const Grid& solution) {
    const auto is_true = [&solution](Candidate candidate) {
        return solution[candidate.cell] == candidate.digit;
    };
    return std::none_of(step.removals.begin(), step.removals.end(), is_true) &&
           std::all_of(step.placements.begin(), step.placements.end(), is_true);
}

int chain_length(const Step& step) {
    std::size_t nodes = 0;
    for (const Chain& chain : step.chains) nodes += chain.size();
    return static_cast<int>(nodes);
}

}  // namespace nonet::logic

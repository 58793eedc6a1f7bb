// What can be done with a step without knowing its technique: apply, check, compare, measure.
//
// A step may be asked of a position that has moved on, so removing what is gone and filling what is
// filled do nothing. The length of chains is counted as HoDoKu counts it, since its library quotes
// it.
#include <nonet/step.hpp>

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

/// What almost locked sets add to a chain's length, as HoDoKu counts: two and a half links each in
/// a loop, in an open chain the more the larger they are.
int for_sets(const Step& step, const Chain& chain) {
    const bool is_loop = chain.front().cells == chain.back().cells;
    int sets = 0;
    int by_size = 0;
    for (const ChainNode& node : chain) {
        if (node.set < 0) continue;
        const int size = step.sets[static_cast<std::size_t>(node.set)].cells.count();
        ++sets;
        by_size += size <= 2 ? size - 1 : 2 * (size - 1);
    }
    return is_loop ? sets * 5 / 2 : by_size;
}

}  // namespace

std::string_view name_of(ContradictionKind kind) {
    static constexpr std::array<std::string_view, 6> kNames = {
        "none", "empty_cell", "no_place", "two_digits", "twice", "true_and_false"};
    return kNames.at(static_cast<std::size_t>(kind));
}

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
    contradiction = Contradiction();
    is_siamese = false;
}

void sort_candidates(std::vector<Candidate>& candidates) {
    std::sort(candidates.begin(), candidates.end(), [](Candidate a, Candidate b) {
        return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
    });
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

void Step::sort_results() {
    sort_candidates(placements);
    sort_candidates(removals);
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
    int length = 0;
    for (const Chain& chain : step.chains) {
        if (!chain.empty()) length += static_cast<int>(chain.size()) - 1 + for_sets(step, chain);
    }
    return length;
}

}  // namespace nonet::logic

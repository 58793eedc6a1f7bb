// The scan, and the intersections; net_search.hpp tells the order.
#include "rate/explainer/chains/net_search.hpp"

#include <bit>

namespace nonet::explainer {

namespace {

constexpr Links links_of(NetKind kind) {
    switch (kind) {
        case NetKind::nishio:
            return Links::houses_erasing;
        case NetKind::multiple:
            return Links::all;
        case NetKind::dynamic:
            return Links::all_erasing;
    }
    return Links::all;
}

template <bool kIsOn>
const NodeList& list_of(const Propagation& propagation) {
    return kIsOn ? propagation.on : propagation.off;
}

/// How much of the budget one propagation takes, in steps of some nanoseconds.
constexpr std::uint64_t kStepsPerPropagation = 300;

}  // namespace

NetSearch::NetSearch(NetKind kind, Extension* extension)
    : kind_(kind), propagations_(links_of(kind), extension) {}

void NetSearch::run(const Position& position, BestNet& best, Budget& budget) {
    position_ = &position;
    best_ = &best;
    budget_ = &budget;
    propagations_.start(position);
    const int fewest = kind_ == NetKind::multiple ? 3 : 2;
    for (const Cell cell : position.blanks()) {
        if (count_bits(position.candidates(cell)) < fewest) continue;
        search_cell(cell);
        if (budget.reached()) return;
    }
}

void NetSearch::search_cell(Cell cell) {
    std::array<const Propagation*, kDigits> branches{};
    int count = 0;
    const unsigned digits = position_->candidates(cell);
    for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
        const auto candidate = Candidate::at(cell, std::countr_zero(rest) + 1);
        branches[count++] = &propagations_.of(candidate, true);
        budget_->work(2 * kStepsPerPropagation);
        if (kind_ != NetKind::multiple) search_binary(candidate, count_bits(digits) >= 3);
        if (kind_ != NetKind::nishio) search_houses(candidate);
    }
    if (kind_ == NetKind::nishio) return;
    search_branches({branches.data(), static_cast<std::size_t>(count)}, NetProof::cell);
}

void NetSearch::search_binary(Candidate candidate, bool with_reduction) {
    const Propagation& on = propagations_.of(candidate, true);
    const Propagation& off = propagations_.of(candidate, false);
    search_contradiction(on, {candidate, false});
    search_contradiction(off, {candidate, true});
    if (!with_reduction || kind_ == NetKind::nishio) return;
    const std::array<const Propagation*, 2> branches = {&on, &off};
    search_branches(branches, NetProof::both_ways);
}

void NetSearch::search_contradiction(const Propagation& propagation, const Conclusion& conclusion) {
    if (!propagation.contradicts) return;
    const Node& clash = propagation.clash;
    const Node& opposite =
        (propagation.clash_is_on ? propagation.off : propagation.on).node_of(clash.candidate);
    const NetRank at_best = {clash.depth + opposite.depth, NetProof::contradiction};
    if (!best_->wants(at_best, conclusion)) return;
    Ancestors ancestors(*position_, true);
    const int complexity = ancestors.count_clash(propagation) +
                           count_nodes(propagation, clash.candidate, !propagation.clash_is_on);
    best_->take({complexity, NetProof::contradiction}, conclusion);
}

void NetSearch::search_houses(Candidate candidate) {
    for (const House house : kHousesOf[candidate.cell]) {
        const unsigned places = position_->places(house, candidate.digit);
        if (count_bits(places) < 2) continue;
        if (std::countr_zero(places) != place_in(house, candidate.cell)) continue;
        search_house(house, candidate.digit, places);
    }
}

void NetSearch::search_house(House house, Digit digit, unsigned places) {
    std::array<const Propagation*, 9> branches{};
    int count = 0;
    for (unsigned rest = places; rest != 0; rest &= rest - 1) {
        const Cell cell = kHouseCells[house][std::countr_zero(rest)];
        branches[count++] = &propagations_.of(Candidate::at(cell, digit), true);
    }
    search_branches({branches.data(), static_cast<std::size_t>(count)}, NetProof::house);
}

void NetSearch::search_branches(Branches branches, NetProof proof) {
    search_common<true>(branches, proof);
    search_common<false>(branches, proof);
}

template <bool kIsOn>
void NetSearch::search_common(Branches branches, NetProof proof) {
    const NodeList& first = list_of<kIsOn>(*branches[0]);
    std::array<CellMask, kDigits> common;
    CellMask any;
    for (Digit digit = 1; digit <= 9; ++digit) {
        CellMask cells = first.cells(digit);
        for (std::size_t i = 1; i < branches.size(); ++i) {
            cells &= list_of<kIsOn>(*branches[i]).cells(digit);
        }
        common[digit - 1] = cells;
        any |= cells;
    }
    if (any.empty()) return;
    for (const Node& node : first.nodes()) {
        const auto [cell, digit] = node.candidate;
        if (common[digit - 1].has(cell)) offer<kIsOn>(branches, proof, node.candidate);
    }
}

template <bool kIsOn>
void NetSearch::offer(Branches branches, NetProof proof, Candidate target) {
    if (kIsOn && count_bits(position_->candidates(target.cell)) < 2) return;
    NetRank rank = {0, proof};
    for (const Propagation* branch : branches) {
        rank.complexity += list_of<kIsOn>(*branch).node_of(target).depth;
    }
    const Conclusion conclusion = {target, kIsOn};
    if (!best_->wants(rank, conclusion)) return;
    if (kind_ != NetKind::multiple) {
        rank.complexity = 0;
        for (const Propagation* branch : branches) {
            rank.complexity += count_nodes(*branch, target, kIsOn);
        }
    }
    best_->take(rank, conclusion);
}

int NetSearch::count_nodes(const Propagation& propagation, Candidate target, bool is_on) {
    Ancestors ancestors(*position_, kind_ != NetKind::multiple);
    return is_on ? ancestors.count_on(propagation, propagation.on.place_of(target))
                 : ancestors.count_off(propagation, propagation.off.place_of(target));
}

}  // namespace nonet::explainer

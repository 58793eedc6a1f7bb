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

/// How much of the budget the propagations of a candidate take, in steps of some nanoseconds.
constexpr std::uint64_t kStepsPerCandidate = 600;

}  // namespace

/// Room for the propagations of one hint.
class NetSearch::BranchList {
  public:
    void add(const Propagation& propagation) { branches_[count_++] = &propagation; }
    [[nodiscard]] Branches all() const {
        return {branches_.data(), static_cast<std::size_t>(count_)};
    }

  private:
    std::array<const Propagation*, kDigits> branches_{};
    int count_ = 0;
};

NetSearch::NetSearch(NetKind kind, Extension* extension)
    : kind_(kind),
      propagations_(links_of(kind), extension),
      ancestors_(kind != NetKind::multiple) {}

void NetSearch::run(const Position& position, NetCollector& collector, Budget& budget) {
    position_ = &position;
    collector_ = &collector;
    budget_ = &budget;
    propagations_.start(position, budget);
    if (kind_ == NetKind::nishio) contradictions_.update(position);
    const int fewest = kind_ == NetKind::multiple ? 3 : 2;
    for (const Cell cell : position.blanks()) {
        if (count_bits(position.candidates(cell)) < fewest) continue;
        search_cell(cell);
        if (budget.reached()) return;
    }
}

void NetSearch::search_cell(Cell cell) {
    const unsigned digits = position_->candidates(cell);
    const bool with_reduction = kind_ == NetKind::dynamic && count_bits(digits) >= 3;
    for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
        const auto candidate = Candidate::at(cell, std::countr_zero(rest) + 1);
        budget_->work(kStepsPerCandidate);
        if (budget_->reached()) return;
        if (kind_ != NetKind::multiple) search_binary(candidate, with_reduction);
        if (kind_ != NetKind::nishio) search_houses(candidate);
    }
    if (kind_ == NetKind::nishio) return;
    const NetOrigin origin = {Candidate::at(cell, std::countr_zero(digits) + 1), false, 0};
    BranchList branches;
    list_branches(NetProof::cell, origin, branches);
    search_branches(branches.all(), NetProof::cell, origin);
}

void NetSearch::search_binary(Candidate candidate, bool with_reduction) {
    search_contradiction(candidate, true);
    search_contradiction(candidate, false);
    if (!with_reduction) return;
    const NetOrigin origin = {candidate, false, 0};
    BranchList branches;
    list_branches(NetProof::both_ways, origin, branches);
    search_branches(branches.all(), NetProof::both_ways, origin);
}

void NetSearch::search_contradiction(Candidate candidate, bool is_on) {
    if (kind_ == NetKind::nishio && !contradictions_.may_contradict(candidate, is_on)) return;
    const Propagation& propagation = propagations_.of(candidate, is_on);
    if (!propagation.contradicts) return;
    const Conclusion conclusion = {candidate, !is_on};
    const NetNode& clash = propagation.clash;
    const NodeList& opposites = propagation.clash_is_on ? propagation.off : propagation.on;
    const int place = opposites.place_of(clash.candidate());
    NetRank rank = {clash.depth() + opposites[place].depth(), NetProof::contradiction};
    if (!collector_->wants(rank, conclusion)) return;
    ancestors_.start(*position_);
    if (propagation.clash_is_on) {
        ancestors_.add_off(propagation, place);
    } else {
        ancestors_.add_on(propagation, place);
    }
    ancestors_.add_clash(propagation);
    rank.complexity = ancestors_.complexity();
    collector_->take(rank, conclusion, {candidate, is_on, 0});
}

void NetSearch::search_houses(Candidate candidate) {
    for (const House house : kHousesOf[candidate.cell]) {
        const unsigned places = position_->places(house, candidate.digit);
        if (count_bits(places) < 2) continue;
        if (std::countr_zero(places) != place_in(house, candidate.cell)) continue;
        const NetOrigin origin = {candidate, false, house};
        BranchList branches;
        list_branches(NetProof::house, origin, branches);
        search_branches(branches.all(), NetProof::house, origin);
    }
}

void NetSearch::list_branches(NetProof proof, const NetOrigin& origin, BranchList& branches) {
    const auto [cell, digit] = origin.candidate;
    switch (proof) {
        case NetProof::both_ways:
            branches.add(propagations_.of(origin.candidate, true));
            branches.add(propagations_.of(origin.candidate, false));
            return;
        case NetProof::cell:
            for (unsigned rest = position_->candidates(cell); rest != 0; rest &= rest - 1) {
                const auto candidate = Candidate::at(cell, std::countr_zero(rest) + 1);
                branches.add(propagations_.of(candidate, true));
            }
            return;
        case NetProof::house:
            for (unsigned rest = position_->places(origin.house, digit); rest != 0;
                 rest &= rest - 1) {
                const Cell place = kHouseCells[origin.house][std::countr_zero(rest)];
                branches.add(propagations_.of(Candidate::at(place, digit), true));
            }
            return;
        case NetProof::contradiction:
            branches.add(propagations_.of(origin.candidate, origin.is_on));
            return;
    }
}

void NetSearch::search_branches(Branches branches, NetProof proof, const NetOrigin& origin) {
    search_common<true>(branches, proof, origin);
    search_common<false>(branches, proof, origin);
}

template <bool kIsOn>
void NetSearch::search_common(Branches branches, NetProof proof, const NetOrigin& origin) {
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
    for (const NetNode& node : first.nodes()) {
        const auto [cell, digit] = node.candidate();
        if (!common[digit - 1].has(cell)) continue;
        // what is on in a cell of one candidate removes nothing
        if (kIsOn && is_single(position_->candidates(cell))) continue;
        offer<kIsOn>(branches, proof, origin, node.candidate());
    }
}

template <bool kIsOn>
void NetSearch::offer(Branches branches, NetProof proof, const NetOrigin& origin,
                      Candidate target) {
    NetRank rank = {0, proof};
    for (const Propagation* branch : branches) {
        rank.complexity += list_of<kIsOn>(*branch).node_of(target).depth();
    }
    const Conclusion conclusion = {target, kIsOn};
    if (!collector_->wants(rank, conclusion)) return;
    // a static chain is a single line: its depth is all there is to count
    if (kind_ != NetKind::multiple) {
        ancestors_.start(*position_);
        for (const Propagation* branch : branches) {
            const int place = list_of<kIsOn>(*branch).place_of(target);
            if constexpr (kIsOn) {
                ancestors_.add_on(*branch, place);
            } else {
                ancestors_.add_off(*branch, place);
            }
        }
        rank.complexity = ancestors_.complexity();
    }
    collector_->take(rank, conclusion, origin);
}

void NetSearch::list_targets(const NetList::Entry& hint, std::vector<ChainTarget>& targets) {
    using Which = ChainTarget::Which;
    BranchList branches;
    list_branches(hint.rank.proof, hint.origin, branches);
    targets.clear();
    if (hint.rank.proof == NetProof::contradiction) {
        const Propagation& net = *branches.all()[0];
        const auto opposite =
            net.clash_is_on ? ChainTarget{&net, Which::off, net.off.place_of(net.clash.candidate())}
                            : ChainTarget{&net, Which::on, net.on.place_of(net.clash.candidate())};
        const ChainTarget clash = {&net, Which::clash, 0};
        // the one that is on first
        targets.push_back(net.clash_is_on ? clash : opposite);
        targets.push_back(net.clash_is_on ? opposite : clash);
        return;
    }
    const Conclusion& conclusion = hint.conclusion;
    for (const Propagation* branch : branches.all()) {
        const NodeList& nodes = conclusion.is_on ? branch->on : branch->off;
        targets.push_back({branch, conclusion.is_on ? Which::on : Which::off,
                           nodes.place_of(conclusion.candidate)});
    }
}

}  // namespace nonet::explainer

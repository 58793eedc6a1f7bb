// The scan, and the intersections; net_search.hpp tells the order.
#include "rate/explainer/chains/nets/net_search.hpp"

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
    if (kind_ == NetKind::nishio) {
        contradictions_.update(position);
        if (!contradictions_.any()) return;
    }
    propagations_.start(position, budget);
    const int fewest = kind_ == NetKind::multiple ? 3 : 2;
    for (const Cell cell : position.blanks()) {
        if (count_bits(position.candidates(cell)) < fewest) continue;
        search_cell(cell);
        if (budget.reached()) return;
    }
}

void NetSearch::search_cell(Cell cell) {
    const auto unit = static_cast<NetGraph::Unit>(cell);
    const auto ids = propagations_.graph().members(unit);
    const bool with_reduction = kind_ == NetKind::dynamic && ids.size() >= 3;
    for (const Id id : ids) {
        budget_->work(kStepsPerCandidate);
        if (budget_->reached()) return;
        if (kind_ != NetKind::multiple) search_binary(id, with_reduction);
        if (kind_ != NetKind::nishio) search_houses(id);
    }
    if (kind_ == NetKind::nishio) return;
    const NetOrigin origin = {.unit = unit, .cause = Cause::cell};
    BranchList branches;
    list_branches(NetProof::cell, origin, branches);
    search_branches(branches.all(), NetProof::cell, origin);
}

void NetSearch::search_binary(Id id, bool with_reduction) {
    search_contradiction(id, true);
    search_contradiction(id, false);
    if (!with_reduction) return;
    const NetOrigin origin = {.id = id};
    BranchList branches;
    list_branches(NetProof::both_ways, origin, branches);
    search_branches(branches.all(), NetProof::both_ways, origin);
}

void NetSearch::search_contradiction(Id id, bool is_on) {
    const Candidate candidate = propagations_.graph().candidate(id);
    if (kind_ == NetKind::nishio && !contradictions_.may_contradict(candidate, is_on)) return;
    const Propagation& propagation = propagations_.of(id, is_on);
    if (!propagation.contradicts) return;
    const Conclusion conclusion = {candidate, !is_on};
    const NetNode clash = propagation.clash;
    const NodeList& opposites = propagation.clash_is_on ? propagation.off : propagation.on;
    const int place = opposites.place_of(clash.id());
    NetRank rank = {clash.depth() + opposites[place].depth(), NetProof::contradiction};
    if (!collector_->wants(rank, conclusion)) return;
    ancestors_.start();
    if (propagation.clash_is_on) {
        ancestors_.add_off(propagation, place);
    } else {
        ancestors_.add_on(propagation, place);
    }
    ancestors_.add_clash(propagation);
    rank.complexity = ancestors_.complexity();
    collector_->take(rank, conclusion, {.id = id, .is_on = is_on});
}

void NetSearch::search_houses(Id id) {
    const NetGraph& graph = propagations_.graph();
    const auto& units = graph.units(id);
    for (int which = 1; which < 4; ++which) {
        const auto members = graph.members(units[which]);
        if (members.size() < 2 || members[0] != id) continue;
        const NetOrigin origin = {.unit = units[which], .cause = cause_of_unit(which)};
        BranchList branches;
        list_branches(NetProof::house, origin, branches);
        search_branches(branches.all(), NetProof::house, origin);
    }
}

void NetSearch::list_branches(NetProof proof, const NetOrigin& origin, BranchList& branches) {
    switch (proof) {
        case NetProof::both_ways:
            branches.add(propagations_.of(origin.id, true));
            branches.add(propagations_.of(origin.id, false));
            return;
        case NetProof::cell:
        case NetProof::house:
            for (const Id id : propagations_.graph().members(origin.unit)) {
                branches.add(propagations_.of(id, true));
            }
            return;
        case NetProof::contradiction:
            branches.add(propagations_.of(origin.id, origin.is_on));
            return;
    }
}

void NetSearch::search_branches(Branches branches, NetProof proof, const NetOrigin& origin) {
    search_common<true>(branches, proof, origin);
    search_common<false>(branches, proof, origin);
}

template <bool kIsOn>
void NetSearch::search_common(Branches branches, NetProof proof, const NetOrigin& origin) {
    const NetGraph& graph = propagations_.graph();
    const NodeList& first = list_of<kIsOn>(*branches[0]);
    std::array<std::uint64_t, NodeList::kWords> common{};
    std::uint64_t any = 0;
    const int words = (graph.size() + 63) / 64;
    for (int word = 0; word < words; ++word) {
        std::uint64_t bits = first.bits()[word];
        for (const Propagation* branch : branches) bits &= list_of<kIsOn>(*branch).bits()[word];
        common[word] = bits;
        any |= bits;
    }
    if (any == 0) return;
    for (const NetNode node : first.nodes()) {
        const Id id = node.id();
        if ((common[id / 64] >> (id % 64) & 1) == 0) continue;
        // what is on in a cell of one candidate removes nothing
        if (kIsOn && graph.tallies()[graph.candidate(id).cell].count() == 1) continue;
        offer<kIsOn>(branches, proof, origin, id);
    }
}

template <bool kIsOn>
void NetSearch::offer(Branches branches, NetProof proof, const NetOrigin& origin, Id target) {
    NetRank rank = {0, proof};
    for (const Propagation* branch : branches) {
        const NodeList& nodes = list_of<kIsOn>(*branch);
        rank.complexity += nodes[nodes.place_of(target)].depth();
    }
    const Conclusion conclusion = {propagations_.graph().candidate(target), kIsOn};
    if (!collector_->wants(rank, conclusion)) return;
    // a static chain is a single line: its depth is all there is to count
    if (kind_ != NetKind::multiple) {
        ancestors_.start();
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
        const Id id = net.clash.id();
        const ChainTarget clash = {&net, Which::clash, 0};
        // the one that is on comes first
        if (net.clash_is_on) {
            targets.push_back(clash);
            targets.push_back({&net, Which::off, net.off.place_of(id)});
        } else {
            targets.push_back({&net, Which::on, net.on.place_of(id)});
            targets.push_back(clash);
        }
        return;
    }
    const bool is_on = hint.conclusion.is_on;
    const Id id = propagations_.graph().id_of(hint.conclusion.candidate);
    for (const Propagation* branch : branches.all()) {
        const NodeList& nodes = is_on ? branch->on : branch->off;
        targets.push_back({branch, is_on ? Which::on : Which::off, nodes.place_of(id)});
    }
}

}  // namespace nonet::explainer

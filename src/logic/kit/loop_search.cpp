// Which premises to draw from, and what each chain does.
//
// Every condition under which a chain can matter is checked on reachability alone; only then is a
// tree grown and chains read from it. A draft is reused for every chain, so nothing is allocated
// until a loop is kept.
#include "logic/kit/loop_search.hpp"

#include "logic/kit/digits.hpp"

#include <algorithm>
#include <bit>

namespace nonet::logic {

namespace {

/// What the chains of one premise may cost, as a budget counts.
constexpr int kStepsPerPremise = 2000;

}  // namespace

std::optional<Loop> LoopSearch::first(const ImplicationGraph& graph, const Reachability& reach,
                                      Budget& budget) {
    graph_ = &graph;
    reach_ = &reach;
    wants_all_ = false;
    search(budget);
    if (found_.empty()) return std::nullopt;
    return found_.front();
}

std::vector<Loop> LoopSearch::all(const ImplicationGraph& graph, const Reachability& reach,
                                  Budget& budget) {
    graph_ = &graph;
    reach_ = &reach;
    wants_all_ = true;
    search(budget);
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Loop& a, const Loop& b) { return a.rank.is_before(b.rank); });
    return found_;
}

void LoopSearch::search(Budget& budget) {
    found_.clear();
    for (const auto part : {&LoopSearch::search_true_premise, &LoopSearch::search_false_premise,
                            &LoopSearch::search_aics}) {
        for (int index = 0; index < graph_->candidates(); ++index) {
            if (!budget.work(kStepsPerPremise)) return;
            (this->*part)(index);
        }
    }
}

bool LoopSearch::could_matter(const LoopRank& rank) const {
    return wants_all_ || found_.empty() || !found_.front().rank.is_before(rank);
}

void LoopSearch::search_true_premise(int index) {
    const NodeId premise = ImplicationGraph::on(index);
    const Candidate start = graph_->candidate(index);
    bool closes = reach_->switches_off(premise, index);
    for (Digit digit = 1; digit <= kDigits && !closes; ++digit) {
        const Candidate end = Candidate::at(start.cell, digit);
        if (digit == start.digit || !graph_->state().has(end)) continue;
        closes = reach_->switches_on(premise, graph_->index_of(end));
    }
    if (closes && could_matter({1, start.cell + start.digit})) draw_loops(premise);
}

void LoopSearch::search_false_premise(int index) {
    const NodeId premise = ImplicationGraph::off(index);
    const Candidate start = graph_->candidate(index);
    const DigitMask digits = graph_->state().candidates(start.cell);
    bool draws = false;
    if (reach_->switches_on(premise, index)) {
        draft_.removals.clear();
        remove_others(start);
        draws = could_matter(LoopRank::of(draft_.removals));
    }
    for (Digit digit = 1; digit <= kDigits && !draws; ++digit) {
        if (digit == start.digit || (digits & mask_of(digit)) == 0) continue;
        const int end = graph_->index_of(Candidate::at(start.cell, digit));
        draws = (digit_count(digits) > 2 && reach_->switches_on(premise, end)) ||
                (reach_->switches_off(premise, end) && could_matter({1, start.cell + digit}));
    }
    if (draws) draw_loops(premise);
}

void LoopSearch::draw_loops(NodeId premise) {
    tree_.grow(*graph_, premise);
    const Cell cell = graph_->node(premise).cell;
    for (const ImplicationTree::Entry& entry : tree_.entries()) {
        const ImplicationNode& end = graph_->node(entry.node);
        if (entry.is_direct || end.kind != NodeKind::candidate || end.cell != cell) continue;
        draw_loop(entry.node);
    }
}

void LoopSearch::draw_loop(NodeId end) {
    tree_.chain_to(end, draft_.chain);
    if (!is_clean_loop(*graph_, draft_.chain)) return;
    const ImplicationNode& start_node = graph_->node(tree_.premise());
    const ImplicationNode& end_node = graph_->node(end);
    const bool leaves_strong = !start_node.is_on;
    const bool enters_strong = end_node.is_on;
    const Candidate start = Candidate::at(start_node.cell, start_node.digit);
    draft_.removals.clear();
    LoopKind kind = LoopKind::discontinuous;
    if (start_node.digit == end_node.digit) {
        if (leaves_strong) {
            remove_others(start);
        } else {
            draft_.removals.push_back(start);
        }
    } else if (leaves_strong != enters_strong) {
        draft_.removals.push_back(leaves_strong ? Candidate::at(end_node.cell, end_node.digit)
                                                : start);
    } else if (leaves_strong) {
        kind = LoopKind::continuous;
        remove_by_continuous_loop(*graph_, draft_.chain, draft_.removals);
    }
    offer(kind);
}

void LoopSearch::remove_others(Candidate keep) {
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const Candidate other = Candidate::at(keep.cell, digit);
        if (digit != keep.digit && graph_->state().has(other)) draft_.removals.push_back(other);
    }
}

void LoopSearch::search_aics(int index) {
    const Reachability::Word* on = reach_->on(ImplicationGraph::off(index));
    const Candidate start = graph_->candidate(index);
    for (int word = 0; word < reach_->words(); ++word) {
        for (Reachability::Word rest = on[word]; rest != 0; rest &= rest - 1) {
            const int other = word * Reachability::kWordBits + std::countr_zero(rest);
            remove_by_aic(start, graph_->candidate(other));
            if (draft_.removals.empty() || !could_matter(LoopRank::of(draft_.removals))) continue;
            draw_aics(index);
            return;
        }
    }
}

void LoopSearch::remove_by_aic(Candidate start, Candidate end) {
    const State& state = graph_->state();
    draft_.removals.clear();
    if (start.cell == end.cell) return;
    if (start.digit == end.digit) {
        const CellMask seen =
            kPeerMasks[start.cell] & kPeerMasks[end.cell] & state.cells_with(start.digit);
        if (seen.empty() || seen.is_single()) return;
        for (const Cell cell : seen) draft_.removals.push_back(Candidate::at(cell, start.digit));
        return;
    }
    const Candidate there = Candidate::at(end.cell, start.digit);
    const Candidate here = Candidate::at(start.cell, end.digit);
    if (!kPeerMasks[start.cell].has(end.cell) || !state.has(there) || !state.has(here)) return;
    draft_.removals.push_back(there);
    draft_.removals.push_back(here);
    sort_candidates(draft_.removals);
}

void LoopSearch::draw_aics(int index) {
    tree_.grow(*graph_, ImplicationGraph::off(index));
    for (const ImplicationTree::Entry& entry : tree_.entries()) {
        const ImplicationNode& end = graph_->node(entry.node);
        if (entry.is_direct || end.kind != NodeKind::candidate || !end.is_on) continue;
        draw_aic(index, entry.node);
    }
}

void LoopSearch::draw_aic(int index, NodeId end) {
    const ImplicationNode& node = graph_->node(end);
    remove_by_aic(graph_->candidate(index), Candidate::at(node.cell, node.digit));
    if (draft_.removals.empty() || !could_matter(LoopRank::of(draft_.removals))) return;
    tree_.chain_to(end, draft_.chain);
    if (is_clean_aic(*graph_, draft_.chain)) offer(LoopKind::aic);
}

namespace {

/// A loop counts each set for two and a half links more than the one that it is.
int length_by_count(const ImplicationGraph& graph, const std::vector<NodeId>& chain) {
    const auto is_set = [&graph](NodeId id) { return graph.node(id).kind == NodeKind::set; };
    const auto sets = std::count_if(chain.begin(), chain.end(), is_set);
    return static_cast<int>(static_cast<std::ptrdiff_t>(chain.size()) + sets * 5 / 2);
}

/// An AIC, and a loop that took the place of a longer one, count its cells.
int length_by_cells(const ImplicationGraph& graph, const std::vector<NodeId>& chain) {
    int length = static_cast<int>(chain.size());
    for (const NodeId id : chain) {
        const ImplicationNode& node = graph.node(id);
        if (node.kind == NodeKind::set) length += extra_links(graph.set(node).size());
    }
    return length;
}

}  // namespace

void LoopSearch::offer(LoopKind kind) {
    if (draft_.removals.empty()) return;
    sort_candidates(draft_.removals);
    draft_.rank = LoopRank::of(draft_.removals);
    if (!could_matter(draft_.rank)) return;
    draft_.kind = kind;
    draft_.is_grouped = false;
    for (const NodeId id : draft_.chain) {
        draft_.is_grouped = draft_.is_grouped || graph_->node(id).kind != NodeKind::candidate;
    }
    draft_.length = kind == LoopKind::aic ? length_by_cells(*graph_, draft_.chain)
                                          : length_by_count(*graph_, draft_.chain);
    if (!wants_all_ && !found_.empty() && draft_.rank.is_before(found_.front().rank)) {
        found_.clear();
    }
    for (Loop& known : found_) {
        if (!known.does_the_same_as(draft_)) continue;
        if (known.length <= draft_.length) return;
        known = draft_;
        known.length = length_by_cells(*graph_, known.chain);
        return;
    }
    if (wants_all_ || found_.empty()) found_.push_back(draft_);
}

}  // namespace nonet::logic

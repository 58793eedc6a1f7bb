// Filling the tables from reachability, and growing a tree for lengths and chains when one is asked
// for.
//
// What a premise leads to is known at once; how long the way is, only for the few premises that a
// proof needs. Trees that might overflow are grown at once, since then reachability says too much.
#include "logic/kit/chain_tables.hpp"

#include <algorithm>
#include <bit>

namespace nonet::logic {

void ChainTables::build(const ImplicationGraph& graph, const Reachability& reach) {
    graph_ = &graph;
    grown_for_ = -1;
    const int literals = 2 * graph.candidates();
    sets_.resize(static_cast<std::size_t>(literals));
    lengths_.resize(sets_.size() * sets_.size());
    has_lengths_.assign(sets_.size(), false);
    for (int literal = 0; literal < literals; ++literal) {
        const auto premise = static_cast<NodeId>(literal);
        fill(reach.on(premise), reach.words(), sets_[premise].on);
        fill(reach.off(premise), reach.words(), sets_[premise].off);
        if (may_overflow(premise)) fill_from_tree(premise);
    }
}

bool ChainTables::may_overflow(NodeId premise) const {
    int nodes = graph_->size() - 2 * graph_->candidates();
    if (graph_->size() < static_cast<int>(ImplicationTree::kRoom)) return false;
    for (const CellMask& cells : sets_[premise].on) nodes += cells.count();
    for (const CellMask& cells : sets_[premise].off) nodes += cells.count();
    return nodes >= static_cast<int>(ImplicationTree::kRoom);
}

void ChainTables::fill_from_tree(NodeId premise) {
    grow(premise);
    sets_[premise] = LiteralSets();
    for (const ImplicationTree::Entry& entry : tree_.entries()) {
        const ImplicationNode& node = graph_->node(entry.node);
        if (node.kind != NodeKind::candidate) continue;
        auto& sets = node.is_on ? sets_[premise].on : sets_[premise].off;
        sets[static_cast<std::size_t>(node.digit - 1)].add(node.cell);
    }
}

void ChainTables::fill(const Reachability::Word* words, int count,
                       std::array<CellMask, kDigits>& sets) const {
    sets.fill(CellMask());
    for (int word = 0; word < count; ++word) {
        for (Reachability::Word rest = words[word]; rest != 0; rest &= rest - 1) {
            const int index = word * Reachability::kWordBits + std::countr_zero(rest);
            const Candidate candidate = graph_->candidate(index);
            sets[static_cast<std::size_t>(candidate.digit - 1)].add(candidate.cell);
        }
    }
}

void ChainTables::grow(NodeId premise) {
    if (grown_for_ == premise) return;
    tree_.grow(*graph_, premise);
    grown_for_ = premise;
}

WayLength ChainTables::measure(NodeId premise, NodeId conclusion, int /*too_long*/) {
    if (!has_lengths_[premise]) keep_lengths(premise);
    return {lengths_[premise * sets_.size() + conclusion], false};
}

void ChainTables::keep_lengths(NodeId premise) {
    grow(premise);
    has_lengths_[premise] = true;
    std::uint16_t* row = &lengths_[premise * sets_.size()];
    std::fill_n(row, sets_.size(), std::uint16_t{0});
    const auto own_length = [this](NodeId id) {
        const ImplicationNode& node = graph_->node(id);
        const bool is_set = node.kind == NodeKind::set;
        return 1 + (is_set ? extra_links(graph_->set(node).size()) : 0);
    };
    entry_lengths_.clear();
    for (const ImplicationTree::Entry& entry : tree_.entries()) {
        int length = own_length(entry.node);
        // What comes before stands before, unless a shorter way was found later.
        NodeId node = entry.node;
        while (node != premise) {
            node = tree_.entry(node).before;
            const std::size_t place = tree_.place(node);
            if (place < entry_lengths_.size()) {
                length += entry_lengths_[place];
                break;
            }
            length += own_length(node);
        }
        entry_lengths_.push_back(static_cast<std::uint16_t>(length));
        if (entry.node < sets_.size()) row[entry.node] = entry_lengths_.back();
    }
}

Way ChainTables::trace(NodeId premise, NodeId conclusion) {
    grow(premise);
    Way way;
    tree_.chain_to(conclusion, way.chain);
    return way;
}

}  // namespace nonet::logic

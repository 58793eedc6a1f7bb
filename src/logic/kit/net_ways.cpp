// Reading a way from the tables of nets: the main chain, and its branches.
//
// From the conclusion backwards along the first reason of each entry; the other reasons become
// branches, which are read in the same way until they meet the main chain (branches of branches are
// not told). A borrowed entry is looked up in the table that lent it and followed there, up to that
// table's premise or to an entry for which the table at home knows a shorter way; then the reading
// goes on at home. The lookups are HoDoKu's, with what they miss, since whether a step counts as a
// net depends on the branches that they find.
//
// That is for the lengths. What is told comes from a proof without circles (net_proof.hpp); only
// what the tables have and the proof does not reach is told from here, with its circles cut out.
#include "logic/kit/net_tables.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

constexpr std::size_t kLongest = NetTable::kRoom;
constexpr std::size_t kMostBranches = 200;

/// A node that the line has already takes it back to there.
void add_without_circle(std::vector<NodeId>& line, NodeId node) {
    if (node == NetTable::kNoNode) return;
    line.erase(std::find(line.begin(), line.end(), node), line.end());
    line.push_back(node);
}

}  // namespace

// Chains can be long where reasons run in a circle, so the search for a node is a lookup.
void NetTables::list_chain() {
    last_in_chain_.assign(static_cast<std::size_t>(graph_->size()) + 1, -1);
    for (std::size_t i = 0; i < chain_.size(); ++i) {
        last_in_chain_[slot_of(chain_[i])] = static_cast<std::int16_t>(i);
    }
}

std::size_t NetTables::slot_of(NodeId node) const {
    return std::min<std::size_t>(node, static_cast<std::size_t>(graph_->size()));
}

bool NetTables::joins(const Branch& branch, NodeId node) const {
    return last_in_chain_[slot_of(node)] >= static_cast<std::ptrdiff_t>(branch.joins_from);
}

void NetTables::note_needs(const NetTable& table, const NetTable::Entry& entry) {
    for (std::size_t i = 1; i < entry.reasons.size(); ++i) {
        if (entry.reasons[i] == 0 || branch_count_ == kMostBranches) continue;
        if (branch_count_ == branches_.size()) branches_.emplace_back();
        Branch& branch = branches_[branch_count_++];
        branch.nodes.clear();
        branch.needed = table.entry(entry.reasons[i]).node;
        branch.origin = &table;
        branch.joins_from = chain_.size();
    }
}

void NetTables::walk(const NetTable& home, int place, std::vector<NodeId>& nodes,
                     const Branch* branch) {
    const NetTable* table = &home;
    bool is_abroad = false;
    bool starts_abroad = branch != nullptr && branch->origin != &home;
    nodes.push_back(home.entry(place).node);
    while (place != 0 && nodes.size() < kLongest) {
        if (starts_abroad || table->entry(place).is_borrowed) {
            const NetTable::Entry& at_home = home.entry(place);
            table = starts_abroad ? branch->origin : &table_of(at_home);
            starts_abroad = false;
            is_abroad = true;
            place = table->place_or_premise(at_home.node);
        }
        const NetTable::Entry& entry = table->entry(place);
        place = entry.reasons[0];
        const NetTable::Entry& before = table->entry(place);
        nodes.push_back(before.node);
        if (branch == nullptr) {
            note_needs(*table, entry);
        } else if (joins(*branch, before.node)) {
            return;
        }
        if (!is_abroad) continue;
        const bool is_shorter_at_home =
            home.has(before.node) && before.distance > home.entry(home.place(before.node)).distance;
        if (place != 0 && !before.is_borrowed && !is_shorter_at_home) continue;
        table = &home;
        place = home.place_or_premise(before.node);
        is_abroad = false;
    }
}

void NetTables::draw_chain(NodeId premise, NodeId conclusion) {
    const NetTable& home = tables_[premise];
    chain_.clear();
    branch_count_ = 0;
    walk(home, home.place(conclusion), chain_, nullptr);
}

void NetTables::draw_branches(NodeId premise) {
    const NetTable& home = tables_[premise];
    list_chain();
    for (std::size_t i = 0; i < branch_count_; ++i) {
        Branch& branch = branches_[i];
        walk(home, home.place_or_premise(branch.needed), branch.nodes, &branch);
    }
}

WayLength NetTables::measure(NodeId premise, NodeId conclusion, int too_long) {
    const std::uint32_t key = (std::uint32_t{premise} << 16) | conclusion;
    if (const auto known = measured_.find(key); known != measured_.end()) return known->second;
    draw_chain(premise, conclusion);
    if (static_cast<int>(chain_.size()) >= too_long) return {too_long, false};
    draw_branches(premise);
    return measured_[key] = measure_drawn();
}

WayLength NetTables::measure_drawn() const {
    std::size_t nodes = 0;
    int extra = 0;
    bool is_net = false;
    const auto add = [&](NodeId id) {
        if (nodes == kLongest) return;
        ++nodes;
        if (id == NetTable::kNoNode || graph_->node(id).kind != NodeKind::set) return;
        extra += extra_links(graph_->set(graph_->node(id)).size());
    };
    for (std::size_t i = chain_.size(); i > 0; --i) {
        add(chain_[i - 1]);
        for (std::size_t k = 0; k < branch_count_; ++k) {
            const std::vector<NodeId>& branch = branches_[k].nodes;
            if (branch.back() != chain_[i - 1]) continue;
            is_net = is_net || nodes < kLongest;
            for (std::size_t j = branch.size() - 1; j > 0; --j) add(branch[j - 1]);
            nodes = std::min(nodes + 1, kLongest);
        }
    }
    return {static_cast<int>(nodes) + extra, is_net};
}

Way NetTables::trace(NodeId premise, NodeId conclusion) {
    if (proof_.reach(premise, conclusion)) return proof_.way(conclusion);
    return tell_drawn(premise, conclusion);
}

Way NetTables::tell_drawn(NodeId premise, NodeId conclusion) {
    draw_chain(premise, conclusion);
    draw_branches(premise);
    Way way;
    for (std::size_t i = chain_.size(); i > 0; --i) add_without_circle(way.chain, chain_[i - 1]);
    for (std::size_t k = 0; k < branch_count_; ++k) {
        const std::vector<NodeId>& nodes = branches_[k].nodes;
        const std::int16_t join = last_in_chain_[slot_of(nodes.back())];
        if (join < 0) continue;
        std::vector<NodeId>& line = way.branches.emplace_back();
        for (std::size_t i = chain_.size(); i > static_cast<std::size_t>(join); --i)
            add_without_circle(line, chain_[i - 1]);  // up to where it leaves
        for (std::size_t i = nodes.size() - 1; i > 0; --i) add_without_circle(line, nodes[i - 1]);
    }
    return way;
}

}  // namespace nonet::logic

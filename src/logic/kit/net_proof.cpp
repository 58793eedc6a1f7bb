// Deriving and telling; net_proof.hpp has the idea.
//
// A node that several others lead to is told at the end of a chain through the last of them to
// stand; each of the others that no chain has told yet gets a branch that ends in it. Singles that
// the position has already hang on something that the premise excludes, since a chain goes from
// true to false and back.
#include "logic/kit/net_proof.hpp"

#include "logic/kit/digits.hpp"

#include <algorithm>
#include <bit>

namespace nonet::logic {

namespace {

std::uint64_t bit_of(NodeId node) {
    return std::uint64_t{1} << (node % 64);
}

int count_bits(std::span<const std::uint64_t> words) {
    int count = 0;
    for (const std::uint64_t word : words) count += std::popcount(word);
    return count;
}

}  // namespace

void NetProof::reset(const ImplicationGraph& graph) {
    graph_ = &graph;
    premise_ = -1;
    rules_.clear();
}

bool NetProof::reach(NodeId premise, NodeId conclusion) {
    if (rules_.empty()) list_rules();
    if (premise_ != premise) start(premise);
    while (!stands(conclusion) && !due_.empty()) {
        const Entry entry = due_.top();
        due_.pop();
        if (!stands(entry.node)) enter(entry);
    }
    return stands(conclusion);
}

void NetProof::list_rules() {
    const auto nodes = static_cast<std::size_t>(graph_->size());
    words_ = (nodes + 63) / 64;
    needs_.clear();
    if (rules_with_.size() < nodes) rules_with_.resize(nodes);
    for (auto& rules : rules_with_) rules.clear();
    const State& state = graph_->state();
    for (int index = 0; index < graph_->candidates(); ++index) {
        const Candidate candidate = graph_->candidate(index);
        const NodeId on = ImplicationGraph::on(index);
        const auto first = static_cast<std::uint32_t>(needs_.size());
        for (const Digit other : digits_of(state.candidates(candidate.cell))) {
            if (other == candidate.digit) continue;
            needs_.push_back(
                ImplicationGraph::off(graph_->index_of(Candidate::at(candidate.cell, other))));
        }
        rules_.push_back({on, first, static_cast<std::uint32_t>(needs_.size()) - first});
        for (const CellMask& house : kHouseMasks) {
            if (!house.has(candidate.cell)) continue;
            CellMask places = house & state.cells_with(candidate.digit);
            places.remove(candidate.cell);
            add_rule(on, candidate.digit, places);
        }
    }
    for (const ImplicationGraph::Group& group : graph_->groups()) {
        for (const House house : {group.box, group.line}) {
            const CellMask places = kHouseMasks[house] & state.cells_with(group.digit);
            add_rule(group.on, group.digit, places.without(group.cells));
        }
    }
    for (std::uint32_t rule = 0; rule < rules_.size(); ++rule) {
        for (std::uint32_t i = 0; i < rules_[rule].count; ++i)
            rules_with_[needs_[rules_[rule].first + i]].push_back(rule);
    }
}

/// The result follows when the digit has gone from all these places.
void NetProof::add_rule(NodeId result, Digit digit, const CellMask& places) {
    const auto first = static_cast<std::uint32_t>(needs_.size());
    for (const Cell place : places)
        needs_.push_back(ImplicationGraph::off(graph_->index_of(Candidate::at(place, digit))));
    rules_.push_back({result, first, static_cast<std::uint32_t>(places.count())});
}

void NetProof::start(NodeId premise) {
    premise_ = premise;
    entries_.clear();
    proofs_.clear();
    causes_.clear();
    due_ = {};
    offers_ = 0;
    place_.assign(static_cast<std::size_t>(graph_->size()), -1);
    missing_.clear();
    for (const Rule& rule : rules_) missing_.push_back(rule.count);
    united_.assign(words_, 0);
    before_singles_ = premise;
    if (graph_->node(premise).is_on) {
        const auto links = graph_->links(premise);
        before_singles_ = links.empty() ? -1 : links.front().to;
    }
    enter({.node = premise, .first = 0, .count = 0, .size = 1, .order = 0});
}

void NetProof::enter(const Entry& entry) {
    const NodeId node = entry.node;
    place_[node] = static_cast<std::int16_t>(entries_.size());
    entries_.push_back(entry);
    unite(node, causes_of(entry));
    proofs_.insert(proofs_.end(), united_.begin(), united_.end());
    for (const ImplicationLink& link : graph_->links(node)) offer(link.to, {&node, 1});
    for (const std::uint32_t index : rules_with_[node]) {
        const Rule& rule = rules_[index];
        if (--missing_[index] == 0)
            offer(rule.result, std::span(needs_).subspan(rule.first, rule.count));
    }
    if (node != before_singles_) return;
    for (const Rule& rule : rules_) {
        if (rule.count == 0) offer(rule.result, {&node, 1});
    }
}

/// The nodes of all these proofs, and the node itself, in united_.
void NetProof::unite(NodeId node, std::span<const NodeId> causes) {
    std::fill(united_.begin(), united_.end(), 0);
    united_[node / 64] |= bit_of(node);
    for (const NodeId cause : causes) {
        const std::span<const std::uint64_t> proof = proof_of(cause);
        for (std::size_t i = 0; i < words_; ++i) united_[i] |= proof[i];
    }
}

void NetProof::offer(NodeId node, std::span<const NodeId> causes) {
    if (stands(node)) return;
    unite(node, causes);
    const auto first = static_cast<std::uint32_t>(causes_.size());
    causes_.insert(causes_.end(), causes.begin(), causes.end());
    due_.push({.node = node,
               .first = first,
               .count = static_cast<std::uint32_t>(causes.size()),
               .size = count_bits(united_),
               .order = ++offers_});
}

NodeId NetProof::last_of(std::span<const NodeId> causes) const {
    return *std::max_element(causes.begin(), causes.end(),
                             [this](NodeId a, NodeId b) { return place_[a] < place_[b]; });
}

std::vector<NodeId> NetProof::path_to(NodeId node) const {
    std::vector<NodeId> path = {node};
    while (path.back() != premise_) path.push_back(last_of(causes_of(entry_of(path.back()))));
    std::reverse(path.begin(), path.end());
    return path;
}

Way NetProof::way(NodeId conclusion) const {
    Way way;
    std::vector<bool> is_told(static_cast<std::size_t>(graph_->size()), false);
    const std::span<const std::uint64_t> proof = proof_of(conclusion);
    for (const Entry& entry : entries_) {
        if ((proof[entry.node / 64] & bit_of(entry.node)) == 0 || entry.count < 2) continue;
        const std::span<const NodeId> causes = causes_of(entry);
        const std::vector<NodeId> before = path_to(last_of(causes));
        for (const NodeId cause : causes) {
            if (is_told[cause] || std::find(before.begin(), before.end(), cause) != before.end())
                continue;
            for (const NodeId node : way.branches.emplace_back(path_to(cause)))
                is_told[node] = true;
        }
    }
    way.chain = path_to(conclusion);
    return way;
}

}  // namespace nonet::logic

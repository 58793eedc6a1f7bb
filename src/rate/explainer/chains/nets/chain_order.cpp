// The breadth-first list of a chain; chain_order.hpp tells why.
#include "rate/explainer/chains/nets/chain_order.hpp"

namespace nonet::explainer {

void ChainOrder::list(bool erases, const ChainTarget& target) {
    erases_ = erases;
    propagation_ = target.propagation;
    seen_.reset();
    links_.clear();
    nodes_.clear();
    switch (target.which) {
        case ChainTarget::Which::on:
            add_on(target.place);
            break;
        case ChainTarget::Which::off:
            add_off(target.place);
            break;
        case ChainTarget::Which::clash:
            add(propagation_->clash, propagation_->clash_is_on);
            break;
    }
    for (std::size_t next = 0; next < nodes_.size(); ++next) {
        const NetNode node = nodes_[next];
        add_parents(node, links_[next].is_on);
    }
}

void ChainOrder::add(NetNode node, bool is_on) {
    const int index = node.id() * 2 + (is_on ? 1 : 0);
    if (seen_[index]) return;
    seen_[index] = true;
    links_.push_back({propagation_->graph->candidate(node.id()), is_on, node.cause()});
    nodes_.push_back(node);
}

void ChainOrder::add_parents(NetNode node, bool is_on) {
    if (node.cause() == Cause::assumption) return;
    if (is_on) {
        add_off(node.parent());
        if (erases_) add_hidden(node);
        return;
    }
    if (node.cause() != Cause::pattern) return add_on(node.parent());
    for (const int place : propagation_->places_of(propagation_->reason_of(node))) add_off(place);
}

void ChainOrder::add_hidden(NetNode node) {
    const NodeList& off = propagation_->off;
    const NetGraph& graph = *propagation_->graph;
    for (const NetGraph::Id member : graph.members(graph.unit_of(node.id(), node.cause()))) {
        if (off.has(member) && off.place_of(member) < node.parent()) {
            add_off(off.place_of(member));
        }
    }
}

}  // namespace nonet::explainer

// The walk; ancestors.hpp tells the idea.
#include "rate/explainer/chains/nets/ancestors.hpp"

#include <algorithm>
#include <bit>

namespace nonet::explainer {

void Ancestors::start_chain(const Propagation& propagation) {
    propagation_ = &propagation;
    seen_on_ = {};
    highest_ = 0;
    skipped_on_ = -1;
    skipped_off_ = -1;
}

void Ancestors::add_on(const Propagation& propagation, int place) {
    start_chain(propagation);
    visit_on(place);
    close();
}

void Ancestors::add_off(const Propagation& propagation, int place) {
    start_chain(propagation);
    need_off(place);
    close();
}

void Ancestors::add_clash(const Propagation& propagation) {
    start_chain(propagation);
    // The original compares nodes by their candidate: where the same conclusion is met again, drawn
    // for another reason before, it is taken for this one and not followed.
    const NetNode clash = propagation.clash;
    ++complexity_;
    if (propagation.clash_is_on) {
        if (propagation.on.has(clash.id())) {
            skipped_on_ = propagation.on.place_of(clash.id());
        }
        visit_parents_of_on(clash);
    } else {
        if (propagation.off.has(clash.id())) {
            skipped_off_ = propagation.off.place_of(clash.id());
        }
        visit_on(clash.parent());
    }
    close();
}

void Ancestors::visit_on(int place) {
    const std::uint64_t bit = std::uint64_t{1} << (place % 64);
    if (place == skipped_on_ || (seen_on_[place / 64] & bit) != 0) return;
    seen_on_[place / 64] |= bit;
    ++complexity_;
    const NetNode node = propagation_->on[place];
    if (node.cause() != Cause::assumption) visit_parents_of_on(node);
}

void Ancestors::visit_parents_of_off(NetNode node) {
    if (node.cause() == Cause::assumption) return;
    if (node.cause() != Cause::pattern) return visit_on(node.parent());
    visit_reason(propagation_->reason_of(node));
}

void Ancestors::visit_reason(const Reason& reason) {
    for (const int place : propagation_->places_of(reason)) need_off(place);
    const NestedChain& nested = reason.nested;
    if (nested.complexity == 0) return;
    if (std::find(nested_.begin(), nested_.end(), nested.hash) != nested_.end()) return;
    nested_.push_back(nested.hash);
    complexity_ += nested.complexity;
}

void Ancestors::visit_parents_of_on(NetNode node) {
    need_off(node.parent());
    if (erases_) need_hidden(node);
}

/// The members of the node's unit that were erased before.
void Ancestors::need_hidden(NetNode node) {
    const NodeList& off = propagation_->off;
    const NetGraph& graph = *propagation_->graph;
    for (const NetGraph::Id member : graph.members(graph.unit_of(node.id(), node.cause()))) {
        if (!off.has(member)) continue;
        const int place = off.place_of(member);
        if (place < node.parent()) need_off(place);
    }
}

void Ancestors::close() {
    for (; highest_ >= 0; --highest_) {
        while (needed_[highest_] != 0) {
            const int bit = 63 - std::countl_zero(needed_[highest_]);
            needed_[highest_] &= ~(std::uint64_t{1} << bit);
            const int place = highest_ * 64 + bit;
            if (place == skipped_off_) continue;
            ++complexity_;
            const NetNode node = propagation_->off[place];
            visit_parents_of_off(node);
        }
    }
}

}  // namespace nonet::explainer

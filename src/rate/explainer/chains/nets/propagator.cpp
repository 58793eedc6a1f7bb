// The two queues and the links; propagator.hpp tells the order.
#include "rate/explainer/chains/nets/propagator.hpp"

#include <algorithm>

namespace nonet::explainer {

void Propagator::start(const Position& source, const NetGraph& graph, Budget& budget) {
    source_ = &source;
    graph_ = &graph;
    budget_ = &budget;
    tallies_ = graph.tallies();
}

void Propagator::run(Id assumed, bool is_on, Propagation& result) {
    result_ = &result;
    result.start(*graph_);
    (is_on ? result.on : result.off).add({assumed, Cause::assumption, 0, 1});
    // most candidates that are off trigger nothing
    if (!is_on && extension_ == nullptr && graph_->strong(assumed).empty()) return;
    std::fill_n(known_.begin(), graph_->size(), Known{0});
    known_[assumed] = is_on ? kOn : kOff;
    if (links_ == Links::all) return work_off<true, false>();
    tallies_ = graph_->tallies();
    current_erased_ = 0;
    if (links_ == Links::all_erasing) return work_off<true, true>();
    work_off<false, true>();
}

template <bool kCellLinks, bool kErases>
void Propagator::work_off() {
    int next_on = 0;
    int next_off = 0;
    for (;;) {
        if (next_on < result_->on.size()) {
            if (!spread_on<kCellLinks>(next_on++)) return;
        } else if (next_off < result_->off.size()) {
            if (!spread_off<kCellLinks, kErases>(next_off++)) return;
        } else if (!extend()) {
            return;
        }
    }
}

bool Propagator::extend() {
    if (extension_ == nullptr || budget_->reached()) return false;
    NodeList& off = result_->off;
    if (current_erased_ == 0) current_ = *source_;
    for (; current_erased_ < off.size(); ++current_erased_) {
        current_.remove(graph_->candidate(off[current_erased_].id()));
    }
    if (!extension_->extend(*source_, current_, *result_, *budget_)) return false;
    for (int place = current_erased_; place < off.size(); ++place) {
        known_[off[place].id()] |= kOff;
    }
    return true;
}

template <bool kCellLinks>
bool Propagator::spread_on(int place) {
    const NetNode node = result_->on[place];
    const auto links = kCellLinks ? graph_->weak(node.id()) : graph_->weak_in_houses(node.id());
    unsigned any = 0;
    for (const NetGraph::Link link : links) any |= known_[NetGraph::end_of(link)];
    if ((any & kOn) != 0) return spread_on_to_clash(links, place);
    result_->off.add_unknown(links, place, node.depth() + 1, known_.data(), kOff);
    return true;
}

/// The same where one of the links may end in a candidate that is on.
bool Propagator::spread_on_to_clash(std::span<const NetGraph::Link> links, int place) {
    for (const NetGraph::Link link : links) {
        Known& known = known_[NetGraph::end_of(link)];
        if ((known & kErased) != 0) continue;
        const NetNode derived = {link, place, result_->on[place].depth() + 1};
        if ((known & kOn) != 0) {
            result_->contradicts = true;
            result_->clash_is_on = false;
            result_->clash = derived;
            return false;
        }
        if ((known & kOff) != 0) continue;
        known |= kOff;
        result_->off.add(derived);
    }
    return true;
}

template <bool kCellLinks, bool kErases>
bool Propagator::spread_off(int place) {
    const NetNode node = result_->off[place];
    if constexpr (!kErases) {
        for (const NetGraph::Link link : graph_->strong(node.id())) {
            if (!add_on({link, place, node.depth() + 1})) return false;
        }
        return true;
    }
    constexpr int kFirstUnit = kCellLinks ? 0 : 1;
    const auto units = graph_->units(node.id());
    unsigned triggered = 0;
    for (int i = kFirstUnit; i < 4; ++i) {
        NetGraph::Tally& tally = tallies_[units[i]];
        tally.remove(node.id());
        triggered |= static_cast<unsigned>(tally.count() == 1) << i;
    }
    known_[node.id()] |= kErased;
    for (; triggered != 0; triggered &= triggered - 1) {
        const int which = std::countr_zero(triggered);
        const Id last = tallies_[units[which]].last();
        if (!add_on({last, cause_of_unit(which), place, node.depth() + 1})) return false;
    }
    return true;
}

/// False when that clashes.
bool Propagator::add_on(NetNode derived) {
    Known& known = known_[derived.id()];
    if ((known & kOff) != 0) {
        result_->contradicts = true;
        result_->clash_is_on = true;
        result_->clash = derived;
        return false;
    }
    if ((known & kOn) != 0) return true;
    known |= kOn;
    result_->on.add(derived);
    return true;
}

}  // namespace nonet::explainer

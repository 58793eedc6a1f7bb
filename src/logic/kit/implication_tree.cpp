// The walk in breadth, with links of different lengths.
//
// It is not Dijkstra's: an entry that is met again by a shorter way is moved, but what was drawn
// from it keeps its length, as in Hobiger's tables.
#include "logic/kit/implication_tree.hpp"

#include <algorithm>

namespace nonet::logic {

void ImplicationTree::grow(const ImplicationGraph& graph, NodeId premise) {
    if (place_.size() < static_cast<std::size_t>(graph.size())) {
        entries_.reserve(kRoom);
        place_.resize(static_cast<std::size_t>(graph.size()));
    }
    std::fill(place_.begin(), place_.end(), std::int16_t{-1});
    entries_.clear();
    entries_.push_back({premise, premise, 1, true});
    place_[premise] = 0;
    // The premise's own links count from nothing, those of the others from where they stand.
    for (const ImplicationLink& link : graph.links(premise)) {
        if (place_[link.to] >= 0 || entries_.size() == kRoom) continue;
        place_[link.to] = static_cast<std::int16_t>(entries_.size());
        entries_.push_back({link.to, premise, link.distance, true});
    }
    for (std::size_t from = 1; from < entries_.size() && entries_.size() < kRoom; ++from) {
        add_links_of(graph, from);
    }
}

void ImplicationTree::add_links_of(const ImplicationGraph& graph, std::size_t from) {
    const Entry source = entries_[from];
    for (const ImplicationLink& link : graph.links(source.node)) {
        const auto distance = static_cast<std::uint16_t>(source.distance + link.distance);
        const std::int16_t place = place_[link.to];
        if (place < 0) {
            if (entries_.size() == kRoom) continue;
            place_[link.to] = static_cast<std::int16_t>(entries_.size());
            entries_.push_back({link.to, source.node, distance, false});
            continue;
        }
        Entry& known = entries_[static_cast<std::size_t>(place)];
        if (!known.is_direct && known.distance > distance) {
            known.before = source.node;
            known.distance = distance;
        }
    }
}

void ImplicationTree::chain_to(NodeId end, std::vector<NodeId>& chain) const {
    chain.clear();
    NodeId node = end;
    for (; node != premise(); node = entries_[static_cast<std::size_t>(place_[node])].before) {
        chain.push_back(node);
    }
    chain.push_back(node);
    std::reverse(chain.begin(), chain.end());
}

}  // namespace nonet::logic

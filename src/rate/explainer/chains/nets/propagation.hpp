// What follows from one assumption: candidates that must be on, candidates that must be off, each
// with the reason that came first.
//
// Sudoku Explainer keeps an object for each conclusion with a list of its parents. Here a
// conclusion is a node of eight bytes in one of two arrays, in the order in which it was drawn, and
// most of its parents are not stored: an "on" node knows the "off" node that triggered it and the
// unit (cell, box, row or column) it came by. Its further parents, the members of that unit which
// had been erased before, are exactly those with a smaller place in the array of "off" nodes, since
// erasing goes in the order of the array. ancestors.hpp walks them.
//
// Invariant: a candidate stands in each array at most once. It may stand in both only after a
// pattern (level 1 and up) has removed a candidate that is on; the original does not look there.
#pragma once

#include "rate/explainer/chains/nets/net_graph.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::explainer {

/// A conclusion, in one word: made in a register and stored at once, since it is often read right
/// after that.
class NetNode {
  public:
    using Id = NetGraph::Id;

    NetNode() = default;
    /// `parent`: place in the other array; of a pattern: in `reasons`. `depth`: nodes on one of the
    /// ways to the assumption, never more than all ancestors.
    NetNode(NetGraph::Link link, int parent, int depth)
        : bits_(link | static_cast<std::uint64_t>(parent) << 32 |
                static_cast<std::uint64_t>(depth) << 48) {}
    NetNode(Id id, Cause cause, int parent, int depth)
        : NetNode(NetGraph::link_to(id, cause), parent, depth) {}

    [[nodiscard]] Id id() const { return static_cast<Id>(bits_); }
    [[nodiscard]] Cause cause() const { return static_cast<Cause>(bits_ >> 16 & 0xffff); }
    [[nodiscard]] int parent() const { return static_cast<int>(bits_ >> 32 & 0xffff); }
    [[nodiscard]] int depth() const { return static_cast<int>(bits_ >> 48); }

  private:
    std::uint64_t bits_ = 0;
};

/// The nodes of one sign in the order in which they were derived, and where each candidate stands.
class NodeList {
  public:
    using Id = NetGraph::Id;
    static constexpr int kWords = (NetGraph::kMaxIds + 63) / 64;

    /// Empties the list and makes room for a graph of `ids` candidates.
    void start(int ids) {
        count_ = 0;
        bits_.fill(0);
        if (static_cast<int>(places_.size()) >= ids) return;
        places_.resize(ids);
        nodes_.resize(ids + 1);
    }
    void add(NetNode node) {
        const Id id = node.id();
        places_[id] = static_cast<std::uint16_t>(count_);
        bits_[id / 64] |= std::uint64_t{1} << (id % 64);
        nodes_[count_++] = node;
    }
    /// Adds a node for each link of whose end `known` has not the bit `flag`, and sets it there.
    /// Without branches, since known or not is a matter of chance.
    void add_unknown(std::span<const NetGraph::Link> links, int parent, int depth,
                     std::uint16_t* known, std::uint16_t flag) {
        int count = count_;
        NetNode* const nodes = nodes_.data();
        std::uint16_t* const places = places_.data();
        for (const NetGraph::Link link : links) {
            const Id id = NetGraph::end_of(link);
            const std::uint16_t before = known[id];
            const bool is_new = (before & flag) == 0;
            known[id] = static_cast<std::uint16_t>(before | flag);
            nodes[count] = NetNode(link, parent, depth);
            places[id] = is_new ? static_cast<std::uint16_t>(count) : places[id];
            bits_[id / 64] |= std::uint64_t{1} << (id % 64);
            count += is_new ? 1 : 0;
        }
        count_ = count;
    }

    [[nodiscard]] int size() const { return count_; }
    [[nodiscard]] NetNode operator[](int place) const { return nodes_[place]; }
    [[nodiscard]] std::span<const NetNode> nodes() const {
        return {nodes_.data(), static_cast<std::size_t>(count_)};
    }
    /// What stands in places_ for others is old, and shows another node or none.
    [[nodiscard]] bool has(Id id) const {
        const int place = places_[id];
        return place < count_ && nodes_[place].id() == id;
    }
    /// Requires has().
    [[nodiscard]] int place_of(Id id) const { return places_[id]; }
    /// The ids of all nodes, one bit each.
    [[nodiscard]] const std::array<std::uint64_t, kWords>& bits() const { return bits_; }

  private:
    int count_ = 0;
    std::array<std::uint64_t, kWords> bits_{};
    std::vector<std::uint16_t> places_;
    std::vector<NetNode> nodes_;  ///< of one more than there may be: add_unknown() writes too far
};

/// A chain inside the net, as far as the net counts it.
struct NestedChain {
    int complexity = 0;      ///< 0: none, it is a pattern
    std::uint64_t hash = 0;  ///< equal for equal chains
};

/// What a pattern or a chain inside the net rests on: places in Propagation::off.
struct Reason {
    std::uint32_t begin = 0;  ///< in Propagation::reason_places
    std::uint32_t end = 0;
    NestedChain nested;
    int depth = 0;  ///< of the deepest of them
};

using ReasonNumber = std::uint16_t;

struct Propagation {
    const NetGraph* graph = nullptr;
    NodeList on;
    NodeList off;
    std::vector<Reason> reasons;
    std::vector<std::uint16_t> reason_places;
    /// It ended because `clash` was derived whose opposite was known already.
    bool contradicts = false;
    bool clash_is_on = false;
    NetNode clash;

    void start(const NetGraph& in_graph) {
        graph = &in_graph;
        on.start(in_graph.size());
        off.start(in_graph.size());
        reasons.clear();
        reason_places.clear();
        contradicts = false;
    }
    /// What a node of cause pattern rests on.
    [[nodiscard]] const Reason& reason_of(NetNode node) const { return reasons[node.parent()]; }
    /// The places in `off` of a reason.
    [[nodiscard]] std::span<const std::uint16_t> places_of(const Reason& reason) const {
        return {reason_places.data() + reason.begin, reason_places.data() + reason.end};
    }
    /// Adds a reason; all of `parents` must be off.
    ReasonNumber add_reason(std::span<const Candidate> parents, const NestedChain& nested);
    /// Adds a node of cause pattern, if the candidate is not off already.
    void add_off(Candidate candidate, ReasonNumber reason) {
        const NetGraph::Id id = graph->id_of(candidate);
        if (off.has(id)) return;
        off.add({id, Cause::pattern, reason, reasons[reason].depth + 1});
    }
};

}  // namespace nonet::explainer

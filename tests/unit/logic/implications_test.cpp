// The graph of implications, what it reaches, and its trees: laws that hold in every position.
#include "hard_positions.hpp"
#include "logic/kit/als_catalogue.hpp"
#include "logic/kit/implication_graph.hpp"
#include "logic/kit/implication_tree.hpp"
#include "logic/kit/loop.hpp"
#include "logic/kit/reachability.hpp"

#include <nonet/state.hpp>

#include <algorithm>
#include <queue>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

using Detail = ImplicationGraph::Detail;

bool has_link(const ImplicationGraph& graph, NodeId from, NodeId to) {
    const auto links = graph.links(from);
    return std::any_of(links.begin(), links.end(),
                       [to](const ImplicationLink& link) { return link.to == to; });
}

/// The same candidate or group with the other truth value. Sets have none.
NodeId opposite(NodeId node) {
    return static_cast<NodeId>(node ^ 1);
}

/// Links from each node by a plain walk in breadth; -1 where it does not lead.
std::vector<int> links_from(const ImplicationGraph& graph, NodeId premise) {
    std::vector<int> count(static_cast<std::size_t>(graph.size()), -1);
    std::queue<NodeId> queue;
    count[premise] = 0;
    queue.push(premise);
    for (; !queue.empty(); queue.pop()) {
        for (const ImplicationLink& link : graph.links(queue.front())) {
            if (count[link.to] >= 0) continue;
            count[link.to] = count[queue.front()] + 1;
            queue.push(link.to);
        }
    }
    return count;
}

// What leads from one candidate to another leads from its opposite back.
TEST(ImplicationGraph, CanBeReadBackwards) {
    for (const HardPosition& position : hard_positions()) {
        const State& state = position.state;
        ImplicationGraph graph;
        graph.build(state, Detail::groups);
        for (int id = 0; id < graph.size(); ++id) {
            const auto node = static_cast<NodeId>(id);
            for (const ImplicationLink& link : graph.links(node)) {
                EXPECT_TRUE(has_link(graph, opposite(link.to), opposite(node)));
            }
        }
    }
}

// Two groups of a digit exclude each other when they share a house and no cell; one must hold the
// digit when together they are all its places in a house.
TEST(ImplicationGraph, LinksGroupsByTheRule) {
    int strong = 0;
    for (const HardPosition& position : hard_positions()) {
        ImplicationGraph graph;
        graph.build(position.state, Detail::groups);
        for (const ImplicationGraph::Group& one : graph.groups()) {
            for (const ImplicationGraph::Group& other : graph.groups()) {
                const CellMask both = one.cells | other.cells;
                bool share = false;
                bool fill = false;
                for (const CellMask& house : kHouseMasks) {
                    share = share || both.is_within(house);
                    fill = fill || both == (house & position.state.cells_with(one.digit));
                }
                const bool apart = one.digit == other.digit && !one.cells.intersects(other.cells);
                EXPECT_EQ(has_link(graph, one.on, other.off()), apart && share);
                EXPECT_EQ(has_link(graph, one.off(), other.on), apart && fill);
                strong += apart && fill ? 1 : 0;
            }
        }
    }
    EXPECT_GT(strong, 0);
}

// A step of many chains can have more sets than a byte counts.
TEST(ImplicationGraph, TellsChainsThroughManySets) {
    const State& state = hard_positions().front().state;
    AlsCatalogue sets;
    sets.build(state);
    ImplicationGraph graph;
    graph.build(state, Detail::sets, &sets);
    NodeId node = 0;
    while (graph.node(node).kind != NodeKind::set) ++node;
    Step step;
    step.sets.resize(200);
    const Chain chain = tell_chain(graph, {ImplicationGraph::on(0), node}, step);
    EXPECT_EQ(chain.back().set, 200);
    EXPECT_EQ(step.sets.at(200).cells, graph.node(node).cells);
}

// In the solution of the puzzle, what is true leads to nothing that is wrong.
TEST(ImplicationGraph, IsTrueOfTheSolution) {
    for (const HardPosition& position : hard_positions()) {
        const State& state = position.state;
        const Grid& solution = position.solution;
        AlsCatalogue sets;
        sets.build(state);
        ImplicationGraph graph;
        graph.build(state, Detail::sets, &sets);
        const auto holds = [&](NodeId id) {
            const ImplicationNode& node = graph.node(id);
            const CellMask cells =
                node.kind == NodeKind::set ? graph.set(node).places(node.digit) : node.cells;
            bool is_there = false;
            for (const Cell cell : cells) is_there = is_there || solution[cell] == node.digit;
            return is_there == node.is_on;
        };
        for (int id = 0; id < graph.size(); ++id) {
            const auto node = static_cast<NodeId>(id);
            if (!holds(node)) continue;
            for (const ImplicationLink& link : graph.links(node)) EXPECT_TRUE(holds(link.to));
        }
    }
}

TEST(Reachability, IsThatOfAPlainWalk) {
    for (const HardPosition& position : hard_positions()) {
        const State& state = position.state;
        ImplicationGraph graph;
        graph.build(state, Detail::groups);
        Reachability reach;
        reach.build(graph);
        for (int id = 0; id < 2 * graph.candidates(); ++id) {
            const auto premise = static_cast<NodeId>(id);
            const std::vector<int> links = links_from(graph, premise);
            for (int index = 0; index < graph.candidates(); ++index) {
                EXPECT_EQ(reach.switches_on(premise, index),
                          links[ImplicationGraph::on(index)] >= 0);
                EXPECT_EQ(reach.switches_off(premise, index),
                          links[ImplicationGraph::off(index)] >= 0);
            }
        }
    }
}

TEST(ImplicationTree, HoldsTheShortestChains) {
    std::vector<NodeId> chain;
    ImplicationTree tree;
    for (const HardPosition& position : hard_positions()) {
        const State& state = position.state;
        ImplicationGraph graph;
        graph.build(state, Detail::groups);
        for (int id = 0; id < 2 * graph.candidates(); ++id) {
            const auto premise = static_cast<NodeId>(id);
            tree.grow(graph, premise);
            const std::vector<int> links = links_from(graph, premise);
            for (const ImplicationTree::Entry& entry : tree.entries()) {
                tree.chain_to(entry.node, chain);
                EXPECT_EQ(static_cast<int>(chain.size()), links[entry.node] + 1);
                EXPECT_EQ(chain.front(), premise);
                EXPECT_EQ(chain.back(), entry.node);
                for (std::size_t i = 1; i < chain.size(); ++i) {
                    EXPECT_TRUE(has_link(graph, chain[i - 1], chain[i]));
                }
            }
        }
    }
}

}  // namespace
}  // namespace nonet::logic

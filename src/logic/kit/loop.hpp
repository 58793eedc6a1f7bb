// One loop or alternating chain: its nodes, what it removes, and how it ranks.
//
// A nice loop leaves a cell and comes back to it; an alternating inference chain (AIC) starts and
// ends with a strong link between two candidates. Both are a path in the implication graph. What a
// loop removes follows from how it leaves and enters its first cell:
//
//   - weak out and weak in, one digit: the digit goes (true, it would be false);
//   - strong out and strong in, one digit: all other digits of the cell go;
//   - one strong, one weak, two digits: the digit of the weak link goes;
//   - strong out and strong in, two digits: the loop is continuous, each of its weak links is
//     strong as well, and whatever sees both ends of one goes.
//
// A loop that touches itself (a lasso) is refused, as is one whose first or last link stays in the
// cell. The rules, and that no cell of a continuous loop loses the digits of its own links, are
// those of HoDoKu.
#pragma once

#include "logic/kit/implication_graph.hpp"

#include <nonet/step.hpp>

#include <cstdint>
#include <vector>

namespace nonet::logic {

enum class LoopKind : std::uint8_t { continuous, discontinuous, aic };

/// How loops rank: the most removals, then those in the first cells.
struct LoopRank {
    int removals = 0;
    std::int64_t place = 0;

    /// Of removals sorted by digit, then cell.
    static LoopRank of(const std::vector<Candidate>& removals);
    [[nodiscard]] bool is_before(const LoopRank& other) const {
        return removals != other.removals ? removals > other.removals : place < other.place;
    }
    friend bool operator==(const LoopRank&, const LoopRank&) = default;
};

struct Loop {
    LoopKind kind = LoopKind::discontinuous;
    bool is_grouped = false;  ///< through a group or an almost locked set
    std::vector<NodeId> chain;
    std::vector<Candidate> removals;  ///< by digit, then cell, without doubles
    LoopRank rank;
    int length = 0;  ///< nodes, a set counting for more

    /// The same in the eyes of someone who wants each removal told once.
    [[nodiscard]] bool does_the_same_as(const Loop& other) const {
        return kind == other.kind && is_grouped == other.is_grouped && removals == other.removals;
    }
};

/// Whether the chain (from a cell back to it) is a loop that leaves the cell and never touches
/// itself; whether an AIC touches itself.
bool is_clean_loop(const ImplicationGraph& graph, const std::vector<NodeId>& chain);
bool is_clean_aic(const ImplicationGraph& graph, const std::vector<NodeId>& chain);

/// What a continuous loop removes, unsorted.
void remove_by_continuous_loop(const ImplicationGraph& graph, const std::vector<NodeId>& chain,
                               std::vector<Candidate>& removals);

/// A chain as a step tells it; almost locked sets are added to the step.
Chain tell_chain(const ImplicationGraph& graph, const std::vector<NodeId>& nodes, Step& step);

}  // namespace nonet::logic

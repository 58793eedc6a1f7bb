// What a continuous loop removes: every weak link of it holds exactly one true candidate.
//
// So between two cells the digit of a weak link goes from all that sees both its ends; a cell that
// the loop enters and leaves by strong links keeps only their two digits; and an almost locked set
// that the loop runs through is locked in all digits but the one by which it was entered, so that
// these go from all that sees them. Cells of the loop itself keep the digit of the link.
#include "logic/kit/loop.hpp"

namespace nonet::logic {

namespace {

class ContinuousLoop {
  public:
    ContinuousLoop(const ImplicationGraph& graph, const std::vector<NodeId>& chain,
                   std::vector<Candidate>& removals)
        : graph_(graph), state_(graph.state()), chain_(chain), removals_(removals) {
        for (std::size_t i = 0; i + 1 < chain.size(); ++i) cells_ |= node(i).cells;
    }

    void remove() {
        keep_two(node(0).cell, node(0).digit, node(chain_.size() - 1).digit);
        for (std::size_t i = 1; i < chain_.size(); ++i) {
            if (is_passed_by_strong_links(i))
                keep_two(node(i).cell, node(i).digit, node(i + 2).digit);
            if (node(i).is_on || node(i - 1).cell == node(i).cell) continue;
            remove_by_weak_link(i);
            if (node(i).kind == NodeKind::set) remove_by_set(i);
        }
    }

  private:
    [[nodiscard]] const ImplicationNode& node(std::size_t i) const {
        return graph_.node(chain_[i]);
    }

    [[nodiscard]] bool is_passed_by_strong_links(std::size_t i) const {
        if (i + 2 >= chain_.size() || !node(i).is_on || node(i - 1).cell == node(i).cell) {
            return false;
        }
        return !node(i + 1).is_on && node(i + 1).cell == node(i).cell && node(i + 2).is_on &&
               node(i + 2).cell != node(i).cell;
    }

    void keep_two(Cell cell, Digit one, Digit two) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const Candidate candidate = Candidate::at(cell, digit);
            if (digit != one && digit != two && state_.has(candidate)) {
                removals_.push_back(candidate);
            }
        }
    }

    void remove_from(const CellMask& cells, Digit digit) {
        for (const Cell cell : cells& state_.cells_with(digit)) {
            removals_.push_back(Candidate::at(cell, digit));
        }
    }

    /// What sees every candidate of the digit in the node.
    [[nodiscard]] CellMask seen_from(const ImplicationNode& node, Digit digit) const {
        if (node.kind == NodeKind::set) return graph_.set(node).buddies(digit);
        return common_peers(node.cells);
    }

    void remove_by_weak_link(std::size_t i) {
        const Digit digit = node(i).digit;
        const CellMask seen = seen_from(node(i - 1), digit) & seen_from(node(i), digit);
        remove_from(seen.without(cells_).without(CellMask::of(node(0).cell)), digit);
    }

    /// The node after a set is on where the set leaves one digit only to a cell: then all others
    /// of that cell are ways out of the set, and none of them is told in the chain.
    void remove_by_set(std::size_t i) {
        const AlmostLockedSet& set = graph_.set(node(i));
        const ImplicationNode& next = node(i + 1);
        DigitMask exits = mask_of(next.digit);
        if (next.is_on) {
            exits = static_cast<DigitMask>(state_.candidates(next.cell) & ~exits);
        }
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (digit == node(i).digit || (set.digits() & mask_of(digit)) == 0) continue;
            const CellMask& seen = set.buddies(digit);
            if ((exits & mask_of(digit)) == 0) {
                remove_from(seen, digit);
            } else if (next.is_on) {
                remove_from(seen & kPeerMasks[next.cell], digit);
            }
        }
    }

    const ImplicationGraph& graph_;
    const State& state_;
    const std::vector<NodeId>& chain_;
    std::vector<Candidate>& removals_;
    CellMask cells_;
};

}  // namespace

void remove_by_continuous_loop(const ImplicationGraph& graph, const std::vector<NodeId>& chain,
                               std::vector<Candidate>& removals) {
    ContinuousLoop(graph, chain, removals).remove();
}

}  // namespace nonet::logic

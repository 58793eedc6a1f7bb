// What follows at once from one candidate being true, or false: a graph over both truth values.
//
// Every chain is a path here: a node says that a candidate (or one of the candidates of a group, or
// a digit of an almost locked set) is true ("on") or false ("off"), and a link says what follows
// from it. On-candidates switch off the rest of their cell and houses; off-candidates switch on the
// last other place of a digit or the last other digit of a cell. The nodes of candidates stand
// first, in the order of cells and digits; the links of each node are ordered, since which of two
// equally short chains is told depends on it: the cell first, then row, column and box, then groups
// and sets. The order is that of Hobiger's tables in HoDoKu, so that paths agree.
//
// Cost: some 20 microseconds with groups; memory is reused.
#pragma once

#include "logic/kit/als_catalogue.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

/// What a node speaks of.
enum class NodeKind : std::uint8_t {
    candidate,  ///< one digit in one cell
    group,      ///< a digit in one of two or three cells, all in one box and one line
    set,        ///< an almost locked set without one of its digits, so locked in the others
};

using NodeId = std::uint16_t;

/// What a set of so many digits, or cells, counts for beyond the one link that it is.
constexpr int extra_links(int size) {
    return size < 2 ? 0 : size == 2 ? 1 : 2 * (size - 1);
}

struct ImplicationNode {
    NodeKind kind = NodeKind::candidate;
    bool is_on = false;
    std::uint8_t digit = 0;
    std::uint8_t cell = 0;  ///< the first cell; for a set the first that may hold the digit
    std::int16_t set = -1;  ///< in the catalogue of almost locked sets
    CellMask cells;         ///< all cells
};

struct ImplicationLink {
    NodeId to = 0;
    std::uint8_t distance = 0;  ///< 2, or more when it leaves a set
};

class ImplicationGraph {
  public:
    /// A guard against positions made up to have many almost locked sets, as tables of forcing nets
    /// keep numbers for each node: sets that find no room are left out. Puzzles come to 2,600.
    static constexpr int kMostNodes = 6000;

    /// What may stand in a chain.
    enum class Detail : std::uint8_t { candidates, groups, sets };

    /// `sets` is needed for Detail::sets only; state and sets must outlive the graph.
    void build(const State& state, Detail detail, const AlsCatalogue* sets = nullptr);

    /// The number of candidates; their nodes are 0 .. 2 * candidates() - 1.
    [[nodiscard]] int candidates() const { return static_cast<int>(candidates_.size()); }
    [[nodiscard]] int size() const { return static_cast<int>(nodes_.size()); }
    [[nodiscard]] const State& state() const { return *state_; }

    /// 0 .. candidates() - 1, ascending by cell, then digit; the candidate must be there.
    [[nodiscard]] int index_of(Candidate candidate) const { return index_[candidate.index()]; }
    [[nodiscard]] Candidate candidate(int index) const { return candidates_[index]; }
    [[nodiscard]] static NodeId on(int index) { return static_cast<NodeId>(2 * index); }
    [[nodiscard]] static NodeId off(int index) { return static_cast<NodeId>(2 * index + 1); }

    [[nodiscard]] const ImplicationNode& node(NodeId id) const { return nodes_[id]; }
    [[nodiscard]] std::span<const ImplicationLink> links(NodeId id) const { return links_[id]; }
    [[nodiscard]] const AlmostLockedSet& set(const ImplicationNode& node) const {
        return (*sets_)[node.set];
    }

    /// A digit in two or three cells of one box and one line.
    struct Group {
        CellMask cells;
        Digit digit = 0;
        House line = 0;
        House box = 0;
        NodeId on = 0;

        [[nodiscard]] NodeId off() const { return static_cast<NodeId>(on + 1); }
    };
    [[nodiscard]] std::span<const Group> groups() const { return groups_; }

  private:
    NodeId add_node(const ImplicationNode& node);
    void link(NodeId from, NodeId to, int distance = 2);
    void add_candidates();
    void link_candidate(int index);
    void add_groups();
    void add_groups_of(House line);
    void link_group_to_candidates(const Group& group);
    void link_group_to_groups(const Group& group);
    static bool exclude_each_other(const Group& a, const Group& b);
    [[nodiscard]] const Group* complement(const Group& group, House house) const;
    void add_sets();
    void link_set(int set, Digit entry);
    void link_entries_of_set(int set, Digit entry);
    void link_set_to_candidates(NodeId from, int set, DigitMask locked);
    void link_set_to_sets(NodeId from, int set, DigitMask locked);
    void link_set_to_forced_cells(NodeId from, int set, DigitMask locked);
    NodeId set_node(int set, Digit entry);
    [[nodiscard]] bool has_room_for(int set, Digit entry) const;

    const State* state_ = nullptr;
    std::vector<Candidate> candidates_;
    std::array<std::int16_t, kCells * kDigits> index_{};
    std::vector<ImplicationNode> nodes_;
    std::vector<std::vector<ImplicationLink>> links_;  ///< as many as there were ever nodes
    std::vector<Group> groups_;
    const AlsCatalogue* sets_ = nullptr;
    std::vector<std::array<std::int16_t, kDigits>> set_nodes_;  ///< -1: none yet
};

}  // namespace nonet::logic

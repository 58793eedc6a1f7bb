// One table of a forcing net: a premise and all that follows from it, with the reasons.
//
// Each entry is a node of the graph of implications, what it follows from, and how long the way is.
// There are two kinds. An own entry names up to five entries of the same table that are its reasons
// together: more than one makes a net. A borrowed entry came from the table of another node that
// stands here too; it names that table, and its reasons are read there. A borrowed entry gives way
// to a shorter one, an own entry does not.
//
// The tables are Hobiger's (HoDoKu), whose nets cannot be found again without their limits, which
// are kept on purpose: room for 1000 entries, the last of which is scribbled on when more come;
// lengths of nine bits; five reasons; and an entry that is given reasons of its own forgets that it
// was borrowed but keeps the number of the table among its reasons.
//
// Besides the entries the table of a candidate keeps, by node, what a borrower compares: see
// could_take_from(). Tables of groups and sets only lend, and there may be thousands of them, so
// they keep their few entries alone. Memory: a table of a candidate some 20 kB and 6 bytes a node,
// which is at most 60 kB (ImplicationGraph::kMostNodes); the others some 1 kB.
#pragma once

#include "logic/kit/forcing_tables.hpp"
#include "logic/kit/implication_graph.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace nonet::logic {

class NetTable {
  public:
    static constexpr int kRoom = 1000;
    static constexpr int kReasons = 5;
    static constexpr NodeId kNoNode = 0xffff;
    using Reasons = std::array<std::uint16_t, kReasons>;

    struct Entry {
        NodeId node = kNoNode;
        std::uint16_t distance = 0;
        Reasons reasons{};  ///< entries of this table; for a borrowed one the lender first
        bool is_borrowed = false;
        bool is_from_on = false;     ///< the lender is a candidate that is true
        bool is_from_other = false;  ///< the lender is a group or a set
    };

    /// A lender only lists what follows directly; nothing is ever borrowed into it, and it keeps
    /// nothing by node.
    enum class Role : bool { borrower, lender };
    void reset(const ImplicationGraph& graph, Role role);

    [[nodiscard]] int size() const { return static_cast<int>(entries_.size()); }
    [[nodiscard]] bool is_full() const { return size() == kRoom; }
    /// 0 is the premise; from size() on there is nothing, which is no node without reasons.
    [[nodiscard]] const Entry& entry(int place) const {
        return place < size() ? entries_[place] : kNothing;
    }
    [[nodiscard]] bool has(NodeId node) const { return node != kNoNode && place(node) >= 0; }
    /// The last entry of the node, or -1.
    [[nodiscard]] int place(NodeId node) const {
        return role_ == Role::borrower ? place_[node] : last_place(node);
    }
    /// The premise where there is no such entry.
    [[nodiscard]] int place_or_premise(NodeId node) const { return has(node) ? place(node) : 0; }
    [[nodiscard]] const LiteralSets& sets() const { return sets_; }

    /// Adds an own entry one longer than its first reason; nothing happens when the table is full
    /// or the candidate is there already.
    void add(NodeId node, const Reasons& reasons);
    /// The same with a length from the premise, for links that do not come from the table itself.
    void add_direct(NodeId node, int distance);
    /// Gives an entry other reasons and a length; it is its own now.
    void replace(int place, const Reasons& reasons, int distance);
    void set_distance(int place, int distance);

    /// Borrows a node from the table with that number, the kind of which the flags tell; a full
    /// table scribbles on its last entry.
    struct Lender {
        int number = 0;
        bool is_on = false;
        bool is_other = false;
    };
    void borrow(NodeId node, const Lender& lender, int distance);
    /// Takes a shorter way for an entry that is borrowed already.
    void borrow_shorter(int place, const Lender& lender, int distance);

    /// False when no own entry of `lender` is new here, or shorter than what was borrowed, if it
    /// stands `base` from the premise. A quick answer over all nodes at once.
    [[nodiscard]] bool could_take_from(const NetTable& lender, int base) const;

    /// Calls f(place) for the own entries but the premise, ascending.
    template <class Function>
    void for_each_own(Function f) const {
        for (std::size_t word = 0; word < own_.size(); ++word) {
            for (std::uint64_t rest = own_[word]; rest != 0; rest &= rest - 1) {
                f(static_cast<int>(word) * 64 + std::countr_zero(rest));
            }
        }
    }

    /// The reasons as they are kept: the largest first.
    static Reasons ordered(Reasons reasons);

  private:
    static constexpr int kDistanceMask = 0x1ff;
    // By node, as a borrower: what an offer must beat. As a lender: what it offers.
    static constexpr std::int16_t kMissing = 0x4000;  ///< anything beats it
    static constexpr std::int16_t kFixed = 0;         ///< nothing beats it
    static constexpr std::int16_t kNoOffer = 0x5000;  ///< beats nothing

    static const Entry kNothing;

    /// The same candidate with the same truth value; groups and sets may stand several times.
    [[nodiscard]] bool has_candidate(NodeId node) const;
    [[nodiscard]] int last_place(NodeId node) const;
    void append(const Entry& entry);
    void note(int place);

    const ImplicationGraph* graph_ = nullptr;
    Role role_ = Role::lender;
    std::vector<Entry> entries_;
    std::vector<std::int16_t> place_;  // this and the next two by node, of a borrower only
    std::vector<std::int16_t> to_beat_;
    std::vector<std::int16_t> offers_;
    std::array<std::uint64_t, (kRoom + 63) / 64> own_{};
    LiteralSets sets_;
};

}  // namespace nonet::logic

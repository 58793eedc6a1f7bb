// The hints of chains from one candidate: what tells them apart, their order, and a list of them.
//
// The original sorts all it finds by rating, then complexity, then the kind of links, and leaves
// equals in the order in which it found them: X before Y before both, starts in the order of cells
// and digits, for each start cycles first, then the chain that refutes it, then the one that
// confirms it. HintRank says the same in one comparison, so hints may be found in any order.
#pragma once

#include "rate/explainer/chains/outer_parents.hpp"
#include "rate/explainer/chains/unary/statement.hpp"
#include "rate/explainer/chains/unary/unary_graph.hpp"
#include "rate/explainer/hint.hpp"

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nonet::explainer {

/// What a chain shows, in the order in which the original lists them for one start.
enum class UnaryKind : std::uint8_t {
    cycle,     ///< removes what sees both colours
    refutes,   ///< the start is false, since it being true makes it false
    confirms,  ///< the start is true, since it being false makes it true
};

/// Where a hint stands in the original's list: smaller is earlier.
struct HintRank {
    double rating = 0;
    int complexity = 0;
    LinkKinds links = LinkKinds::x;
    int start = 0;  ///< index of the start's candidate
    UnaryKind kind = UnaryKind::cycle;
    int sequence = 0;  ///< of the start's cycles

    friend auto operator<=>(const HintRank&, const HintRank&) = default;
};

/// The rank of the first hint of that kind, links and complexity that may be.
HintRank rank_of(LinkKinds links, UnaryKind kind, int complexity, int start);

/// The original's name.
std::string_view name_of(const HintRank& rank);

/// All hints of a position in the original's order, without those that remove the same as an
/// earlier one. Keeps its memory.
class UnaryHints {
  public:
    struct Entry {
        HintRank rank;
        std::uint32_t removals_begin = 0;
        std::uint32_t removals_end = 0;
        std::uint32_t chain_begin = 0;
        std::uint32_t chain_end = 0;
    };

    void clear();
    [[nodiscard]] std::span<const Entry> entries() const { return entries_; }
    /// In the order of cells, then digits.
    [[nodiscard]] std::span<const Candidate> removals(const Entry& entry) const {
        return {removals_.data() + entry.removals_begin, removals_.data() + entry.removals_end};
    }
    /// From the target back to the start. The chain of a cycle begins and ends with the start.
    [[nodiscard]] std::span<const Statement> chain(const Entry& entry) const {
        return {chains_.data() + entry.chain_begin, chains_.data() + entry.chain_end};
    }
    /// The whole hint.
    [[nodiscard]] Hint hint(const Entry& entry) const;

    /// Adds what the hint rests on, in the original's order. Nothing is added when the chain was
    /// there in the source.
    void add_parents(const Entry& entry, OuterParents& parents) const;

    /// Begins an entry: what is appended to removals() and chains() until finish() is its own.
    void begin(const HintRank& rank);
    std::vector<Candidate>& removals() { return removals_; }
    std::vector<Statement>& chains() { return chains_; }
    void finish();
    /// Puts the entries in order and drops those that remove the same as an earlier one.
    void sort();
    /// Drops the entries whose rank is not among `ranks`, which are in order.
    void keep(std::span<const HintRank> ranks);

  private:
    std::vector<Entry> entries_;
    std::vector<Candidate> removals_;
    std::vector<Statement> chains_;
    std::vector<std::uint32_t> slots_;  ///< a hash table of entries while sort() runs
};

}  // namespace nonet::explainer

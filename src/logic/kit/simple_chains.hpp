// X-chains and XY-chains: all eliminations that they allow, the best first.
//
// Both are chains whose ends are one digit in two cells, of which one must be true, because strong
// and weak links alternate between them and the outer ones are strong: so that digit goes from all
// cells that see both ends. An X-chain stays with one digit; an XY-chain runs through cells with
// two candidates. No cell may be visited twice, except that an X-chain may end where it began.
//
// A breadth-first walk from each start tells at once which ends can be reached and in how many
// links; a shortest walk hardly ever visits a cell twice, and only then a depth-first search looks
// for a longer way. Going through all chains depth first, as programs did, gives the same but costs
// a thousand times more. Order: the most removals first, then those in the earliest cells (a sum
// that programs share, since the first step decides what a puzzle scores); for each set of removals
// one chain, the shortest. Cost: some ten microseconds, no allocation once the lists have grown.
#pragma once

#include "logic/kit/link_graph.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

class Search;
class Steps;
struct TechniqueRow;

enum class ChainKind : std::uint8_t { x, xy };

class SimpleChains {
  public:
    /// Begins with another position or kind: chains of 3 to `most_links` links (at most 39).
    void collect(const State& state, const LinkGraph& links, ChainKind kind, int most_links);

    /// Goes on to the next set of removals; false at the end.
    bool next();

    // Of the set that next() reached:
    [[nodiscard]] std::span<const Candidate> nodes() const {
        return {best_.data(), static_cast<std::size_t>(best_links_) + 1};
    }
    [[nodiscard]] Digit digit() const { return best_[0].digit; }
    [[nodiscard]] const CellMask& removals() const { return sets_[ranks_[rank_ - 1]].cells; }

  private:
    static constexpr int kMostLinks = 39;
    using Nodes = std::array<Candidate, kMostLinks + 1>;

    /// Removals, in the order in which they were met first.
    struct RemovalSet {
        CellMask cells;
        Digit digit;
        int count;
        int sum;
    };
    /// Two ends between which there is a walk.
    struct Ends {
        Candidate start;
        Candidate end;
        std::uint16_t set;
        std::uint16_t links;
    };
    /// What a walk from one start reached: candidates that are true, or false, if it is false.
    struct Reached {
        std::array<CellMask, kDigits> cells;
        std::array<std::uint8_t, kCandidates> links;
        std::array<std::uint16_t, kCandidates> before;

        [[nodiscard]] bool has(Candidate node) const {
            return cells[static_cast<std::size_t>(node.digit) - 1].has(node.cell);
        }
        void add(Candidate node, Candidate from, int distance);
    };

    [[nodiscard]] bool can_be_end(Candidate candidate) const;
    [[nodiscard]] CellMask weak_cells(Candidate node) const;
    [[nodiscard]] CellMask strong_cells(Candidate node) const;
    [[nodiscard]] Digit strong_digit(Candidate node) const;
    void walk(Candidate start);
    void note_ends(Candidate start);
    void note(Candidate start, Candidate end, const CellMask& cells);
    [[nodiscard]] std::uint16_t set_of(const CellMask& cells, Digit digit);

    bool trace(const Ends& ends);
    void detour(const Ends& ends);
    bool extend(const Ends& ends, CellMask visited, int depth, int limit);
    [[nodiscard]] bool is_simple(int count) const;
    void keep(int links);

    const State* state_ = nullptr;
    const LinkGraph* links_ = nullptr;
    ChainKind kind_ = ChainKind::x;
    int most_links_ = 0;

    Reached on_;
    Reached off_;
    std::array<std::uint16_t, kCandidates> queue_;

    std::vector<RemovalSet> sets_;
    std::vector<Ends> ends_;
    std::vector<std::uint16_t> ranks_;  // of sets_, the best first
    std::size_t rank_ = 0;

    Nodes path_;
    Nodes best_;
    int best_links_ = 0;
    int budget_ = 0;         // nodes that the search for a detour may still visit
    int budget_in_all_ = 0;  // the same for all detours of a position
};

/// Looks for chains of 3 to `most_links` links and hands each as a step to `steps`.
void find_simple_chains(Search& search, const TechniqueRow& row, ChainKind kind, int most_links,
                        Steps& steps);

/// Nodes that are false and true by turns as one chain, with the links between them.
Chain make_chain(std::span<const Candidate> nodes);

}  // namespace nonet::logic

// What all finders share: the position, the options, and machinery built at most once per position.
//
// Links, almost locked sets and templates cost more than most searches that use them, and several
// techniques want the same ones. Search builds each when it is first asked for and drops it when
// the position or the options change (kit/lazy.hpp). One Search serves a whole solving path, so its
// memory is reused.
//
// It also holds the budget of a search that is under limits. A part that was broken off when the
// budget was reached may lack something, though nothing in it is wrong; so all parts are dropped
// when the next limits are set.
#pragma once

#include "base/budget.hpp"
#include "logic/kit/als_catalogue.hpp"
#include "logic/kit/als_chain_reach.hpp"
#include "logic/kit/als_links.hpp"
#include "logic/kit/candidate_counts.hpp"
#include "logic/kit/coloring.hpp"
#include "logic/kit/digit_placements.hpp"
#include "logic/kit/lazy.hpp"
#include "logic/kit/place_counts.hpp"
#include "logic/kit/proper.hpp"
#include "logic/kit/rectangles.hpp"

#include <nonet/grid.hpp>
#include <nonet/search.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>
#include <nonet/technique.hpp>

#include <optional>

namespace nonet::logic {

class ChainKit;
class ExclusionTable;
class LinkGraph;
class SimpleChains;

class Search {
  public:
    /// `solution`: the puzzle's only solution where it is known; guessing needs it, logic does not.
    explicit Search(const State& state, const SearchOptions& options = {},
                    const std::optional<Grid>& solution = {});
    ~Search();
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const SearchOptions& options() const { return options_; }
    void set_options(const SearchOptions& options);
    [[nodiscard]] const std::optional<Grid>& solution() const { return solution_; }

    void set_solution(const std::optional<Grid>& solution) { solution_ = solution; }

    /// How long finders may look, from now on. Without it they take as long as they need.
    void set_limits(const Limits& limits);
    /// What is left of that. A finder that may take milliseconds counts its work here and returns
    /// once it is reached, with whatever it has found.
    [[nodiscard]] Budget& budget() { return budget_; }

    /// Goes on to another position; what was built for the last one is dropped.
    void set_state(const State& state);
    /// The same, to the position behind a step.
    void apply(const Step& step);

    // Machinery: each accessor builds its part for the current position when it is first asked.

    /// All almost locked sets.
    const AlsCatalogue& almost_locked_sets();
    /// Their restricted commons, with overlapping sets where the options say so.
    const AlsLinks& als_links();
    /// Where chains of them lead.
    AlsChainReach& als_chain_reach();
    /// Which candidates exclude each other or depend on each other.
    const LinkGraph& links();
    /// Which two candidates cannot both be true, by sight or by an almost locked set.
    const ExclusionTable& exclusions();
    /// The memory of the search for X- and XY-chains.
    SimpleChains& simple_chains();
    /// The cells of few candidates.
    const CandidateCounts& candidate_counts();
    /// The digits of few places in each house.
    const PlaceCounts& place_counts();
    /// The two-colour clusters of each digit.
    const Coloring& coloring();
    /// Graphs of implications and the searches for loops and forcing chains in them.
    ChainKit& chains();

    /// Rectangles that could hold two digits both ways.
    std::span<const Rectangle> rectangles();
    /// Whether the digits alone have one solution: asked before a step that relies on it.
    Proper& proper() { return proper_; }
    /// The candidates of a digit that stand in no full placement of it.
    const CellMask& dead_cells(Digit digit) { return dead_cells_.of(state_, digit); }

  private:
    void drop_machinery();

    State state_;
    SearchOptions options_;
    std::optional<Grid> solution_;
    Budget budget_{Limits()};

    Lazy<AlsCatalogue> almost_locked_sets_;
    Lazy<AlsLinks> als_links_;
    Lazy<AlsChainReach> als_chain_reach_;
    Lazy<LinkGraph> links_;
    Lazy<SimpleChains> simple_chains_;
    Lazy<ExclusionTable> exclusions_;
    Lazy<CandidateCounts> candidate_counts_;
    Lazy<PlaceCounts> place_counts_;
    Lazy<Coloring> coloring_;
    Lazy<ChainKit> chains_;
    Lazy<Rectangles> rectangles_;
    Proper proper_;
    DeadCells dead_cells_;
};

}  // namespace nonet::logic

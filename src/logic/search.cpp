// Building the parts of the kit; which part needs which other is said here and nowhere else.
//
// All parts hang on the position, and some on the options as well, so a change of either drops them
// all. The parts themselves know nothing of Search: they are built from the state and from each
// other, which is how they are tested.
#include "logic/search.hpp"

#include "logic/kit/chain_kit.hpp"
#include "logic/kit/exclusion_table.hpp"
#include "logic/kit/link_graph.hpp"
#include "logic/kit/simple_chains.hpp"

namespace nonet::logic {

Search::Search(const State& state, const SearchOptions& options,
               const std::optional<Grid>& solution)
    : state_(state), options_(options), solution_(solution) {}

Search::~Search() = default;

void Search::set_state(const State& state) {
    state_ = state;
    drop_machinery();
}

void Search::apply(const Step& step) {
    logic::apply(step, state_);
    drop_machinery();
}

void Search::set_options(const SearchOptions& options) {
    options_ = options;
    drop_machinery();
}

void Search::set_limits(const Limits& limits) {
    if (budget_.reached()) drop_machinery();
    budget_ = Budget(limits);
}

void Search::drop_machinery() {
    dead_cells_.drop();
    proper_.reset();
    almost_locked_sets_.drop();
    als_links_.drop();
    als_chain_reach_.drop();
    links_.drop();
    exclusions_.drop();
    candidate_counts_.drop();
    place_counts_.drop();
    coloring_.drop();
    chains_.drop();
    rectangles_.drop();
}

const CandidateCounts& Search::candidate_counts() {
    return candidate_counts_.get(
        [this](CandidateCounts& counts) { counts = CandidateCounts(state_); });
}

const PlaceCounts& Search::place_counts() {
    return place_counts_.get([this](PlaceCounts& counts) { counts = PlaceCounts(state_); });
}

const Coloring& Search::coloring() {
    return coloring_.get([this](Coloring& coloring) { coloring.build(state_, place_counts()); });
}

const AlsCatalogue& Search::almost_locked_sets() {
    return almost_locked_sets_.get([this](AlsCatalogue& sets) { sets.build(state_); });
}

const AlsLinks& Search::als_links() {
    return als_links_.get(
        [this](AlsLinks& links) { links.build(almost_locked_sets(), options_.set_overlap); });
}

AlsChainReach& Search::als_chain_reach() {
    return als_chain_reach_.get(
        [this](AlsChainReach& reach) { reach.build(almost_locked_sets(), als_links(), budget_); });
}

const LinkGraph& Search::links() {
    return links_.get([this](LinkGraph& links) { links.build(state_); });
}

SimpleChains& Search::simple_chains() {
    return simple_chains_.get([](SimpleChains& /*chains*/) {});
}

ChainKit& Search::chains() {
    return chains_.get([this](ChainKit& chains) { chains.reset(state_); });
}

std::span<const Rectangle> Search::rectangles() {
    return rectangles_
        .get([this](Rectangles& rectangles) {
            rectangles.build(state_, options_.unique_missing_candidates);
        })
        .all();
}

const ExclusionTable& Search::exclusions() {
    return exclusions_.get(
        [this](ExclusionTable& table) { table.build(state_, almost_locked_sets()); });
}

}  // namespace nonet::logic

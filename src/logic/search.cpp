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

void Search::drop_machinery() {
    dead_cells_.drop();
    has_links_ = false;
    has_exclusions_ = false;
    has_candidate_counts_ = false;
    has_place_counts_ = false;
    has_coloring_ = false;
    if (chains_) chains_->reset();
    rectangles_missing_.reset();
    proper_.reset();
    has_almost_locked_sets_ = false;
    als_links_overlap_.reset();
    als_chain_reach_overlap_.reset();
}

const CandidateCounts& Search::candidate_counts() {
    if (!has_candidate_counts_) {
        candidate_counts_ = CandidateCounts(state_);
        has_candidate_counts_ = true;
    }
    return candidate_counts_;
}

const PlaceCounts& Search::place_counts() {
    if (!has_place_counts_) {
        place_counts_ = PlaceCounts(state_);
        has_place_counts_ = true;
    }
    return place_counts_;
}

const Coloring& Search::coloring() {
    if (!has_coloring_) {
        coloring_.build(state_, place_counts());
        has_coloring_ = true;
    }
    return coloring_;
}

const AlsCatalogue& Search::almost_locked_sets() {
    if (!has_almost_locked_sets_) {
        almost_locked_sets_.build(state_);
        has_almost_locked_sets_ = true;
    }
    return almost_locked_sets_;
}

const AlsLinks& Search::als_links() {
    if (als_links_overlap_ != options_.set_overlap) {
        als_links_.build(almost_locked_sets(), options_.set_overlap);
        als_links_overlap_ = options_.set_overlap;
    }
    return als_links_;
}

AlsChainReach& Search::als_chain_reach() {
    if (als_chain_reach_overlap_ != options_.set_overlap) {
        als_chain_reach_.build(almost_locked_sets(), als_links());
        als_chain_reach_overlap_ = options_.set_overlap;
    }
    return als_chain_reach_;
}

const LinkGraph& Search::links() {
    if (!has_links_) {
        if (!links_) links_ = std::make_unique<LinkGraph>();
        links_->build(state_);
        has_links_ = true;
    }
    return *links_;
}

SimpleChains& Search::simple_chains() {
    if (!simple_chains_) simple_chains_ = std::make_unique<SimpleChains>();
    return *simple_chains_;
}

ChainKit& Search::chains() {
    if (!chains_) chains_ = std::make_unique<ChainKit>(state_);
    return *chains_;
}

std::span<const Rectangle> Search::rectangles() {
    if (rectangles_missing_ != options_.unique_missing_candidates) {
        rectangles_.build(state_, options_.unique_missing_candidates);
        rectangles_missing_ = options_.unique_missing_candidates;
    }
    return rectangles_.all();
}

const ExclusionTable& Search::exclusions() {
    if (!has_exclusions_) {
        if (!exclusions_) exclusions_ = std::make_unique<ExclusionTable>();
        exclusions_->build(state_, almost_locked_sets());
        has_exclusions_ = true;
    }
    return *exclusions_;
}

}  // namespace nonet::logic

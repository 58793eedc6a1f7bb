#include "logic/search.hpp"

#include <utility>

namespace nonet::logic {

Search::Search(State state, SearchOptions options, std::optional<Grid> solution)
    : state_(std::move(state)), options_(options), solution_(std::move(solution)) {}

Search::~Search() = default;

void Search::set_state(const State& state) {
    state_ = state;
}

}  // namespace nonet::logic

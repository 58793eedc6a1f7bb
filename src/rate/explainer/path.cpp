// Following the path; path.hpp tells what for.
#include "rate/explainer/path.hpp"

#include "rate/explainer/running_ratings.hpp"

namespace nonet::explainer {

PathFinder::PathFinder() {
    for (const Producer& producer : producer_table()) finders_.push_back(producer.make());
}

std::optional<PathStep> PathFinder::next(const Position& position, bool assume_unique,
                                         Budget& budget) {
    FirstHint first;
    const std::span<const Producer> producers = producer_table();
    for (std::size_t i = 0; i < producers.size(); ++i) {
        if (producers[i].assumes_unique && !assume_unique) continue;
        finders_[i]->find(position, first, budget);
        if (first.found()) return PathStep{producers[i].number, std::move(first.hint())};
        if (budget.reached()) return std::nullopt;
    }
    return std::nullopt;
}

Ratings PathFinder::follow(Position position, const PathOptions& options, const Limits& limits,
                           std::vector<PathStep>* steps) {
    Budget budget(limits);
    RunningRatings running(options);
    while (!position.is_solved()) {
        if (!budget.spend()) return running.end(PathEnd::by_limit);
        if (options.possible != nullptr && has_only(position, *options.possible)) {
            return running.end(PathEnd::no_hint);
        }
        std::optional<PathStep> step = next(position, options.assume_unique, budget);
        if (!step) {
            return running.end(budget.reached() ? PathEnd::by_limit : PathEnd::no_hint);
        }
        const bool is_known =
            running.take(step->hint.rating, step->hint.name, step->hint.placed.has_value());
        apply(step->hint, position);
        if (steps != nullptr) steps->push_back(std::move(*step));
        if (is_known) return running.end(PathEnd::known);
    }
    return running.end(PathEnd::solved);
}

}  // namespace nonet::explainer

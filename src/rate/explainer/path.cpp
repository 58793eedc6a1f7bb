// Following the path; path.hpp tells what for.
#include "rate/explainer/path.hpp"

#include <algorithm>

namespace nonet::explainer {

namespace {

/// The three ratings while the path goes on. The original counts zero as "not known yet".
class Running {
  public:
    explicit Running(const PathOptions& options) : options_(options) {}

    /// Takes one step. True when the answer that was asked for is known.
    bool take(const Hint& hint) {
        ++ratings_.steps;
        ratings_.er = std::max(ratings_.er, hint.rating);
        if (ratings_.steps == 1) ratings_.ed = ratings_.er;
        const bool had_pearl = ratings_.ep > 0;
        if (!had_pearl && hint.placed) ratings_.ep = ratings_.er;
        return is_known(had_pearl);
    }

    [[nodiscard]] Ratings end(PathEnd how) const {
        Ratings ratings = ratings_;
        ratings.end = how;
        return ratings;
    }

  private:
    [[nodiscard]] bool is_known(bool had_pearl) const {
        if (options_.max_er && tenths_of(ratings_.er) > tenths_of(*options_.max_er)) return true;
        if (options_.stop_at_er && tenths_of(ratings_.er) >= tenths_of(*options_.stop_at_er)) {
            return true;
        }
        switch (options_.wanted) {
            case Wanted::all:
                return false;
            case Wanted::pearl:
                return had_pearl && ratings_.er > ratings_.ep;
            case Wanted::diamond:
                return ratings_.ep > 0 && (ratings_.ep > ratings_.ed || ratings_.er > ratings_.ep);
        }
        return false;
    }

    const PathOptions& options_;
    Ratings ratings_;
};

}  // namespace

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
    Running running(options);
    while (!position.is_solved()) {
        if (!budget.spend()) return running.end(PathEnd::by_limit);
        std::optional<PathStep> step = next(position, options.assume_unique, budget);
        if (!step) {
            return running.end(budget.reached() ? PathEnd::by_limit : PathEnd::no_hint);
        }
        const bool is_known = running.take(step->hint);
        apply(step->hint, position);
        if (steps != nullptr) steps->push_back(std::move(*step));
        if (is_known) return running.end(PathEnd::known);
    }
    return running.end(PathEnd::solved);
}

}  // namespace nonet::explainer

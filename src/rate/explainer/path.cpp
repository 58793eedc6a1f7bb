// Following the path; path.hpp tells what for.
#include "rate/explainer/path.hpp"

namespace nonet::explainer {

namespace {

/// The three ratings while the path goes on. The original counts zero as "not known yet".
class Running {
  public:
    explicit Running(const PathOptions& options) : options_(options) {}

    /// Takes one step. True when the answer that was asked for is known.
    bool take(const Hint& hint) {
        ++ratings_.steps;
        if (hint.rating > ratings_.er) {
            ratings_.er = hint.rating;
            ratings_.hardest = hint.name;
        }
        if (ratings_.steps == 1) ratings_.ed = ratings_.er;
        if (ratings_.ep == 0 && hint.placed) ratings_.ep = ratings_.er;
        return is_known();
    }

    [[nodiscard]] Ratings end(PathEnd how) const {
        Ratings ratings = ratings_;
        ratings.end = how;
        return ratings;
    }

  private:
    [[nodiscard]] bool is_known() const {
        if (options_.max_er) {
            if (tenths_of(ratings_.er) > *options_.max_er) return true;
        } else if (options_.min_er && tenths_of(ratings_.er) >= *options_.min_er) {
            return true;
        }
        if (ratings_.ep == 0) return false;
        if (options_.diamond && ratings_.ep > ratings_.ed) return true;
        return (options_.pearl || options_.diamond) && ratings_.er > ratings_.ep;
    }

    const PathOptions& options_;
    Ratings ratings_;
};

bool has_only(const Position& position, const Candidates& possible) {
    for (const Cell cell : position.blanks()) {
        if ((position.candidates(cell) & ~unsigned{possible[cell]}) != 0) return false;
    }
    return true;
}

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
        if (options.possible != nullptr && has_only(position, *options.possible)) {
            return running.end(PathEnd::no_hint);
        }
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

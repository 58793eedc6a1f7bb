// Following the rounds; rounds.hpp tells what one is.
#include "rate/invariant/rounds.hpp"

#include "rate/explainer/running_ratings.hpp"

namespace nonet::invariant {

using explainer::PathEnd;

const NamedRule* Rounds::next(const Position& position, bool assume_unique, LowestSteps& steps,
                              Budget& budget) {
    for (const NamedRule& rule : rules_) {
        if (rule.assumes_unique && !assume_unique) continue;
        steps.clear();
        rule.rule->find(position, steps, budget);
        if (budget.reached()) return nullptr;
        if (!steps.empty()) return &rule;
    }
    return nullptr;
}

explainer::Ratings Rounds::follow(Position position, const explainer::PathOptions& options,
                                  const Limits& limits) {
    Budget budget(limits);
    explainer::RunningRatings running(options);
    LowestSteps steps;
    while (!position.is_solved()) {
        if (!budget.spend()) return running.end(PathEnd::by_limit);
        if (options.possible != nullptr && has_only(position, *options.possible)) {
            return running.end(PathEnd::no_hint);
        }
        const NamedRule* const rule = next(position, options.assume_unique, steps, budget);
        if (rule == nullptr) {
            return running.end(budget.reached() ? PathEnd::by_limit : PathEnd::no_hint);
        }
        steps.apply(position);
        const bool is_known = running.take(steps.tenths() / 10.0, rule->name, steps.places());
        if (is_known) return running.end(PathEnd::known);
    }
    return running.end(PathEnd::solved);
}

}  // namespace nonet::invariant

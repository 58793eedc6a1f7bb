// Rating a puzzle; rating.hpp tells what is done with which.
#include "rate/explainer/rating.hpp"

#include <nonet/reading.hpp>
#include <nonet/solve.hpp>
#include <nonet/solver.hpp>

#include <algorithm>
#include <optional>

#include <fmt/format.h>

namespace nonet {

std::string text_of_tenths(int tenths) {
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

std::string text_of(const ExplainerRating& rating) {
    return fmt::format("{}{}/{}/{}", rating.is_cut ? ">=" : "", text_of_tenths(rating.er),
                       text_of_tenths(rating.ep), text_of_tenths(rating.ed));
}

namespace explainer {

namespace {

using logic::PuzzleFacts;
using logic::State;

ExplainerRating rating_of(const Ratings& ratings) {
    ExplainerRating rating;
    rating.er = tenths_of(ratings.er);
    rating.ep = ratings.ep > 0 ? tenths_of(ratings.ep) : 0;
    rating.ed = ratings.steps > 0 ? tenths_of(ratings.ed) : 0;
    rating.hardest = ratings.hardest;
    if (ratings.end == PathEnd::no_hint) {
        rating.er = kExplainerUnsolved;
        rating.hardest = {};
        rating.is_stuck = true;
    }
    rating.is_cut = ratings.end == PathEnd::known;
    rating.is_pearl = rating.ep == rating.er;
    rating.is_diamond = rating.is_pearl && rating.ed == rating.er;
    return rating;
}

/// The position to start from: what the puzzle says, without what a player has added.
State start_of(const State& read, const PuzzleFacts& facts) {
    // A drawing of pencil marks whose givens are a puzzle: the marks are the player's.
    return facts.from_candidates ? read : State(read.givens());
}

}  // namespace

Result<Rated> rate(const Puzzle& puzzle, const Follow& follow, PathOptions options,
                   const Limits& limits) {
    Puzzle bare;
    bare.position = puzzle.position;
    const Result<State> read = logic::state_of(bare);
    if (!read) return read.error();
    const Result<PuzzleFacts> facts = logic::facts_of(puzzle, limits);
    if (!facts) return facts.error();

    Rated rated;
    rated.status = facts->status;
    if (rated.status != Status::unique && rated.status != Status::multiple) return rated;
    const State start = facts->is_unique() ? start_of(*read, *facts) : *read;
    rated.is_complete = start.is_solved();
    if (rated.is_complete) return rated;

    std::optional<Candidates> possible;
    if (!facts->is_unique()) {
        possible = solution_candidates(start.all_candidates(), limits);
        if (!possible) {
            rated.status = Status::unknown;
            return rated;
        }
        options.possible = &*possible;
    }
    rated.uses_uniqueness = facts->allows_uniqueness();
    options.assume_unique = rated.uses_uniqueness;
    const Ratings ratings = follow(Position(start), options, limits);
    rated.is_cut_short = ratings.end == PathEnd::by_limit;
    rated.rating = rating_of(ratings);
    return rated;
}

Result<Rated> rate(const Puzzle& puzzle, PathFinder& finder, PathOptions options,
                   const Limits& limits, std::vector<PathStep>* steps) {
    return rate(
        puzzle,
        [&](const Position& start, const PathOptions& path_options, const Limits& path_limits) {
            return finder.follow(start, path_options, path_limits, steps);
        },
        options, limits);
}

namespace {

ExplainerStep step_of(PathStep&& step) {
    ExplainerStep result;
    result.technique = step.hint.name;
    result.rating = tenths_of(step.hint.rating);
    result.producer = step.producer;
    result.complexity = step.hint.complexity;
    result.placed = step.hint.placed;
    if (!result.placed) result.removed = std::move(step.hint.removals);
    std::sort(result.removed.begin(), result.removed.end());
    return result;
}

}  // namespace

}  // namespace explainer

Result<ExplainerPath> explainer_path(const Puzzle& puzzle, const Limits& limits) {
    explainer::PathFinder finder;
    std::vector<explainer::PathStep> steps;
    const Result<explainer::Rated> rated =
        explainer::rate(puzzle, finder, explainer::PathOptions(), limits, &steps);
    if (!rated) return rated.error();
    ExplainerPath path;
    path.status = rated->status;
    path.uses_uniqueness = rated->uses_uniqueness;
    path.is_cut_short = rated->is_cut_short || rated->status == Status::unknown;
    path.is_solved = rated->is_complete ||
                     (rated->rating.er > 0 && !rated->rating.is_stuck && !rated->is_cut_short);
    path.rating = rated->rating;
    for (explainer::PathStep& step : steps) {
        path.steps.push_back(explainer::step_of(std::move(step)));
    }
    return path;
}

}  // namespace nonet

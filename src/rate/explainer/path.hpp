// The path of Sudoku Explainer through a puzzle, and the three ratings that follow from it.
//
// One loop: ask the producers in order, take the very first hint, do what it says, start again.
// ER is the highest rating of all steps, EP (pearl) the highest up to the first that fills a cell,
// ED (diamond) that of the first step.
#pragma once

#include "base/budget.hpp"
#include "rate/explainer/producer.hpp"

#include <nonet/candidates.hpp>
#include <nonet/search.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace nonet::explainer {

struct PathStep {
    int producer = 0;  ///< its number
    Hint hint;
};

/// How the rating of a path ended.
enum class PathEnd : std::uint8_t {
    solved,
    no_hint,   ///< no producer knows a step: the original rates the puzzle 20.0
    known,     ///< stopped early: what was asked is answered
    by_limit,  ///< stopped from outside
};

struct Ratings {
    PathEnd end = PathEnd::by_limit;
    double er = 0;
    double ep = 0;  ///< 0 when no step filled a cell
    double ed = 0;
    std::string_view hardest;  ///< the first step of rating er
    int steps = 0;
};

struct PathOptions {
    bool assume_unique = true;  ///< use the rules that need one solution
    bool pearl = false;         ///< stop once ER is above EP
    bool diamond = false;       ///< stop once EP is above ED, or ER above EP
    std::optional<int> min_er;  ///< stop once ER is at least this, in tenths
    std::optional<int> max_er;  ///< stop once ER is above this; with min_er too, only then
    /// The candidates of all solutions together, where known: once a position holds no others, no
    /// sound rule has a step, and none is asked.
    const Candidates* possible = nullptr;
};

/// Makes the finders once and follows one path after the other. One thread at a time.
class PathFinder {
  public:
    PathFinder();

    /// Follows the path from `position`. `steps`, where given, gets every step.
    Ratings follow(Position position, const PathOptions& options, const Limits& limits,
                   std::vector<PathStep>* steps = nullptr);

    /// The next step alone; nothing when there is none or the budget is reached (it tells).
    std::optional<PathStep> next(const Position& position, bool assume_unique, Budget& budget);

  private:
    std::vector<std::unique_ptr<Finder>> finders_;
};

}  // namespace nonet::explainer

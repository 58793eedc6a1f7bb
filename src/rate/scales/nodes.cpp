// How much guessing a puzzle takes a good program: the branching steps of our own solver.
//
// One search says more about the way a puzzle is written than about the puzzle: the same puzzle
// with its rows exchanged may take ten times the steps. The mean over many random isomorphs says
// nearly the same of all of them. It is a sample, not an invariant: with the usual 100 isomorphs
// two ways to write a hard puzzle differ by some 5 to 10 percent. Counted are the steps of single
// calls, which are equal on every machine; those of the batch engine depend on the number of its
// lanes.
#include "rate/scale.hpp"

#include <nonet/effort.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>
#include <nonet/solver.hpp>
#include <nonet/symmetry.hpp>

#include <algorithm>
#include <optional>
#include <variant>

#include <fmt/format.h>

namespace nonet {

namespace {

class NodesRater final : public Rater::Impl {
  public:
    NodesRater(const Scale& scale, const RateOptions& options) : scale_(scale), options_(options) {
        options_.isomorphs = std::max(1, options_.isomorphs);
    }

    Result<Rating> rate(const Puzzle& puzzle, const Limits& limits) override {
        const std::optional<Grid> grid = givens_in(puzzle, limits);
        if (!grid) {
            return Error{ErrorCode::not_supported,
                         {},
                         "",
                         "the scale 'nodes' knows 9×9 puzzles of givens only"};
        }
        Rating rating;
        rating.scale = &scale_.info;
        rating.status = classify_any(*grid, limits).status;
        rating.options = fmt::format("isomorphs {} seed {}", options_.isomorphs, options_.seed);
        if (rating.status != Status::unique) return rating;
        if (grid->is_full()) {
            rating.is_complete = true;
            return rating;
        }
        rating.nodes = mean_nodes(*grid, limits);
        if (!rating.nodes) {
            rating.status = Status::unknown;
            return rating;
        }
        rating.value = fmt::format("{:.2f}", *rating.nodes);
        return rating;
    }

  private:
    /// The clues. A drawing of pencil marks has some, too, when they alone make a puzzle: then the
    /// marks are the player's. Nothing for other sizes and for puzzles made of candidates.
    static std::optional<Grid> givens_in(const Puzzle& puzzle, const Limits& limits) {
        if (const Grid* grid = std::get_if<Grid>(&puzzle.position)) return *grid;
        const Candidates* marks = std::get_if<Candidates>(&puzzle.position);
        if (marks == nullptr) return std::nullopt;
        const Grid givens = givens_of(*marks);
        if (classify_any(givens, limits).status != Status::unique) return std::nullopt;
        return givens;
    }

    /// Nothing when a limit came first.
    [[nodiscard]] std::optional<double> mean_nodes(const Grid& puzzle, const Limits& limits) const {
        Random random(options_.seed);
        std::uint64_t nodes = 0;
        for (int i = 0; i < options_.isomorphs; ++i) {
            if (logic::is_over(limits)) return std::nullopt;
            nodes += search_nodes(Symmetry::random(random).apply(puzzle));
        }
        return static_cast<double>(nodes) / options_.isomorphs;
    }

    const Scale& scale_;
    RateOptions options_;
};

std::unique_ptr<Rater::Impl> make(const Scale& scale, const RateOptions& options) {
    return std::make_unique<NodesRater>(scale, options);
}

}  // namespace

const Scale& nodes_scale() {
    static const Scale kScale = {
        .info =
            {
                .name = "nodes",
                .version = "1",
                .value = "branching steps",
                .summary = "how many guesses Nonet's solver makes, averaged over isomorphs",
                .details =
                    "The mean number of branching steps that the solver makes to prove the "
                    "solution, over seeded random isomorphs of the puzzle (100 unless --isomorphs "
                    "says otherwise), so that it hardly depends on how the puzzle is written: two "
                    "isomorphs of a hard puzzle differ by some 5 to 10 percent, less with more of "
                    "them. 0 means that logic alone is enough.",
            },
        .make = make,
    };
    return kScale;
}

}  // namespace nonet

// Ratings in the manner of Sudoku Explainer that do not depend on how a puzzle is written.
//
// The rules, their order and their ratings are those of se121. But each round does all steps of the
// lowest rating at once, and chains count by their smallest proofs: src/rate/invariant/. It is a
// scale of its own, with its own version: most puzzles get the numbers of se121, hard ones often
// some tenths less or more.
#include "rate/explainer/scale_rating.hpp"
#include "rate/invariant/rounds.hpp"

namespace nonet {

namespace {

class Se121InvRater final : public Rater::Impl {
  public:
    Se121InvRater(const Scale& scale, const RateOptions& options)
        : scale_(scale), options_(explainer::path_options(options)) {}

    Result<Rating> rate(const Puzzle& puzzle, const Limits& limits) override {
        const auto follow = [&](const explainer::Position& start,
                                const explainer::PathOptions& options, const Limits& path_limits) {
            return rounds_.follow(start, options, path_limits);
        };
        return explainer::rating_on(scale_, explainer::rate(puzzle, follow, options_, limits));
    }

  private:
    const Scale& scale_;
    explainer::PathOptions options_;
    invariant::Rounds rounds_;
};

std::unique_ptr<Rater::Impl> make(const Scale& scale, const RateOptions& options) {
    return std::make_unique<Se121InvRater>(scale, options);
}

}  // namespace

const Scale& se121_inv_scale() {
    static const Scale kScale = {
        .info =
            {
                .name = "se121-inv",
                .version = "1",
                .value = "ER/EP/ED",
                .summary = "ratings like those of se121 that do not depend on how it is written",
                .details =
                    "Scale se121 depends on how a puzzle is written: of several steps the first "
                    "one found is taken, and a proof counts as it was found. Here each round "
                    "takes the first rule of Sudoku Explainer that has a step, and does all of "
                    "its steps with the lowest rating at once; chains and nets count by their "
                    "smallest proofs. So a puzzle, its mirror images and all other ways to write "
                    "it get the same three numbers.\n\nThe numbers are on the same scale as those "
                    "of se121 and mostly equal to them, but they are not ratings of Sudoku "
                    "Explainer: do not quote them as such. Nets inside nets are not searched: a "
                    "puzzle that needs them gets 20.0. Sukaku and puzzles with several solutions "
                    "are rated as on se121.",
            },
        .make = make,
    };
    return kScale;
}

}  // namespace nonet

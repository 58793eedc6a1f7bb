// ER, EP and ED of Sudoku Explainer 1.2.1.3: the scale that puzzle makers quote.
//
// The three numbers follow from the path, so every step must be the one that the original takes:
// src/rate/explainer/ holds its rules in its order, faults included. A puzzle that the rules do not
// solve gets 20.0, as there.
#include "rate/explainer/scale_rating.hpp"

namespace nonet {

namespace {

class Se121Rater final : public Rater::Impl {
  public:
    Se121Rater(const Scale& scale, const RateOptions& options)
        : scale_(scale), options_(explainer::path_options(options)) {}

    Result<Rating> rate(const Puzzle& puzzle, const Limits& limits) override {
        return explainer::rating_on(scale_, explainer::rate(puzzle, finder_, options_, limits));
    }

  private:
    const Scale& scale_;
    explainer::PathOptions options_;
    explainer::PathFinder finder_;
};

std::unique_ptr<Rater::Impl> make(const Scale& scale, const RateOptions& options) {
    return std::make_unique<Se121Rater>(scale, options);
}

}  // namespace

const Scale& se121_scale() {
    static const Scale kScale = {
        .info =
            {
                .name = "se121",
                .version = "1.2.1.3",
                .value = "ER/EP/ED",
                .summary = "the ratings of Sudoku Explainer 1.2.1.3: ER/EP/ED",
                .details =
                    "Sudoku Explainer tries thirty rules in a fixed order, takes the first step "
                    "found and starts again. ER is the highest rating of all steps, EP (pearl) the "
                    "highest up to the first step that fills a cell, ED (diamond) that of the "
                    "first step. 20.0 means that its rules do not solve the puzzle. The numbers "
                    "are those of version 1.2.1.3, order and faults included; a puzzle and its "
                    "mirror image may differ by some tenths, since the path depends on the order "
                    "in which steps are found.\n\nThe original takes every puzzle for one with "
                    "one solution. Here a puzzle with several, and a sukaku, is rated without the "
                    "rules that need one (unique rectangles and loops, bivalue universal grave), "
                    "and options and a message say so. With several solutions ER is always 20.0. "
                    "'nonet explain "
                    "--scale se121' shows the path.",
            },
        .make = make,
    };
    return kScale;
}

}  // namespace nonet

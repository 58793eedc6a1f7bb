// The score and the level of HoDoKu 2.3 with its default options.
//
// The score is the sum of the scores of all steps, the level that of the hardest step, raised while
// the score exceeds the level's bound. Both follow from the path, so every step must be the one
// that HoDoKu takes: the profile `hodoku` holds the order and the options, the techniques of
// src/logic emit their steps in HoDoKu's order. docs/design/rating.md says how equality is tested.
#include "logic/profile_index.hpp"
#include "rate/scale.hpp"

#include <nonet/reading.hpp>
#include <nonet/solver.hpp>

#include <algorithm>
#include <variant>

#include <fmt/format.h>

namespace nonet {

namespace {

using logic::Path;
using logic::PuzzleFacts;
using logic::RatedStep;
using logic::State;

Puzzle without_progress(const Puzzle& puzzle) {
    Puzzle bare;
    bare.position = puzzle.position;
    return bare;
}

void count_steps(const Path& path, const logic::ProfileIndex& index, Rating& rating) {
    const RatedStep* hardest = nullptr;
    for (const RatedStep& step : path.steps) {
        if (hardest == nullptr ||
            std::pair(step.level, step.score) > std::pair(hardest->level, hardest->score)) {
            hardest = &step;
        }
        const auto known =
            std::find_if(rating.steps.begin(), rating.steps.end(),
                         [&step](const auto& count) { return count.first == step.step.technique; });
        if (known != rating.steps.end()) {
            ++known->second;
        } else {
            rating.steps.emplace_back(step.step.technique, 1);
        }
    }
    rating.hardest = hardest->step.technique;
    std::stable_sort(rating.steps.begin(), rating.steps.end(),
                     [&index](const auto& a, const auto& b) {
                         return index.place_of(*a.first) < index.place_of(*b.first);
                     });
}

class HodokuRater final : public Rater::Impl {
  public:
    explicit HodokuRater(const Scale& scale)
        : scale_(scale),
          profile_(*logic::find_profile("hodoku")),
          index_(profile_),
          solver_(profile_) {}

    Result<Rating> rate(const Puzzle& puzzle, const Limits& limits) override {
        Result<State> state = logic::state_of(without_progress(puzzle));
        if (!state) return state.error();
        Result<PuzzleFacts> facts = logic::facts_of(puzzle, limits);
        if (!facts) return facts.error();

        Rating rating;
        rating.scale = &scale_.info;
        rating.status = facts->status;
        if (!facts->is_unique()) return rating;
        // A drawing of pencil marks whose givens are a puzzle: the marks are the player's.
        const bool has_marks = !std::holds_alternative<Grid>(puzzle.position);
        if (has_marks && !facts->from_candidates) *state = State(state->givens());
        if (state->is_solved()) {
            rating.is_complete = true;
            return rating;
        }
        solver_.set_puzzle(*state, *facts);
        const Path path = solver_.path(limits);
        if (!path.is_solved) {
            rating.status = Status::unknown;
            return rating;
        }
        rating.score = path.score;
        rating.level = path.level;
        rating.value = fmt::format("{}", path.score);
        count_steps(path, index_, rating);
        return rating;
    }

  private:
    const Scale& scale_;
    const logic::Profile& profile_;
    logic::ProfileIndex index_;
    logic::Solver solver_;
};

std::unique_ptr<Rater::Impl> make(const Scale& scale, const RateOptions& /*options*/) {
    return std::make_unique<HodokuRater>(scale);
}

}  // namespace

const Scale& hodoku_scale() {
    static const Scale kScale = {
        .info =
            {
                .name = "hodoku",
                .version = "2.3",
                .value = "score",
                .summary = "the score and the level of HoDoKu 2.3 with its default options",
                .details =
                    "The score is the sum of the scores of all steps of HoDoKu's own path, and the "
                    "level that of the hardest step, raised while the score exceeds the level's "
                    "bound: easy up to 800, medium 1000, hard 1600, unfair 1800, extreme beyond. "
                    "'nonet explain --profile hodoku' shows the path. A puzzle and its mirror "
                    "image may get different scores, since the path depends on the order in which "
                    "steps are found.",
            },
        .make = make,
    };
    return kScale;
}

}  // namespace nonet

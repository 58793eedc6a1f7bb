// Ratings: the score on HoDoKu's scale, which takes the whole path of each puzzle.
#include "cli/bench/clock.hpp"
#include "cli/bench/logic_trial.hpp"

#include <nonet/rate.hpp>

namespace nonet::cli {

namespace {

class Rate final : public LogicTrial {
  public:
    explicit Rate(const Workload& workload)
        : LogicTrial(workload), rater_(*find_scale("hodoku")), statuses_(sample()) {
        for (std::size_t i = 0; i < sample(); ++i) {
            puzzles_.emplace_back();
            puzzles_.back().position = workload.grids[i];
        }
    }

    void run() override {
        for (std::size_t i = 0; i < sample(); ++i) rate(i);
    }

    void collect() override {
        const logic::Profile& profile = *logic::find_profile("hodoku");
        for (std::size_t i = 0; i < sample(); ++i) {
            logic::State state(workload().grids[i]);
            if (facts(i).is_unique()) {
                const logic::Path path = logic::solve_path(state, facts(i), profile);
                for (const logic::RatedStep& step : path.steps) apply(step.step, state);
            }
            keep(i, statuses_[i], state.values());
        }
    }

    void time_calls(std::vector<std::uint64_t>& calls) override {
        calls.resize(sample());
        for (std::size_t i = 0; i < calls.size(); ++i) {
            const std::uint64_t start = ticks();
            rate(i);
            calls[i] = ticks() - start;
        }
    }

  private:
    void rate(std::size_t i) {
        const Result<Rating> rating = rater_.rate(puzzles_[i]);
        statuses_[i] = rating.ok() ? rating->status : Status::unknown;
    }

    Rater rater_;
    std::vector<Puzzle> puzzles_;
    std::vector<Status> statuses_;
};

std::unique_ptr<Trial> make(const Workload& workload, const TrialOptions& /*options*/) {
    return std::make_unique<Rate>(workload);
}

}  // namespace

constinit const Measurement kRateMeasurement = {
    .name = "rate",
    .summary = "the score on HoDoKu's scale, of the first 50 puzzles; only when asked for",
    .every_isa = false,
    .limits = LimitUse::proof,
    .threaded = false,
    .only_when_named = true,
    .make = make};

}  // namespace nonet::cli

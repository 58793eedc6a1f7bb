// Hints: the next step in every position on the way from each puzzle to its end. The single calls
// whose latency is told are hints; the other columns are for a puzzle, so for all of its hints.
#include "cli/bench/clock.hpp"
#include "cli/bench/logic_trial.hpp"

#include <nonet/hint.hpp>

namespace nonet::cli {

namespace {

class Hints final : public LogicTrial {
  public:
    explicit Hints(const Workload& workload)
        : LogicTrial(workload), solver_(profile_), ends_(workload.grids) {}

    void run() override {
        for (std::size_t i = 0; i < sample(); ++i) solve(i, nullptr);
    }

    void collect() override {
        for (std::size_t i = 0; i < sample(); ++i) keep(i, facts(i).status, ends_[i]);
    }

    void time_calls(std::vector<std::uint64_t>& calls) override {
        for (std::size_t i = 0; i < sample(); ++i) solve(i, &calls);
    }

  private:
    void solve(std::size_t i, std::vector<std::uint64_t>* calls) {
        logic::State state(workload().grids[i]);
        while (facts(i).is_unique()) {
            const std::uint64_t start = ticks();
            const logic::Hint hint = logic::hint_for(state, facts(i), profile_, solver_);
            if (calls != nullptr) calls->push_back(ticks() - start);
            if (!hint.step) break;
            apply(hint.step->step, state);
        }
        ends_[i] = state.values();
    }

    const logic::Profile& profile_ = *logic::find_profile("nonet");
    logic::Solver solver_;
    std::vector<Grid> ends_;
};

std::unique_ptr<Trial> make(const Workload& workload, const TrialOptions& /*options*/) {
    return std::make_unique<Hints>(workload);
}

}  // namespace

constinit const Measurement kHintsMeasurement = {
    .name = "hints",
    .summary =
        "hint after hint to the end of the first 50 puzzles, with the latency of each; only "
        "when asked for",
    .every_isa = false,
    .limits = LimitUse::proof,
    .threaded = false,
    .only_when_named = true,
    .make = make};

}  // namespace nonet::cli

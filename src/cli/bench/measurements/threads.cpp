// Many puzzles at once on several threads: each has an engine of its own and takes a part.
#include "cli/bench/lines_trial.hpp"
#include "cli/bench/on_threads.hpp"

namespace nonet::cli {

namespace {

class Threads final : public LinesTrial {
  public:
    Threads(const Workload& workload, const TrialOptions& options)
        : LinesTrial(workload, options), solvers_(std::max(1U, options.threads)) {}

    void run() override {
        on_threads(solvers_.size(), [this](std::size_t i) { run_part(i); });
    }

    std::optional<BatchEffort> effort() override {
        BatchEffort effort;
        for (std::size_t i = 0; i < solvers_.size(); ++i)
            add_effort(effort, start(i), start(i + 1));
        return effort;
    }

  private:
    void run_part(std::size_t i) { solve_lines(solvers_[i], start(i), start(i + 1)); }

    [[nodiscard]] std::size_t start(std::size_t i) const {
        return workload().size() * i / solvers_.size();
    }

    std::vector<BatchSolver> solvers_;
};

std::unique_ptr<Trial> make(const Workload& workload, const TrialOptions& options) {
    return std::make_unique<Threads>(workload, options);
}

}  // namespace

constinit const Measurement kThreadsMeasurement = {
    .name = "threads",
    .summary = "the same on all threads, a part for each",
    .every_isa = false,
    .limits = LimitUse::asked,
    .threaded = true,
    .make = make};

}  // namespace nonet::cli

// Many puzzles at once, on one thread: BatchSolver::solve_lines, text in and text out.
#include "cli/bench/lines_trial.hpp"

namespace nonet::cli {

namespace {

class Batch final : public LinesTrial {
  public:
    using LinesTrial::LinesTrial;

    void run() override { solve_lines(solver_, 0, workload().size()); }

    std::optional<BatchEffort> effort() override {
        BatchEffort effort;
        add_effort(effort, 0, workload().size());
        return effort;
    }

  private:
    BatchSolver solver_;
};

std::unique_ptr<Trial> make(const Workload& workload, const TrialOptions& options) {
    return std::make_unique<Batch>(workload, options);
}

}  // namespace

constinit const Measurement kBatchMeasurement = {
    .name = "batch",
    .summary = "all puzzles in one call, or --batch N in each, text in and text out",
    .every_isa = true,
    .limits = LimitUse::both,
    .threaded = false,
    .make = make};

}  // namespace nonet::cli

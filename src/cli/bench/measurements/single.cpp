// One puzzle at a time: solve_line, text in and text out.
#include "cli/bench/clock.hpp"
#include "cli/bench/measurement.hpp"

#include <nonet/solve.hpp>

#include <algorithm>

namespace nonet::cli {

namespace {

class Single final : public Trial {
  public:
    Single(const Workload& workload, const TrialOptions& options)
        : Trial(workload), limit_(options.limit) {}

    void run() override {
        for (std::size_t i = 0; i < workload().size(); ++i) solve(i);
    }

    void time_calls(std::vector<std::uint64_t>& calls) override {
        constexpr std::size_t kEnough = 1000;  // 10 of them are slower than 99 of 100
        calls.resize(std::min(workload().size(), kEnough));
        for (std::size_t i = 0; i < calls.size(); ++i) {
            const std::uint64_t start = ticks();
            solve(i);
            calls[i] = ticks() - start;
        }
    }

    std::optional<BatchEffort> effort() override {
        BatchEffort effort;
        for (const Grid& grid : workload().grids) effort.nodes += search_nodes(grid, limit_);
        return effort;
    }

  private:
    void solve(std::size_t i) {
        const std::span<char, kCells> solution(solutions_.data() + i * kLineBytes, kCells);
        counts_[i] = solve_line(workload().line(i), solution, limit_);
    }

    int limit_;
};

std::unique_ptr<Trial> make(const Workload& workload, const TrialOptions& options) {
    return std::make_unique<Single>(workload, options);
}

}  // namespace

constinit const Measurement kSingleMeasurement = {
    .name = "single",
    .summary = "one puzzle at a time, text in and text out; with the latency of warm calls",
    .every_isa = true,
    .limits = LimitUse::both,
    .threaded = false,
    .make = make};

}  // namespace nonet::cli

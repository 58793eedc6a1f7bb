// What the measurements of batches share: blocks of lines through BatchSolver::solve_lines.
#pragma once

#include "cli/bench/measurement.hpp"

#include <nonet/batch.hpp>

#include <algorithm>

namespace nonet::cli {

class LinesTrial : public Trial {
  public:
    LinesTrial(const Workload& workload, const TrialOptions& options)
        : Trial(workload), limit_(options.limit), batch_(options.batch) {}

  protected:
    /// Puzzles `begin` to `end`, in calls of `batch` each.
    void solve_lines(BatchSolver& solver, std::size_t begin, std::size_t end) {
        for_each_call(begin, end, [&](std::size_t first, std::size_t size) {
            solver.solve_lines({.puzzles = workload().text.data() + first * kLineBytes,
                                .puzzle_stride = kLineBytes,
                                .solutions = solutions_.data() + first * kLineBytes,
                                .solution_stride = kLineBytes,
                                .counts = std::span(counts_).subspan(first, size)},
                               limit_);
        });
    }

    void add_effort(BatchEffort& sum, std::size_t begin, std::size_t end) const {
        for_each_call(begin, end, [&](std::size_t first, std::size_t size) {
            const BatchEffort effort =
                batch_effort(std::span(workload().grids).subspan(first, size), limit_);
            sum.lanes = std::max(sum.lanes, effort.lanes);
            sum.passes += effort.passes;
            sum.nodes += effort.nodes;
            sum.busy += effort.busy;
            sum.steals += effort.steals;
        });
    }

  private:
    template <class Work>
    void for_each_call(std::size_t begin, std::size_t end, const Work& work) const {
        for (std::size_t size = 0; begin < end; begin += size) {
            size = std::min(batch_ == 0 ? end : batch_, end - begin);
            work(begin, size);
        }
    }

    int limit_;
    std::size_t batch_;
};

}  // namespace nonet::cli

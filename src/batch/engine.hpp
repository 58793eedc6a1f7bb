// A kernel with the memory that it works in.
//
// A kernel's memory is mostly room for deep stacks that are never used, so it comes from the system
// as zeroed pages that cost nothing until they are touched.
#pragma once

#include "batch/kernel.hpp"
#include "batch/kernels.hpp"

#include <cstdlib>
#include <memory>

namespace nonet::batch {

class Engine {
  public:
    explicit Engine(const KernelRow& row = chosen_row());

    /// By the lanes, whatever the number of puzzles.
    void run(const Job& job) { row_->kernel->run(memory_, job); }

    /// By lanes or single calls, whatever is faster; lanes leave their last positions to single
    /// calls. `next` is not to be set, `tallies` is. With `like_single_calls` the solutions of
    /// puzzles that have several are those that single calls find, too. The cost of a job is that
    /// of all its parts. Neither are `forbidden`, `limits` and `seconds` to be set.
    void run_best(const Job& job, bool like_single_calls);

    /// With fewer puzzles the lanes never pay.
    [[nodiscard]] std::size_t least_look() const { return row_->least_look; }

    [[nodiscard]] std::size_t lanes() const {
        return static_cast<std::size_t>(row_->kernel->lanes);
    }

    /// The search for one puzzle on the same machine.
    [[nodiscard]] const solve::Kernel& single() const { return *single_; }

  private:
    struct Free {
        void operator()(void* block) const { std::free(block); }
    };

    void run_and_add(Job job, Cost& sum);

    const KernelRow* row_;
    const solve::Kernel* single_;
    std::unique_ptr<void, Free> block_;
    void* memory_;
    std::unique_ptr<solve::SearchMemory> single_memory_;
};

}  // namespace nonet::batch

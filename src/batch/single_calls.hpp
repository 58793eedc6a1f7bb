// A job by single calls, and when they are better than the lanes.
//
// Lanes pay from some number of puzzles on, and that depends on how hard these are. Easy puzzles
// need no branch, so the lanes are full until all are done; of hard ones a handful suffices, since
// idle lanes steal work; those between need most. So the first few puzzles are solved one by one,
// and the branches that they needed decide about the others. That is a property of the puzzles, not
// of the clock: the same batch always takes the same way.
//
// Of several solutions single calls find the one to answer; after a run of the lanes it has to be
// searched again. So where many of the first puzzles have several, lanes do not pay at all.
//
// A puzzle that turns out to be large is left to the lanes, where nodes are counted at all: up to
// two solutions are asked for in the shortest way, which does not, and no known puzzle takes it
// longer than some milliseconds.
#pragma once

#include "batch/kernel.hpp"
#include "batch/kernels.hpp"
#include "solve/kernel.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::batch {

class SingleCalls {
  public:
    /// For a job that sets `tallies` and names no puzzles by `next`.
    SingleCalls(const Job& job, const solve::Kernel& kernel, solve::SearchMemory& memory)
        : job_(&job), kernel_(&kernel), memory_(&memory) {}

    /// Solves the first puzzles, as many as one should look at.
    void look(const KernelRow& row);

    /// Would the lanes be faster for the others, if they are like the first?
    [[nodiscard]] bool lanes_pay(const KernelRow& row, bool find_again) const;

    /// A job of the others.
    [[nodiscard]] Job others() const;

    /// Solves the others, until the job tells to stop.
    void solve_others();

    /// Those that were begun and are too large for single calls.
    [[nodiscard]] const std::vector<std::size_t>& large() const { return large_; }

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// Branches made; of a job that does not ask for its cost only those of the first puzzles.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

    /// Where lanes found several solutions in a job: the solution becomes the one of single calls.
    void find_again(const Job& done);

  private:
    void solve_up_to(std::size_t end);
    void solve(std::size_t number);
    void solve_quickly(std::size_t number);
    void begin(std::size_t number);
    void write(std::size_t number, const std::uint8_t* digits) const;
    bool look_at_stop();

    const Job* job_;
    const solve::Kernel* kernel_;
    solve::SearchMemory* memory_;
    std::vector<std::size_t> large_;
    std::size_t begun_ = 0;    ///< of the job's puzzles in their order
    std::size_t several_ = 0;  ///< of those, with more than one solution
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace nonet::batch

// A kernel with its memory: see the header.
#include "batch/engine.hpp"

#include "batch/single_calls.hpp"
#include "solve/kernels.hpp"

#include <new>

namespace nonet::batch {

namespace {

constexpr std::size_t kAlignment = 64;

const solve::Kernel* single_for(Isa isa) {
    const solve::Kernel* kernel = solve::kernel_of(isa);
    return kernel != nullptr ? kernel : solve::kernel_of(Isa::portable);
}

}  // namespace

Engine::Engine(const KernelRow& row)
    : row_(&row),
      single_(single_for(row.isa)),
      block_(std::calloc(row.kernel->memory_bytes + kAlignment, 1)),
      single_memory_(new solve::SearchMemory) {
    if (block_ == nullptr) throw std::bad_alloc();
    std::size_t room = row.kernel->memory_bytes + kAlignment;
    memory_ = block_.get();
    std::align(kAlignment, row.kernel->memory_bytes, memory_, room);
    row.kernel->prepare(memory_);
}

void Engine::run_and_add(Job job, Cost& sum) {
    Cost cost;
    job.cost = &cost;
    run(job);
    sum.passes += cost.passes;
    sum.branches += cost.branches;
    sum.busy += cost.busy;
    sum.services += cost.services;
    sum.transposals += cost.transposals;
    sum.steals += cost.steals;
    sum.handed += cost.handed;
}

void Engine::run_best(const Job& job, bool like_single_calls) {
    SingleCalls calls(job, *single_, *single_memory_);
    Cost cost;
    calls.look(*row_);
    if (calls.lanes_pay(*row_, like_single_calls)) {
        Job others = calls.others();
        // Few puzzles for which lanes pay are better without a tail.
        if (job.size >= row_->least_batch) others.single = single_;
        run_and_add(others, cost);
        if (like_single_calls) calls.find_again(others);
    } else {
        calls.solve_others();
    }
    if (!calls.large().empty() && !calls.stopped()) {
        Job large = job;
        large.numbers = calls.large().data();
        large.size = calls.large().size();
        run_and_add(large, cost);
        if (like_single_calls) calls.find_again(large);
    }
    cost.branches += calls.nodes();
    if (job.cost != nullptr) *job.cost = cost;
}

}  // namespace nonet::batch

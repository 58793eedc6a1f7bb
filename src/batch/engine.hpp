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

    [[nodiscard]] std::size_t least_batch() const { return least_batch_; }

    void run(const Job& job) { kernel_->run(memory_, job); }

  private:
    struct Free {
        void operator()(void* block) const { std::free(block); }
    };

    const Kernel* kernel_;
    std::size_t least_batch_;
    std::unique_ptr<void, Free> block_;
    void* memory_;
};

}  // namespace nonet::batch

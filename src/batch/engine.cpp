// A kernel with its memory: see the header.
#include "batch/engine.hpp"

#include <new>

namespace nonet::batch {

namespace {

constexpr std::size_t kAlignment = 64;

}  // namespace

Engine::Engine(const KernelRow& row)
    : kernel_(row.kernel),
      least_batch_(row.least_batch),
      block_(std::calloc(kernel_->memory_bytes + kAlignment, 1)) {
    if (block_ == nullptr) throw std::bad_alloc();
    std::size_t room = kernel_->memory_bytes + kAlignment;
    memory_ = block_.get();
    std::align(kAlignment, kernel_->memory_bytes, memory_, room);
    kernel_->prepare(memory_);
}

}  // namespace nonet::batch

// A job by single calls: see the header.
#include "batch/single_calls.hpp"

#include <algorithm>
#include <array>

namespace nonet::batch {

namespace {

constexpr std::uint64_t kNoBound = ~std::uint64_t{0};

/// Branches from which on a puzzle is large: some 50 to 500 microseconds.
constexpr std::uint64_t kMostNodes = 1000;

/// At least so many puzzles are looked at, and of larger batches one in so many.
constexpr std::size_t kLeastLooks = 2;
constexpr std::size_t kMostLooks = 16;
constexpr std::size_t kOneInLooks = 8;

using Digits = std::array<std::uint8_t, 81>;

std::size_t number_of(const Job& job, std::size_t i) {
    return job.numbers != nullptr ? job.numbers[i] : i;
}

}  // namespace

void SingleCalls::look(const KernelRow& row) {
    if (job_->size < row.least_look) return;
    solve_up_to(std::clamp(job_->size / kOneInLooks, kLeastLooks, kMostLooks));
}

bool SingleCalls::lanes_pay(const KernelRow& row, bool find_again) const {
    if (find_again && 100 * several_ > row.most_several * begun_) return false;
    if (job_->size >= row.least_batch) return true;
    if (begun_ == 0) return false;
    const std::size_t left = job_->size - begun_;
    return nodes_ == 0 ? left >= row.least_easy : left * nodes_ >= row.least_nodes * begun_;
}

Job SingleCalls::others() const {
    Job others = *job_;
    others.size -= begun_;
    if (others.numbers != nullptr) {
        others.numbers += begun_;
        return others;
    }
    if (others.symbols != nullptr) others.symbols += begun_ * others.stride;
    if (others.masks != nullptr) others.masks += 81 * begun_;
    if (others.solutions != nullptr) others.solutions += begun_ * others.solution_stride;
    others.tallies += begun_;
    return others;
}

void SingleCalls::solve_others() {
    // Only the longer way counts nodes.
    const bool boundless = job_->nodes == kNoBound && job_->stop == nullptr;
    const bool plain = job_->masks == nullptr && job_->limit <= 2 && job_->cost == nullptr;
    if (!plain || !boundless) return solve_up_to(job_->size);
    for (; begun_ < job_->size; ++begun_) solve_quickly(number_of(*job_, begun_));
}

void SingleCalls::solve_up_to(std::size_t end) {
    for (; begun_ < end && !look_at_stop(); ++begun_) solve(number_of(*job_, begun_));
}

bool SingleCalls::look_at_stop() {
    if (!stopped_ && job_->stop != nullptr) stopped_ = job_->stop(job_->context);
    return stopped_;
}

/// In the shortest way that there is.
void SingleCalls::solve_quickly(std::size_t number) {
    Digits unused;
    std::uint8_t* solution = job_->solutions == nullptr
                                 ? unused.data()
                                 : job_->solutions + number * job_->solution_stride;
    const unsigned found = kernel_->solve(job_->symbols + number * job_->stride,
                                          static_cast<unsigned>(job_->limit), job_->zero, solution);
    job_->tallies[number] = {found, true};
}

void SingleCalls::solve(std::size_t number) {
    begin(number);
    const std::uint64_t granted = std::min(job_->nodes, kMostNodes);
    std::uint64_t nodes = granted;
    Digits digits;
    std::uint64_t found = 0;
    solve::Found end = kernel_->next(*memory_, nodes, digits.data());
    const bool solved = end == solve::Found::solution;
    if (solved) found = 1;
    if (solved && job_->limit > 1) end = kernel_->count(*memory_, nodes, job_->limit, found);
    nodes_ += granted - nodes;
    const bool cut = end == solve::Found::out_of_nodes;
    if (cut && job_->nodes > kMostNodes) {
        large_.push_back(number);
        return;
    }
    if (solved) write(number, digits.data());
    if (found > 1) ++several_;
    job_->tallies[number] = {found, !cut};
}

void SingleCalls::begin(std::size_t number) {
    if (job_->masks != nullptr) {
        kernel_->start_masks(*memory_, job_->masks + 81 * number);
    } else {
        kernel_->start_symbols(*memory_, job_->symbols + number * job_->stride);
    }
}

void SingleCalls::write(std::size_t number, const std::uint8_t* digits) const {
    if (job_->solutions == nullptr) return;
    std::uint8_t* to = job_->solutions + number * job_->solution_stride;
    for (int cell = 0; cell < 81; ++cell) {
        to[cell] = static_cast<std::uint8_t>(digits[cell] + job_->zero);
    }
}

void SingleCalls::find_again(const Job& done) {
    if (done.solutions == nullptr) return;
    SingleCalls again(done, *kernel_, *memory_);
    Digits digits;
    for (std::size_t i = 0; i < done.size; ++i) {
        const std::size_t number = number_of(done, i);
        if (done.tallies[number].solutions < 2) continue;
        again.begin(number);
        std::uint64_t left = done.nodes;
        solve::Found end = solve::Found::out_of_nodes;
        while (end == solve::Found::out_of_nodes && left > 0 && !again.look_at_stop()) {
            const std::uint64_t granted = std::min(left, kMostNodes);
            std::uint64_t nodes = granted;
            left -= granted;
            end = kernel_->next(*again.memory_, nodes, digits.data());
            nodes_ += granted - nodes;
        }
        if (end == solve::Found::solution) again.write(number, digits.data());
    }
}

}  // namespace nonet::batch

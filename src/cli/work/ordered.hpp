// Reading, working and writing at the same time, in order, for batches of any kind.
//
// Three stages: one thread at a time reads, all threads work, one at a time writes, in the order of
// reading. oneTBB's parallel_pipeline does just that, with a fixed number of batches under way;
// that bound is what keeps the memory constant however long the input is. Batches are used again,
// so after a moment nothing is allocated any more.
//
// The stage that reads may block, waiting for input. That cannot hold up the batches before it:
// oneTBB starts the next reading only as a task of its own, behind the batch just read.
#pragma once

#include "cli/work/turn.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

namespace nonet::cli {

template <class Batch>
struct OrderedStages {
    std::function<std::unique_ptr<Batch>()> make;
    std::function<bool(Batch&)> fill;   ///< false: there was nothing more
    std::function<void(Batch&)> work;   ///< called by several threads
    std::function<void(Batch&)> write;  ///< called in order, by one thread at a time
};

/// Batches that are not under way.
template <class Batch>
class IdleBatches {
  public:
    struct Slot {
        std::unique_ptr<Batch> batch;
        Baton baton;
    };

    explicit IdleBatches(const std::function<std::unique_ptr<Batch>()>& make) : make_(make) {}

    Slot* take() {
        const std::lock_guard lock(mutex_);
        if (idle_.empty()) {
            slots_.push_back(std::make_unique<Slot>());
            slots_.back()->batch = make_();
            return slots_.back().get();
        }
        Slot* slot = idle_.back();
        idle_.pop_back();
        return slot;
    }
    void give_back(Slot* slot) {
        const std::lock_guard lock(mutex_);
        idle_.push_back(slot);
    }

  private:
    const std::function<std::unique_ptr<Batch>()>& make_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Slot>> slots_;
    std::vector<Slot*> idle_;
};

template <class Batch>
void run_one_by_one(const OrderedStages<Batch>& stages) {
    const std::unique_ptr<Batch> batch = stages.make();
    while (stages.fill(*batch)) {
        stages.work(*batch);
        stages.write(*batch);
    }
}

/// `threads` 0: as many as there are cores.
template <class Batch>
void run_ordered(unsigned threads, const OrderedStages<Batch>& stages) {
    constexpr std::size_t kBatchesPerThread = 4;
    const std::size_t all =
        threads > 0 ? threads : static_cast<std::size_t>(tbb::info::default_concurrency());
    if (all == 1) {
        run_one_by_one(stages);
        return;
    }
    using Slot = typename IdleBatches<Batch>::Slot;
    IdleBatches<Batch> idle(stages.make);
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, all);
    tbb::task_arena arena(static_cast<int>(all));
    Baton reading;
    Baton writing;
    const auto read = [&](tbb::flow_control& control) -> Slot* {
        const Turn turn(reading);
        Slot* slot = idle.take();
        const Turn batch_turn(slot->baton);
        if (stages.fill(*slot->batch)) return slot;
        idle.give_back(slot);
        control.stop();
        return nullptr;
    };
    const auto work = [&](Slot* slot) {
        const Turn batch_turn(slot->baton);
        stages.work(*slot->batch);
        return slot;
    };
    const auto write = [&](Slot* slot) {
        const Turn turn(writing);
        const Turn batch_turn(slot->baton);
        stages.write(*slot->batch);
        idle.give_back(slot);
    };
    reading.pass();  // all that was done before
    arena.execute([&] {
        tbb::parallel_pipeline(
            all * kBatchesPerThread,
            tbb::make_filter<void, Slot*>(tbb::filter_mode::serial_in_order, read) &
                tbb::make_filter<Slot*, Slot*>(tbb::filter_mode::parallel, work) &
                tbb::make_filter<Slot*, void>(tbb::filter_mode::serial_in_order, write));
    });
    reading.take();
    writing.take();
}

}  // namespace nonet::cli

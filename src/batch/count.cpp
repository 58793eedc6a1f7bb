// Counting the solutions of one puzzle with all lanes and several threads.
//
// A puzzle with few solutions is counted soonest by the single-puzzle search, so that comes first,
// up to a number that takes it a millisecond. What has more is split into parts (split.hpp). Each
// thread has an engine of its own and takes some of the parts at once (part_queue.hpp), which the
// engine counts as one sum; its idle lanes steal from the others until all are at their end. Then
// the thread takes more.
//
// Invariant: every solution is in one part, every part is worked on by one engine to its end. So
// the number is the same for any number of threads, and on every machine. Where there is a limit,
// threads tell each other every few milliseconds how far they are; a count beyond the limit is cut
// to it. A limit of nodes would cut differently on every machine: then there is only the search for
// one puzzle.
#include "base/budget.hpp"
#include "batch/engine.hpp"
#include "batch/part_queue.hpp"
#include "batch/split.hpp"

#include <nonet/batch.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <type_traits>
#include <vector>

namespace nonet {

namespace {

/// From so many solutions on a batch is faster, even on one thread.
constexpr std::uint64_t kFew = 10'000;
constexpr std::size_t kPartsPerThread = 128;
constexpr unsigned kMostThreads = 256;

/// What all threads share.
struct Work {
    const std::vector<Candidates>& parts;
    std::uint64_t most;  ///< solutions to be counted
    const Limits& limits;
    batch::PartQueue queue;
    std::atomic<std::uint64_t> counted{0};

    [[nodiscard]] bool is_enough() const { return counted.load() >= most; }
};

/// One thread with its engine.
class Worker {
  public:
    explicit Worker(Work& work) : work_(&work), parts_(work.queue) {}

    void run() {
        batch::Job job;
        job.masks = reinterpret_cast<const std::uint16_t*>(work_->parts.data());
        job.limit = work_->most;
        job.parts = true;
        job.next = next;
        job.done = done;
        job.stop = stop;
        job.found = &found_;
        job.context = this;
        engine_.run(job);
    }

    [[nodiscard]] std::uint64_t counted() const { return counted_; }
    [[nodiscard]] bool complete() const { return complete_; }

  private:
    static bool next(void* context, std::size_t& part) {
        auto& worker = *static_cast<Worker*>(context);
        return !worker.work_->is_enough() && worker.parts_.next(part);
    }

    static void done(void* context, std::size_t /*part*/, const batch::Tally& tally) {
        auto& worker = *static_cast<Worker*>(context);
        worker.counted_ += tally.solutions;
        worker.complete_ = worker.complete_ && tally.complete;
        worker.parts_.finish();
        worker.report(worker.counted_);
    }

    static bool stop(void* context) {
        auto& worker = *static_cast<Worker*>(context);
        worker.report(worker.found_);
        return worker.work_->is_enough() || Budget(worker.work_->limits).reached();
    }

    void report(std::uint64_t counted) {
        work_->counted += counted - reported_;
        reported_ = counted;
    }

    Work* work_;
    batch::Engine engine_;
    batch::PartTaker parts_;
    std::uint64_t found_ = 0;     ///< the engine's number
    std::uint64_t counted_ = 0;   ///< of parts that are done
    std::uint64_t reported_ = 0;  ///< to the others
    bool complete_ = true;
};

/// Runs all workers, each on a thread, as far as the system gives threads.
void run_all(std::vector<Worker>& workers) {
    std::vector<std::thread> threads;
    threads.reserve(workers.size());
    try {
        for (std::size_t i = 1; i < workers.size(); ++i) {
            threads.emplace_back([&worker = workers[i]] { worker.run(); });
        }
    } catch (const std::system_error&) {  // no thread to be had: the others do its share
    }
    workers.front().run();
    for (std::thread& thread : threads) thread.join();
}

SolutionCount count_parts(const Candidates& start, Uint128 limit, const Limits& limits,
                          unsigned threads) {
    if (threads == 0) threads = std::thread::hardware_concurrency();
    threads = std::clamp(threads, 1U, kMostThreads);
    const auto parts = batch::split(start, threads == 1 ? 1 : kPartsPerThread * threads);
    const bool is_limited = limit != Uint128{0} && limit < Uint128{~std::uint64_t{0}};
    Work work{parts, is_limited ? limit.low + 1 : ~std::uint64_t{0}, limits,
              batch::PartQueue(parts.size(), threads)};
    std::vector<Worker> workers;
    workers.reserve(threads);
    for (unsigned i = 0; i < threads; ++i) workers.emplace_back(work);
    run_all(workers);
    SolutionCount result;
    bool complete = true;
    for (const Worker& worker : workers) {
        result.count += worker.counted();
        complete = complete && worker.complete();
    }
    if (is_limited && limit < result.count) return {limit, false, SearchEnd::by_visitor};
    result.exact = complete;
    result.end = complete ? SearchEnd::complete : SearchEnd::by_limit;
    return result;
}

/// Counts singly where that is likely to be enough.
template <class Puzzle>
SolutionCount count_many(const Puzzle& puzzle, Uint128 limit, const Limits& limits,
                         unsigned threads) {
    const bool is_small = limit != Uint128{0} && limit <= Uint128{kFew};
    if (is_small || limits.nodes != Limits::kNoLimit) return count_solutions(puzzle, limit, limits);
    const SolutionCount few = count_solutions(puzzle, Uint128{kFew}, limits);
    if (few.end != SearchEnd::by_visitor) return few;
    Candidates start;
    if constexpr (std::is_same_v<Puzzle, Grid>) {
        start = Candidates::from_grid(puzzle);
    } else {
        start = puzzle;
    }
    const SolutionCount all = count_parts(start, limit, limits, threads);
    // The search in parts may have been stopped before it came as far as the first one.
    return all.count < few.count ? SolutionCount{few.count, false, all.end} : all;
}

}  // namespace

SolutionCount count_solutions_parallel(const Grid& puzzle, Uint128 limit, const Limits& limits,
                                       unsigned threads) {
    return count_many(puzzle, limit, limits, threads);
}
SolutionCount count_solutions_parallel(const Candidates& puzzle, Uint128 limit,
                                       const Limits& limits, unsigned threads) {
    return count_many(puzzle, limit, limits, threads);
}

}  // namespace nonet

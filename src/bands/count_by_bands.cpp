// Counts the solutions of a puzzle: the sum over the columns of the first band of its fillings
// times those of the two bands below.
//
// Where the lower bands are empty, the second factor depends on the class of the columns alone: 44
// numbers, counted once. Otherwise the cases are gathered in blocks, and the threads take them one
// by one.
#include "bands/first_band.hpp"
#include "bands/free_bands.hpp"
#include "bands/lower_bands.hpp"
#include "bands/plan.hpp"
#include "base/budget.hpp"

#include <nonet/bands.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <span>
#include <thread>
#include <vector>

namespace nonet {

namespace bands {

namespace {

constexpr std::size_t kBlock = 8192;
constexpr double kNanosecondsPerSolution = 60.0;

using ClassCompletions = std::array<std::uint64_t, kColumnClasses>;

BandColumns sample_columns(int column_class) {
    const Partitions& all = Partitions::get();
    const FreeBands::Sample sample = FreeBands::get().sample(column_class);
    // Entry 0 of the unordered partitions is 123 456 789: the smallest.
    return {all.some_order(0), all.some_order(sample.second), all.some_order(sample.third)};
}

/// The ways to fill two empty bands below columns of each class.
const ClassCompletions& class_completions() {
    static const ClassCompletions kCompletions = [] {
        ClassCompletions completions{};
        const BandFilter nothing({});
        LowerBands lower(nothing, nothing);
        for (int i = 0; i < kColumnClasses; ++i) completions[i] = lower.ways(sample_columns(i));
        return completions;
    }();
    return kCompletions;
}

std::uint64_t completions_of(const BandColumns& columns) {
    const Partitions& all = Partitions::get();
    const FreeBands& free = FreeBands::get();
    const int one = all.unordered_of(columns[0]);
    return class_completions()[free.column_class(free.renamed(one, all.unordered_of(columns[1])),
                                                 free.renamed(one, all.unordered_of(columns[2])))];
}

/// The empty grid needs no cases: each of the 44 classes has its number of bands.
Uint128 count_empty() {
    Uint128 sum;
    for (int i = 0; i < kColumnClasses; ++i)
        sum += product(FreeBands::get().bands_of(i), class_completions()[i]);
    return sum;
}

std::optional<Uint128> count_below_empty(const BandClues& clues, const Limits& limits) {
    FirstBand first(clues, false);
    Budget budget(limits);
    Uint128 sum;
    const bool is_complete = first.for_each_case([&](const ColumnCase& found) {
        sum += product(found.fillings, completions_of(found.columns));
        return budget.work(20);
    });
    if (!is_complete || budget.reached()) return std::nullopt;
    return sum;
}

/// Works through blocks of cases.
class CaseCounter {
  public:
    CaseCounter(const BandClues& clues, const Limits& limits, unsigned threads)
        : second_(clues.bands[1]), third_(clues.bands[2]), limits_(limits), threads_(threads) {
        limits_.nodes = Limits::kNoLimit;
    }

    /// Adds the sum of the block. False when a limit came.
    bool add(std::span<const ColumnCase> block) {
        const auto helpers = static_cast<unsigned>(std::min<std::size_t>(
            threads_, (block.size() + kCasesPerThread - 1) / kCasesPerThread));
        while (workers_.size() < std::max(helpers, 1U))
            workers_.push_back(std::make_unique<Worker>(second_, third_));
        next_ = 0;
        std::vector<std::thread> running;
        for (unsigned i = 1; i < helpers; ++i)
            running.emplace_back([this, block, i] { work(block, *workers_[i]); });
        work(block, *workers_[0]);
        for (std::thread& thread : running) thread.join();
        return !is_stopped_;
    }

    [[nodiscard]] Uint128 sum() const {
        Uint128 sum;
        for (const auto& worker : workers_) sum += worker->sum;
        return sum;
    }

  private:
    static constexpr std::size_t kCasesPerThread = 64;

    struct Worker {
        Worker(const BandFilter& second, const BandFilter& third) : lower(second, third) {}
        LowerBands lower;
        Uint128 sum;
    };

    void work(std::span<const ColumnCase> block, Worker& worker) {
        Budget budget(limits_);
        for (std::size_t i = next_++; i < block.size(); i = next_++) {
            if (is_stopped_ || !budget.work(kStepsPerCase)) {
                is_stopped_ = true;
                return;
            }
            worker.sum += product(block[i].fillings, worker.lower.ways(block[i].columns));
        }
    }

    /// In the steps of Budget::work, some nanoseconds each.
    static constexpr std::uint64_t kStepsPerCase = 10'000;

    BandFilter second_;
    BandFilter third_;
    Limits limits_;
    unsigned threads_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> is_stopped_ = false;
};

std::optional<Uint128> count_cases(const BandClues& clues, const Limits& limits, unsigned threads) {
    FirstBand first(clues, true);
    CaseCounter counter(clues, limits, threads);
    std::vector<ColumnCase> block;
    bool is_complete = first.for_each_case([&](const ColumnCase& found) {
        block.push_back(found);
        if (block.size() < kBlock) return true;
        const bool go_on = counter.add(block);
        block.clear();
        return go_on;
    });
    if (is_complete) is_complete = counter.add(block);
    if (!is_complete) return std::nullopt;
    return counter.sum();
}

}  // namespace

}  // namespace bands

std::uint64_t band_counting_work(const Grid& puzzle) {
    const double solutions = bands::make_plan(puzzle).nanoseconds / bands::kNanosecondsPerSolution;
    // Beyond this a search has no chance either; the number must fit.
    constexpr double kHopeless = 1e15;
    return solutions < kHopeless ? static_cast<std::uint64_t>(solutions) + 1 : Limits::kNoLimit;
}

std::optional<Uint128> count_by_bands(const Grid& puzzle, const Limits& limits, unsigned threads) {
    if (find_clash(puzzle)) return Uint128();
    if (puzzle.clue_count() == 0) return bands::count_empty();
    if (threads == 0) threads = std::max(std::thread::hardware_concurrency(), 1U);
    const bands::Plan plan = bands::make_plan(puzzle);
    const bands::BandClues clues = bands::band_clues(puzzle, plan.transposed, plan.first);
    if (clues.bands[1].empty() && clues.bands[2].empty())
        return bands::count_below_empty(clues, limits);
    return bands::count_cases(clues, limits, threads);
}

}  // namespace nonet

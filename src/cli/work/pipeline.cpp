// The ordered parallel stream.
//
// The stages and their threads are those of ordered.hpp; here is what a batch of puzzles is.
//
// The size of a batch follows the work: it starts at one puzzle, doubles while batches are quick
// and halves when they are slow. So the first row comes at once, easy puzzles pay little for the
// hand-over, and hard ones spread over all threads. Where the input pauses the batch is cut, so
// that its rows go out. None of this can be seen in the output.
//
// Plain lines cost a small part of what an item costs, and the engine for many puzzles wants
// thousands, so batches of lines grow further than batches of items. Both may stand in one batch:
// a few bad lines among millions do not cut them into small ones.
#include "cli/work/pipeline.hpp"

#include "cli/stop.hpp"
#include "cli/work/ordered.hpp"

#include <algorithm>
#include <chrono>

namespace nonet::cli {

namespace {

constexpr std::size_t kMostItems = 512;  ///< in a batch, besides lines
constexpr std::chrono::milliseconds kQuick{5};
constexpr std::chrono::milliseconds kSlow{40};

}  // namespace

bool Pipeline::must_stop() {
    if (stop_flag().load()) return true;
    if (deadline_ == Clock::time_point::max() || Clock::now() < deadline_) return false;
    cut_off_ = true;
    return true;
}

bool Pipeline::look_ahead(std::size_t count) {
    while (ahead_.size() < count && !must_stop()) {
        Item item;
        switch (stream_.next(item)) {
            case PuzzleStream::Event::item:
                ahead_.push_back(std::move(item));
                break;
            case PuzzleStream::Event::pause:
                if (!ahead_.empty()) return true;
                stream_.wait(deadline_);
                break;
            case PuzzleStream::Event::end:
                ended_ = true;
                return true;
        }
    }
    return ahead_.size() < count;
}

void Batch::clear() {
    size = 0;
    lines.clear();
    runs.clear();
    answers.clear();
}

/// Adds lines up to `wanted` rows; false when none stand here.
bool Pipeline::take_run(Batch& batch, std::size_t wanted) {
    const std::size_t most = std::min(wanted, most_lines_);
    ItemRun run;
    if (!ahead_.empty() || batch.lines.size >= most || batch.rows() >= wanted) return false;
    if (!stream_.take_lines(batch.lines, most - batch.lines.size, run)) return false;
    run.items_before = batch.size;
    batch.runs.push_back(run);
    return true;
}

/// Adds one item; false when there is none to be had without waiting, and the batch has something.
bool Pipeline::take_item(Batch& batch) {
    if (batch.items.size() == batch.size) batch.items.emplace_back();
    Item& item = batch.items[batch.size];
    if (!ahead_.empty()) {
        item = std::move(ahead_.front());
        ahead_.pop_front();
        ++batch.size;
        return true;
    }
    switch (stream_.next(item)) {
        case PuzzleStream::Event::item:
            ++batch.size;
            return true;
        case PuzzleStream::Event::end:
            ended_ = true;
            return false;
        case PuzzleStream::Event::pause:
            break;
    }
    if (batch.rows() > 0) return false;
    stream_.wait(deadline_);
    return true;
}

bool Pipeline::fill(Batch& batch) {
    batch.clear();
    const std::size_t wanted = wanted_size_.load();
    while (batch.rows() < wanted && batch.size < kMostItems) {
        if (ahead_.empty() && (ended_ || must_stop())) break;
        if (!take_run(batch, wanted) && !take_item(batch)) break;
    }
    return batch.rows() > 0;
}

void Pipeline::work_measured(Batch& batch, const Stages& stages) {
    const auto begin = Clock::now();
    stages.work(batch);
    const auto taken = Clock::now() - begin;
    const std::size_t largest = std::max(kMostItems, most_lines_);
    if (taken < kQuick)
        wanted_size_.store(std::max(wanted_size_.load(), std::min(largest, 2 * batch.rows())));
    else if (taken > kSlow)
        wanted_size_.store(std::max<std::size_t>(1, batch.rows() / 2));
}

void Pipeline::run(unsigned threads, const Stages& stages) {
    const OrderedStages<Batch> ordered = {
        .make = [this] { return std::make_unique<Batch>(fields_); },
        .fill = [this](Batch& batch) { return fill(batch); },
        .work = [this, &stages](Batch& batch) { work_measured(batch, stages); },
        .write = stages.write,
    };
    run_ordered(is_single() ? 1 : threads, ordered);
}

}  // namespace nonet::cli

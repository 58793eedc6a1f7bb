// Reading, working and writing at the same time, in order.
#pragma once

#include "cli/input/puzzle_stream.hpp"
#include "cli/work/line_solutions.hpp"
#include "cli/work/reply.hpp"

#include <atomic>
#include <cstddef>
#include <deque>
#include <functional>
#include <vector>

namespace nonet::cli {

/// Some items and some lines, and the answers for them.
struct Batch {
    explicit Batch(std::size_t fields) : answers(fields) {}

    void clear();
    [[nodiscard]] std::size_t rows() const { return size + lines.size; }

    std::vector<Item> items;  ///< used again; only the first `size` count
    std::size_t size = 0;
    LineBlock lines;
    std::vector<ItemRun> runs;  ///< what the lines are, and where among the items they stand
    LineSolutions found;        ///< of the lines
    Answers answers;
};

class Pipeline {
  public:
    using Clock = std::chrono::steady_clock;

    struct Stages {
        std::function<void(Batch&)> work;   ///< called by several threads
        std::function<void(Batch&)> write;  ///< called in order, by one thread at a time
    };

    Pipeline(PuzzleStream& stream, std::size_t fields, Clock::time_point deadline)
        : stream_(stream), fields_(fields), deadline_(deadline) {}

    /// Reads up to `count` items ahead. True when the input ended or paused before there were
    /// that many, which means that there are only a few, at least for now.
    bool look_ahead(std::size_t count);

    /// From now on plain lines need not become items.
    void take_lines() { most_lines_ = LineBlock::kMost; }

    /// Runs until the input ends, a stop is requested or the deadline has come.
    void run(unsigned threads, const Stages& stages);

    /// True when the items read ahead are all there will be, and at most one.
    [[nodiscard]] bool is_single() const { return ended_ && ahead_.size() <= 1; }

    /// True when the deadline cut off the input.
    [[nodiscard]] bool was_cut_off() const { return cut_off_; }

  private:
    bool fill(Batch& batch);
    bool take_run(Batch& batch, std::size_t wanted);
    bool take_item(Batch& batch);
    bool must_stop();
    void work_measured(Batch& batch, const Stages& stages);

    PuzzleStream& stream_;
    std::size_t fields_;
    Clock::time_point deadline_;
    std::deque<Item> ahead_;
    std::size_t most_lines_ = 0;  ///< in a batch
    bool ended_ = false;
    bool cut_off_ = false;
    std::atomic<std::size_t> wanted_size_{1};
};

}  // namespace nonet::cli

// Plain lines, answered many at once.
#pragma once

#include "cli/work/pipeline.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/search.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace nonet::cli {

/// Answers the lines of a batch for one job. Not changed after it was made, so that all threads may
/// use it.
class LineWork {
  public:
    using Clock = Limits::Clock;
    /// Says of one item what the job has to say, where it was not known from the line.
    using Single = std::function<void(const Item& item, Answers& answers)>;

    LineWork(const PuzzleJob& job, const LineQuestion& question, const ReplyStyle& style);

    /// Searches for the solutions of all lines of the batch. What `limits` cut off, write() asks
    /// again, puzzle by puzzle.
    void solve(Batch& batch, const Limits& limits) const;

    /// Adds the rows of one run of lines to the answers of the batch.
    void write(Batch& batch, const ItemRun& run, const Limits& limits, const Single& single) const;

  private:
    [[nodiscard]] std::size_t ready_end(const Batch& batch, std::size_t from,
                                        std::size_t end) const;
    void write_ready(Batch& batch, std::size_t from, std::size_t end) const;
    void write_line(Batch& batch, std::size_t index, const Item& item, const Limits& limits) const;

    const PuzzleJob& job_;
    LineQuestion question_;
    const ReplyStyle& style_;
    std::string row_end_;  ///< what makes a solution a row; empty: nothing does
};

}  // namespace nonet::cli

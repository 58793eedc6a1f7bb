// A command that answers a question about each puzzle of its input.
#pragma once

#include "cli/command.hpp"
#include "cli/work/reply.hpp"

#include <functional>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// The question. Not changed during a run, so that all threads may use one object.
class PuzzleJob {
  public:
    virtual ~PuzzleJob() = default;

    /// The fields of the default row.
    [[nodiscard]] virtual std::vector<std::string_view> columns() const = 0;

    /// Answers for one puzzle.
    virtual void answer(const Puzzle& puzzle, Reply& reply) const = 0;

    /// True when the answer for one puzzle can be longer than memory. Such a job runs on one
    /// thread, and its rows leave while they are made.
    [[nodiscard]] virtual bool may_flood() const { return false; }

    /// What is printed once before all rows and once behind them.
    [[nodiscard]] virtual std::string_view head() const { return {}; }
    [[nodiscard]] virtual std::string_view foot() const { return {}; }
    /// The row of what is no puzzle, where the usual one would spoil the text; or empty.
    [[nodiscard]] virtual std::string_view bad_row() const { return {}; }

    /// True when a terminal shall see grids.
    [[nodiscard]] virtual bool can_draw() const { return false; }
};

/// Reads the input, answers, writes the rows; the exit code. `summarise` gets the sums at the end.
int run_job(const Invocation& invocation, const PuzzleJob& job,
            const std::function<std::string(const Tally&)>& summarise = {});

}  // namespace nonet::cli

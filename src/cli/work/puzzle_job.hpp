// A command that answers a question about each puzzle of its input.
#pragma once

#include "cli/command.hpp"
#include "cli/work/product.hpp"
#include "cli/work/reply.hpp"
#include "cli/work/row_sieve.hpp"

#include <nonet/search.hpp>
#include <nonet/text.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// What is asked of all plain lines alike, where a job can do with this much: the number of
/// solutions and one of them.
struct LineQuestion {
    int limit = 2;            ///< of solutions
    bool solutions = true;    ///< not only their number
    bool smallest = true;     ///< of several the lexicographically smallest; else always the same
    bool unfinished = false;  ///< what was found before a limit came is worth an answer, too
    /// Set when a line with one solution gives the default row "SOLUTION  STATUS" with this status
    /// and nothing else.
    std::optional<Status> row_of_one = {};
};

/// The answer of one line.
struct LineAnswer {
    int count = 0;              ///< of solutions, up to the limit
    bool is_finished = true;    ///< false: found until a limit came
    std::string_view solution;  ///< 81 digits; empty without a solution, or when nobody asked
};

/// The question. Not changed during a run, so that all threads may use one object.
class PuzzleJob {
  public:
    virtual ~PuzzleJob() = default;

    /// The fields of the default row.
    [[nodiscard]] virtual std::vector<std::string_view> columns() const = 0;

    /// Answers for one puzzle.
    virtual void answer(const Puzzle& puzzle, Reply& reply) const = 0;

    /// How plain lines can be answered many at once; nothing when each must be a puzzle by itself.
    [[nodiscard]] virtual std::optional<LineQuestion> line_question(
        const RowWriter& /*rows*/) const {
        return std::nullopt;
    }
    /// Does for such a line what answer() would have done. Never draws.
    virtual void answer_line(const LineAnswer& /*line*/, Reply& /*reply*/) const {}

    /// True when much of the work goes faster for many puzzles at once than for each by itself.
    [[nodiscard]] virtual bool works_ahead() const { return false; }
    /// Then this is called with some puzzles before answer() is called for each of them; its result
    /// is at hand there as Reply::ahead().
    [[nodiscard]] virtual std::unique_ptr<AheadWork> work_ahead(
        std::span<const Puzzle* const> /*puzzles*/, const Limits& /*limits*/) const {
        return nullptr;
    }

    /// True when the answer for one puzzle can be longer than memory. Such a job runs on one
    /// thread, and its rows leave while they are made.
    [[nodiscard]] virtual bool may_flood() const { return false; }

    /// What decides which rows go out, where not all do; all must then be printed for it.
    [[nodiscard]] virtual RowSieve* row_sieve() const { return nullptr; }

    /// Who takes what the job makes instead of rows (Reply::hand_on); nobody: there are rows.
    [[nodiscard]] virtual ProductTaker* product_taker() const { return nullptr; }

    /// What is printed once before all rows and once behind them.
    [[nodiscard]] virtual std::string_view head() const { return {}; }
    [[nodiscard]] virtual std::string_view foot() const { return {}; }
    /// The row of what is no puzzle, where the usual one would spoil the text; or empty.
    [[nodiscard]] virtual std::string_view bad_row() const { return {}; }

    /// True when what is no puzzle gets no row at all.
    [[nodiscard]] virtual bool skips_bad_rows() const { return false; }

    /// True when a terminal shall see grids.
    [[nodiscard]] virtual bool can_draw() const { return false; }
};

/// Reads the input, answers, writes the rows; the exit code. `summarise` gets the sums at the end.
int run_job(const Invocation& invocation, const PuzzleJob& job,
            const std::function<std::string(const Tally&)>& summarise = {});

}  // namespace nonet::cli

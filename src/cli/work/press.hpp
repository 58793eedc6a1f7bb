// Where puzzles go that were made and not read: rows, progress, the exit code.
//
// What run_job is for puzzles of the input. Rows come one at a time, on any thread, and perhaps
// seldom: so a clock of our own lets out what waits, and shows that the work goes on.
#pragma once

#include "cli/command.hpp"
#include "cli/output/messages.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/row.hpp"

#include <nonet/text.hpp>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace nonet::cli {

class Press {
  public:
    /// Rows of these fields; about `count` of them will come.
    Press(const Invocation& invocation, const std::vector<std::string_view>& columns,
          std::uint64_t count);
    ~Press();
    Press(const Press&) = delete;
    Press& operator=(const Press&) = delete;

    /// Opens the output and begins. Returns what is wrong with the options, or an empty string.
    std::string start();

    /// From now on the progress tells "..., 12 % of 3456 candidates". `look` is called by the
    /// clock.
    void watch_candidates(std::function<std::uint64_t()> look);

    [[nodiscard]] bool wants(std::string_view field) const { return rows_.wants(field); }

    /// Prints a puzzle; `fill` sets the fields of the command. One call at a time. False when the
    /// output takes no more.
    bool print(const Position& puzzle, const std::function<void(Row&)>& fill);

    /// "nonet: TEXT" on standard error. From any thread; not from within print().
    void say(Severity severity, std::string_view text);
    [[nodiscard]] std::uint64_t printed() const { return printed_; }

    /// Closes the output, after which the clock stands still. The exit code, where `cut` says that
    /// a limit of time ended the work.
    int finish(bool cut);

  private:
    /// Rows with commas under a header: --to csv.
    [[nodiscard]] bool is_table() const;
    void append(const Item& item);
    void let_out();
    void tick();
    void stop_clock();

    const Settings& settings_;
    RowWriter rows_;
    Row row_;
    Messages messages_;
    Progress progress_;
    std::uint64_t count_;
    std::unique_ptr<Output> output_;
    std::function<std::uint64_t()> candidates_;
    std::string text_;
    std::uint64_t printed_ = 0;
    std::uint64_t shown_ = 0;  ///< of those, told to the progress
    bool draws_ = false;
    bool ends_ = false;
    std::mutex mutex_;
    std::condition_variable ending_;
    std::thread clock_;
};

}  // namespace nonet::cli

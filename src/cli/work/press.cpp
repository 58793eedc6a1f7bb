// Rows of puzzles that were made: see the header.
#include "cli/work/press.hpp"

#include "cli/exit_code.hpp"
#include "cli/output/drawing.hpp"
#include "cli/output/terminal.hpp"
#include "cli/stop.hpp"

#include <chrono>
#include <utility>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::chrono::milliseconds kTick{100};
constexpr std::size_t kBlock = 65536;
constexpr std::uint64_t kFew = 4;  ///< puzzles, which a terminal sees as grids

bool shows_progress(const Settings& settings) {
    if (settings.progress != When::automatic) return settings.progress == When::always;
    return standard_error_is_terminal() && !settings.quiet &&
           (!settings.output.empty() || !standard_output_is_terminal());
}

bool stop_was_by_output() {
    return stop_reason() == StopReason::output_closed || stop_reason() == StopReason::output_failed;
}

}  // namespace

Press::Press(const Invocation& invocation, const std::vector<std::string_view>& columns,
             std::uint64_t count)
    : settings_(invocation.settings),
      rows_(*invocation.command, columns),
      row_(invocation.command->fields.size()),
      messages_(settings_.quiet),
      progress_(shows_progress(settings_), standard_error_is_terminal()),
      count_(count) {
    messages_.set_before([this] { progress_.clear(); });
}

Press::~Press() {
    stop_clock();
}

void Press::stop_clock() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    ending_.notify_all();
    if (clock_.joinable()) clock_.join();
}

std::string Press::start() {
    if (settings_.json && settings_.format) return "choose one of --json and --format";
    if (settings_.json) rows_.use_json();
    if (settings_.format) {
        if (std::string problem = rows_.use_format(*settings_.format); !problem.empty())
            return problem;
    }
    std::string problem;
    output_ = open_output(settings_.output, {}, problem);
    if (!problem.empty()) return problem;
    if (is_table()) {
        rows_.use_csv();
        text_ = rows_.csv_header();
    }
    draws_ = count_ <= kFew && standard_output_is_terminal() && settings_.output.empty() &&
             !rows_.is_custom() && settings_.to.empty();
    clock_ = std::thread([this] {
        std::unique_lock lock(mutex_);
        while (!ending_.wait_for(lock, kTick, [this] { return ends_; })) tick();
    });
    return {};
}

bool Press::is_table() const {
    return settings_.to == "csv" && !rows_.is_custom();
}

void Press::watch_candidates(std::function<std::uint64_t()> look) {
    const std::lock_guard lock(mutex_);
    candidates_ = std::move(look);
}

void Press::say(Severity severity, std::string_view text) {
    const std::lock_guard lock(mutex_);
    messages_.say(severity, text);
}

bool Press::print(const Position& puzzle, const std::function<void(Row&)>& fill) {
    const std::lock_guard lock(mutex_);
    if (stop_was_by_output()) return false;
    ++printed_;
    Puzzle content;
    content.position = puzzle;
    Item item;
    item.content = std::move(content);
    item.number = item.puzzle_number = printed_;
    row_.clear();
    if (fill) fill(row_);
    append(item);
    if (text_.size() >= kBlock) let_out();
    return !stop_was_by_output();
}

void Press::append(const Item& item) {
    const Position puzzle = item.position();
    if (draws_) {
        text_ += draw_grid(puzzle, puzzle, use_color(settings_.color));
        return;
    }
    if (settings_.to.empty() || is_table() || rows_.is_custom())
        return rows_.write(item, row_, text_);
    const Result<std::string> written = write(settings_.to, puzzle);
    if (!written) {
        messages_.say_at(Severity::error, fmt::format("puzzle {}", item.number),
                         written.error().message);
        request_stop(StopReason::output_failed);
        return;
    }
    text_ += *written;
    if (!text_.ends_with('\n')) text_ += '\n';
}

void Press::let_out() {
    if (text_.empty()) return;
    if (draws_) progress_.clear();
    if (!stop_was_by_output()) output_->write(text_);
    text_.clear();
}

void Press::tick() {
    let_out();
    if (candidates_) {
        const std::uint64_t candidates = candidates_();
        const double share = candidates == 0 ? 0
                                             : 100.0 * static_cast<double>(printed_) /
                                                   static_cast<double>(candidates);
        progress_.set_note(fmt::format(", {:.3g} % of {} candidates", share, candidates));
    }
    const double share = static_cast<double>(printed_) / static_cast<double>(count_);
    progress_.add(printed_ - std::exchange(shown_, printed_), share);
}

int Press::finish(bool cut) {
    stop_clock();  // so that no progress comes behind the last message
    const std::lock_guard lock(mutex_);
    let_out();
    if (!stop_was_by_output()) output_->close();
    progress_.clear();
    messages_.finish();
    if (stop_reason() == StopReason::output_failed) return kExitBadInput;
    if (stop_reason() == StopReason::output_closed) return kExitDone;
    if (stop_reason() == StopReason::interrupted) return kExitInterrupted;
    return cut ? kExitTimeLimit : kExitDone;
}

}  // namespace nonet::cli

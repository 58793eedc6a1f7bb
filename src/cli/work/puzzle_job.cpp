// Running a job over the whole input.
//
// Everything that is the same for solve, count, check and convert happens here: opening the
// output, choosing between rows and drawn grids, handing items to the job, putting rows and
// messages out in order, and turning what happened into an exit code.
#include "cli/work/puzzle_job.hpp"

#include "cli/exit_code.hpp"
#include "cli/input/extent.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/terminal.hpp"
#include "cli/stop.hpp"
#include "cli/work/deadline.hpp"
#include "cli/work/line_work.hpp"
#include "cli/work/pipeline.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// How many puzzles are "a few", which a terminal sees as grids.
constexpr std::size_t kFew = 4;

class Runner {
  public:
    Runner(const Invocation& invocation, const PuzzleJob& job)
        : job_(job),
          settings_(invocation.settings),
          rows_(*invocation.command, job.columns()),
          messages_(settings_.quiet),
          progress_(shows_progress(settings_), standard_error_is_terminal()),
          deadline_(deadline_in(settings_.time_limit)),
          extent_(settings_),
          stream_(settings_),
          pipeline_(stream_, invocation.command->fields.size(), deadline_) {
        messages_.set_before([this] { progress_.clear(); });
    }

    int run(const std::function<std::string(const Tally&)>& summarise) {
        if (const std::string problem = prepare(); !problem.empty()) {
            messages_.say(Severity::error, problem);
            return kExitBadInput;
        }
        style_.rows = &rows_;
        const bool few = pipeline_.look_ahead(kFew + 1);
        style_.draw = few && may_draw();
        style_.color = use_color(settings_.color);
        prepare_lines();
        print_around(job_.head());
        search_threads_ = pipeline_.is_single() ? settings_.threads : 1;
        pipeline_.run(job_.may_flood() ? 1 : settings_.threads,
                      {.work = [this](Batch& batch) { work(batch); },
                       .write = [this](Batch& batch) { write(batch); }});
        finish_sieve();
        check_resumed();
        print_around(job_.foot());
        finish_products();
        if (output_ != nullptr && !stop_was_by_output()) output_->close();
        progress_.clear();
        messages_.finish();
        if (pipeline_.was_cut_off() || stop_reason() == StopReason::interrupted)
            messages_.say(Severity::remark,
                          fmt::format("stopped after {} puzzle{}; there may be more", tally_.rows,
                                      tally_.rows == 1 ? "" : "s"));
        else if (settings_.sat_exit && tally_.rows != 1 && !stop_was_by_output())
            messages_.say(
                Severity::error,
                fmt::format("--sat-exit is for one puzzle, but there were {}", tally_.rows));
        if (summarise && tally_.rows > 1 && stop_reason() == StopReason::none)
            messages_.say(Severity::remark, summarise(tally_));
        return exit_code();
    }

  private:
    static bool shows_progress(const Settings& settings) {
        if (settings.progress != When::automatic) return settings.progress == When::always;
        return standard_error_is_terminal() && !settings.quiet &&
               (!settings.output.empty() || !standard_output_is_terminal());
    }

    static bool stop_was_by_output() {
        return stop_reason() == StopReason::output_closed ||
               stop_reason() == StopReason::output_failed;
    }

    /// Opens the output and settles the layout of rows. Returns what is wrong.
    std::string prepare() {
        if (settings_.json && settings_.format) return "choose one of --json and --format";
        if (settings_.json) rows_.use_json();
        if (settings_.format) {
            if (std::string problem = rows_.use_format(*settings_.format); !problem.empty())
                return problem;
        }
        rows_.use_bad_row(job_.bad_row());
        if (job_.skips_bad_rows()) rows_.skip_bad_rows();
        std::vector<std::string> inputs = settings_.operands;
        if (inputs.empty()) inputs.emplace_back("-");
        std::string problem;
        if (job_.product_taker() != nullptr) return job_.product_taker()->open(inputs);
        if (settings_.resume) return prepare_resumed(inputs);
        output_ = open_output(settings_.output, inputs, problem);
        return problem;
    }

    /// Goes on behind the rows that an earlier run has written, one line for each.
    std::string prepare_resumed(const std::vector<std::string>& inputs) {
        if (rows_.has_line_ends())
            return "--resume counts lines, so the rows must not have several";
        std::string problem;
        std::uint64_t lines = 0;
        output_ = open_output_behind(settings_.output, inputs, lines, problem);
        stream_.skip(lines, job_.skips_bad_rows());
        return problem;
    }

    /// Rows of another input would be taken for answers of this one.
    void check_resumed() {
        const bool stopped = stop_flag().load() || pipeline_.was_cut_off();
        if (stopped || !stream_.has_more_to_skip()) return;
        messages_.say(Severity::error,
                      fmt::format("{} has more lines than the input has puzzles; --resume wants "
                                  "the output of a run with the same input and options",
                                  settings_.output));
        tally_.unreadable = true;
    }

    /// A limit for each puzzle by itself needs a search for each.
    void prepare_lines() {
        if (style_.draw || settings_.puzzle_time_limit) return;
        const std::optional<LineQuestion> question = job_.line_question(rows_);
        if (!question) return;
        lines_.emplace(job_, *question, style_);
        pipeline_.take_lines();
    }

    /// Head and foot belong to the default rows, not to other layouts of them.
    void print_around(std::string_view text) {
        if (text.empty() || style_.draw || rows_.is_custom() || stop_was_by_output()) return;
        output_->write(text);
    }

    bool may_draw() const {
        return job_.can_draw() && standard_output_is_terminal() && settings_.output.empty() &&
               !settings_.json && !settings_.format && settings_.to.empty();
    }

    Limits limits() const {
        Limits limits;
        limits.cancel = &stop_flag();
        limits.deadline = deadline_;
        if (settings_.puzzle_time_limit)
            limits.deadline = std::min(deadline_, deadline_in(settings_.puzzle_time_limit));
        return limits;
    }

    /// What was worked out for the puzzles of a batch, and how many of them have had their answer.
    struct Ahead {
        std::unique_ptr<AheadWork> work;
        std::size_t index = 0;
    };

    /// Runs on several threads.
    void work(Batch& batch) {
        std::size_t done = 0;
        if (!batch.runs.empty()) lines_->solve(batch, limits());
        Ahead ahead = work_ahead(batch);
        for (const ItemRun& run : batch.runs) {
            for (; done < run.items_before; ++done) work(batch.items[done], batch.answers, ahead);
            lines_->write(batch, run, limits(), single_);
        }
        for (; done < batch.size; ++done) work(batch.items[done], batch.answers, ahead);
    }

    /// A limit for each puzzle by itself needs a search for each.
    Ahead work_ahead(const Batch& batch) const {
        if (!job_.works_ahead() || settings_.puzzle_time_limit) return {};
        std::vector<const Puzzle*> puzzles;
        for (std::size_t i = 0; i < batch.size; ++i) {
            if (const auto* puzzle = std::get_if<Puzzle>(&batch.items[i].content))
                puzzles.push_back(puzzle);
        }
        return {job_.work_ahead(puzzles, limits()), 0};
    }

    void work(const Item& item, Answers& answers, Ahead& ahead) {
        if (answers.ends_here) return;
        if (const auto* puzzle = std::get_if<Puzzle>(&item.content))
            answer(item, *puzzle, answers, ahead);
        else
            report(item, *std::get_if<Error>(&item.content), answers);
    }

    void answer(const Item& item, const Puzzle& puzzle, Answers& answers, Ahead& ahead) {
        const Tally before = answers.tally;
        const std::size_t text = answers.text.size();
        const std::size_t messages = answers.messages.size();
        ++answers.tally.rows;
        answers.tally.cut_short = false;
        if (!puzzle.note.empty())
            answers.messages.push_back(
                {Severity::remark, Frequency::once, item.where(), puzzle.note});
        Reply reply(style_, item, limits(), answers);
        reply.set_threads(search_threads_);
        reply.set_ahead(ahead.work.get(), ahead.index++);
        if (job_.may_flood()) reply.set_overflow(&overflow_);
        job_.answer(puzzle, reply);
        const bool is_cut =
            std::exchange(answers.tally.cut_short, answers.tally.cut_short || before.cut_short);
        if (!is_cut || !settings_.resume || !must_end()) return;
        answers.text.resize(text);
        answers.messages.resize(messages);
        answers.tally = before;
        answers.tally.cut_short = true;
        answers.ends_here = true;
    }

    /// Ctrl-C or the limit of the whole run, not that of a puzzle.
    bool must_end() const {
        return stop_flag().load() || std::chrono::steady_clock::now() >= deadline_;
    }

    void report(const Item& item, const Error& error, Answers& answers) {
        const bool is_row = item.number > 0;
        answers.messages.push_back({Severity::error,
                                    is_row ? Frequency::counted : Frequency::always, item.where(),
                                    error.message});
        answers.tally.unreadable = true;
        if (!is_row) return;
        ++answers.tally.rows;
        ++answers.tally.invalid;
        rows_.write_invalid(item, error, answers.text);
    }

    /// What of the text of a batch goes out.
    std::string_view text_of(const Answers& answers) {
        if (job_.row_sieve() == nullptr)
            return answers.ready.empty() ? std::string_view(answers.text) : answers.ready;
        let_through_.clear();
        for (const SiftedRow& row : answers.sifted) {
            if (stop_was_by_output()) break;
            const auto text = std::string_view(answers.text).substr(row.begin, row.end - row.begin);
            fail_output(job_.row_sieve()->sift(row.grid, text, let_through_));
        }
        return let_through_;
    }

    /// Writes the rows that the sieve has held back.
    void finish_sieve() {
        constexpr std::size_t kBlock = 65536;
        if (job_.row_sieve() == nullptr || stop_was_by_output()) return;
        let_through_.clear();
        fail_output(job_.row_sieve()->finish([this](std::string_view row) {
            let_through_ += row;
            if (let_through_.size() < kBlock) return true;
            const bool written = output_->write(let_through_);
            let_through_.clear();
            return written;
        }));
        if (!let_through_.empty() && !stop_was_by_output()) output_->write(let_through_);
    }

    /// Where the run was stopped before its end by the user, nothing is left behind.
    void finish_products() {
        if (job_.product_taker() == nullptr || stop_flag().load()) return;
        fail_output(job_.product_taker()->finish());
    }

    void take_products(const Answers& answers) {
        for (const std::unique_ptr<Product>& product : answers.products) {
            if (stop_flag().load()) return;
            fail_output(job_.product_taker()->take(*product));
        }
    }

    /// Nothing for an empty text.
    void fail_output(const std::string& problem) {
        if (problem.empty()) return;
        messages_.say(Severity::error, problem);
        request_stop(StopReason::output_failed);
    }

    /// Runs in order, on one thread at a time.
    void write(Batch& batch) {
        const Answers& answers = batch.answers;
        if (ended_) return;
        ended_ = answers.ends_here;
        const bool has_rows = job_.product_taker() == nullptr;
        if (!has_rows) take_products(answers);
        const std::string_view text = has_rows ? text_of(answers) : std::string_view();
        if (!text.empty()) {
            if (style_.draw) progress_.clear();
            if (!stop_was_by_output()) output_->write(text);
        }
        for (const Message& message : answers.messages) {
            // Behind "| head" nobody asks any more why the last answers are cut short.
            if (stop_was_by_output() && message.severity == Severity::remark) continue;
            say(message);
        }
        tally_.add(answers.tally);
        progress_.add(answers.tally.rows, share_done(batch));
    }

    /// How much of the input lies before the last item of a batch.
    std::optional<double> share_done(const Batch& batch) const {
        if (batch.size > 0) {
            const Item& last = batch.items[batch.size - 1];
            if (last.file == nullptr) return std::nullopt;
            return extent_.share_before(last.operand, last.place());
        }
        if (batch.runs.empty()) return std::nullopt;
        const ItemRun& last = batch.runs.back();
        Place end = last.lines.place;
        end.offset += last.lines.size * last.lines.stride;
        return extent_.share_before(last.operand, end);
    }

    void say(const Message& message) {
        switch (message.frequency) {
            case Frequency::counted:
                messages_.say_at(message.severity, message.where, message.text);
                break;
            case Frequency::once:
                messages_.say_once_at(message.where, message.text);
                break;
            case Frequency::always:
                messages_.say_always_at(message.severity, message.where, message.text);
                break;
        }
    }

    int exit_code() const {
        int code = kExitDone;
        if (tally_.condition_failed) code = kExitConditionFailed;
        if (tally_.invalid > 0 || tally_.unreadable) code = kExitBadInput;
        if (stop_reason() == StopReason::output_failed) return kExitBadInput;
        if (stop_reason() == StopReason::output_closed) return code;
        if (stop_reason() == StopReason::interrupted) return kExitInterrupted;
        if (tally_.cut_short || pipeline_.was_cut_off()) return kExitTimeLimit;
        return settings_.sat_exit ? sat_exit_code(code) : code;
    }

    /// As SAT solvers do: 10, 20, or 0 for "not known".
    int sat_exit_code(int code) const {
        if (tally_.rows != 1 || tally_.invalid > 0) return std::max(code, kExitBadInput);
        const auto count = [this](Status status) {
            return tally_.statuses[static_cast<std::size_t>(status)];
        };
        return count(Status::none) > 0 ? kExitUnsatisfiable : kExitSatisfiable;
    }

    const PuzzleJob& job_;
    const Settings& settings_;
    RowWriter rows_;
    Messages messages_;
    Progress progress_;
    std::chrono::steady_clock::time_point deadline_;
    Extent extent_;
    PuzzleStream stream_;
    Pipeline pipeline_;
    ReplyStyle style_;
    std::unique_ptr<Output> output_;
    std::optional<LineWork> lines_;
    LineWork::Single single_ = [this](const Item& item, Answers& answers) {
        Ahead none;
        work(item, answers, none);
    };
    std::function<void(std::string&)> overflow_ = [this](std::string& text) {
        if (!stop_was_by_output()) output_->write(text);
        text.clear();
    };
    std::string let_through_;
    unsigned search_threads_ = 1;  ///< for each puzzle
    Tally tally_;
    bool ended_ = false;  ///< with --resume: the rest is left to the next run
};

}  // namespace

int run_job(const Invocation& invocation, const PuzzleJob& job,
            const std::function<std::string(const Tally&)>& summarise) {
    return Runner(invocation, job).run(summarise);
}

}  // namespace nonet::cli

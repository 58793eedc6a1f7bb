// Running a verb over all records.
//
// Reading cuts records, the threads understand them and work, and one thread writes in the order of
// the input, as run_job does for puzzles. What a verb makes of one record may be long (a million
// isomorphs); then the record goes through in slices, so that a batch stays small. The size of
// batches follows the work, as in pipeline.cpp.
#include "cli/dataset/record_run.hpp"

#include "cli/exit_code.hpp"
#include "cli/output/terminal.hpp"
#include "cli/stop.hpp"
#include "cli/work/ordered.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::chrono::milliseconds kQuick{5};
constexpr std::chrono::milliseconds kSlow{40};

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> list;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        list.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

bool shows_progress(const Settings& settings) {
    if (settings.progress != When::automatic) return settings.progress == When::always;
    return standard_error_is_terminal() && !settings.quiet &&
           (!settings.output.empty() || !standard_output_is_terminal());
}

/// Rows of both can stand in one file.
bool fit_together(const dataset::Layout& a, const dataset::Layout& b) {
    if (a.kind != b.kind) return false;
    if (a.kind == dataset::Kind::json)
        return a.names[a.puzzle] == b.names[b.puzzle] &&
               a.solution.has_value() == b.solution.has_value() &&
               (!a.solution || a.names[*a.solution] == b.names[*b.solution]);
    if (a.kind == dataset::Kind::puzzles) return true;
    return a.separator == b.separator && a.puzzle == b.puzzle && a.solution == b.solution &&
           a.header == b.header;
}

std::vector<std::string> or_standard_input(std::vector<std::string> files) {
    if (files.empty()) files.emplace_back("-");
    return files;
}

}  // namespace

void PartText::clear() {
    text.clear();
    solutions.clear();
    rows = 0;
}

RecordRun::RecordRun(const Invocation& invocation, std::vector<std::string> files)
    : settings_(invocation.settings),
      messages_(settings_.quiet),
      progress_(shows_progress(settings_), standard_error_is_terminal()),
      deadline_(deadline_in(settings_.time_limit)),
      stream_(settings_, or_standard_input(std::move(files)),
              split_list(settings_.dataset.answers)) {
    messages_.set_before([this] { progress_.clear(); });
    const std::size_t answers = split_list(settings_.dataset.answers).size();
    if (answers > 0 && answers != stream_.files().size())
        problem_ = fmt::format("--answers names {} file{} for {} of puzzles; each needs its own",
                               answers, answers == 1 ? "" : "s", stream_.files().size());
}

bool RecordRun::stopped() {
    return stop_flag().load();
}

bool RecordRun::must_stop() {
    if (stopped()) return true;
    if (std::chrono::steady_clock::now() < deadline_) return false;
    cut_off_ = true;
    return true;
}

/// Settles the layout by the first record, and holds later files to it.
void RecordRun::note_layout(RecordItem& item) {
    if (!item.problem.empty()) return;
    if (!first_file_) first_file_ = item.file;
    if (!one_layout_ || item.file == *first_file_) return;
    if (fit_together(stream_.layout(*first_file_), stream_.layout(item.file))) return;
    item.record.error = Error{ErrorCode::not_supported,
                              item.record.place,
                              {},
                              fmt::format("this file has other columns than {}; give files of "
                                          "different layouts to runs of their own",
                                          stream_.files()[*first_file_])};
    item.record.puzzle.reset();
}

bool RecordRun::look_ahead() {
    RecordItem item;
    while (!must_stop()) {
        const RecordStream::Event event = stream_.next(item);
        if (event == RecordStream::Event::end) {
            ended_ = true;
            return false;
        }
        if (event == RecordStream::Event::pause) {
            stream_.wait(deadline_);
            continue;
        }
        if (item.problem.empty()) {
            note_layout(item);
            ahead_ = std::move(item);
            return true;
        }
        messages_.say_always_at(Severity::error, stream_.files()[item.file], item.problem);
        unreadable_ = missed_ = true;
    }
    return false;
}

const dataset::Layout& RecordRun::layout() const {
    return stream_.layout(first_file_.value_or(0));
}

/// Adds one record; false when there is none to be had without waiting, and the batch has some.
bool RecordRun::take(RecordBatch& batch) {
    if (batch.items.size() == batch.size) batch.items.emplace_back();
    RecordItem& item = batch.items[batch.size];
    if (ahead_) {
        item = std::move(*ahead_);
        ahead_.reset();
        ++batch.size;
        return true;
    }
    switch (stream_.next(item)) {
        case RecordStream::Event::item:
            note_layout(item);
            ++batch.size;
            return true;
        case RecordStream::Event::end:
            ended_ = true;
            return false;
        case RecordStream::Event::pause:
            break;
    }
    if (batch.size > 0) return false;
    stream_.wait(deadline_);
    return true;
}

bool RecordRun::fill(RecordBatch& batch) {
    batch.size = 0;
    batch.slice = 0;
    batch.first = taken_ + 1;
    if (sliced_ && !must_stop()) {
        if (batch.items.empty()) batch.items.emplace_back();
        batch.items[0] = *sliced_;
        batch.size = 1;
        batch.first = taken_;
        batch.slice = next_slice_++;
        if (next_slice_ == slices_) sliced_.reset();
        return true;
    }
    const std::size_t wanted = slices_ > 1 ? 1 : std::min(wanted_.load(), most_);
    while (batch.size < wanted) {
        if (!ahead_ && (ended_ || must_stop())) break;
        if (!take(batch)) break;
    }
    taken_ += batch.size;
    if (slices_ > 1 && batch.size == 1) {
        sliced_ = batch.items[0];
        next_slice_ = 1;
    }
    return batch.size > 0;
}

void RecordRun::understand(RecordBatch& batch) const {
    if (batch.entries.size() < batch.size) batch.entries.resize(batch.size);
    batch.messages.clear();
    batch.cut_short = false;
    batch.bad = 0;
    for (std::size_t i = 0; i < batch.size; ++i) {
        const RecordItem& item = batch.items[i];
        if (!item.problem.empty()) {
            batch.messages.push_back(
                {Severity::error, Frequency::always, stream_.files()[item.file], item.problem});
            batch.entries[i].error = Error{ErrorCode::io, {}, {}, item.problem};
            continue;
        }
        dataset::understand(stream_.layout(item.file), stream_.options(), item.record,
                            batch.entries[i]);
        const dataset::Entry& entry = batch.entries[i];
        if (batch.slice > 0) continue;
        if (entry.error) reject(batch, i, entry.error->message);
        if (!entry.note.empty())
            batch.messages.push_back({Severity::remark, Frequency::once,
                                      stream_.where(item.file, item.record.place), entry.note});
    }
}

void RecordRun::reject(RecordBatch& batch, std::size_t index, std::string_view why) const {
    const RecordItem& item = batch.items[index];
    const dataset::Entry& entry = batch.entries[index];
    const Place& place = entry.error ? entry.error->place : item.record.place;
    ++batch.bad;
    batch.messages.push_back(
        {Severity::error, Frequency::counted, stream_.where(item.file, place),
         fmt::format("{}{}", why, drops_bad_rows_ ? "; the row is left out" : "")});
}

void RecordRun::work(RecordBatch& batch, const Stage& stage) {
    const auto begin = std::chrono::steady_clock::now();
    understand(batch);
    for (PartText& part : batch.parts) part.clear();
    stage(batch);
    const auto taken = std::chrono::steady_clock::now() - begin;
    if (taken < kQuick)
        wanted_.store(std::max(wanted_.load(), std::min(most_, 2 * batch.size)));
    else if (taken > kSlow)
        wanted_.store(std::max<std::size_t>(1, batch.size / 2));
}

void RecordRun::write(RecordBatch& batch, const Stage& stage) {
    stage(batch);
    for (const Message& message : batch.messages) {
        if (message.severity == Severity::error) unreadable_ = true;
        if (message.frequency == Frequency::once)
            messages_.say_once_at(message.where, message.text);
        else if (message.frequency == Frequency::always)
            messages_.say_always_at(message.severity, message.where, message.text);
        else
            messages_.say_at(message.severity, message.where, message.text);
    }
    for (std::size_t i = 0; i < batch.size; ++i)
        missed_ = missed_ || !batch.items[i].problem.empty();
    cut_short_ = cut_short_ || batch.cut_short;
    bad_ += batch.bad;
    if (batch.slice == 0) rows_ += batch.size;
    progress_.add(batch.size);
}

void RecordRun::run(std::size_t parts, const Stage& work_stage, const Stage& write_stage) {
    const OrderedStages<RecordBatch> stages = {
        .make =
            [parts] {
                auto batch = std::make_unique<RecordBatch>();
                batch->parts.resize(parts);
                return batch;
            },
        .fill = [this](RecordBatch& batch) { return fill(batch); },
        .work = [&](RecordBatch& batch) { work(batch, work_stage); },
        .write = [&](RecordBatch& batch) { write(batch, write_stage); },
    };
    run_ordered(settings_.threads, stages);
    progress_.clear();
}

Limits RecordRun::limits() const {
    Limits limits;
    limits.cancel = &stop_flag();
    limits.deadline = deadline_;
    return limits;
}

Limits RecordRun::puzzle_limits() const {
    Limits own = limits();
    if (settings_.puzzle_time_limit)
        own.deadline = std::min(deadline_, deadline_in(settings_.puzzle_time_limit));
    return own;
}

int RecordRun::finish(int code) {
    messages_.finish();
    const bool interrupted = stop_reason() == StopReason::interrupted;
    if (cut_off_ || interrupted)
        messages_.say(Severity::remark, fmt::format("stopped after {} row{}; there may be more",
                                                    rows_, rows_ == 1 ? "" : "s"));
    if (unreadable_) code = std::max(code, kExitBadInput);
    if (stop_reason() == StopReason::output_failed) return kExitBadInput;
    if (stop_reason() == StopReason::output_closed) return code;
    if (interrupted) return kExitInterrupted;
    return cut_off_ || cut_short_ ? kExitTimeLimit : code;
}

}  // namespace nonet::cli

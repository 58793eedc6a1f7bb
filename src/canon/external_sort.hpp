// Sorting more records than fit in memory: sorted runs in a temporary file, merged when read.
//
// Records are collected up to a number, sorted and written as a run. At the end all runs are merged
// at once, each through a small window into the file; the windows share the memory that the
// collecting used. With a memory of M records and N records in all there are N/M runs, and windows
// of M*M/N records: one pass over the file does for all sizes that disks have. Records must be
// trivially copyable and ordered by <.
#pragma once

#include "canon/temporary_file.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace nonet::canon {

template <class Record>
class ExternalSort {
  public:
    /// Holds at most so many records in memory, at least one for each run.
    explicit ExternalSort(std::size_t most) : most_(std::max<std::size_t>(most, 1)) {}

    std::optional<Error> add(const Record& record) {
        records_.push_back(record);
        return records_.size() < most_ ? std::nullopt : end_run();
    }

    /// Adds many at once as a run of their own; takes their memory.
    std::optional<Error> add_run(std::vector<Record>&& records) {
        if (!records_.empty()) {
            if (auto error = end_run()) return error;
        }
        records_ = std::move(records);
        return end_run();
    }

    /// No more records. Those in memory need not go to the file.
    std::optional<Error> finish() {
        if (runs_.empty()) {
            std::sort(records_.begin(), records_.end());
            return std::nullopt;
        }
        if (!records_.empty()) {
            if (auto error = end_run()) return error;
        }
        records_ = {};
        const std::size_t window = std::max<std::size_t>(most_ / runs_.size(), 1);
        for (std::size_t i = 0; i < runs_.size(); ++i) {
            runs_[i].window.reserve(
                static_cast<std::size_t>(std::min<std::uint64_t>(window, runs_[i].left)));
            if (auto error = refill(runs_[i])) return error;
            heap_.push_back(i);
        }
        std::make_heap(heap_.begin(), heap_.end(), later());
        return std::nullopt;
    }

    /// The records in order, each once; then `found` is false.
    std::optional<Error> next(Record& record, bool& found) {
        found = true;
        if (runs_.empty()) {
            found = next_ < records_.size();
            if (found) record = records_[next_++];
            return std::nullopt;
        }
        found = !heap_.empty();
        if (!found) return std::nullopt;
        std::pop_heap(heap_.begin(), heap_.end(), later());
        Run& run = runs_[heap_.back()];
        record = run.window[run.next++];
        if (run.next == run.window.size()) {
            if (auto error = refill(run)) return error;
        }
        if (run.window.empty())
            heap_.pop_back();
        else
            std::push_heap(heap_.begin(), heap_.end(), later());
        return std::nullopt;
    }

  private:
    struct Run {
        TemporaryFile::Mark mark{};  ///< where the rest of it begins
        std::uint64_t left = 0;      ///< records that are still in the file
        std::vector<Record> window;
        std::size_t next = 0;
    };

    /// For a heap with the smallest record on top.
    auto later() const {
        return [this](std::size_t a, std::size_t b) {
            return runs_[b].window[runs_[b].next] < runs_[a].window[runs_[a].next];
        };
    }

    std::optional<Error> end_run() {
        std::sort(records_.begin(), records_.end());
        Run run;
        run.left = records_.size();
        if (auto error = file_.mark(run.mark)) return error;
        if (auto error = file_.write(records_.data(), records_.size() * sizeof(Record)))
            return error;
        runs_.push_back(std::move(run));
        records_.clear();
        return std::nullopt;
    }

    std::optional<Error> refill(Run& run) {
        const auto count =
            static_cast<std::size_t>(std::min<std::uint64_t>(run.window.capacity(), run.left));
        run.window.resize(count);
        run.next = 0;
        if (count == 0) return std::nullopt;
        if (auto error = file_.read_at(run.mark, run.window.data(), count * sizeof(Record)))
            return error;
        run.left -= count;
        return file_.mark(run.mark);
    }

    std::size_t most_;
    std::vector<Record> records_;
    TemporaryFile file_;
    std::vector<Run> runs_;
    std::vector<std::size_t> heap_;
    std::size_t next_ = 0;
};

}  // namespace nonet::canon

// What the verbs of 'dataset' do alike: records through threads, messages, limits, the exit code.
#pragma once

#include "cli/command.hpp"
#include "cli/dataset/record_stream.hpp"
#include "cli/output/messages.hpp"
#include "cli/output/progress.hpp"
#include "cli/work/deadline.hpp"
#include "cli/work/reply.hpp"

#include <nonet/dataset.hpp>

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// Text on its way to one output.
struct PartText {
    std::string text;
    std::string solutions;  ///< of .npy files
    std::uint64_t rows = 0;

    void clear();
};

/// Some records, and what a verb makes of them.
struct RecordBatch {
    std::vector<RecordItem> items;  ///< used again; only the first `size` count
    std::vector<dataset::Entry> entries;
    std::size_t size = 0;
    std::uint64_t first = 0;  ///< the number of the first record in the whole run, from 1
    std::uint64_t slice = 0;  ///< which part of what is made of each record

    std::vector<PartText> parts;
    std::vector<dataset::RowFacts> facts;
    std::vector<Message> messages;
    bool cut_short = false;
    std::uint64_t bad = 0;
};

class RecordRun {
  public:
    /// `files` without the verb. What is wrong with them is problem().
    RecordRun(const Invocation& invocation, std::vector<std::string> files);

    [[nodiscard]] const std::string& problem() const { return problem_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] const RecordStream& stream() const { return stream_; }
    [[nodiscard]] Messages& messages() { return messages_; }

    /// At most so many records in a batch.
    void set_most(std::size_t records) { most_ = records; }
    /// Each record comes so many times, each time in a batch of its own.
    void set_slices(std::uint64_t slices) { slices_ = slices; }
    /// Files must have the same columns, since they are written as one.
    void want_one_layout() { one_layout_ = true; }
    /// Rows that are no puzzle are left out, and a message says so.
    void drop_bad_rows() { drops_bad_rows_ = true; }

    /// Reads ahead to the first record, whose layout is settled then. False when there is none.
    bool look_ahead();
    /// Of the first file that has one.
    [[nodiscard]] const dataset::Layout& layout() const;

    using Stage = std::function<void(RecordBatch&)>;
    /// Entries are filled in before `work`, messages are said after `write`.
    void run(std::size_t parts, const Stage& work, const Stage& write);

    [[nodiscard]] Limits limits() const;
    [[nodiscard]] Limits puzzle_limits() const;
    /// Adds the message of a row that cannot be used.
    void reject(RecordBatch& batch, std::size_t index, std::string_view why) const;

    [[nodiscard]] std::uint64_t rows() const { return rows_; }
    [[nodiscard]] std::uint64_t bad_rows() const { return bad_; }
    /// All files were read to their ends.
    [[nodiscard]] bool has_read_all() const { return !cut_off_ && !missed_ && !stopped(); }
    /// Says what is left to say; the exit code.
    int finish(int code);

  private:
    [[nodiscard]] static bool stopped();
    bool must_stop();
    bool fill(RecordBatch& batch);
    bool take(RecordBatch& batch);
    void note_layout(RecordItem& item);
    void understand(RecordBatch& batch) const;
    void work(RecordBatch& batch, const Stage& stage);
    void write(RecordBatch& batch, const Stage& stage);

    Settings settings_;
    std::string problem_;
    Messages messages_;
    Progress progress_;
    std::chrono::steady_clock::time_point deadline_;
    RecordStream stream_;
    std::size_t most_ = 512;
    std::uint64_t slices_ = 1;
    bool one_layout_ = false;
    bool drops_bad_rows_ = false;
    std::optional<std::uint32_t> first_file_;  ///< that has a layout
    std::optional<RecordItem> ahead_;
    std::optional<RecordItem> sliced_;  ///< the record whose slices are dealt out
    std::uint64_t next_slice_ = 0;
    bool ended_ = false;
    bool cut_off_ = false;
    bool unreadable_ = false;
    bool missed_ = false;  ///< a file, or its rest
    bool cut_short_ = false;
    std::atomic<std::size_t> wanted_{16};
    std::uint64_t taken_ = 0;
    std::uint64_t rows_ = 0;
    std::uint64_t bad_ = 0;
};

}  // namespace nonet::cli

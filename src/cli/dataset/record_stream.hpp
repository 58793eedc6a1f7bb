// The files of a data set as one stream of records.
#pragma once

#include "cli/arguments/settings.hpp"
#include "cli/input/input_file.hpp"

#include <nonet/dataset.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nonet::cli {

/// A record, and the file in which it stands; or why a file cannot be read on.
struct RecordItem {
    dataset::Record record;
    std::uint32_t file = 0;
    std::string problem;  ///< of a whole file: then there is no record
};

class RecordStream {
  public:
    enum class Event : std::uint8_t { item, pause, end };

    /// `files`: what is read, "-" being standard input. Of `answers` the n-th belongs to the n-th
    /// file.
    RecordStream(const Settings& settings, std::vector<std::string> files,
                 std::vector<std::string> answers);

    Event next(RecordItem& item);

    /// After a pause: waits until there may be more.
    void wait(InputFile::Clock::time_point deadline) const;

    /// Of a file whose records have begun to come. Stays where it is.
    [[nodiscard]] const dataset::Layout& layout(std::uint32_t file) const { return layouts_[file]; }
    [[nodiscard]] const dataset::Options& options() const { return options_; }

    [[nodiscard]] const std::vector<std::string>& files() const { return names_; }
    /// "FILE:LINE:COLUMN".
    [[nodiscard]] std::string where(std::uint32_t file, const Place& place) const;

  private:
    std::unique_ptr<InputFile> open(const std::string& name, std::string& problem) const;
    bool open_next(RecordItem& item);
    void close();

    const Settings& settings_;
    dataset::Options options_;
    std::vector<std::string> names_;
    std::vector<std::string> answer_names_;
    std::size_t next_ = 0;
    std::vector<std::unique_ptr<InputFile>>
        inputs_;  ///< null where one is not open yet, or cannot be
    std::unique_ptr<InputFile> answers_;
    std::vector<dataset::Layout> layouts_;
    std::optional<dataset::RecordReader> reader_;
    bool has_layout_ = false;
};

}  // namespace nonet::cli

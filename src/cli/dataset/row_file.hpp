// One output of a data set: a table, JSON Lines, or a .npy file with another for the solutions.
#pragma once

#include "cli/arguments/settings.hpp"
#include "cli/dataset/record_run.hpp"
#include "cli/output/output.hpp"

#include <nonet/dataset.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace nonet::cli {

/// What --to, the name of the output, or the input says.
dataset::Target target_for(const Settings& settings, const std::string& path,
                           const dataset::Layout& layout);

/// "train.npy" has its solutions in "train.solutions.npy".
std::string solutions_path(const std::string& path);

class RowFile {
  public:
    /// With nothing as answer, `problem` says why. `inputs` must not be written to.
    static std::unique_ptr<RowFile> open(const std::string& path, dataset::Target target,
                                         bool has_solutions, std::span<const std::string> inputs,
                                         std::string& problem);

    void write_head(const dataset::RowLayout& layout);
    void write(const PartText& part);
    /// Everything that is left, and the number of rows in front of it.
    void close();

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::uint64_t rows() const { return rows_; }
    [[nodiscard]] bool has_solutions() const { return solutions_ != nullptr; }

  private:
    std::string path_;
    dataset::Target target_ = dataset::Target::table;
    std::unique_ptr<Output> output_;
    std::unique_ptr<Output> solutions_;
    std::uint64_t rows_ = 0;
};

}  // namespace nonet::cli

// All operands of a command line as one stream of puzzles.
#pragma once

#include "cli/arguments/settings.hpp"
#include "cli/input/input_file.hpp"
#include "cli/input/item.hpp"
#include "cli/input/shard.hpp"

#include <nonet/text.hpp>

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>

namespace nonet::cli {

class PuzzleStream {
  public:
    enum class Event : std::uint8_t { item, pause, end };

    explicit PuzzleStream(const Settings& settings);

    /// Fills `item` when the answer is `item`.
    Event next(Item& item);

    /// Takes up to `most` plain lines at once and puts them behind those in `block`. False when
    /// there are none here: then next() says what is.
    bool take_lines(LineBlock& block, std::size_t most, ItemRun& run);

    /// After a pause: waits until there may be more.
    void wait(InputFile::Clock::time_point deadline) const;

  private:
    Event next_of_file(Item& item);
    bool open_next(Item& item);
    std::unique_ptr<InputFile> open(const std::string& operand, std::string& problem) const;

    const Settings& settings_;
    ReadOptions options_;
    std::vector<std::string> operands_;
    std::size_t next_operand_ = 0;
    std::deque<std::unique_ptr<InputFile>> files_;  ///< all of them: items refer to their names
    std::optional<ShardRule> shard_;
    std::optional<Reader> reader_;
    std::uint64_t dealt_ = 0;
    std::uint64_t rows_ = 0;
};

/// How the options say that puzzles are to be read.
ReadOptions read_options(const Settings& settings);

}  // namespace nonet::cli

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

    /// Leaves out what an earlier run has answered: the first `count` rows, or, with
    /// `puzzles_only`, all up to the puzzle of that number. Before the first next().
    void skip(std::uint64_t count, bool puzzles_only);
    /// True while not all of these have been met; at the end of the input: there are less.
    [[nodiscard]] bool has_more_to_skip() const {
        return rows_ < skipped_rows_ || puzzles_ < skipped_puzzles_;
    }

    /// After a pause: waits until there may be more.
    void wait(InputFile::Clock::time_point deadline) const;

  private:
    Event next_of_file(Item& item);
    bool open_next(Item& item);
    [[nodiscard]] bool is_skipped(const Item& item) const;
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
    std::uint64_t puzzles_ = 0;  ///< among the rows
    std::uint64_t skipped_rows_ = 0;
    std::uint64_t skipped_puzzles_ = 0;
};

/// How the options say that puzzles are to be read.
ReadOptions read_options(const Settings& settings);

}  // namespace nonet::cli

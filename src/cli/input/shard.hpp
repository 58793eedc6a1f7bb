// The I-th of N parts of the input: N runs cover it exactly once.
#pragma once

#include "cli/arguments/settings.hpp"
#include "cli/input/input_file.hpp"

#include <nonet/text.hpp>

#include <cstdint>
#include <memory>
#include <string>

namespace nonet::cli {

/// Decides for one file which of its records belong to the part. Rows that were counted before it
/// (`dealt`) matter where records are dealt out in turn.
class ShardRule {
  public:
    /// May narrow `file` to a range of bytes. Requires that nothing was read from it.
    ShardRule(const Shard& shard, InputFile& file, const ReadOptions& options);

    /// Asked for each record, a bad one too, in order.
    bool takes(const Place& start, std::uint64_t dealt) const;

    /// True when the part has every record that is read.
    [[nodiscard]] bool takes_all() const {
        return method_ == Method::everything || method_ == Method::bytes;
    }

  private:
    enum class Method : std::uint8_t { everything, bytes, start, turn };

    Method method_ = Method::everything;
    Shard shard_;
    std::uint64_t begin_ = 0;
    std::uint64_t end_ = 0;
};

/// Where the I-th of N parts of `size` bytes begins; for I = N + 1 the end.
std::uint64_t shard_begin(std::uint64_t size, const Shard& shard);

}  // namespace nonet::cli

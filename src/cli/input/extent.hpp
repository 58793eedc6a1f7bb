// How large the whole input is, and how much of it lies before a row.
#pragma once

#include "cli/arguments/settings.hpp"
#include "cli/input/item.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace nonet::cli {

class Extent {
  public:
    /// Asks the file system for the sizes of the operands, and files for their first bytes.
    explicit Extent(const Settings& settings);

    /// Which part of all bytes, 0 to 1, lies before a place of an operand (numbered from 0).
    /// Nothing when some input is no plain file: a pipe, a compressed file, a part of one.
    [[nodiscard]] std::optional<double> share_before(std::uint32_t operand,
                                                     const Place& place) const;

  private:
    std::vector<std::uint64_t> begins_;  ///< where each operand begins; last the whole size
    bool is_known_ = true;
};

}  // namespace nonet::cli

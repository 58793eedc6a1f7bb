// Grids that say their own size: a line n, then n² lines of n² numbers.
#pragma once

#include "cli/judges/common/case_reader.hpp"
#include "cli/judges/common/line_reader.hpp"
#include "cli/judges/common/report.hpp"

#include <nonet/result.hpp>

#include <cstddef>

namespace nonet::cli {

/// The next grid as case `number`; boxes n×n, n from 1 to 6. A missing n is taken from the length
/// of the first row, with a remark. Error truncated when there are no more lines.
Result<Case> read_sized_case(LineReader& lines, Report& report, std::size_t number);

}  // namespace nonet::cli

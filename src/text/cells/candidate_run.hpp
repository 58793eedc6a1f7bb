// 729 characters as candidates: see candidate_run.cpp.
#pragma once

#include "text/format.hpp"

#include <cstddef>
#include <string_view>

namespace nonet::text {

inline constexpr std::size_t kCandidateRun = 729;

/// True when `text` begins with 729 digits and blank marks.
bool begins_with_candidates(std::string_view text);

/// Reads the 729 characters from `start` on into record.puzzle, which such a run must hold; false,
/// with record.error, when a digit stands in a wrong position.
bool read_candidate_run(const Line& line, std::size_t start, Record& record);

}  // namespace nonet::text

// What was measured, as a table for people and as JSON for programs: one table of columns.
#pragma once

#include "cli/bench/contest.hpp"

#include <string>

namespace nonet::cli {

enum class ReportStyle : std::uint8_t {
    aligned,  ///< columns padded, for a terminal
    tabs,     ///< columns separated by tabs
    json,     ///< one object for each row, without a head
};

/// The names of the columns, as a line.
std::string report_head(ReportStyle style);

std::string report_row(const Workload& workload, const Entry& entry, ReportStyle style);

/// What the columns mean, a line for each.
std::string report_legend();

}  // namespace nonet::cli

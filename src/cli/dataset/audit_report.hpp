// What an audit found, as a text to read and as JSON.
#pragma once

#include <nonet/dataset.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace nonet::cli {

/// What of an audit is printed.
struct AuditText {
    dataset::AuditReport report;     ///< of all files, also of those without rows
    std::vector<std::string> files;  ///< their names
    bool by_solution = false;        ///< classes are those of solutions
    bool is_complete = true;         ///< everything was read
    /// The first findings of each kind.
    std::array<std::vector<dataset::Finding>, dataset::kFindingKinds> examples;
};

/// "FILE:LINE", or "FILE#ROW" where a file has no lines.
std::string place_text(const std::vector<std::string>& files, const dataset::RowPlace& place);

std::string report_text(const AuditText& audit);
/// One line.
std::string report_json(const AuditText& audit);

}  // namespace nonet::cli

// What `nonet bench` does without --signature: which sets, which trials, and the rows.
#pragma once

#include "cli/arguments/settings.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// What --set and --measure may name.
std::vector<std::string_view> names_of_sets();
std::vector<std::string_view> names_of_measurements();

/// The tables: sets, measurements and columns, a row for each.
std::string bench_list();

/// Measures and prints; the exit code.
int run_bench(const Settings& settings);

}  // namespace nonet::cli

// What each file in commands/ hands out. command_table.cpp puts them in order.
#pragma once

#include "cli/command.hpp"

namespace nonet::cli {

const Command& solve_command();
const Command& count_command();
const Command& check_command();
const Command& convert_command();
const Command& canon_command();
const Command& dedup_command();
const Command& generate_command();
const Command& equivalent_command();
const Command& dataset_command();
const Command& unavoidable_command();
const Command& backdoors_command();
const Command& depth_command();
const Command& grid_command();
const Command& judge_command();
const Command& minimize_command();
const Command& render_command();
const Command& rate_command();
const Command& hint_command();
const Command& explain_command();
const Command& techniques_command();
const Command& vicinity_command();
const Command& bench_command();
const Command& formats_command();
const Command& isa_command();
const Command& completion_command();
const Command& help_command();

}  // namespace nonet::cli

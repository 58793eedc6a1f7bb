// The SVG files of --svg: one for each step, named by the puzzle's number and the step's, so that a
// folder listing shows them in order.
#pragma once

#include "cli/work/reply.hpp"

#include <nonet/hint.hpp>

#include <string>

namespace nonet::cli {

/// Makes the folder. Returns what is wrong, or an empty string.
std::string make_picture_folder(const std::string& folder);

/// Draws a step as FOLDER/PUZZLE-STEP.svg, described by `text`; complains through `reply` when the
/// file cannot be written.
void write_picture(const std::string& folder, const logic::State& state, const logic::Step& step,
                   std::string_view text, const logic::Language& language, std::size_t number,
                   Reply& reply);

}  // namespace nonet::cli

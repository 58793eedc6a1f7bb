// The judge that most profiles are: grids in, grids or verdict words out.
//
// A profile says how its dialect differs, as data; run_grid_judge does the rest.
#pragma once

#include "cli/judges/common/answer.hpp"
#include "cli/judges/common/case_reader.hpp"
#include "cli/judges/common/grid_text.hpp"
#include "cli/judges/judge.hpp"

#include <iosfwd>
#include <string_view>

namespace nonet::cli {

struct GridDialect {
    InputForm input = {};
    GridStyle output = {};
    Want want = Want::any;
    std::string_view none = {};     ///< the line for no solution; empty: the grid as it was read
    std::string_view several = {};  ///< the line for several solutions, with Want::proof
    std::string_view between = {};  ///< printed between two cases
    std::string_view after = {};    ///< printed behind every case
    void (*heading)(std::ostream& out, const Case& puzzle) = nullptr;  ///< printed before each
};

/// Answers all cases; the exit code.
int run_grid_judge(const GridDialect& dialect, const JudgeStreams& streams);

/// Prints the answer to one case. With no solution and no word for it: the grid as it was read,
/// and a message.
void print_answer(const GridDialect& dialect, const JudgeStreams& streams, Report& report,
                  const CaseName& name, const Board& puzzle);

}  // namespace nonet::cli

// POJ 3076: 16×16 grids of the letters A to P up to the end of the file, a blank line between
// them.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr std::string_view kAliases[] = {"uva1309", "eolymp3525"};

constexpr GridDialect kDialect = {.input = {.symbols = Symbols::letters, .box = {4, 4}},
                                  .output = {.symbols = Symbols::letters, .blank = '-'},
                                  .between = "\n"};

}  // namespace

Judge poj3076() {
    return {
        .name = "poj3076",
        .aliases = kAliases,
        .title = "Sudoku",
        .where = "Peking University Online Judge 3076, UVa 1309, e-olymp 3525",
        .input = "grids of 16 lines of 16 letters A to P, - = blank, a blank line between grids",
        .output = "the same layout and order",
        .rule = "several: any; none: the grid as it was read",
        .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli

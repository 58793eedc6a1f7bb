// HDU 3111: a count, then grids with question marks; a line of three dashes between two cases, in
// the input and in the output.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr std::string_view kAliases[] = {"hnu11203"};

constexpr GridDialect kDialect = {.input = {.cases = Cases::counted},
                                  .output = {.blank = '?'},
                                  .none = "impossible",
                                  .between = "---\n"};

}  // namespace

Judge hdu3111() {
    return {.name = "hdu3111",
            .aliases = kAliases,
            .title = "Sudoku",
            .where = "Hangzhou Dianzi University Online Judge 3111, Hunan University 11203",
            .input =
                "the number of cases, then for each nine lines of nine characters, ? = blank, a "
                "line --- between cases",
            .output = "nine lines of nine digits, a line --- between cases",
            .rule = "several: any; none: impossible",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli

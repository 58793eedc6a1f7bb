// YZOJ 1551, kept at Vijos: one grid with question marks.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr std::string_view kAliases[] = {"yzoj1551"};

constexpr GridDialect kDialect = {.input = {.cases = Cases::one}, .output = {.blank = '?'}};

}  // namespace

Judge vijos_yzoj() {
    return {.name = "vijos-yzoj",
            .aliases = kAliases,
            .title = "Sudoku",
            .where = "Vijos, domain yzoj, problem 1551",
            .input = "nine lines of nine characters, ? = blank",
            .output = "nine lines of nine digits",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli

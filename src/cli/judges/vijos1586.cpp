// Vijos 1586: one grid of nine lines of nine digits, hard ones (the sample has 17 clues).
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

namespace nonet::cli {

namespace {

constexpr GridDialect kDialect = {.input = {.cases = Cases::one}};

}  // namespace

Judge vijos1586() {
    return {.name = "vijos1586",
            .title = "Vs Rum",
            .where = "Vijos 1586",
            .input = "nine lines of nine digits, 0 = blank",
            .output = "nine lines of nine digits",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli

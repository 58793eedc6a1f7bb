// POJ 2918: a count, then nearly full grids; each answer has a heading and an empty line behind it,
// also the last.
#include "cli/judges/common/grid_judge.hpp"
#include "cli/judges/profiles.hpp"

#include <ostream>

namespace nonet::cli {

namespace {

constexpr std::string_view kAliases[] = {"boj7517"};

void print_scenario(std::ostream& out, const Case& puzzle) {
    out << "Scenario #" << puzzle.name.number << ":\n";
}

constexpr GridDialect kDialect = {
    .input = {.cases = Cases::counted}, .after = "\n", .heading = print_scenario};

}  // namespace

Judge poj2918() {
    return {.name = "poj2918",
            .aliases = kAliases,
            .title = "Tudoku",
            .where = "Peking University Online Judge 2918, Baekjoon Online Judge 7517",
            .input =
                "the number of cases, then for each nine lines of nine digits, 0 = blank, and an "
                "empty line",
            .output = "Scenario #i:, nine lines of nine digits and an empty line for each case",
            .rule = "several: any; none: the grid as it was read",
            .run = [](const JudgeStreams& streams) { return run_grid_judge(kDialect, streams); }};
}

}  // namespace nonet::cli

// equivalent: are two puzzles the same but for their looks, and how does one become the other?
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/input/puzzle_stream.hpp"
#include "cli/output/messages.hpp"
#include "cli/output/output.hpp"
#include "cli/stop.hpp"
#include "cli/work/deadline.hpp"
#include "cli/work/grid_of.hpp"

#include <nonet/canon.hpp>

#include <array>
#include <vector>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr Example kExamples[] = {
    {"nonet equivalent one.txt other.txt", "compare two puzzles"},
    {"nonet equivalent < both.txt", "the same, one below the other"},
};

constexpr std::array kGroups = {OptionGroup::input, OptionGroup::general};
constexpr std::array<std::string_view, 1> kSharedOptionNames = {"quiet"};

/// The grids of the two puzzles that the input must hold; fewer or more after a message.
std::vector<Grid> read_two(const Settings& settings, Messages& messages) {
    PuzzleStream stream(settings);
    std::vector<Grid> grids;
    Item item;
    for (;;) {
        const PuzzleStream::Event event = stream.next(item);
        if (stop_flag().load()) return {};
        if (event == PuzzleStream::Event::end) break;
        if (event == PuzzleStream::Event::pause) {
            stream.wait(deadline_in(std::nullopt));
            continue;
        }
        std::string problem;
        std::optional<Grid> grid;
        if (const auto* puzzle = std::get_if<Puzzle>(&item.content))
            grid = grid_of(puzzle->position, "equivalent ones", problem);
        else
            problem = std::get_if<Error>(&item.content)->message;
        if (grid && grids.size() == 2) problem = "two puzzles can be compared, not more";
        if (!problem.empty()) {
            messages.say_at(Severity::error, item.where(), problem);
            return {};
        }
        grids.push_back(*grid);
    }
    if (grids.size() < 2)
        messages.say(Severity::error, fmt::format("give two puzzles to compare; there {}",
                                                  grids.empty() ? "is none" : "is one"));
    return grids;
}

int run(const Invocation& invocation) {
    Messages messages(invocation.settings.quiet);
    const std::vector<Grid> grids = read_two(invocation.settings, messages);
    if (stop_reason() == StopReason::interrupted) return kExitInterrupted;
    if (grids.size() != 2) return kExitBadInput;
    const std::optional<Symmetry> mapping = equivalence(grids[0], grids[1]);
    if (!mapping) {
        const int failed = print("no\n");
        return failed != kExitDone ? failed : kExitConditionFailed;
    }
    return print("yes\t" + to_text(*mapping) + "\n");
}

}  // namespace

const Command& equivalent_command() {
    static const Command kCommand = {
        .name = "equivalent",
        .operands = "[FILE|PUZZLE...]",
        .summary = "say whether two puzzles are the same but for their looks",
        .row = "yes  MAPPING, or no",
        .details =
            "MAPPING makes the second puzzle of the first, as 'canon --map' writes it: after "
            "'transpose', if it is there, rows=312... puts row 3 first, columns likewise, and "
            "digits=213... writes 2 for 1. The exit code is 1 for 'no'.",
        .options = {},
        .fields = {},
        .examples = kExamples,
        .groups = kGroups,
        .single_options = kSharedOptionNames,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli

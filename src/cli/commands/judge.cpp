// judge: the exact bytes that an online judge expects.
//
// The profiles stand in judges/, one file each. This command only finds the profile and gives it
// its streams.
#include "cli/judges/judge.hpp"

#include "cli/arguments/nearest.hpp"
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/manual/help_text.hpp"
#include "cli/manual/wrap.hpp"
#include "cli/output/output.hpp"
#include "cli/output/streams.hpp"
#include "cli/stop.hpp"
#include "cli/work/deadline.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

const Option kOptions[] = {
    {.name = "list",
     .value = {},
     .summary = "list the profiles, one a line, the name first",
     .details = "With PROFILE, say what that one reads and prints.",
     .apply = turn_on<&Settings::list>},
    markdown_option("print docs/judges.md"),
};

constexpr std::string_view kSharedOptionNames[] = {"output", "time-limit", "quiet"};

constexpr Example kExamples[] = {
    {"nonet judge boj2239 < input.txt", "answer as BOJ 2239 wants it"},
    {"nonet judge --list", "list the profiles"},
    {"nonet judge boj2239 --help", "say what one reads and prints"},
};

std::vector<std::string_view> names() {
    std::vector<std::string_view> result;
    for (const Judge& judge : judges()) result.push_back(judge.name);
    return result;
}

std::string list_text() {
    std::string out;
    for (const Judge& judge : judges())
        out += fmt::format("{}\t{}\t{}\n", judge.name, judge.where, judge.title);
    return out;
}

/// What one profile reads and prints.
std::string profile_text(const Judge& judge) {
    std::string out = fmt::format("Usage: nonet judge {} [FILE]\n\n", judge.name);
    out += fmt::format("{} ({}).\n\n", judge.title, judge.where);
    out += fmt::format("  input    {}\n", judge.input);
    out += fmt::format("  output   {}\n", judge.output);
    out += fmt::format("  answers  {}\n", judge.rule);
    if (!judge.aliases.empty()) out += fmt::format("  also as  {}\n", joined(judge.aliases));
    return out;
}

std::string help_for_profile(std::string_view name) {
    const Judge* judge = find_judge(name);
    return judge == nullptr ? std::string() : profile_text(*judge);
}

int fail(std::string_view problem) {
    fmt::print(stderr, "nonet judge: {}\n", problem);
    return kExitBadInput;
}

int run_judge(const Judge& judge, InputFile& file, Output& output, const Settings& settings) {
    const auto deadline = deadline_in(settings.time_limit);
    OutputBuffer out_buffer(output);
    std::ostream out(&out_buffer);
    InputBuffer in_buffer(
        file, [&] { out.flush(); }, deadline);
    std::istream in(&in_buffer);
    Limits limits;
    limits.cancel = &stop_flag();
    limits.deadline = deadline;
    MessageBuffer message_buffer(in_buffer);
    std::ostream messages(&message_buffer);
    const JudgeStreams streams{in, out, messages, file.name().name(), limits, settings.quiet};
    int code = judge.run(streams);
    if (in_buffer.was_cut_off()) code = kExitTimeLimit;
    out.flush();
    if (!in_buffer.failure().empty()) return fail(in_buffer.failure());
    if (stop_reason() == StopReason::interrupted) code = kExitInterrupted;
    if (stop_reason() == StopReason::output_failed) code = kExitBadInput;
    if (stop_reason() != StopReason::output_closed && !output.close())
        code = std::max(code, kExitBadInput);
    return code;
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    if (settings.markdown) return print(judges_markdown());
    if (settings.list && settings.operands.empty()) return print(list_text());
    if (settings.operands.empty())
        return fail("name a profile, such as boj2239; 'nonet judge --list' lists them");
    const std::string& name = settings.operands.front();
    const Judge* judge = find_judge(name);
    if (judge == nullptr)
        return fail(fmt::format("no profile is called '{}'{}", name,
                                did_you_mean(name, names(), "'nonet judge --list' lists them")));
    if (settings.list) return print(profile_text(*judge));
    if (settings.operands.size() > 2) return fail("a profile reads one file");
    const std::string input = settings.operands.size() == 2 ? settings.operands[1] : "-";
    std::string problem;
    const auto file = input == "-" ? InputFile::of_standard_input(settings.quiet)
                                   : InputFile::of_path(input, problem);
    if (!file) return fail(problem);
    const auto output = open_output(settings.output, {&input, 1}, problem);
    if (!output) return fail(problem);
    return run_judge(*judge, *file, *output, settings);
}

}  // namespace

const Command& judge_command() {
    static const Command kCommand = {
        .name = "judge",
        .operands = "PROFILE [FILE]",
        .summary = "print the exact bytes that an online judge expects",
        .row = "the judge's own layout",
        .details =
            "Reads the input of one online judge's problem and prints what an accepted "
            "program would print. A case without solution for which the statement has no "
            "word is printed as it was read; a message says so and the exit code is 1.",
        .options = kOptions,
        .fields = {},
        .examples = kExamples,
        .groups = plain_command_groups(),
        .single_options = kSharedOptionNames,
        .operand_choices = names,
        .operand_help = help_for_profile,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli

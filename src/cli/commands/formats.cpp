// formats: which text formats there are.
#include "cli/arguments/nearest.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/manual/help_text.hpp"
#include "cli/manual/wrap.hpp"
#include "cli/output/output.hpp"

#include <nonet/text.hpp>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

const Option kOptions[] = {
    {.name = "man",
     .value = {},
     .summary = "print the manual page nonet-formats(5)",
     .details = {},
     .apply = turn_on<&Settings::man>},
    markdown_option("print docs/formats.md"),
};

constexpr Example kExamples[] = {
    {"nonet formats", "list all formats"},
    {"nonet formats line", "say how one looks"},
};

std::string abilities(const FormatInfo& format) {
    if (format.readable && format.writable) return "read,write";
    return format.readable ? "read" : "write";
}

std::string list_text() {
    std::string out;
    for (const FormatInfo& format : formats())
        out += fmt::format("{}\t{}\t{}\n", format.name, abilities(format), format.summary);
    return out;
}

std::string details_text(const FormatInfo& format) {
    std::string out = fmt::format("{} ({}): {}\n", format.name, abilities(format), format.summary);
    out += '\n' + wrapped(format.details, 0);
    if (format.sample.empty()) return out;
    out += "\nFor example:\n\n";
    for (const std::string_view line : lines_of(format.sample))
        out += fmt::format("    {}\n", printable(line));
    return out;
}

std::vector<std::string_view> names() {
    std::vector<std::string_view> result;
    for (const FormatInfo& format : formats()) result.push_back(format.name);
    return result;
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    if (settings.man) return print(formats_man_page());
    if (settings.markdown) return print(formats_markdown());
    if (settings.operands.empty()) return print(list_text());
    std::string out;
    for (const std::string& name : settings.operands) {
        const FormatInfo* format = find_format(name);
        if (format == nullptr) {
            fmt::print(stderr, "nonet formats: no format is called '{}'{}\n", name,
                       did_you_mean(name, names(), "'nonet formats' lists them"));
            return kExitBadInput;
        }
        out += (out.empty() ? "" : "\n") + details_text(*format);
    }
    return print(out);
}

}  // namespace

const Command& formats_command() {
    static const Command kCommand = {
        .name = "formats",
        .operands = "[NAME...]",
        .summary = "list the text formats, or say how one looks",
        .row = "NAME  read,write  SUMMARY",
        .details = "The names are what --from and --to take.",
        .options = kOptions,
        .fields = {},
        .examples = kExamples,
        .groups = plain_command_groups(),
        .operand_choices = names,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli

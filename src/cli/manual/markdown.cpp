// docs/cli.md, docs/formats.md and docs/judges.md.
#include "cli/judges/judge.hpp"
#include "cli/manual/help_text.hpp"
#include "cli/manual/wrap.hpp"

#include <nonet/text.hpp>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::string_view kGenerated =
    "<!-- Written by tools/generate_docs from the tables of the program. Do not edit. -->\n";

/// Text inside a table: a bar would end its cell, < and { would be markup.
std::string protect(std::string_view text) {
    std::string out;
    for (const char symbol : text) {
        if (symbol == '|' || symbol == '<' || symbol == '*' || symbol == '_') out += '\\';
        out += symbol;
    }
    return out;
}

std::string option_rows(std::span<const Option> options, OptionGroup group) {
    std::string rows;
    for (const Option& option : options) {
        if (option.group != group || option.hidden) continue;
        std::string text = protect(option.summary);
        if (!option.details.empty()) text += ". " + protect(option.details);
        rows += fmt::format("| `{}` | {} |\n", option_heading(option), text);
    }
    if (rows.empty()) return {};
    return "| option | meaning |\n| --- | --- |\n" + rows + "\n";
}

std::string field_rows(std::span<const Field> fields) {
    std::string rows = "| field | meaning |\n| --- | --- |\n";
    for (const Field& field : fields)
        rows += fmt::format("| `{{{}}}` | {} |\n", field.name, protect(field.summary));
    return rows + "\n";
}

std::string paragraph_block(std::string_view text) {
    std::string out;
    for (const std::string_view paragraph : paragraphs(text))
        out += wrapped(protect(paragraph), 0, 100) + "\n";
    return out;
}

std::string command_section(const Command& command) {
    std::string out = fmt::format("## nonet {}\n\n", command.name);
    out += fmt::format("`{}`: {}.\n\n", usage_of(command), protect(command.summary));
    if (!command.row.empty()) out += fmt::format("Row: `{}`\n\n", command.row);
    out += paragraph_block(command.details);
    out += option_rows(command.options, OptionGroup::own);
    if (command.shares(OptionGroup::output) && !command.fields.empty())
        out += field_rows(command.fields);
    for (const Example& example : command.examples)
        out += fmt::format("* `{}`: {}\n", example.line, protect(example.meaning));
    if (!command.examples.empty()) out += '\n';
    return out;
}

}  // namespace

std::string program_markdown() {
    std::string out(kGenerated);
    out += "\n# The command line\n\n`nonet COMMAND [OPTIONS] [FILE|PUZZLE...]`\n\n";
    out += paragraph_block(
        "Without FILE, or with `-`, puzzles are read from standard input. An operand that names no "
        "file may be a puzzle itself, in any format: 81 characters, also with a rating behind "
        "them, nine rows in quotes, a link, a line of HoDoKu, JSON. Options may stand in any "
        "order, also "
        "before the command. Results go to standard output, everything else to standard "
        "error.\n\n"
        "Every puzzle gives exactly one row, in the order of the input, even a bad one, so that "
        "results can be pasted beside their input. Columns are separated by one tab, and the "
        "first column is always the answer. Blank lines, comments and headers give no row; a "
        "puzzle of several lines gives its row at the first. Rows go out at least when the input "
        "pauses, so the program works as a filter.\n\n"
        "What cannot be read gives a row with the status `invalid` and a message "
        "FILE:LINE:COLUMN: what is wrong. The first 20 such messages are printed, the rest are "
        "counted, and the work goes on. What is wrong with a file as a whole is always printed.");
    out += "## Commands\n\n| command | what it does | row |\n| --- | --- | --- |\n";
    for (const Command* command : commands())
        out += fmt::format("| [{0}](#nonet-{0}) | {1} | {2} |\n", command->name,
                           protect(command->summary), protect(command->row));
    out += "\n## What commands share\n\n";
    for (const OptionGroup group : option_groups()) {
        const std::string rows = option_rows(shared_options(), group);
        if (!rows.empty()) out += fmt::format("### {}\n\n{}", group_heading(group), rows);
    }
    out += "### Fields of --format and --json\n\n" + field_rows(common_fields());
    out += "### Exit codes\n\nThe highest holds.\n\n| code | meaning |\n| --- | --- |\n";
    for (const ExitMeaning& exit : exit_meanings())
        out += fmt::format("| {} | {} |\n", exit.code, protect(exit.meaning));
    out += '\n';
    for (const Command* command : commands()) out += command_section(*command);
    while (out.ends_with("\n\n")) out.pop_back();
    return out;
}

std::string formats_markdown() {
    std::string out(kGenerated);
    out += "\n# Text formats\n\n";
    out += paragraph_block(
        "The reader recognises the format from the text, never from a file's name, and tries them "
        "in this order; --from NAME forces one. --to NAME chooses the one to write.");
    out += "| name | read | write | what it is |\n| --- | --- | --- | --- |\n";
    for (const FormatInfo& format : formats())
        out += fmt::format("| [{0}](#{0}) | {1} | {2} | {3} |\n", format.name,
                           format.readable ? "yes" : "", format.writable ? "yes" : "",
                           protect(format.summary));
    for (const FormatInfo& format : formats()) {
        out += fmt::format("\n## {}\n\n{}.\n\n", format.name, protect(format.summary));
        out += paragraph_block(format.details);
        if (format.sample.empty()) continue;
        out += "```\n";
        for (const std::string_view line : lines_of(format.sample)) out += printable(line) + "\n";
        out += "```\n";
    }
    while (out.ends_with("\n\n")) out.pop_back();
    return out;
}

std::string judges_markdown() {
    std::string out(kGenerated);
    out += "\n# Online judges\n\n";
    out += paragraph_block(
        "`nonet judge NAME < input` answers the Sudoku problem of an online judge byte for byte. "
        "Where a statement has no word for a puzzle without solution, its grid is printed as it "
        "was read, a message says so and the exit code is 1.");
    for (const Judge& judge : judges()) {
        out +=
            fmt::format("## {}\n\n{}: {}", judge.name, protect(judge.where), protect(judge.title));
        if (!judge.aliases.empty()) out += fmt::format(". Also as {}", joined(judge.aliases));
        out += fmt::format(".\n\n* Input: {}\n* Output: {}\n* Solutions: {}\n\n",
                           protect(judge.input), protect(judge.output), protect(judge.rule));
    }
    out.pop_back();
    return out;
}

}  // namespace nonet::cli

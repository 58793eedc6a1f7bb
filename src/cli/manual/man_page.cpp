// Man pages, in the man macros of troff.
//
// Text is protected: a backslash and a dash are commands in troff, a line that starts with a dot
// or a quote is one too.
#include "cli/manual/help_text.hpp"
#include "cli/manual/version.hpp"
#include "cli/manual/wrap.hpp"

#include <nonet/text.hpp>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::string protect(std::string_view text) {
    std::string out;
    for (const char symbol : text) {
        if (symbol == '\\')
            out += "\\e";
        else if (symbol == '-')
            out += "\\-";
        else if ((symbol == '.' || symbol == '\'') && (out.empty() || out.back() == '\n'))
            out += std::string("\\&") + symbol;
        else
            out += symbol;
    }
    return out;
}

std::string title(std::string_view name, int section) {
    return fmt::format(".TH {} {} \"\" \"nonet {}\" \"Nonet\"\n", name, section, version_number());
}

std::string section(std::string_view heading) {
    return fmt::format(".SH \"{}\"\n", heading);
}

std::string paragraph_block(std::string_view text) {
    std::string out;
    for (const std::string_view paragraph : paragraphs(text))
        out += ".PP\n" + protect(paragraph) + "\n";
    return out;
}

std::string item(std::string_view heading, std::string_view text) {
    return fmt::format(".TP\n.B {}\n{}\n", protect(heading), protect(text));
}

std::string option_items(std::span<const Option> options, OptionGroup group) {
    std::string out;
    for (const Option& option : options) {
        if (option.group != group || option.hidden) continue;
        std::string text(option.summary);
        text += '.';
        if (!option.details.empty()) text += ' ' + std::string(option.details);
        out += item(option_heading(option), text);
    }
    return out;
}

std::string command_section(const Command& command) {
    std::string out = fmt::format(".SS \"{}\"\n", protect(usage_of(command)));
    out += protect(command.summary) + ".\n";
    if (!command.row.empty()) out += ".PP\nRow: " + protect(command.row) + "\n";
    out += paragraph_block(command.details);
    out += option_items(command.options, OptionGroup::own);
    if (command.shares(OptionGroup::output) && !command.fields.empty()) {
        out += ".PP\nFields:\n";
        for (const Field& field : command.fields)
            out += item(fmt::format("{{{}}}", field.name), field.summary);
    }
    for (const Example& example : command.examples)
        out += fmt::format(".PP\n.nf\n    {}\n.fi\n", protect(example.line));
    return out;
}

}  // namespace

std::string program_man_page() {
    std::string out = title("NONET", 1);
    out += section("NAME") + "nonet \\- a Sudoku engine\n";
    out += section("SYNOPSIS") + ".B nonet\nCOMMAND [OPTIONS] [FILE|PUZZLE...]\n";
    out += section("DESCRIPTION") +
           paragraph_block(
               "Reads puzzles in any known format from files, from standard input or from its "
               "operands, and writes one row for each, in order. Columns are separated by one "
               "tab. Results go to standard output, everything else to standard error.\n\n"
               "An operand that names no file may be a puzzle itself, in any format: 81 "
               "characters, also with a rating behind them, nine rows in quotes, a link, JSON.");
    out += section("COMMANDS");
    for (const Command* command : commands()) out += command_section(*command);
    for (const OptionGroup group : option_groups()) {
        const std::string items = option_items(shared_options(), group);
        if (!items.empty()) out += section(fmt::format("{} OPTIONS", group_heading(group))) + items;
    }
    out += section("COMMON FIELDS");
    for (const Field& field : common_fields())
        out += item(fmt::format("{{{}}}", field.name), field.summary);
    out += section("EXIT STATUS");
    for (const ExitMeaning& exit : exit_meanings()) out += item(exit.code, exit.meaning);
    out += section("SEE ALSO") + ".BR nonet\\-formats (5)\n";
    return out;
}

std::string formats_man_page() {
    std::string out = title("NONET\\-FORMATS", 5);
    out += section("NAME") + "nonet\\-formats \\- text formats of Sudoku puzzles\n";
    out += section("DESCRIPTION") +
           paragraph_block(
               "The formats that nonet reads and writes. When reading, the format is recognised "
               "from the text; \\-\\-from and \\-\\-to take the names below.");
    for (const FormatInfo& format : formats()) {
        out += section(protect(format.name));
        out += protect(format.summary) + ".\n";
        out += fmt::format(".PP\n{}{}{}.\n", format.readable ? "Can be read" : "",
                           format.readable && format.writable ? " and written" : "",
                           !format.readable && format.writable ? "Can be written" : "");
        out += paragraph_block(format.details);
        if (!format.sample.empty()) {
            out += ".PP\n.nf\n";
            for (const std::string_view line : lines_of(format.sample))
                out += "    " + protect(printable(line)) + "\n";
            out += ".fi\n";
        }
    }
    out += section("SEE ALSO") + ".BR nonet (1)\n";
    return out;
}

}  // namespace nonet::cli

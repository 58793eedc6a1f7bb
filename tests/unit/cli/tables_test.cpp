// Walks the tables of commands, options and fields: names are unique, every row says what it is,
// every command has its file and every file its command, and every command has its cases.
#include "cli/command.hpp"
#include "cli/manual/completion.hpp"
#include "cli/manual/help_text.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

bool is_lower_word(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char symbol) {
        return (symbol >= 'a' && symbol <= 'z') || symbol == '-' || symbol == '_';
    });
}

/// Digits may follow, as in the names of scales.
bool is_field_name(std::string_view name) {
    return is_lower_word(name.substr(0, name.find_last_not_of("0123456789") + 1));
}

TEST(CommandTable, RowsAreDocumentedAndUnique) {
    std::set<std::string_view> names;
    for (const Command* command : commands()) {
        EXPECT_TRUE(names.insert(command->name).second) << command->name;
        EXPECT_TRUE(is_lower_word(command->name)) << command->name;
        EXPECT_FALSE(command->summary.empty()) << command->name;
        EXPECT_FALSE(command->summary.ends_with('.')) << command->name;
        EXPECT_FALSE(command->details.empty()) << command->name;
        EXPECT_NE(command->run, nullptr) << command->name;
        EXPECT_EQ(find_command(command->name), command);
    }
}

TEST(CommandTable, NamesAreNeverAbbreviated) {
    EXPECT_EQ(find_command("sol"), nullptr);
    EXPECT_EQ(find_command(""), nullptr);
}

TEST(CommandTable, EveryCommandHasItsFileAndEveryFileItsCommand) {
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(NONET_COMMAND_FOLDER))
        files.insert(entry.path().stem().string());
    std::set<std::string> names;
    for (const Command* command : commands()) names.insert(std::string(command->name));
    EXPECT_EQ(files, names);
}

// NAME.txt, or several files NAME_WHAT.txt. Cases of other names are about what commands share.
TEST(CommandTable, EveryCommandHasItsCases) {
    std::set<std::string> stems;
    for (const auto& entry : std::filesystem::directory_iterator(NONET_CASE_FOLDER)) {
        const std::string stem = entry.path().stem().string();
        stems.insert(stem.substr(0, stem.find('_')));
    }
    for (const Command* command : commands())
        EXPECT_EQ(stems.count(std::string(command->name)), 1U) << command->name;
}

TEST(OptionTable, RowsAreDocumentedAndUniqueForEachCommand) {
    for (const Command* command : commands()) {
        std::set<std::string_view> names;
        std::set<char> letters;
        for (const Option* option : options_of(*command)) {
            EXPECT_TRUE(names.insert(option->name).second) << option->name;
            EXPECT_TRUE(is_lower_word(option->name)) << option->name;
            if (option->letter != 0) {
                EXPECT_TRUE(letters.insert(option->letter).second);
            }
            EXPECT_FALSE(option->summary.empty()) << option->name;
            EXPECT_FALSE(option->summary.ends_with('.')) << option->name;
            EXPECT_NE(option->apply, nullptr) << option->name;
        }
    }
}

// Options may stand before the command, so their shape must not depend on it.
TEST(OptionTable, OneNameHasOneShape) {
    std::map<std::string_view, bool> takes_value;
    for (const Command* command : commands()) {
        for (const Option* option : options_of(*command)) {
            const auto [place, added] = takes_value.emplace(option->name, option->takes_value());
            EXPECT_EQ(place->second, option->takes_value()) << option->name;
        }
    }
}

TEST(OptionTable, EveryChoiceIsAccepted) {
    for (const Command* command : commands()) {
        for (const Option* option : options_of(*command)) {
            if (option->choices == nullptr) continue;
            EXPECT_FALSE(option->choices().empty()) << option->name;
            for (const std::string_view choice : option->choices()) {
                Settings settings;
                EXPECT_EQ(option->apply(settings, choice), "") << option->name << ' ' << choice;
            }
        }
    }
}

TEST(FieldTable, NamesAreUniqueAndDocumented) {
    EXPECT_EQ(common_fields().size(), kCommonFields);
    for (const Command* command : commands()) {
        std::set<std::string_view> names;
        for (const Field& field : common_fields()) names.insert(field.name);
        for (const Field& field : command->fields) {
            EXPECT_TRUE(names.insert(field.name).second) << field.name;
            EXPECT_TRUE(is_field_name(field.name)) << field.name;
            EXPECT_FALSE(field.summary.empty()) << field.name;
        }
    }
}

TEST(Documentation, NamesEveryCommandAndEveryOption) {
    const std::string man = program_man_page();
    const std::string markdown = program_markdown();
    for (const Command* command : commands()) {
        const std::string name(command->name);
        EXPECT_NE(man.find("nonet " + name), std::string::npos) << name;
        EXPECT_NE(markdown.find("## nonet " + name), std::string::npos) << name;
        const std::string help = help_text(*command);
        for (const Option* option : options_of(*command)) {
            const std::string heading = "`" + option_heading(*option) + "`";
            EXPECT_EQ(markdown.find(heading) == std::string::npos, option->hidden) << heading;
            EXPECT_EQ(help.find(option_heading(*option)) == std::string::npos, option->hidden)
                << heading;
        }
    }
}

TEST(Documentation, NamesEveryFormat) {
    const std::string man = formats_man_page();
    const std::string markdown = formats_markdown();
    for (const FormatInfo& format : formats()) {
        const std::string name(format.name);
        EXPECT_NE(man.find(".SH \"" + name), std::string::npos) << name;
        EXPECT_NE(markdown.find("\n## " + name + "\n"), std::string::npos) << name;
    }
}

TEST(Shells, EveryScriptNamesEveryCommandAndOption) {
    for (const Shell& shell : shells()) {
        const std::string script = shell.script();
        EXPECT_FALSE(shell.how.empty());
        for (const Command* command : commands()) {
            EXPECT_NE(script.find(std::string(command->name)), std::string::npos) << shell.name;
            for (const Option* option : options_of(*command)) {
                if (option->hidden) continue;
                EXPECT_NE(script.find(std::string(option->name)), std::string::npos)
                    << shell.name << ' ' << option->name;
            }
        }
    }
}

}  // namespace
}  // namespace nonet::cli

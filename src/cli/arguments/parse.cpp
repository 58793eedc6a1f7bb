// Understanding a command line.
//
// Options may stand before the command, so the command must be known before its options can be
// parsed, and to find it one must know which options swallow the next word. A first pass sorts
// the words with the help of all tables: the command, the operands (a puzzle may start with a
// dash: "--3-1..."), and the options, each written as "--name=value". CLI11 then checks them
// against the options of that one command. Building only that command's parser also keeps the
// start-up short. CLI11's own subcommands were tried first: they see no option of a command that
// stands before it.
#include "cli/arguments/parse.hpp"

#include "cli/arguments/nearest.hpp"
#include "cli/input/operand.hpp"

#include <algorithm>
#include <utility>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// The words of a line, sorted.
struct SortedWords {
    const Command* command = nullptr;
    std::vector<std::string> operands;
    std::vector<std::string> options;  ///< as "--name" or "--name=value"
    std::string problem;
};

template <class Matches>
const Option* find_option(const Matches& matches) {
    for (const Option& option : shared_options()) {
        if (matches(option)) return &option;
    }
    for (const Command* command : commands()) {
        for (const Option& option : command->options) {
            if (matches(option)) return &option;
        }
    }
    return nullptr;
}

class WordSorter {
  public:
    explicit WordSorter(const std::vector<std::string>& words) : words_(words) {}

    SortedWords sort() {
        while (next_ < words_.size() && sorted_.problem.empty()) {
            const std::string& word = words_[next_++];
            if (word == "--")
                take_rest();
            else if (word.starts_with("--") && !begins_with_cells(word))
                take_long(word);
            else if (word.size() > 1 && word[0] == '-' && !begins_with_cells(word))
                take_letters(word);
            else
                take_word(word);
        }
        return std::move(sorted_);
    }

  private:
    void take_rest() {
        while (next_ < words_.size()) take_word(words_[next_++]);
    }

    void take_word(const std::string& word) {
        if (sorted_.command != nullptr) {
            sorted_.operands.push_back(word);
            return;
        }
        sorted_.command = find_command(word);
        if (sorted_.command == nullptr) sorted_.problem = unknown_command(word);
    }

    static std::string unknown_command(const std::string& word) {
        std::vector<std::string_view> names;
        for (const Command* command : commands()) names.push_back(command->name);
        return fmt::format("no command is called '{}'{}", word,
                           did_you_mean(word, names, "'nonet help' lists them"));
    }

    void take_long(const std::string& word) {
        const auto equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const Option* option =
            find_option([&](const Option& candidate) { return candidate.name == name; });
        if (option == nullptr || !option->takes_value()) {
            sorted_.options.push_back(word);
        } else if (equals != std::string::npos) {
            take_value(*option, word.substr(equals + 1));
        } else {
            take_next_as_value(*option);
        }
    }

    /// "-q", "-oFILE", "-qo FILE".
    void take_letters(const std::string& word) {
        for (std::size_t i = 1; i < word.size(); ++i) {
            const Option* option =
                find_option([&](const Option& candidate) { return candidate.letter == word[i]; });
            if (option == nullptr) {
                sorted_.problem = fmt::format("unknown option '-{}'", word[i]);
                return;
            }
            if (!option->takes_value()) {
                sorted_.options.push_back("--" + std::string(option->name));
                continue;
            }
            if (i + 1 < word.size())
                take_value(*option, word.substr(word[i + 1] == '=' ? i + 2 : i + 1));
            else
                take_next_as_value(*option);
            return;
        }
    }

    void take_next_as_value(const Option& option) {
        if (next_ == words_.size())
            sorted_.problem =
                fmt::format("--{} wants a value: --{} {}", option.name, option.name, option.value);
        else
            take_value(option, words_[next_++]);
    }

    void take_value(const Option& option, const std::string& value) {
        if (value.empty() && !option.for_empty.empty())
            sorted_.options.push_back(fmt::format("--{}={}", option.name, option.for_empty));
        else if (value.empty())
            sorted_.problem = fmt::format("--{} wants a value, not an empty one", option.name);
        else
            sorted_.options.push_back("--" + std::string(option.name) + "=" + value);
    }

    const std::vector<std::string>& words_;
    std::size_t next_ = 0;
    SortedWords sorted_;
};

void declare_option(CLI::App& app, const Option& option, Settings& settings) {
    const std::string name = "--" + std::string(option.name);
    const auto apply = [&option, &settings](std::string_view value) {
        const std::string problem = option.apply(settings, value);
        if (!problem.empty())
            throw CLI::ValidationError("--" + std::string(option.name) + " " + problem);
    };
    if (option.takes_value())
        app.add_option_function<std::string>(name, [apply](const std::string& v) { apply(v); })
            ->take_last();
    else
        app.add_flag_callback(name, [apply] { apply({}); });
}

std::string unknown_option(const std::string& word, const Command* command) {
    const std::string name = word.substr(0, word.find('='));
    std::vector<std::string_view> names;
    if (command != nullptr) {
        for (const Option* option : options_of(*command)) names.push_back(option->name);
    }
    std::string problem = fmt::format("unknown option '{}'", name);
    const std::string bare = name.substr(std::min<std::size_t>(2, name.size()));
    for (const Command* other : commands()) {
        for (const Option* option : options_of(*other)) {
            if (command != nullptr && option->name == bare && !option->hidden)
                return problem +
                       fmt::format(" for {}; it belongs to '{}'", command->name, other->name);
        }
    }
    const std::string_view near = nearest_word(bare, names);
    if (!near.empty())
        problem += fmt::format("; did you mean '--{}'?", near);
    else if (command != nullptr)
        problem += fmt::format("; 'nonet {} --help' lists the options", command->name);
    else
        problem += "; 'nonet help' lists the commands";
    return problem;
}

std::string parse_options(const SortedWords& words, Settings& settings) {
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    std::vector<const Option*> options;
    if (words.command != nullptr) {
        options = options_of(*words.command);
    } else {
        for (const Option& option : shared_options()) {
            if (option.group == OptionGroup::general) options.push_back(&option);
        }
    }
    for (const Option* option : options) declare_option(app, *option, settings);
    try {
        std::vector<std::string> reversed(words.options.rbegin(), words.options.rend());
        app.parse(std::move(reversed));
    } catch (const CLI::Error& error) {
        return error.what();
    }
    const std::vector<std::string> extras = app.remaining();
    return extras.empty() ? std::string() : unknown_option(extras.front(), words.command);
}

}  // namespace

ParsedLine parse_line(const std::vector<std::string>& words) {
    ParsedLine line;
    SortedWords sorted = WordSorter(words).sort();
    line.invocation.command = sorted.command;
    line.problem = std::move(sorted.problem);
    if (line.problem.empty()) line.problem = parse_options(sorted, line.invocation.settings);
    line.invocation.settings.operands = std::move(sorted.operands);
    return line;
}

}  // namespace nonet::cli

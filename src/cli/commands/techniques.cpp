// techniques: what hint and explain can see.
#include "cli/arguments/nearest.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/human/human_options.hpp"
#include "cli/human/profile_choice.hpp"
#include "cli/human/technique_text.hpp"
#include "cli/manual/help_text.hpp"
#include "cli/output/output.hpp"

#include <nonet/draw.hpp>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::vector<std::string_view> names() {
    std::vector<std::string_view> result;
    for (const logic::TechniqueInfo* technique : logic::techniques())
        result.push_back(technique->name);
    return result;
}

const Option kOptions[] = {
    language_option(),
    profile_option(),
    {.name = "draw",
     .value = {},
     .summary = "print the example of one technique as SVG",
     .details = {},
     .apply = turn_on<&Settings::draw>},
    {.name = "print",
     .value = {},
     .summary = "print the profile, in the form that --profile FILE reads",
     .details = "Change the copy as you like: the order, the levels and the scores.",
     .apply = turn_on<&Settings::print>},
    markdown_option("print docs/techniques/README.md, or the page of one technique"),
};

constexpr Example kExamples[] = {
    {"nonet techniques", "list all techniques, with level and score"},
    {"nonet techniques x-wing", "say how one works, with an example"},
    {"nonet techniques --print > mine.txt", "a profile to change"},
};

/// The technique of that name; after a message nullptr.
const logic::TechniqueInfo* find(const std::string& name) {
    const logic::TechniqueInfo* technique = logic::find_technique(name);
    if (technique == nullptr) {
        fmt::print(stderr, "nonet techniques: no technique is called '{}'{}\n", name,
                   did_you_mean(name, names(), "'nonet techniques' lists them"));
    }
    return technique;
}

std::string picture(const logic::TechniqueInfo& technique, const logic::Language& language) {
    const std::optional<TechniqueExample> example = example_of(technique);
    if (!example) return {};
    draw::DrawOptions options;
    options.title = title_of(technique, language);
    options.description = tell(example->step, example->state, language, logic::HintLevel::full);
    options.language = language.code;
    return draw::draw_svg(example->state, &example->step, options);
}

/// Why these options do not go together, or an empty string. An option that would have no effect is
/// an error: whoever gave it expects one.
std::string misuse(const Settings& settings) {
    const bool is_one = !settings.operands.empty();
    if (settings.draw && !is_one) return "--draw wants the NAME of a technique";
    if (settings.print && is_one) return "--print prints a whole profile and takes no NAME";
    if (settings.draw + settings.print + settings.markdown > 1)
        return "--draw, --print and --markdown exclude each other";
    const bool has_language = !settings.language.empty();
    if (settings.markdown && has_language)
        return "--markdown is written in English with all languages side by side, without --lang";
    if (settings.print && has_language) return "--print knows no languages, leave out --lang";
    if (settings.draw && !settings.profile.empty())
        return "--draw does not depend on a profile, leave out --profile";
    return {};
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    if (const std::string problem = misuse(settings); !problem.empty()) {
        fmt::print(stderr, "nonet techniques: {}; 'nonet techniques --help' lists what there is\n",
                   problem);
        return kExitBadInput;
    }
    logic::Profile profile;
    if (const std::string problem = choose_profile(settings, profile); !problem.empty()) {
        fmt::print(stderr, "nonet techniques: {}\n", problem);
        return kExitBadInput;
    }
    if (settings.print) return print(to_text(profile));
    const logic::Language& language = chosen_language(settings);
    if (settings.operands.empty()) {
        return print(settings.markdown ? techniques_markdown(profile)
                                       : technique_rows(profile, language));
    }
    std::string out;
    for (const std::string& name : settings.operands) {
        const logic::TechniqueInfo* technique = find(name);
        if (technique == nullptr) return kExitBadInput;
        if (settings.draw) {
            out += picture(*technique, language);
        } else if (settings.markdown) {
            out += technique_markdown(*technique, profile);
        } else {
            out += (out.empty() ? "" : "\n") + technique_page(*technique, profile, language);
        }
    }
    return print(out);
}

}  // namespace

const Command& techniques_command() {
    static const Command kCommand = {
        .name = "techniques",
        .operands = "[NAME...]",
        .summary = "list the solving techniques, or say how one works",
        .row = "NAME  LEVEL  SCORE  TITLE  SUMMARY",
        .details =
            "Level and score are those of the profile, '-' where it does not rank the "
            "technique. With NAME, its page with an example.",
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

// The page of a technique: title, summary, paragraphs, scores, example.
//
// All of it comes from the rows of the table, the profile, and the first step in the example, so a
// page cannot say anything that the program does not do.
#include "cli/human/technique_text.hpp"

#include "cli/manual/wrap.hpp"

#include <nonet/grid.hpp>
#include <nonet/reading.hpp>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

using logic::TechniqueInfo;

std::string level_text(const TechniqueInfo& technique, const logic::Profile& profile) {
    const logic::ProfileRow* row = profile.row_of(technique);
    return row != nullptr ? std::string(name_of(row->level)) : "-";
}

std::string score_text(const TechniqueInfo& technique, const logic::Profile& profile) {
    const logic::ProfileRow* row = profile.row_of(technique);
    return row != nullptr ? std::to_string(row->score) : "-";
}

constexpr std::string_view kGenerated =
    "<!-- Written by tools/generate_docs from the table of techniques. Do not edit. -->\n";

/// Text inside a table.
std::string protect(std::string_view text) {
    std::string out;
    for (const char symbol : text) {
        if (symbol == '|' || symbol == '<' || symbol == '*' || symbol == '_') out += '\\';
        out += symbol;
    }
    return out;
}

/// The idea as a sentence; it is one already where the language has no capitals.
std::string sentence(std::string_view idea) {
    std::string text(idea);
    if (text.empty() || text.ends_with('.') || text.ends_with("。")) return text;
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text + '.';
}

std::string titles_in_other_languages(const TechniqueInfo& technique) {
    std::string text;
    for (const logic::Language& language : logic::languages()) {
        if (language.code == "en") continue;
        text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", language.name,
                            title_of(technique, language));
    }
    return text;
}

std::string facts_text(const TechniqueInfo& technique, const logic::Profile& profile) {
    std::string text = fmt::format("| | |\n| --- | --- |\n| name | `{}` |\n", technique.name);
    text += fmt::format("| family | {} |\n", name_of(technique.family));
    if (!technique.aliases.empty())
        text += fmt::format("| also called | {} |\n", protect(technique.aliases));
    text +=
        fmt::format("| in other languages | {} |\n", protect(titles_in_other_languages(technique)));
    if (!technique.code.empty())
        text += fmt::format("| code in HoDoKu's library | {} |\n", technique.code);
    text += fmt::format("| level and score ({}) | {}, {} |\n", profile.name,
                        level_text(technique, profile), score_text(technique, profile));
    if (technique.assumes_unique)
        text += "| assumes | that the puzzle has exactly one solution |\n";
    return text + '\n';
}

std::string example_markdown(const TechniqueInfo& technique) {
    const std::optional<TechniqueExample> example = example_of(technique);
    if (!example) return {};
    const logic::Language& english = logic::languages().front();
    std::string text =
        fmt::format("## Example\n\n![{} in a grid]({}.svg)\n\n", technique.title, technique.name);
    text += tell(example->step, example->state, english, logic::HintLevel::full) + "\n\n";
    for (const logic::Language& language : logic::languages()) {
        if (language.code == english.code) continue;
        text += fmt::format("{}: {}\n\n", language.name,
                            tell(example->step, example->state, language, logic::HintLevel::full));
    }
    text += fmt::format("The position, as `nonet hint` reads it:\n\n```\n{}\n```\n",
                        printable(technique.example));
    return text;
}

}  // namespace

std::optional<TechniqueExample> example_of(const TechniqueInfo& technique) {
    const Result<Puzzle> puzzle = read_puzzle(technique.example);
    if (!puzzle) return std::nullopt;
    const Result<logic::State> state = logic::state_of(*puzzle);
    const Result<logic::PuzzleFacts> facts = logic::facts_of(*puzzle);
    if (!state || !facts) return std::nullopt;
    logic::Solver solver(*logic::find_profile("nonet"));
    solver.set_puzzle(*state, *facts);
    std::vector<logic::Step> steps = solver.all(technique);
    if (steps.empty()) return std::nullopt;
    return TechniqueExample{*state, std::move(steps.front())};
}

std::string technique_rows(const logic::Profile& profile, const logic::Language& language) {
    std::string out;
    for (const TechniqueInfo* technique : logic::techniques()) {
        const logic::TechniquePage page = page_of(*technique, profile, language);
        out += fmt::format("{}\t{}\t{}\t{}\t{}\n", technique->name, page.level, page.score,
                           page.title, page.idea);
    }
    return out;
}

std::string technique_page(const TechniqueInfo& technique, const logic::Profile& profile,
                           const logic::Language& language) {
    const logic::TechniquePage page = page_of(technique, profile, language);
    std::string out = fmt::format("{} ({})\n{}\n", page.title, technique.name, page.rank);
    for (const std::string& line : {page.also_called, page.assumes}) {
        if (!line.empty()) out += line + '\n';
    }
    out += '\n' + wrapped(sentence(page.idea), 0) + '\n';
    if (!page.english_only.empty()) out += wrapped(page.english_only, 0) + '\n';
    out += wrapped(technique.page, 0);
    const std::optional<TechniqueExample> example = example_of(technique);
    if (!example) return out;
    out += fmt::format("\n{}\n\n    {}\n\n", page.example, printable(technique.example));
    return out + wrapped(tell(example->step, example->state, language, logic::HintLevel::full), 0);
}

std::string technique_markdown(const TechniqueInfo& technique, const logic::Profile& profile) {
    std::string out(kGenerated);
    out += fmt::format("\n# {}\n\n{}\n\n", technique.title, protect(sentence(technique.summary)));
    out += facts_text(technique, profile);
    for (const std::string_view paragraph : paragraphs(technique.page))
        out += wrapped(paragraph, 0, 100) + "\n";
    out += example_markdown(technique);
    while (out.ends_with("\n\n")) out.pop_back();
    return out;
}

std::string techniques_markdown(const logic::Profile& profile) {
    std::string out(kGenerated);
    out += "\n# Techniques\n\n";
    out += wrapped(
        fmt::format("What `nonet hint` and `nonet explain` can see, by family, with the level and "
                    "the score of the profile {}. Each page has an example, drawn and explained.",
                    profile.name),
        0, 100);
    std::string_view family;
    for (const TechniqueInfo* technique : logic::techniques()) {
        if (name_of(technique->family) != family) {
            family = name_of(technique->family);
            out += fmt::format(
                "\n## {}\n\n| technique | level | score | what it sees |\n"
                "| --- | --- | --- | --- |\n",
                family);
        }
        out += fmt::format("| [{}]({}.md) | {} | {} | {} |\n", technique->title, technique->name,
                           level_text(*technique, profile), score_text(*technique, profile),
                           protect(technique->summary));
    }
    return out;
}

}  // namespace nonet::cli

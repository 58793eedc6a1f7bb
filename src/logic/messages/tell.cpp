// Saying a step or a hint: the pattern of the language and level, filled with the step's values.
//
// A language that lacks words for a technique falls back to the phrase "technique", so a technique
// that was just added is named at least; a test keeps that from happening.
#include "logic/messages/language_table.hpp"
#include "logic/messages/step_values.hpp"

#include <nonet/grid.hpp>
#include <nonet/hint.hpp>

#include <array>
#include <vector>

namespace nonet::logic {

namespace {

void add_sentence(std::string& text, const Speaker& speaker, const std::string& sentence) {
    if (!text.empty() && !sentence.empty()) text += speaker.words().phrase("list.space");
    text += sentence;
}

std::string_view pattern_of(const Step& step, const Words& words, HintLevel level) {
    const TechniqueWords* own = words.technique(step.technique->name);
    std::string_view pattern;
    if (own != nullptr) {
        if (level == HintLevel::vague) pattern = own->vague;
        if (level == HintLevel::technique) pattern = own->technique;
        if (level == HintLevel::full) pattern = own->full;
    }
    return pattern.empty() ? words.phrase("technique") : pattern;
}

std::string tell_mistake(const Mistake& mistake, const Speaker& speaker, HintLevel level) {
    const bool is_full = level == HintLevel::full;
    std::string_view key = is_full ? "hint.missing-full" : "hint.missing";
    if (mistake.placed != 0) key = is_full ? "hint.wrong-digit-full" : "hint.wrong-digit";
    if (mistake.placed != 0 && mistake.digit == 0) key = "hint.wrong-everywhere";
    return speaker.say(key, {{"cell", cell_name(mistake.cell)},
                             {"placed", std::to_string(mistake.placed)},
                             {"digit", std::to_string(mistake.digit)}});
}

std::string tell_stuck(const Hint& hint, const Speaker& speaker) {
    if (hint.tried.empty()) return speaker.say("hint.untried");
    std::vector<std::string> titles;
    for (const TechniqueInfo* technique : hint.tried) titles.push_back(speaker.title(*technique));
    return speaker.say("hint.stuck", {{"tried", speaker.plain_list(titles)}});
}

}  // namespace

std::span<const Language> languages() {
    static const std::vector<Language> kLanguages = [] {
        std::vector<Language> all;
        for (const Words* words : language_words()) {
            all.push_back({words->code, words->name, words});
        }
        return all;
    }();
    return kLanguages;
}

const Language* find_language(std::string_view code) {
    for (const Language& language : languages()) {
        if (language.code == code) return &language;
    }
    return nullptr;
}

std::string_view name_of(HintLevel level) {
    static constexpr std::array<std::string_view, 3> kNames = {"vague", "technique", "full"};
    return kNames.at(static_cast<std::size_t>(level));
}

std::string title_of(const TechniqueInfo& technique, const Language& language) {
    return Speaker(*language.words).title(technique);
}

std::string tell(const Step& step, const State& state, const Language& language, HintLevel level) {
    const Speaker speaker(*language.words);
    std::string text = fill(*language.words, pattern_of(step, *language.words, level),
                            values_of(step, state, speaker));
    if (level != HintLevel::full) return text;
    if (step.is_siamese) add_sentence(text, speaker, speaker.say("siamese"));
    if (step.technique->assumes_unique) {
        add_sentence(text, speaker, speaker.say("unique.assumes"));
    }
    return text;
}

std::string tell(const Hint& hint, const State& state, const Language& language, HintLevel level) {
    const Speaker speaker(*language.words);
    std::string text;
    switch (hint.kind) {
        case HintKind::no_solution:
            return speaker.say("hint.no-solution");
        case HintKind::mistakes:
            for (const Mistake& mistake : hint.mistakes) {
                add_sentence(text, speaker, tell_mistake(mistake, speaker, level));
            }
            return text;
        case HintKind::dead_end:
            return speaker.say("hint.dead-end");
        case HintKind::solved:
            return speaker.say("hint.solved");
        case HintKind::step:
            text = tell(hint.step->step, state, language, level);
            break;
        case HintKind::stuck:
            text = tell_stuck(hint, speaker);
            break;
        case HintKind::unknown:
            return speaker.say("hint.unknown");
    }
    add_sentence(text, speaker, tell_uniqueness(hint.facts, language));
    return text;
}

std::string tell_uniqueness(const PuzzleFacts& facts, const Language& language) {
    const Speaker speaker(*language.words);
    if (facts.allows_uniqueness() || facts.status == Status::none) return {};
    if (facts.is_unique()) return speaker.say("unique.candidates");
    return speaker.say(facts.status == Status::multiple ? "unique.several" : "unique.unknown");
}

}  // namespace nonet::logic

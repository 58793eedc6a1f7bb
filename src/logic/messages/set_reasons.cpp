// What almost locked sets share, which digits a house gives to a pattern, and what guardians do.
#include "logic/messages/reasons.hpp"

#include <bit>
#include <string>

namespace nonet::logic {

namespace {

/// "A and B: 3; B and C: 5". A further common links the last set with the first.
std::string common_pairs(const Subject& subject) {
    const Step& step = subject.step;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < step.commons.size() && step.sets.size() > 1; ++i) {
        texts.push_back(subject.speaker.say("common.pair",
                                            {{"a", name_of_set(i)},
                                             {"b", name_of_set((i + 1) % step.sets.size())},
                                             {"digits", subject.speaker.digits(step.commons[i])}}));
    }
    return subject.speaker.group_list(texts);
}

/// Death blossom: "3 from A; 5 from B".
std::string petals(const Subject& subject) {
    const Step& step = subject.step;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < step.commons.size() && i < step.sets.size(); ++i) {
        texts.push_back(subject.speaker.say(
            "petal",
            {{"digits", subject.speaker.digits(step.commons[i])}, {"set", name_of_set(i)}}));
    }
    return subject.speaker.group_list(texts);
}

/// What follows from two sets: with one restricted common, or with two.
std::string als_reason(const Subject& subject) {
    const Step& step = subject.step;
    if (step.sets.size() < 2 || step.commons.empty()) return {};
    const bool is_double = std::popcount(step.commons[0]) > 1;
    return subject.speaker.say(is_double ? "als.double" : "als.single",
                               {{"commons", subject.speaker.digits(step.commons[0])},
                                {"lost", subject.speaker.digits_or(digits_of(step.removals))}});
}

/// "3 and 8 in row 2; …": the digits that each house gives to the cells of the pattern.
std::string sectors(const Subject& subject) {
    const Step& step = subject.step;
    if (step.cover.size() != step.sets.size()) return {};
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < step.sets.size(); ++i) {
        texts.push_back(subject.speaker.say(
            "sector", {{"house", subject.speaker.house(step.cover[i])},
                       {"digits", subject.speaker.digits(step.sets[i].digits)}}));
    }
    return subject.speaker.group_list(texts);
}

/// What follows from candidates of which one must be true (kit/guardians.hpp).
std::string guardian_reason(const Subject& subject) {
    const Step& step = subject.step;
    const Speaker& speaker = subject.speaker;
    if (step.fins.empty() || step.removals.empty()) return {};
    const CellMask cells = cells_of(step.fins);
    const std::string house = step.base.empty() ? "" : speaker.house(step.base[0]);
    if (!step.sets.empty()) {
        return speaker.say("guardians.subset", {{"house", house},
                                                {"cells", speaker.cells(step.sets[0].cells)},
                                                {"digits", speaker.digits(step.sets[0].digits)}});
    }
    if (!step.endo_fins.empty()) {
        return speaker.say("guardians.locked",
                           {{"house", house},
                            {"digits", speaker.digits(digits_of(step.endo_fins))},
                            {"cells", speaker.cells(cells_of(step.endo_fins))}});
    }
    if (cells.is_single()) {
        return speaker.say("guardians.cell",
                           {{"cell", speaker.cells(cells)},
                            {"digits", speaker.digits_or(digits_of(step.removals))}});
    }
    return speaker.say("guardians.seen");
}

}  // namespace

void add_set_reasons(const Subject& subject, Values& values) {
    values["common_pairs"] = common_pairs(subject);
    values["petals"] = petals(subject);
    values["als_reason"] = als_reason(subject);
    values["sectors"] = sectors(subject);
    values["guardian_reason"] = guardian_reason(subject);
}

}  // namespace nonet::logic

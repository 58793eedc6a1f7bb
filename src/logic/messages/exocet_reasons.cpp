// For each digit of the base the places that are left to it on the cross-lines, with the lines that
// take them up; and which mirror belongs to which target.
#include "logic/messages/reasons.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/grid.hpp>

#include <array>
#include <optional>

namespace nonet::logic {

namespace {

/// Where the digit stands or can stand among these cells.
CellMask places_in(const State& state, const CellMask& cells, Digit digit) {
    CellMask places = cells & state.cells_with(digit);
    for (const Cell cell : cells) {
        if (state.values()[cell] == digit) places.add(cell);
    }
    return places;
}

std::string places_text(const Subject& subject, std::size_t index) {
    const Step& step = subject.step;
    const Speaker& speaker = subject.speaker;
    const Digit digit = step.digits[index];
    const CellMask places = places_in(subject.state, step.sets[1].cells, digit);
    const std::string name = std::to_string(digit);
    if (places.empty()) return speaker.say("exocet.no-place", {{"digit", name}});
    std::vector<House> houses;
    for (const std::size_t i : {2 * index, 2 * index + 1}) {
        if (i < step.cover.size() && places.intersects(kHouseMasks[step.cover[i]]))
            houses.push_back(step.cover[i]);
    }
    return speaker.say(
        "exocet.places",
        {{"digit", name}, {"cells", speaker.cells(places)}, {"houses", speaker.houses(houses)}});
}

/// The only target with a mirror is the one in the chute of the base.
Cell near_target(const Step& step) {
    const Cell base = step.cells[0];
    const bool is_row = row_of(base) == row_of(step.cells[1]);
    for (const Cell target : step.sets[0].cells) {
        if (is_row ? band_of(target) == band_of(base) : stack_of(target) == stack_of(base))
            return target;
    }
    return step.sets[0].cells.first();
}

std::string mirrors_text(const Subject& subject) {
    const Step& step = subject.step;
    constexpr std::size_t kFirst = 3;
    std::vector<Cell> targets = step.sets[0].cells.cells();
    if (step.sets.size() == kFirst + 1) targets = {near_target(step)};
    std::vector<std::string> texts;
    for (std::size_t i = kFirst; i < step.sets.size() && i - kFirst < targets.size(); ++i) {
        texts.push_back(subject.speaker.say("exocet.mirror",
                                            {{"cells", subject.speaker.cells(step.sets[i].cells)},
                                             {"target", cell_name(targets[i - kFirst])}}));
    }
    return subject.speaker.group_list(texts);
}

}  // namespace

void add_exocet_reasons(const Subject& subject, Values& values) {
    values["exocet_places"] = values["exocet_mirrors"] = "";
    const Step& step = subject.step;
    const bool is_exocet = step.technique->name.ends_with("-exocet");
    if (!is_exocet || step.sets.size() < 3 || step.cells.size() < 2) return;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < step.digits.size(); ++i) texts.push_back(places_text(subject, i));
    values["exocet_places"] = subject.speaker.group_list(texts);
    values["exocet_mirrors"] = mirrors_text(subject);
}

}  // namespace nonet::logic

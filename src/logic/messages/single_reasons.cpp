// For singles: walks the peers, a cell or a house at a time. For wings: which digit of the pivot
// meets which wing.
#include "logic/messages/single_reasons.hpp"

#include <nonet/grid.hpp>

#include <string>
#include <vector>

namespace nonet::logic {

namespace {

/// The first peer of a cell in which the digit stands; -1 when there is none.
Cell holder_seen(const State& state, Cell cell, Digit digit) {
    for (const Cell peer : kPeerMasks[cell]) {
        if (state.values()[peer] == digit) return peer;
    }
    return -1;
}

void add_of_cell(const Candidate& single, const State& state, const Speaker& speaker,
                 Values& values) {
    std::vector<std::string> seen;
    DigitMask crossed = 0;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if (digit == single.digit) continue;
        const Cell holder = holder_seen(state, single.cell, digit);
        if (holder < 0) {
            crossed = static_cast<DigitMask>(crossed | mask_of(digit));
        } else {
            seen.push_back(speaker.say(
                "seen", {{"digit", std::to_string(digit)}, {"cell", cell_name(holder)}}));
        }
    }
    values["seen"] = speaker.plain_list(seen);
    values["crossed"] = speaker.digits(crossed);
}

void add_of_house(const Candidate& single, House house, const State& state, const Speaker& speaker,
                  Values& values) {
    CellMask seen;
    CellMask blocked;
    CellMask crossed;
    for (const Cell cell : kHouseMasks[house] & state.blanks()) {
        if (cell == single.cell) continue;
        const Cell holder = holder_seen(state, cell, single.digit);
        (holder < 0 ? crossed : blocked).add(cell);
        if (holder >= 0) seen.add(holder);
    }
    values["seen"] = speaker.cells(seen);
    values["blocked"] = speaker.cells(blocked);
    values["crossed"] = speaker.cells(crossed);
}

/// For each digit of the pivot (cells[0]), the wing that holds it and what it leaves there.
void add_cases(const Step& step, const State& state, const Speaker& speaker, Values& values) {
    const DigitMask lost = digits_of(step.removals);
    std::string cases;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const DigitMask mask = mask_of(digit);
        if ((state.candidates(step.cells[0]) & mask) == 0 || (lost & mask) != 0) continue;
        for (std::size_t i = 1; i < step.cells.size(); ++i) {
            const Cell wing = step.cells[i];
            const DigitMask rest = static_cast<DigitMask>(state.candidates(wing) & ~mask);
            if (rest == state.candidates(wing) || rest != lost) continue;
            if (!cases.empty()) cases += speaker.words().phrase("list.space");
            cases += speaker.say("wing.case", {{"pivot", cell_name(step.cells[0])},
                                               {"digit", std::to_string(digit)},
                                               {"wing", cell_name(wing)},
                                               {"rest", speaker.digits(rest)}});
        }
    }
    values["cases"] = cases;
}

}  // namespace

void add_single_reasons(const Step& step, const State& state, const Speaker& speaker,
                        Values& values) {
    values["seen"] = values["crossed"] = values["blocked"] = "";
    if (step.placements.size() == 1 && step.technique->family == Family::singles) {
        if (step.base.empty()) {
            add_of_cell(step.placements[0], state, speaker, values);
        } else {
            add_of_house(step.placements[0], step.base[0], state, speaker, values);
        }
    }
    const bool is_wing = step.chains.empty() && step.cells.size() > 1 && !step.removals.empty();
    if (is_wing) add_cases(step, state, speaker, values);
}

}  // namespace nonet::logic

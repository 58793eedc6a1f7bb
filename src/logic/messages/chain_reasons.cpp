// What chains come to: the ends of one, the cases of several, and the contradiction of a
// supposition.
#include "logic/messages/chain_words.hpp"
#include "logic/messages/reasons.hpp"

#include <nonet/grid.hpp>

#include <algorithm>
#include <string>

namespace nonet::logic {

namespace {

std::string contradiction(const Subject& subject) {
    const Contradiction& one = subject.step.contradiction;
    const Speaker& speaker = subject.speaker;
    if (one.kind == ContradictionKind::none) return {};
    return speaker.say("contradiction." + std::string(name_of(one.kind)),
                       {{"cell", one.cell < 0 ? "" : cell_name(one.cell)},
                        {"house", one.house < 0 ? "" : speaker.house(one.house)},
                        {"digits", speaker.digits(one.digits)}});
}

/// Why one of the cases must hold: they are all candidates of a cell, all places of a digit in a
/// house, or a candidate true and false.
std::string cases_reason(const Subject& subject) {
    const Step& step = subject.step;
    const Speaker& speaker = subject.speaker;
    if (step.chains.empty() || step.chains[0].empty()) return {};
    const ChainNode& first = step.chains[0].front();
    bool has_false = false;
    for (const Chain& chain : step.chains)
        has_false = has_false || (!chain.empty() && !is_true_in(chain, 0));
    if (has_false) {
        return speaker.say("cases.candidate", {{"cell", speaker.cells(first.cells)},
                                               {"digit", std::to_string(first.digit)}});
    }
    if (!step.base.empty()) {
        return speaker.say("cases.house", {{"house", speaker.house(step.base[0])},
                                           {"digit", std::to_string(first.digit)}});
    }
    if (step.cells.empty()) return {};
    return speaker.say("cases.cell",
                       {{"cell", cell_name(step.cells[0])},
                        {"digits", speaker.digits_or(subject.state.candidates(step.cells[0]))}});
}

}  // namespace

void add_chain_reasons(const Subject& subject, Values& values) {
    const Step& step = subject.step;
    values["contradiction"] = contradiction(subject);
    values["cases_reason"] = cases_reason(subject);
    values["end_a"] = values["end_b"] = "";
    if (step.chains.empty() || step.chains[0].size() < 2) return;
    values["end_a"] = node_text(subject.speaker, step.chains[0].front(), true);
    values["end_b"] = node_text(subject.speaker, step.chains[0].back(), true);
}

}  // namespace nonet::logic

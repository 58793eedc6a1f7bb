// Each link has its reason in what its two nodes share: a cell, a house, or an almost locked set.
// "The last place left" is true of every strong link, in a net too, where other places went along
// other branches.
#include "logic/messages/chain_words.hpp"

#include <nonet/grid.hpp>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace nonet::logic {

namespace {

/// The first house that holds all these cells.
std::optional<House> house_of(const CellMask& cells) {
    for (House house = 0; house < kHouses; ++house) {
        if (cells.is_within(kHouseMasks[house])) return house;
    }
    return std::nullopt;
}

/// The first house that holds all cells of both nodes.
std::optional<House> shared_house(const ChainNode& a, const ChainNode& b) {
    return house_of(a.cells | b.cells);
}

/// What the chains of a step find to be false.
std::vector<Candidate> found_false(const Step& step) {
    std::vector<Candidate> found;
    for (const Chain& chain : step.chains) {
        for (std::size_t i = 0; i < chain.size(); ++i) {
            if (chain[i].digit == 0 || is_true_in(chain, i)) continue;
            for (const Cell cell : chain[i].cells)
                found.push_back(Candidate::at(cell, chain[i].digit));
        }
    }
    return found;
}

/// In a net: a node that several others lead to, each of which has a chain that ends in it.
std::string reason_of_several(const Speaker& speaker, const Step& step, const State& state,
                              const ChainNode& to) {
    if (!to.cells.is_single()) return {};
    const std::vector<Candidate> found = found_false(step);
    const auto is_false = [&found](Cell cell, Digit digit) {
        return std::find(found.begin(), found.end(), Candidate::at(cell, digit)) != found.end();
    };
    const Cell cell = to.cells.first();
    bool is_last = true;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if (digit == to.digit || (state.candidates(cell) & mask_of(digit)) == 0) continue;
        is_last = is_last && is_false(cell, digit);
    }
    if (is_last) return speaker.say("why.last-digit", {{"cell", cell_name(cell)}});
    for (House house = 0; house < kHouses; ++house) {
        if (!kHouseMasks[house].has(cell)) continue;
        is_last = true;
        for (const Cell other : kHouseMasks[house] & state.cells_with(to.digit))
            is_last = is_last && (other == cell || is_false(other, to.digit));
        if (is_last) return speaker.say("why.last-place", {{"house", speaker.house(house)}});
    }
    return {};
}

std::string reason(const Speaker& speaker, const Step& step, const State& state,
                   const ChainNode& from, const ChainNode& to) {
    const bool is_strong = to.link == LinkKind::strong;
    const bool has_set = to.set >= 0 && static_cast<std::size_t>(to.set) < step.sets.size();
    if (is_strong && has_set) {
        const CellGroup& set = step.sets.at(to.set);
        if (set.cells.count() == 1) {
            return speaker.say("why.last-digit", {{"cell", cell_name(set.cells.first())}});
        }
        if (is_single(set.digits)) {  // the places of one digit in a house
            const std::optional<House> house = house_of(set.cells);
            return house ? speaker.say("why.last-place", {{"house", speaker.house(*house)}})
                         : std::string();
        }
        return speaker.say("why.set", {{"set", name_of_set(static_cast<std::size_t>(to.set))},
                                       {"cells", speaker.cells(set.cells)},
                                       {"digits", speaker.digits(set.digits)}});
    }
    if (from.cells == to.cells && from.cells.count() == 1) {
        return speaker.say(is_strong ? "why.last-digit" : "why.same-cell",
                           {{"cell", cell_name(to.cells.first())}});
    }
    const std::optional<House> house = shared_house(from, to);
    if (from.digit != to.digit || !house)
        return is_strong ? reason_of_several(speaker, step, state, to) : std::string();
    return speaker.say(is_strong ? "why.last-place" : "why.same-house",
                       {{"house", speaker.house(*house)}});
}

std::string node_cells(const ChainNode& node) {
    std::string text;
    for (const Cell cell : node.cells) text += (text.empty() ? "" : ",") + cell_name(cell);
    return text;
}

std::string node_phrase(const Speaker& speaker, std::string key, const ChainNode& node,
                        bool is_true) {
    if (node.cells.count() > 1) key += "group-";
    key += is_true ? "true" : "false";
    return speaker.say(
        key, {{"cells", speaker.cells(node.cells)}, {"digit", std::to_string(node.digit)}});
}

}  // namespace

std::string node_text(const Speaker& speaker, const ChainNode& node, bool is_true) {
    return node_phrase(speaker, "node.", node, is_true);
}

std::string premise_text(const Speaker& speaker, const ChainNode& node, bool is_true) {
    return node_phrase(speaker, "premise.", node, is_true);
}

bool is_true_in(const Chain& chain, std::size_t index) {
    if (index > 0) return chain[index].link != LinkKind::weak;
    return chain.size() < 2 ? chain[0].is_true : chain[1].link != LinkKind::strong;
}

std::string chain_text(const Speaker& speaker, const Step& step, const State& state,
                       const Chain& chain) {
    const ChainNode& supposed = step.chains.front().front();
    const bool is_known = step.contradiction.kind != ContradictionKind::none &&
                          (chain[0].cells != supposed.cells || chain[0].digit != supposed.digit);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const bool is_true = is_true_in(chain, i);
        if (i == 0) {
            const std::string premise = premise_text(speaker, chain[i], is_true);
            const std::string node = node_text(speaker, chain[i], is_true);
            parts.push_back(speaker.say(is_known && is_true ? "chain.since" : "chain.if",
                                        {{"premise", premise}, {"node", node}}));
        } else {
            parts.push_back(
                speaker.say(is_known && i == 1 ? "chain.thus" : "chain.then",
                            {{"node", node_text(speaker, chain[i], is_true)},
                             {"why", reason(speaker, step, state, chain[i - 1], chain[i])}}));
        }
    }
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += speaker.words().phrase("chain.comma");
        text += parts[i];
    }
    return text;
}

std::string loop_reason(const Speaker& speaker, const Chain& chain) {
    const ChainNode& first = chain.front();
    const ChainNode& last = chain.back();
    if (chain.size() < 2 || first.cells != last.cells || first.cells.count() != 1) return {};
    const bool begins_true = is_true_in(chain, 0);
    const bool ends_true = is_true_in(chain, chain.size() - 1);
    const bool is_same = first.digit == last.digit;
    const auto say = [&](std::string_view key, int digit) {
        return speaker.say(key, {{"cell", cell_name(first.cells.first())},
                                 {"digit", std::to_string(digit)},
                                 {"digit2", std::to_string(last.digit)}});
    };
    // From a to not a, or to b: a cannot be. From not a to a: a must be. From not a to b: one of
    // them. From not a to not b, with a excluding b anyway: b cannot be.
    if (begins_true) return is_same == ends_true ? std::string() : say("loop.cannot", first.digit);
    if (is_same) return ends_true ? say("loop.must", first.digit) : std::string();
    return ends_true ? say("loop.either", first.digit) : say("loop.cannot", last.digit);
}

std::string chain_notation(const Chain& chain) {
    std::string text;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const ChainNode& node = chain[i];
        if (i > 0) text += node.link == LinkKind::strong ? '=' : '-';
        text += '(' + std::to_string(node.digit) + ')' + node_cells(node);
    }
    return text;
}

}  // namespace nonet::logic

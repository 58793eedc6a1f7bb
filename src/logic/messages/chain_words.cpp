// Each link has its reason in what its two nodes share: a cell, a house, or an almost locked set.
// "The last place left" is true of every strong link, in a net too, where other places went along
// other branches. Chains of a net begin with what others have told before; they are told from the
// last node on that they share.
#include "logic/messages/chain_words.hpp"

#include <nonet/grid.hpp>

#include <algorithm>
#include <array>
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

bool begin_alike(const Chain& a, const Chain& b) {
    return !a.empty() && !b.empty() && a[0].cells == b[0].cells && a[0].digit == b[0].digit &&
           is_true_in(a, 0) == is_true_in(b, 0);
}

/// How many nodes from its beginning an earlier chain has told already.
std::size_t count_told(const Step& step, std::size_t index) {
    const Chain& chain = step.chains[index];
    std::size_t most = 0;
    for (std::size_t k = 0; k < index; ++k) {
        const Chain& earlier = step.chains[k];
        if (!begin_alike(earlier, chain)) continue;
        std::size_t alike = 1;
        const std::size_t both = std::min(earlier.size(), chain.size());
        while (alike < both && earlier[alike] == chain[alike]) ++alike;
        most = std::max(most, alike);
    }
    return most;
}

/// A chain of a step, with what the step has found false when it is told.
struct Told {
    const Step& step;
    const State& state;
    std::array<CellMask, kDigits + 1> is_false;  ///< by digit
};

/// Earlier chains count if they start from the same premise, as all do in a refutation.
std::array<CellMask, kDigits + 1> found_false(const Step& step, std::size_t index) {
    const bool is_refutation = step.contradiction.kind != ContradictionKind::none;
    const Chain& last = step.chains[index];
    std::array<CellMask, kDigits + 1> found;
    for (std::size_t k = 0; k <= index; ++k) {
        const Chain& chain = step.chains[k];
        if (!is_refutation && !begin_alike(chain, last)) continue;
        for (std::size_t i = 0; i < chain.size(); ++i) {
            if (!is_true_in(chain, i)) found.at(chain[i].digit) |= chain[i].cells;
        }
    }
    return found;
}

bool is_last_digit(const Told& told, Cell cell, int digit) {
    for (Digit other = 1; other <= kDigits; ++other) {
        if (other != digit && told.state.has(Candidate::at(cell, other)) &&
            !told.is_false.at(other).has(cell)) {
            return false;
        }
    }
    return true;
}

bool is_last_place(const Told& told, House house, const ChainNode& node) {
    if (node.digit == 0) return false;
    const CellMask places = kHouseMasks[house] & told.state.cells_with(node.digit);
    return places.without(node.cells).is_within(told.is_false.at(node.digit));
}

/// A house that holds all cells of both nodes; the one of them that has no other place left for a
/// node that is true, since two nodes may share a box and a line.
std::optional<House> shared_house(const Told& told, const ChainNode& from, const ChainNode& to) {
    const CellMask cells = from.cells | to.cells;
    const std::optional<House> first = house_of(cells);
    if (!first || to.link != LinkKind::strong) return first;
    for (House house = *first; house < kHouses; ++house) {
        if (cells.is_within(kHouseMasks[house]) && is_last_place(told, house, to)) return house;
    }
    return first;
}

/// In a net: a node that several others lead to, each of which has been told.
std::string reason_of_several(const Speaker& speaker, const Told& told, const ChainNode& to) {
    if (!to.cells.is_single()) return {};
    const Cell cell = to.cells.first();
    if (is_last_digit(told, cell, to.digit))
        return speaker.say("why.last-digit", {{"cell", cell_name(cell)}});
    for (House house = 0; house < kHouses; ++house) {
        if (kHouseMasks[house].has(cell) && is_last_place(told, house, to))
            return speaker.say("why.last-place", {{"house", speaker.house(house)}});
    }
    return {};
}

std::string reason(const Speaker& speaker, const Told& told, const ChainNode& from,
                   const ChainNode& to) {
    const Step& step = told.step;
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
    const std::optional<House> house = shared_house(told, from, to);
    if (from.digit != to.digit || !house)
        return is_strong ? reason_of_several(speaker, told, to) : std::string();
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
                       std::size_t index) {
    const Chain& chain = step.chains[index];
    const std::size_t told_before = count_told(step, index);
    if (told_before == chain.size()) return {};
    const std::size_t begin = told_before > 1 ? told_before - 1 : 0;
    const Told told{step, state, found_false(step, index)};
    const ChainNode& supposed = step.chains.front().front();
    const bool is_elsewhere =
        step.contradiction.kind != ContradictionKind::none &&
        (chain[0].cells != supposed.cells || chain[0].digit != supposed.digit);
    const bool is_known = begin > 0 || is_elsewhere;
    const bool is_true = is_true_in(chain, begin);
    std::string text =
        speaker.say(begin > 0 || (is_elsewhere && is_true) ? "chain.since" : "chain.if",
                    {{"premise", premise_text(speaker, chain[begin], is_true)},
                     {"node", node_text(speaker, chain[begin], is_true)}});
    for (std::size_t i = begin + 1; i < chain.size(); ++i) {
        text += speaker.words().phrase("chain.comma");
        text += speaker.say(is_known && i == begin + 1 ? "chain.thus" : "chain.then",
                            {{"node", node_text(speaker, chain[i], is_true_in(chain, i))},
                             {"why", reason(speaker, told, chain[i - 1], chain[i])}});
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

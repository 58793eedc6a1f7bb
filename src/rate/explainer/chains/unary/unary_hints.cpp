// Ordering and building the hints of chains from one candidate; unary_hints.hpp tells.
#include "rate/explainer/chains/unary/unary_hints.hpp"

#include "rate/explainer/chains/length.hpp"

#include <algorithm>
#include <bit>

namespace nonet::explainer {

namespace {

double base_rating(LinkKinds links, UnaryKind kind) {
    if (links == LinkKinds::both) return 7.0;
    return kind == UnaryKind::cycle ? 6.5 : 6.6;
}

std::uint64_t hash_of(std::span<const Candidate> removals) {
    std::uint64_t hash = removals.size();
    for (const Candidate& candidate : removals) {
        hash = (hash ^ static_cast<std::uint64_t>(candidate.index())) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    return hash;
}

}  // namespace

HintRank rank_of(LinkKinds links, UnaryKind kind, int complexity, int start) {
    return {
        base_rating(links, kind) + added_by_length(complexity), complexity, links, start, kind, 0};
}

std::string_view name_of(const HintRank& rank) {
    if (rank.kind == UnaryKind::cycle) {
        if (rank.links == LinkKinds::both) return "Bidirectional Cycle";
        if (rank.links == LinkKinds::y) return "Bidirectional Y-Cycle";
        return rank.complexity == 4 ? "Generalized X-Wing" : "Bidirectional X-Cycle";
    }
    if (rank.links == LinkKinds::both) return "Forcing Chain";
    return rank.complexity == 6 ? "Turbot Fish" : "Forcing X-Chain";
}

void UnaryHints::clear() {
    entries_.clear();
    removals_.clear();
    chains_.clear();
}

void UnaryHints::begin(const HintRank& rank) {
    Entry entry;
    entry.rank = rank;
    entry.removals_begin = static_cast<std::uint32_t>(removals_.size());
    entry.chain_begin = static_cast<std::uint32_t>(chains_.size());
    entries_.push_back(entry);
}

void UnaryHints::finish() {
    Entry& entry = entries_.back();
    entry.removals_end = static_cast<std::uint32_t>(removals_.size());
    entry.chain_end = static_cast<std::uint32_t>(chains_.size());
}

void UnaryHints::sort() {
    std::sort(entries_.begin(), entries_.end(),
              [](const Entry& a, const Entry& b) { return a.rank < b.rank; });
    constexpr std::uint32_t kFree = 0;
    slots_.assign(std::bit_ceil(2 * entries_.size() + 1), kFree);
    const std::size_t last_slot = slots_.size() - 1;
    std::size_t kept = 0;
    for (const Entry& entry : entries_) {
        const auto removed = removals(entry);
        std::size_t slot = hash_of(removed) & last_slot;
        bool is_new = true;
        for (; slots_[slot] != kFree && is_new; slot = (slot + 1) & last_slot) {
            const auto other = removals(entries_[slots_[slot] - 1]);
            is_new = !std::equal(removed.begin(), removed.end(), other.begin(), other.end());
        }
        if (!is_new) continue;
        entries_[kept] = entry;
        slots_[slot] = static_cast<std::uint32_t>(++kept);
    }
    entries_.resize(kept);
}

void UnaryHints::keep(std::span<const HintRank> ranks) {
    std::erase_if(entries_, [&](const Entry& entry) {
        return !std::binary_search(ranks.begin(), ranks.end(), entry.rank,
                                   [](const HintRank& a, const HintRank& b) { return a < b; });
    });
}

Hint UnaryHints::hint(const Entry& entry) const {
    Hint hint;
    hint.name = name_of(entry.rank);
    hint.rating = entry.rank.rating;
    hint.complexity = entry.rank.complexity;
    if (entry.rank.kind == UnaryKind::confirms) {
        hint.placed = Candidate::from_index(entry.rank.start);
    }
    const auto removed = removals(entry);
    hint.removals.assign(removed.begin(), removed.end());
    return hint;
}

void UnaryHints::add_parents(const Entry& entry, OuterParents& parents) const {
    const auto statements = chain(entry);
    for (const Statement& statement : statements) {
        if (statement.is_on) parents.add(statement.candidate, statement.cause);
    }
    if (entry.rank.kind != UnaryKind::cycle) return;
    // read backwards, the false end of each link is the one that is true, for the same cause
    for (std::size_t i = statements.size(); i-- > 0;) {
        if (!statements[i].is_on) parents.add(statements[i].candidate, statements[i].cause);
    }
}

}  // namespace nonet::explainer

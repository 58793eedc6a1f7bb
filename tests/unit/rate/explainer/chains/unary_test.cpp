// Chains from one candidate against facts: for positions of paths of Sudoku Explainer 1.2.1.3 its
// first hint, or that it has none, and for positions inside of chains its whole list.
#include "rate/explainer/chains/chains.hpp"
#include "rate/explainer/chains/outer_parents.hpp"
#include "rate/explainer/chains/unary/unary_cover.hpp"
#include "rate/explainer/chains/unary/unary_search.hpp"
#include "unit/rate/explainer/facts.hpp"

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

std::string text_of(Candidate candidate, const std::string& sign) {
    return "r" + std::to_string(row_of(candidate.cell) + 1) + "c" +
           std::to_string(column_of(candidate.cell) + 1) + sign + std::to_string(candidate.digit);
}

void append(const std::string& word, std::string& words) {
    if (!words.empty()) words += ' ';
    words += word;
}

std::string effect_of(const Hint& hint) {
    if (hint.placed) return text_of(*hint.placed, "=");
    std::string effect;
    for (const Candidate& removed : hint.removals) append(text_of(removed, "<>"), effect);
    return effect;
}

std::string rating_of(double rating) {
    std::ostringstream text;
    text.precision(2);
    text << std::fixed << rating;
    return text.str();
}

/// The statements of a chain; where a cycle comes back to its start, that stands there once.
std::string text_of(std::span<const Statement> chain) {
    std::string text;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        if (i > 0 && chain[i] == chain[0]) break;
        append(text_of(chain[i].candidate, chain[i].is_on ? "=" : "#"), text);
    }
    return text;
}

TEST(UnaryChains, FindTheFirstHintOfTheOriginal) {
    Budget budget{Limits()};
    const std::unique_ptr<Finder> finder = make_unary_chains();
    std::set<std::string> ratings;
    int without = 0;
    for (const Fields& fact : read_facts("chains/unary_chains.tsv")) {
        Position position = position_of(fact[0]);
        remove_all(fact[1], position);
        FirstHint first;
        finder->find(position, first, budget);
        if (fact[2] == "none") {
            ++without;
            EXPECT_FALSE(first.found()) << fact[0];
            continue;
        }
        ASSERT_TRUE(first.found()) << fact[0];
        EXPECT_EQ(rating_of(first.hint().rating), fact[2]) << fact[0];
        EXPECT_EQ(std::to_string(first.hint().complexity), fact[3]) << fact[0];
        EXPECT_EQ(effect_of(first.hint()), fact[4]) << fact[0];
        ratings.insert(fact[2]);
    }
    EXPECT_GE(without, 5);
    EXPECT_GE(ratings.size(), 10U);
}

TEST(UnaryChains, ListAllHintsOfTheOriginalInItsOrder) {
    Budget budget{Limits()};
    UnarySearch search;
    Position source;
    Position current;
    std::span<const UnaryHints::Entry> left;
    const UnaryHints* hints = nullptr;
    int count = 0;
    for (const Fields& fact : read_facts("chains/unary_lists.tsv")) {
        if (fact[0] == "position") {
            EXPECT_TRUE(left.empty());
            source = position_of(fact[1]);
            remove_all(fact[2], source);
            current = source;
            remove_all(fact[3], current);
            hints = &search.find_all(current, budget);
            left = hints->entries();
            continue;
        }
        ASSERT_FALSE(left.empty());
        const UnaryHints::Entry& entry = left.front();
        const Hint hint = hints->hint(entry);
        OuterParents parents;
        parents.start(source, current);
        hints->add_parents(entry, parents);
        std::string rests_on;
        for (const Candidate& parent : parents.parents()) append(text_of(parent, "#"), rests_on);
        if (rests_on.empty()) rests_on = "-";
        EXPECT_EQ((Fields{"hint", rating_of(hint.rating), std::to_string(hint.complexity),
                          std::string(hint.name), effect_of(hint), text_of(hints->chain(entry)),
                          rests_on}),
                  fact);
        left = left.subspan(1);
        ++count;
    }
    EXPECT_TRUE(left.empty());
    EXPECT_GE(count, 20);
}

/// The original keeps both directions of a cycle: an X-wing in rows 1 and 5 rests on what its rows
/// have lost, and read backwards on what its columns have lost.
TEST(UnaryChains, CyclesRestOnBothDirections) {
    const Position source{logic::State(Grid())};
    Position current = source;
    std::set<Candidate> lost;
    for (const int row : {0, 4}) {
        for (const int column : {1, 2, 3, 5, 6, 7, 8}) {
            lost.insert(Candidate::at(cell_at(row, column), 1));
        }
    }
    lost.insert(Candidate::at(cell_at(8, 0), 1));
    for (const Candidate candidate : lost) current.remove(candidate);
    current.remove(Candidate::at(cell_at(8, 8), 1));  // has nothing to do with it
    Budget budget{Limits()};
    UnarySearch search;
    const UnaryHints& hints = search.find_all(current, budget);
    ASSERT_FALSE(hints.entries().empty());
    const UnaryHints::Entry& first = hints.entries().front();
    ASSERT_EQ(hints.hint(first).name, "Generalized X-Wing");
    OuterParents parents;
    parents.start(source, current);
    hints.add_parents(first, parents);
    const auto list = parents.parents();
    EXPECT_EQ(std::set<Candidate>(list.begin(), list.end()), lost);
    EXPECT_EQ(list.size(), lost.size());
}

TEST(UnaryChains, TheFirstOfAllIsTheBest) {
    Budget budget{Limits()};
    UnarySearch search;
    for (const Fields& fact : read_facts("chains/unary_chains.tsv")) {
        Position position = position_of(fact[0]);
        remove_all(fact[1], position);
        const std::optional<Hint> best = search.find_best(position, budget);
        const UnaryHints& all = search.find_all(position, budget);
        ASSERT_EQ(best.has_value(), !all.entries().empty()) << fact[0];
        if (!best) continue;
        const Hint first = all.hint(all.entries().front());
        EXPECT_EQ(best->name, first.name);
        EXPECT_EQ(best->complexity, first.complexity);
        EXPECT_EQ(effect_of(*best), effect_of(first));
    }
}

TEST(UnaryChains, TheCoverHasTheFirstHintsThatRemoveEachCandidate) {
    Budget budget{Limits()};
    UnarySearch search;
    UnaryCover cover;
    int dropped = 0;
    for (const Fields& fact : read_facts("chains/unary_chains.tsv")) {
        Position position = position_of(fact[0]);
        remove_all(fact[1], position);
        const UnaryHints& all = search.find_all(position, budget);
        const UnaryHints& first = cover.find(position, budget);
        std::set<Candidate> removed;
        std::span<const UnaryHints::Entry> left = first.entries();
        for (const UnaryHints::Entry& entry : all.entries()) {
            bool is_first = false;
            for (const Candidate candidate : all.removals(entry)) {
                is_first = removed.insert(candidate).second || is_first;
            }
            if (!is_first) {
                ++dropped;
                continue;
            }
            ASSERT_FALSE(left.empty()) << fact[0];
            EXPECT_EQ(text_of(first.chain(left.front())), text_of(all.chain(entry))) << fact[0];
            EXPECT_EQ(effect_of(first.hint(left.front())), effect_of(all.hint(entry)));
            EXPECT_EQ(left.front().rank.rating, entry.rank.rating);
            left = left.subspan(1);
        }
        EXPECT_TRUE(left.empty()) << fact[0];
    }
    EXPECT_GT(dropped, 100);
}

TEST(UnaryChains, FindNothingWithoutCandidatesOrLinks) {
    Budget budget{Limits()};
    UnarySearch search;
    EXPECT_FALSE(search.find_best(Position(), budget));
    EXPECT_FALSE(search.find_best(Position(logic::State()), budget));
    EXPECT_TRUE(search.find_all(Position(logic::State()), budget).entries().empty());
}

TEST(UnaryChains, GrowByTheLengthsOfTheOriginal) {
    EXPECT_EQ(rank_of(LinkKinds::both, UnaryKind::refutes, 6, 0).rating, 7.0);
    EXPECT_EQ(rank_of(LinkKinds::x, UnaryKind::refutes, 27, 0).rating,
              6.6 + (0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1));
    EXPECT_EQ(rank_of(LinkKinds::y, UnaryKind::cycle, 14, 0).rating, 6.5 + (0.1 + 0.1 + 0.1));
}

}  // namespace
}  // namespace nonet::explainer

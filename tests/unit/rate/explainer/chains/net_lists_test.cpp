// All hints of nets, level by level, against facts; and two walks over the same chains against each
// other. For positions of paths of Sudoku Explainer 1.2.1.3 the facts are what its searches of each
// level list: how many hints, the sum of their complexities, the sum of these times their places in
// the list, and what the last one does. Chains inside nets count in all of them.
#include "rate/explainer/chains/nets/ancestors.hpp"
#include "rate/explainer/chains/nets/chain_order.hpp"
#include "rate/explainer/chains/nets/digit_contradictions.hpp"
#include "rate/explainer/chains/nets/net_search.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

struct LevelFact {
    int hints = 0;
    int complexities = 0;
    int weighted = 0;  ///< complexity times place
    int last_complexity = 0;
    NetProof last_proof = NetProof::contradiction;
    Candidate last;
    bool last_is_on = false;
};

struct ListFact {
    std::string_view values;
    std::string_view removed;
    std::array<LevelFact, 6> levels;
};

constexpr auto kContradiction = NetProof::contradiction;
constexpr auto kBothWays = NetProof::both_ways;

constexpr Candidate at(int row, int column, Digit digit) {
    return Candidate::at((row - 1) * 9 + column - 1, digit);
}

constexpr ListFact kLists[] = {
    {"1.3..67.94.71.92366.937...12..5..973....67..27.1...865..26.8.9787.29...4...7.5.28",
     "r1c2<>8 r1c5<>4 r1c5<>8 r1c8<>5 r3c2<>5 r4c2<>8 r4c5<>4 r5c2<>4 r5c2<>5 r5c2<>8 r5c3<>4 "
     "r5c4<>4 r6c2<>3 r6c5<>4 r6c6<>4 r7c2<>5 r9c7<>1",
     {{{52, 683, 20380, 21, kContradiction, at(8, 7, 3), true},
       {53, 700, 21356, 21, kContradiction, at(8, 7, 3), true},
       {58, 868, 30818, 48, kContradiction, at(9, 5, 3), true},
       {58, 868, 30818, 48, kContradiction, at(9, 5, 3), true},
       {58, 881, 31542, 44, kContradiction, at(5, 2, 3), false},
       {58, 874, 31141, 42, kBothWays, at(5, 1, 3), true}}}},
    {"1..4..7.94.7..9..396.3.7.1..94.381..5817.439.....91..8379..58...4.87395181594..37",
     "r1c8<>2 r2c4<>2 r2c4<>5 r2c5<>2 r2c5<>6 r4c8<>6 r6c7<>2 r6c8<>6 r7c5<>6",
     {{{49, 935, 26668, 34, kContradiction, at(7, 4, 2), false},
       {51, 979, 29794, 39, kBothWays, at(9, 7, 6), true},
       {74, 2076, 102668, 99, kContradiction, at(3, 5, 2), true},
       {75, 2190, 111220, 116, kContradiction, at(1, 2, 2), true},
       {75, 2145, 108576, 154, kContradiction, at(1, 2, 2), true},
       {75, 2131, 107597, 154, kContradiction, at(1, 2, 2), true}}}},
};

Position position_of(const ListFact& fact) {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (fact.values[cell] != '.') grid.set(cell, fact.values[cell] - '0');
    }
    Position position{logic::State(grid)};
    for (std::size_t i = 0; i < fact.removed.size(); i += 8) {
        const std::string_view item = fact.removed.substr(i, 7);
        const Candidate candidate = at(item[1] - '0', item[3] - '0', item[6] - '0');
        EXPECT_TRUE(position.has(candidate)) << item;
        position.remove(candidate);
    }
    return position;
}

TEST(ExplainerNetLists, AreThoseOfTheOriginalAtEachLevel) {
    Budget budget{Limits{}};
    for (const ListFact& fact : kLists) {
        const Position position = position_of(fact);
        for (int level = 0; level < 6; ++level) {
            SCOPED_TRACE(level);
            const auto extension = make_extension(level);
            NetSearch search(NetKind::dynamic, extension.get());
            NetList list;
            list.start(position);
            search.run(position, list, budget);
            list.sort();
            const LevelFact& expected = fact.levels[level];
            ASSERT_EQ(static_cast<int>(list.entries().size()), expected.hints);
            int sum = 0;
            int weighted = 0;
            int place = 0;
            for (const NetList::Entry& entry : list.entries()) {
                sum += entry.rank.complexity;
                weighted += entry.rank.complexity * ++place;
            }
            EXPECT_EQ(sum, expected.complexities);
            EXPECT_EQ(weighted, expected.weighted);
            const NetList::Entry& last = list.entries().back();
            EXPECT_EQ(last.rank.complexity, expected.last_complexity);
            EXPECT_EQ(last.rank.proof, expected.last_proof);
            EXPECT_EQ(last.conclusion.candidate, expected.last);
            EXPECT_EQ(last.conclusion.is_on, expected.last_is_on);
        }
    }
}

/// Calls `visit` for what follows from each candidate of a position, on and off.
template <class Visit>
void each_propagation(const Position& position, Links links, Extension* extension, Visit visit) {
    Budget budget{Limits{}};
    PropagationCache cache(links, extension);
    cache.start(position, budget);
    for (int id = 0; id < cache.graph().size(); ++id) {
        for (const bool is_on : {true, false}) {
            const auto number = static_cast<NetGraph::Id>(id);
            visit(cache.graph().candidate(number), is_on, cache.of(number, is_on));
        }
    }
}

TEST(ExplainerNetLists, CountAncestorsAsTheOrderedWalkListsThem) {
    for (const ListFact& fact : kLists) {
        const Position position = position_of(fact);
        const auto extension = make_extension(1);
        Ancestors ancestors(true);
        ChainOrder order;
        const auto check = [&](const ChainTarget& target, int counted) {
            order.list(true, target);
            EXPECT_EQ(counted, static_cast<int>(order.links().size()));
        };
        each_propagation(position, Links::all_erasing, extension.get(),
                         [&](Candidate, bool, const Propagation& net) {
                             using Which = ChainTarget::Which;
                             for (int place = 0; place < net.on.size(); ++place) {
                                 ancestors.start();
                                 ancestors.add_on(net, place);
                                 check({&net, Which::on, place}, ancestors.complexity());
                             }
                             for (int place = 0; place < net.off.size(); ++place) {
                                 ancestors.start();
                                 ancestors.add_off(net, place);
                                 check({&net, Which::off, place}, ancestors.complexity());
                                 EXPECT_LE(net.off[place].depth(), ancestors.complexity());
                             }
                             if (!net.contradicts) return;
                             ancestors.start();
                             ancestors.add_clash(net);
                             check({&net, Which::clash, 0}, ancestors.complexity());
                         });
    }
}

TEST(ExplainerNetLists, ADigitContradictsWhereNishioChainsDo) {
    for (const ListFact& fact : kLists) {
        const Position position = position_of(fact);
        DigitContradictions contradictions;
        contradictions.update(position);
        int found = 0;
        each_propagation(position, Links::houses_erasing, nullptr,
                         [&](Candidate candidate, bool is_on, const Propagation& net) {
                             EXPECT_EQ(contradictions.may_contradict(candidate, is_on),
                                       net.contradicts);
                             found += net.contradicts ? 1 : 0;
                         });
        EXPECT_EQ(contradictions.any(), found > 0);
    }
}

TEST(ExplainerNetLists, ATallyKnowsTheLastMember) {
    NetGraph::Tally tally;
    tally.add(728);
    tally.add(3);
    tally.add(511);
    EXPECT_EQ(tally.count(), 3);
    tally.remove(3);
    EXPECT_EQ(tally.count(), 2);
    EXPECT_EQ(tally.other(728), 511);
    tally.remove(728);
    EXPECT_EQ(tally.count(), 1);
    EXPECT_EQ(tally.last(), 511);
}

}  // namespace
}  // namespace nonet::explainer

// The tables of forcing nets: one table entry by entry, and all of them against the solutions of a
// puzzle with several and against singles played by hand.
#include "logic/kit/net_tables.hpp"

#include "base/budget.hpp"
#include "logic/kit/digits.hpp"
#include "logic/kit/house_set.hpp"
#include "logic/kit/net_table.hpp"
#include "support/brute_force.hpp"
#include "support/random_puzzles.hpp"
#include "thinned_positions.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

using Detail = ImplicationGraph::Detail;

class NetTableTest : public testing::Test {
  protected:
    NetTableTest() {
        Random random(111);
        state_ = thinned_position(30, 30, random).state;
        graph_.build(state_, Detail::groups);
        table_.reset(graph_, NetTable::Role::borrower);
        other_.reset(graph_, NetTable::Role::borrower);
    }

    State state_;
    ImplicationGraph graph_;
    NetTable table_;
    NetTable other_;
};

TEST_F(NetTableTest, CountsTheWayFromTheFirstReason) {
    table_.add_direct(ImplicationGraph::on(0), 0);
    table_.add(ImplicationGraph::off(1), {0});
    table_.add(ImplicationGraph::off(2), {1});
    table_.add(ImplicationGraph::on(3), {1, 2});
    EXPECT_EQ(table_.size(), 4);
    EXPECT_EQ(table_.entry(1).distance, 1);
    EXPECT_EQ(table_.entry(2).distance, 2);
    EXPECT_EQ(table_.entry(3).distance, 2) << "one more than its first reason as given";
    EXPECT_EQ(table_.entry(3).reasons[0], 2) << "the largest stands first";
    table_.add(ImplicationGraph::on(3), {0});
    EXPECT_EQ(table_.size(), 4) << "a candidate stands once";
    EXPECT_EQ(table_.place(ImplicationGraph::on(3)), 3);
    EXPECT_EQ(table_.place(ImplicationGraph::on(4)), -1);
    EXPECT_EQ(table_.place_or_premise(ImplicationGraph::on(4)), 0);
    EXPECT_FALSE(table_.has(NetTable::kNoNode));
    EXPECT_EQ(table_.entry(1000).node, NetTable::kNoNode);
}

TEST_F(NetTableTest, ListsItsCandidatesAsSets) {
    table_.add_direct(ImplicationGraph::on(0), 0);
    table_.add_direct(ImplicationGraph::off(5), 1);
    const Candidate on = graph_.candidate(0);
    const Candidate off = graph_.candidate(5);
    EXPECT_EQ(table_.sets().on[on.digit - 1], CellMask::of(on.cell));
    EXPECT_EQ(table_.sets().off[off.digit - 1], CellMask::of(off.cell));
    table_.reset(graph_, NetTable::Role::borrower);
    EXPECT_TRUE(table_.sets().on[on.digit - 1].empty());
    EXPECT_EQ(table_.size(), 0);
}

TEST_F(NetTableTest, HasRoomForAThousandEntriesOfNineBits) {
    ASSERT_FALSE(graph_.groups().empty());
    const NodeId group = graph_.groups()[0].on;
    for (int i = 0; i < NetTable::kRoom + 10; ++i) table_.add_direct(group, 1);
    EXPECT_EQ(table_.size(), NetTable::kRoom) << "groups stand there as often as they are added";
    EXPECT_TRUE(table_.is_full());
    table_.set_distance(3, 512 + 88);
    EXPECT_EQ(table_.entry(3).distance, 88);
    table_.borrow(ImplicationGraph::on(1), {.number = 7, .is_on = true, .is_other = false}, 5);
    EXPECT_EQ(table_.entry(NetTable::kRoom - 1).node, group) << "the last one is scribbled on";
    EXPECT_TRUE(table_.entry(NetTable::kRoom - 1).is_borrowed);
    EXPECT_FALSE(table_.has(ImplicationGraph::on(1)));
}

TEST_F(NetTableTest, GivesWayToShorterOnesOnlyWhereItBorrowed) {
    table_.add_direct(ImplicationGraph::on(0), 0);
    table_.borrow(ImplicationGraph::on(1), {.number = 4, .is_on = true, .is_other = false}, 9);
    EXPECT_TRUE(table_.entry(1).is_from_on);
    table_.borrow_shorter(1, {.number = 6, .is_on = false, .is_other = true}, 3);
    EXPECT_TRUE(table_.entry(1).is_borrowed);
    EXPECT_TRUE(table_.entry(1).is_from_other);
    EXPECT_FALSE(table_.entry(1).is_from_on);
    EXPECT_EQ(table_.entry(1).reasons[0], 6);
    table_.replace(1, {0}, 2);
    EXPECT_FALSE(table_.entry(1).is_borrowed);
    EXPECT_FALSE(table_.entry(1).is_from_other);
    EXPECT_EQ(table_.entry(1).distance, 2);
    int own = 0;
    table_.for_each_own([&own](int place) { own += place; });
    EXPECT_EQ(own, 1) << "the premise is not among them";
}

/// What could_take_from() says in one comparison, entry by entry.
bool could_take(const NetTable& table, const NetTable& lender, int base) {
    bool could = false;
    lender.for_each_own([&](int place) {
        const NodeId node = lender.entry(place).node;
        const NetTable::Entry& mine = table.entry(std::max(table.place(node), 0));
        const bool is_new = !table.has(node);
        could = could || is_new ||
                (table.place(node) != 0 && mine.is_borrowed &&
                 mine.distance > lender.entry(place).distance + base);
    });
    return could;
}

TEST_F(NetTableTest, KnowsAtOnceWhetherALenderHasAnything) {
    Random random(112);
    int answers[2] = {0, 0};
    for (int round = 0; round < 2000; ++round) {
        table_.reset(graph_, NetTable::Role::borrower);
        // Candidates borrow as well as lend; groups and sets only lend.
        other_.reset(graph_, round % 2 == 0 ? NetTable::Role::borrower : NetTable::Role::lender);
        const int candidates = std::min(8, graph_.candidates());
        for (NetTable* table : {&table_, &other_}) {
            const int premise = table == &table_ ? 0 : candidates;
            table->add_direct(ImplicationGraph::on(premise), 0);
            for (int i = 0; i < candidates; ++i) {
                if (i == premise) continue;
                const auto distance = static_cast<int>(1 + random.below(6));
                const auto choice = random.below(table == &table_ ? 8 : 3);
                if (choice == 0) table->add_direct(ImplicationGraph::on(i), distance);
                if (choice > 2) table->borrow(ImplicationGraph::on(i), {.number = 2}, distance);
            }
        }
        const auto base = static_cast<int>(random.below(4));
        const bool could = could_take(table_, other_, base);
        EXPECT_EQ(table_.could_take_from(other_, base), could);
        ++answers[could ? 1 : 0];
    }
    EXPECT_GT(answers[0], 100);
    EXPECT_GT(answers[1], 100);
}

/// A position with several solutions, all of which are known.
struct Open {
    State state;
    std::vector<Grid> solutions;
};

std::vector<Open> open_positions(int count, std::uint64_t seed) {
    constexpr std::size_t kMost = 60;
    Random random(seed);
    std::vector<Open> all;
    while (static_cast<int>(all.size()) < count) {
        const Grid puzzle = test::random_puzzle(28, random);
        std::vector<Grid> solutions = test::brute_force_solutions(puzzle, kMost);
        if (solutions.size() < 5 || solutions.size() == kMost) continue;
        all.push_back({State(puzzle), std::move(solutions)});
    }
    return all;
}

CellMask cells_of(const Grid& solution, Digit digit) {
    CellMask cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (solution[cell] == digit) cells.add(cell);
    }
    return cells;
}

/// What is true, and false, in all of these solutions in which the premise holds. False when there
/// is none.
bool find_common(const std::vector<Grid>& solutions, Candidate premise, bool is_on,
                 LiteralSets& common) {
    common.on.fill(CellMask::all());
    common.off.fill(CellMask::all());
    bool found = false;
    for (const Grid& solution : solutions) {
        if ((solution[premise.cell] == premise.digit) != is_on) continue;
        found = true;
        LiteralSets own;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            own.on[digit - 1] = cells_of(solution, digit);
            own.off[digit - 1] = CellMask::all().without(own.on[digit - 1]);
        }
        common &= own;
    }
    return found;
}

TEST(NetTables, HoldInEverySolutionInWhichThePremiseHolds) {
    int checked = 0;
    for (const Open& open : open_positions(2, 121)) {
        ImplicationGraph graph;
        graph.build(open.state, Detail::groups);
        Budget budget{Limits()};
        NetTables tables;
        tables.build(graph, 4, budget);
        for (int literal = 0; literal < 2 * graph.candidates(); ++literal) {
            const bool is_on = literal % 2 == 0;
            LiteralSets common;
            if (!find_common(open.solutions, graph.candidate(literal / 2), is_on, common)) continue;
            ++checked;
            const LiteralSets& sets = tables.sets(static_cast<NodeId>(literal));
            for (std::size_t i = 0; i < kDigits; ++i) {
                EXPECT_TRUE(sets.on[i].is_within(common.on[i]));
                EXPECT_TRUE(sets.off[i].is_within(common.off[i]));
            }
        }
    }
    EXPECT_GT(checked, 300);
}

TEST(NetTables, HoldAllThatOneRoundOfSinglesTells) {
    for (const Open& open : open_positions(2, 122)) {
        ImplicationGraph graph;
        graph.build(open.state, Detail::groups);
        Budget budget{Limits()};
        NetTables tables;
        tables.build(graph, 4, budget);
        for (int index = 0; index < graph.candidates(); index += 4) {
            const Candidate premise = graph.candidate(index);
            const LiteralSets& sets = tables.sets(ImplicationGraph::on(index));
            State played = open.state;
            played.place(premise);
            for (int other = 0; other < graph.candidates(); ++other) {
                const Candidate candidate = graph.candidate(other);
                if (candidate == premise) continue;
                if (!played.has(candidate)) {
                    EXPECT_TRUE(sets.off[candidate.digit - 1].has(candidate.cell));
                    continue;
                }
                bool is_single = digit_count(played.candidates(candidate.cell)) == 1;
                for (const House house : houses_of(candidate.cell)) {
                    is_single = is_single || played.places(house, candidate.digit) == 1;
                }
                if (!is_single) continue;
                EXPECT_TRUE(sets.on[candidate.digit - 1].has(candidate.cell));
            }
        }
    }
}

TEST(NetTables, ShowTheWayToWhatFollows) {
    const Open open = open_positions(1, 123).front();
    ImplicationGraph graph;
    graph.build(open.state, Detail::groups);
    Budget budget{Limits()};
    NetTables tables;
    tables.build(graph, 4, budget);
    int nets = 0;
    for (int index = 0; index < graph.candidates(); index += 7) {
        const NodeId premise = ImplicationGraph::on(index);
        for (int other = 0; other < graph.candidates(); ++other) {
            const Candidate candidate = graph.candidate(other);
            if (other == index || !tables.sets(premise).on[candidate.digit - 1].has(candidate.cell))
                continue;
            const NodeId conclusion = ImplicationGraph::on(other);
            const WayLength length = tables.measure(premise, conclusion, 1000);
            const Way way = tables.trace(premise, conclusion);
            ASSERT_GE(way.chain.size(), 2U);
            EXPECT_EQ(way.chain.front(), premise);
            EXPECT_EQ(way.chain.back(), conclusion);
            EXPECT_GE(length.length, 2);
            nets += length.is_net ? 1 : 0;
            // Everything on the way follows from the premise too.
            for (const NodeId id : way.chain) {
                const ImplicationNode& node = graph.node(id);
                if (node.kind != NodeKind::candidate) continue;
                const auto& sets = node.is_on ? tables.sets(premise).on : tables.sets(premise).off;
                EXPECT_TRUE(sets[node.digit - 1].has(node.cell));
            }
        }
    }
    EXPECT_GT(nets, 10);
}

}  // namespace
}  // namespace nonet::logic

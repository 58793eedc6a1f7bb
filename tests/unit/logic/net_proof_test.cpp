// What a step of a forcing net tells, followed by somebody who believes nothing: each chain starts
// from its premise, says nothing twice, and each link of it is checked on the position against what
// was told before. The checker knows cells and houses, not the code that made the proof.
#include "logic/kit/net_proof.hpp"

#include "base/budget.hpp"
#include "hard_positions.hpp"
#include "logic/kit/digits.hpp"
#include "logic/kit/net_tables.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"
#include "thinned_positions.hpp"

#include <nonet/hint.hpp>
#include <nonet/profile.hpp>
#include <nonet/solver.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

constexpr std::string_view kNets[] = {"forcing-net-contradiction", "forcing-net-verity"};

/// As a chain is read: behind a weak link false, behind a strong one true.
bool holds(const Chain& chain, std::size_t index) {
    if (index > 0) return chain[index].link == LinkKind::strong;
    return chain.size() < 2 ? chain[0].is_true : chain[1].link == LinkKind::weak;
}

/// Follows the chains of one premise after another.
class Reader {
  public:
    explicit Reader(const State& state) : state_(state) {}

    void expect_follows(const Chain& chain) {
        const auto premise =
            std::tuple(chain[0].cells.first(), int{chain[0].digit}, holds(chain, 0));
        if (premise != premise_) is_false_.fill(CellMask());
        premise_ = premise;
        for (std::size_t i = 0; i < chain.size(); ++i) {
            const bool is_true = holds(chain, i);
            if (i > 0) {
                EXPECT_NE(is_true, holds(chain, i - 1));
                EXPECT_TRUE(is_true ? must_hold(chain[i]) : is_excluded(chain[i - 1], chain[i]))
                    << "node " << i;
            }
            if (!is_true) is_false_.at(chain[i].digit) |= chain[i].cells;
        }
    }

  private:
    /// A true node takes the digit from all that it sees, or its cell from other digits.
    static bool is_excluded(const ChainNode& by, const ChainNode& node) {
        if (by.digit != node.digit) return by.cells.is_single() && by.cells == node.cells;
        for (const Cell one : by.cells) {
            if (!node.cells.is_within(kPeerMasks[one])) return false;
        }
        return true;
    }

    /// The last place in a house, or the last digit in a cell, as far as was told.
    [[nodiscard]] bool must_hold(const ChainNode& node) const {
        for (const CellMask& house : kHouseMasks) {
            if (!node.cells.is_within(house)) continue;
            const CellMask places = house & state_.cells_with(node.digit);
            if (places.without(node.cells).is_within(is_false_.at(node.digit))) return true;
        }
        if (!node.cells.is_single()) return false;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (digit != node.digit && state_.has(Candidate::at(node.cells.first(), digit)) &&
                !is_false_.at(digit).has(node.cells.first())) {
                return false;
            }
        }
        return true;
    }

    const State& state_;
    std::tuple<Cell, int, bool> premise_ = {-1, 0, false};
    std::array<CellMask, kDigits + 1> is_false_;
};

bool has_repetition(const Chain& chain) {
    std::set<std::tuple<std::string, int, bool>> seen;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        std::string cells;
        for (const Cell cell : chain[i].cells) cells += std::to_string(cell) + ' ';
        if (!seen.emplace(cells, chain[i].digit, holds(chain, i)).second) return true;
    }
    return false;
}

/// A contradiction starts from the opposite of what it concludes; a verity from a candidate of its
/// cell, or a place of its house.
void expect_premise(const Step& step, const Chain& chain) {
    ASSERT_TRUE(chain[0].cells.is_single());
    const Cell cell = chain[0].cells.first();
    if (step.contradiction.kind != ContradictionKind::none) {
        const bool is_placement = !step.placements.empty();
        const Candidate result = is_placement ? step.placements[0] : step.removals[0];
        EXPECT_EQ(cell, result.cell);
        EXPECT_EQ(chain[0].digit, result.digit);
        EXPECT_EQ(holds(chain, 0), !is_placement);
    } else if (step.base.empty()) {
        EXPECT_EQ(cell, step.cells.at(0));
    } else {
        EXPECT_TRUE(kHouseMasks[step.base[0]].has(cell));
    }
}

/// 3,000 characters for each case of a verity, 5,000 for what is supposed: a proof of a hard puzzle
/// needs some 2,500.
std::size_t longest_text(const Step& step) {
    if (step.contradiction.kind != ContradictionKind::none) return 5000;
    std::set<std::tuple<Cell, int, bool>> cases;
    for (const Chain& chain : step.chains)
        cases.emplace(chain[0].cells.first(), chain[0].digit, holds(chain, 0));
    return 3000 * cases.size();
}

void expect_proof(const Step& step, const State& state) {
    Reader reader(state);
    for (const Chain& chain : step.chains) {
        ASSERT_FALSE(chain.empty());
        EXPECT_FALSE(has_repetition(chain));
        expect_premise(step, chain);
        reader.expect_follows(chain);
    }
    const std::string text = tell(step, state, *find_language("en"), HintLevel::full);
    EXPECT_LT(text.size(), longest_text(step)) << text;
}

int expect_proofs(const State& state) {
    int count = 0;
    for (const std::string_view name : kNets) {
        const TechniqueRow* row = find_technique_row(name);
        Search search(state);
        Steps steps(Steps::Want::all);
        row->find(search, *row, steps);
        for (const Step& step : steps.found()) expect_proof(step, state);
        count += static_cast<int>(steps.found().size());
    }
    return count;
}

TEST(NetProof, OfAllStepsOfPositionsWithNetsCanBeFollowed) {
    int steps = 0;
    for (const HardPosition& position : hard_positions()) {
        if (position.group == "forcing-net") steps += expect_proofs(position.state);
    }
    EXPECT_GT(steps, 100);
}

TEST(NetProof, OfRandomPositionsCanBeFollowed) {
    Random random(131);
    int steps = 0;
    for (int round = 0; round < 4; ++round)
        steps += expect_proofs(thinned_position(24, 45, random).state);
    EXPECT_GT(steps, 50);
}

// Puzzles of the list "top1465" whose nets HoDoKu's tables reason about in circles.
TEST(NetProof, OfHardPuzzlesCanBeFollowed) {
    constexpr std::string_view kPuzzles[] = {
        "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
        "......8...7..9..1...3..7..51..6......5..2..4...8..9..74.....2...6..1..5......6..3",
    };
    int steps = 0;
    for (const std::string_view puzzle : kPuzzles) {
        const Grid grid = Grid::from_line(puzzle).value();
        State state(grid);
        const Path path = solve_path(state, PuzzleFacts::of(grid), *find_profile("nonet"));
        for (const RatedStep& rated : path.steps) {
            const Step& step = rated.step;
            if (std::find(std::begin(kNets), std::end(kNets), step.technique->name) !=
                std::end(kNets)) {
                ++steps;
                expect_proof(step, state);
            }
            apply(step, state);
        }
    }
    EXPECT_GT(steps, 8);
}

TEST(NetProof, TellsTheSameInWhateverOrderItIsAsked) {
    Random random(132);
    const State state = thinned_position(26, 40, random).state;
    ImplicationGraph graph;
    graph.build(state, ImplicationGraph::Detail::groups);
    NetProof forwards;
    NetProof backwards;
    forwards.reset(graph);
    backwards.reset(graph);
    const NodeId premise = ImplicationGraph::on(3);
    const int literals = 2 * graph.candidates();
    int reached = 0;
    for (int id = literals - 1; id >= 0; --id) backwards.reach(premise, static_cast<NodeId>(id));
    for (int id = 0; id < literals; ++id) {
        const auto conclusion = static_cast<NodeId>(id);
        const bool is_reached = forwards.reach(premise, conclusion);
        ASSERT_EQ(is_reached, backwards.reach(premise, conclusion));
        if (!is_reached) continue;
        ++reached;
        EXPECT_EQ(forwards.way(conclusion).chain, backwards.way(conclusion).chain);
        EXPECT_EQ(forwards.way(conclusion).branches, backwards.way(conclusion).branches);
    }
    EXPECT_GT(reached, 20);
}

TEST(NetProof, ReachesAllThatTheTablesHave) {
    Random random(133);
    const State state = thinned_position(26, 30, random).state;
    ImplicationGraph graph;
    graph.build(state, ImplicationGraph::Detail::groups);
    Budget budget{Limits()};
    NetTables tables;
    tables.build(graph, 4, budget);
    NetProof proof;
    proof.reset(graph);
    int reached = 0;
    for (int premise = 0; premise < 2 * graph.candidates(); premise += 5) {
        const LiteralSets& sets = tables.sets(static_cast<NodeId>(premise));
        for (int index = 0; index < graph.candidates(); ++index) {
            const Candidate candidate = graph.candidate(index);
            for (const bool is_on : {true, false}) {
                if (!(is_on ? sets.on : sets.off)[candidate.digit - 1].has(candidate.cell))
                    continue;
                ++reached;
                EXPECT_TRUE(proof.reach(
                    static_cast<NodeId>(premise),
                    is_on ? ImplicationGraph::on(index) : ImplicationGraph::off(index)));
            }
        }
    }
    EXPECT_GT(reached, 1000);
}

}  // namespace
}  // namespace nonet::logic

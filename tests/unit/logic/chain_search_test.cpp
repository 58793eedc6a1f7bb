// The searches for loops, forcing chains and nets: the first step in positions whose first step is
// known from elsewhere, that all steps are sound, and that nothing is found before its time.
#include "hard_positions.hpp"
#include "logic/kit/chain_kit.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_group.hpp"

#include <nonet/step.hpp>

#include <algorithm>
#include <array>
#include <string_view>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

constexpr std::array<std::string_view, 4> kInOrder = {"nice-loop", "grouped-nice-loop",
                                                      "forcing-chain", "forcing-net"};

std::vector<Step> steps_of(Search& search, std::string_view group, Steps::Want want) {
    Steps steps(want);
    find_technique_group(group)->find(search, steps);
    return std::move(steps.found());
}

TEST(ChainSearches, FindTheKnownFirstStep) {
    for (const HardPosition& position : hard_positions()) {
        SCOPED_TRACE(position.group);
        Search search(position.state);
        const std::vector<Step> steps = steps_of(search, position.group, Steps::Want::first);
        ASSERT_EQ(steps.size(), 1U);
        Step known;
        known.removals = position.removals;
        known.placements = position.placements;
        known.sort_results();
        EXPECT_EQ(steps.front().removals, known.removals);
        EXPECT_EQ(steps.front().placements, known.placements);
    }
}

// Each position comes from a path on which the easier searches found nothing.
TEST(ChainSearches, FindNothingWhereAHarderOneIsNeeded) {
    for (const HardPosition& position : hard_positions()) {
        Search search(position.state);
        for (const std::string_view easier : kInOrder) {
            if (easier == position.group) break;
            EXPECT_TRUE(steps_of(search, easier, Steps::Want::first).empty()) << easier;
        }
    }
}

TEST(ChainSearches, TellTheFirstOfAllFirst) {
    for (const HardPosition& position : hard_positions()) {
        SCOPED_TRACE(position.group);
        Search search(position.state);
        const std::vector<Step> all = steps_of(search, position.group, Steps::Want::all);
        ASSERT_FALSE(all.empty());
        EXPECT_EQ(all.front(), steps_of(search, position.group, Steps::Want::first).front());
    }
}

TEST(ChainSearches, AreSoundInAllTheyFind) {
    for (const HardPosition& position : hard_positions()) {
        for (const bool sets : {false, true}) {
            SearchOptions options;
            options.sets_in_loops = sets;
            Search search(position.state, options);
            for (const std::string_view group : kInOrder) {
                if (group == "forcing-net" && (sets || position.group != group)) continue;  // slow
                for (const Step& step : steps_of(search, group, Steps::Want::all)) {
                    EXPECT_TRUE(is_sound(step, position.solution)) << step.technique->name;
                    EXPECT_TRUE(changes(step, position.state)) << step.technique->name;
                }
            }
        }
    }
}

// What is true in the solution leads, in every table of nets, to nothing that is wrong.
TEST(NetTables, AreTrueOfTheSolution) {
    for (const HardPosition& position : hard_positions()) {
        if (position.group != "forcing-net") continue;
        Search search(position.state);
        const NetTables& tables =
            search.chains().net_tables(ImplicationGraph::Detail::groups, 4, search.budget());
        const ImplicationGraph& graph = tables.graph();
        for (int index = 0; index < graph.candidates(); ++index) {
            const Candidate candidate = graph.candidate(index);
            const bool is_true = position.solution[candidate.cell] == candidate.digit;
            const LiteralSets& sets =
                tables.sets(is_true ? ImplicationGraph::on(index) : ImplicationGraph::off(index));
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                for (const Cell cell : sets.on[digit - 1])
                    EXPECT_EQ(position.solution[cell], digit);
                for (const Cell cell : sets.off[digit - 1]) {
                    EXPECT_NE(position.solution[cell], digit);
                }
            }
        }
    }
}

// Chains follow from each other link by link: a strong link makes true, a weak one false.
TEST(ChainSearches, AlternateInTheChainsTheyTell) {
    for (const HardPosition& position : hard_positions()) {
        if (position.group == "forcing-net") continue;
        Search search(position.state);
        const std::vector<Step> steps = steps_of(search, position.group, Steps::Want::first);
        for (const Chain& chain : steps.front().chains) {
            ASSERT_GE(chain.size(), 2U);
            EXPECT_EQ(chain.front().link, LinkKind::none);
            for (std::size_t i = 2; i < chain.size(); ++i) {
                EXPECT_NE(chain[i].link, chain[i - 1].link);
            }
        }
    }
}

// So that "suppose that …" can be said from any of them.
TEST(ChainSearches, StartAllChainsOfAContradictionAtThePremise) {
    for (const HardPosition& position : hard_positions()) {
        Search search(position.state);
        const std::vector<Step> steps = steps_of(search, position.group, Steps::Want::first);
        const Step& step = steps.front();
        if (!step.technique->name.ends_with("contradiction")) continue;
        const Candidate decided =
            step.placements.empty() ? step.removals.front() : step.placements.front();
        for (const Chain& chain : step.chains) {
            EXPECT_EQ(chain.front().cells, CellMask::of(decided.cell));
            EXPECT_EQ(chain.front().digit, decided.digit);
        }
    }
}

// A position without any candidate, and one that is wrong, must not trouble the searches.
TEST(ChainSearches, SurviveOddPositions) {
    State wrong = hard_positions().front().state;
    const Cell cell = wrong.blanks().first();
    for (Digit digit = 1; digit <= kDigits; ++digit) wrong.remove(Candidate::at(cell, digit));
    for (const State& state : {State(hard_positions().front().solution), State(), wrong}) {
        SearchOptions options;
        options.sets_in_loops = true;
        Search search(state, options);
        for (const std::string_view group : kInOrder) {
            static_cast<void>(steps_of(search, group, Steps::Want::first));
        }
    }
}

}  // namespace
}  // namespace nonet::logic

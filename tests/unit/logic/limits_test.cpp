// Dear searches look at their budget inside, and positions made up to be hostile stay within
// bounds.
#include "logic/kit/chain_kit.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <nonet/random.hpp>
#include <nonet/reading.hpp>
#include <nonet/solver.hpp>
#include <nonet/text.hpp>

#include <array>
#include <atomic>
#include <optional>
#include <string_view>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

/// Those that may take more than some milliseconds.
constexpr auto kDear = std::to_array<std::string_view>(
    {"finned-mutant-swordfish", "finned-franken-swordfish", "kraken-fish-1", "kraken-fish-2",
     "als-xy-wing", "als-chain", "death-blossom", "unique-loop", "continuous-nice-loop",
     "grouped-aic", "forcing-chain-verity", "forcing-net-contradiction", "whip", "braid"});

State example_of(const TechniqueInfo& technique) {
    const Result<Puzzle> puzzle = read_puzzle(technique.example);
    return state_of(*puzzle).value();
}

std::size_t count_steps(Search& search, const TechniqueRow& row) {
    Steps steps(Steps::Want::all);
    row.find(search, row, steps);
    return steps.found().size();
}

TEST(Limits, AreLookedAtInsideDearSearches) {
    const std::atomic<bool> cancel = true;
    Limits over;
    over.cancel = &cancel;
    for (const std::string_view name : kDear) {
        const TechniqueRow* row = find_technique_row(name);
        ASSERT_NE(row, nullptr) << name;
        Search search(example_of(row->info));
        search.set_limits(over);
        EXPECT_EQ(count_steps(search, *row), 0U) << name;
        EXPECT_TRUE(search.budget().reached());
        // What was broken off is not taken for complete by the next search.
        search.set_limits({});
        EXPECT_GT(count_steps(search, *row), 0U) << name;
    }
}

/// Two candidates in each cell, the same everywhere: loops without end.
Candidates pairs_everywhere() {
    Candidates candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 3; digit <= kDigits; ++digit) candidates.remove(cell, digit);
    }
    return candidates;
}

TEST(Limits, UniqueLoopsEndWherePairsStandEverywhere) {
    const TechniqueRow* row = find_technique_row("unique-loop");
    Search search((State(pairs_everywhere())));
    EXPECT_EQ(count_steps(search, *row), 0U);
}

/// Every candidate of a solution, and a part of the others.
Candidates sukaku_of(const Grid& solution, std::uint64_t percent, Random& random) {
    Candidates candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (solution[cell] != digit && random.below(100) >= percent) {
                candidates.remove(cell, digit);
            }
        }
    }
    return candidates;
}

// Some two and a half candidates in each cell: more than a thousand almost locked sets, which would
// be more nodes than there may be.
TEST(Limits, GraphsOfManySetsAreBounded) {
    const Grid solution =
        Grid::from_line(
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642")
            .value();
    Random random(5);
    const State state(sukaku_of(solution, 20, random));
    Search search(state);
    const AlsCatalogue& sets = search.almost_locked_sets();
    const ImplicationGraph& graph = search.chains().graph(ImplicationGraph::Detail::sets, &sets);
    EXPECT_EQ(graph.size(), ImplicationGraph::kMostNodes);
    for (int id = 0; id < graph.size(); ++id) {
        for (const ImplicationLink& link : graph.links(static_cast<NodeId>(id))) {
            EXPECT_LT(link.to, graph.size());
        }
    }
}

}  // namespace
}  // namespace nonet::logic

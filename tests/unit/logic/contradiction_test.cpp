// What a supposition leads to: the contradiction that a step names must follow from what the step
// itself has found true or false.
#include "hard_positions.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <nonet/hint.hpp>
#include <nonet/reading.hpp>
#include <nonet/solver.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

/// What the ends of the chains, or one of two colours, say.
struct Facts {
    std::array<CellMask, kDigits + 1> on;
    std::array<CellMask, kDigits + 1> off;
};

Facts ends_of(const Step& step) {
    Facts facts;
    for (const Chain& chain : step.chains) {
        const ChainNode& end = chain.back();
        const bool is_true = chain.size() < 2 ? end.is_true : end.link == LinkKind::strong;
        (is_true ? facts.on : facts.off).at(end.digit) |= end.cells;
    }
    return facts;
}

Facts first_color_of(const Step& step) {
    Facts facts;
    for (const Candidate one : step.removals) {
        facts.on.at(one.digit).add(one.cell);
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (digit != one.digit) facts.off.at(digit).add(one.cell);
        }
        facts.off.at(one.digit) |= kPeerMasks[one.cell];
    }
    return facts;
}

int count_of(const Facts& facts, Cell cell) {
    int count = 0;
    for (Digit digit = 1; digit <= kDigits; ++digit) count += facts.on.at(digit).has(cell) ? 1 : 0;
    return count;
}

void expect_follows(const Step& step, const Facts& facts, const State& state) {
    const Contradiction& one = step.contradiction;
    const Digit digit = one.digits == 0 ? 0 : std::countr_zero(one.digits) + 1;
    switch (one.kind) {
        case ContradictionKind::none:
            ADD_FAILURE() << step.technique->name << " names no contradiction";
            break;
        case ContradictionKind::empty_cell:
            for (Digit each = 1; each <= kDigits; ++each) {
                EXPECT_TRUE(!state.has(Candidate::at(one.cell, each)) ||
                            facts.off.at(each).has(one.cell));
            }
            break;
        case ContradictionKind::no_place:
            EXPECT_TRUE(
                (state.cells_with(digit) & kHouseMasks[one.house]).is_within(facts.off.at(digit)));
            break;
        case ContradictionKind::two_digits:
            EXPECT_EQ(std::popcount(one.digits), 2);
            EXPECT_GE(count_of(facts, one.cell), 2);
            break;
        case ContradictionKind::twice:
            EXPECT_GE((facts.on.at(digit) & kHouseMasks[one.house]).count(), 2);
            break;
        case ContradictionKind::true_and_false:
            EXPECT_EQ(std::popcount(one.digits), 1);
            // Its own opposite: the supposition is the other half.
            EXPECT_TRUE(facts.on.at(digit).has(one.cell) || facts.off.at(digit).has(one.cell));
            break;
    }
}

std::vector<Step> all_of(std::string_view name, const State& state) {
    Search search(state);
    Steps steps(Steps::Want::all);
    const TechniqueRow* row = find_technique_row(name);
    row->find(search, *row, steps);
    return std::move(steps.found());
}

TEST(Contradiction, OfAForcingChainFollowsFromItsEnds) {
    std::set<ContradictionKind> kinds;
    for (const HardPosition& position : hard_positions()) {
        for (const Step& step : all_of("forcing-chain-contradiction", position.state)) {
            expect_follows(step, ends_of(step), position.state);
            kinds.insert(step.contradiction.kind);
        }
        for (const Step& step : all_of("forcing-chain-verity", position.state))
            EXPECT_EQ(step.contradiction.kind, ContradictionKind::none);
    }
    EXPECT_GT(kinds.size(), 2u);
}

TEST(Contradiction, OfAColorFollowsFromTheColor) {
    for (const char* name : {"simple-colors-wrap", "3d-medusa"}) {
        const Result<Puzzle> puzzle = read_puzzle(find_technique(name)->example);
        ASSERT_TRUE(puzzle.ok());
        const State state = state_of(*puzzle).value();
        const std::vector<Step> steps = all_of(name, state);
        ASSERT_FALSE(steps.empty());
        for (const Step& step : steps) {
            if (std::string_view(name) == "3d-medusa" &&
                step.removals.size() != step.colors[0].size()) {
                continue;  // excluded by both colours
            }
            expect_follows(step, first_color_of(step), state);
        }
    }
}

TEST(Contradiction, IsNamedInEveryLanguage) {
    const Result<Puzzle> puzzle = read_puzzle(find_technique("whip")->example);
    ASSERT_TRUE(puzzle.ok());
    const State state = state_of(*puzzle).value();
    const std::vector<Step> steps = all_of("whip", state);
    ASSERT_FALSE(steps.empty());
    Step step = steps.front();
    const auto said = [&](const char* code) {
        return tell(step, state, *find_language(code), HintLevel::full);
    };
    const auto expect_part = [&](const char* code, const char* part) {
        EXPECT_NE(said(code).find(part), std::string::npos) << said(code);
    };
    step.contradiction = {ContradictionKind::no_place, -1, column_house(3), mask_of(7)};
    expect_part("en", " Then column 4 has no place left for 7. ");
    expect_part("ko", " 그러면 4열에 7을 넣을 자리가 없어집니다. ");
    expect_part("zh", "这样第4列就没有位置可填 7。");
    step.contradiction = {ContradictionKind::empty_cell, 0, -1, 0};
    expect_part("en", " Then r1c1 has no candidate left. ");
    expect_part("ko", " 그러면 r1c1에 들어갈 숫자가 없어집니다. ");
    expect_part("zh", "这样 r1c1 就没有数字可填。");
}

TEST(Contradiction, HasANameForEachKind) {
    std::set<std::string_view> names;
    for (int kind = 0; kind < 6; ++kind)
        names.insert(name_of(static_cast<ContradictionKind>(kind)));
    EXPECT_EQ(names.size(), 6u);
}

}  // namespace
}  // namespace nonet::logic

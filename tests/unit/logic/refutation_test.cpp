// Whips and braids followed link by link, by nothing but their definitions.
#include "logic/kit/singles_reach.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <nonet/grid.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

const std::vector<std::string> kPuzzles = {
    "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9",
    "8.2...7.6...4...8.1.5.8..4....8..45.9...3........62.....4.....1.....1..4..87...3.",
    "........1.2...3.4...4.5.3......3.1....67...8..7...2..5..78..9...4..1..2.8....6..."};

State state_of_line(const std::string& line) {
    return State(Grid::from_line(line).value());
}

std::vector<Step> find_all(const char* name, const State& state) {
    Search search(state);
    Steps steps(Steps::Want::all);
    const TechniqueRow* row = find_technique_row(name);
    row->find(search, *row, steps);
    return steps.found();
}

bool exclude_each_other(Candidate a, Candidate b) {
    if (a.cell == b.cell) return a.digit != b.digit;
    return a.digit == b.digit && are_peers(a.cell, b.cell);
}

Candidate candidate_of(const ChainNode& node) {
    return Candidate::at(node.cells.first(), node.digit);
}

/// The candidates of a variable: one cell with all of its own, or all places of a digit in a house.
std::vector<Candidate> values_of_variable(const CellGroup& set, const State& state) {
    std::vector<Candidate> values;
    for (const Cell cell : set.cells) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const Candidate candidate = Candidate::at(cell, digit);
            if ((set.digits & mask_of(digit)) != 0 && state.has(candidate)) {
                values.push_back(candidate);
            }
        }
    }
    return values;
}

bool is_variable(const CellGroup& set, const State& state) {
    if (set.cells.count() == 1 && set.digits == state.candidates(set.cells.first())) return true;
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const CellMask places = kHouseMasks[house] & state.cells_with(digit);
            if (set.digits == mask_of(digit) && set.cells == places) return true;
        }
    }
    return false;
}

/// Follows a step: every variable but the last has its right-linking candidate alone once the
/// target and all earlier ones are true, the last has none.
class Follower {
  public:
    Follower(const Step& step, const State& state) : step_(step), state_(state) {
        assumed_.push_back(step.removals.at(0));
    }

    void follow(std::size_t number, Candidate source, Candidate left, const Candidate* right) {
        const CellGroup& set = step_.sets.at(number);
        EXPECT_TRUE(is_variable(set, state_));
        EXPECT_NE(std::find(assumed_.begin(), assumed_.end(), source), assumed_.end());
        EXPECT_TRUE(exclude_each_other(source, left));
        std::vector<Candidate> possible;
        bool has_left = false;
        for (const Candidate value : values_of_variable(set, state_)) {
            has_left = has_left || value == left;
            const bool is_out = std::any_of(
                assumed_.begin(), assumed_.end(),
                [value](Candidate assumed) { return exclude_each_other(assumed, value); });
            if (!is_out) possible.push_back(value);
        }
        EXPECT_TRUE(has_left);
        if (right == nullptr) {
            EXPECT_TRUE(possible.empty());
        } else {
            EXPECT_EQ(possible, std::vector<Candidate>{*right});
            assumed_.push_back(*right);
        }
    }

  private:
    const Step& step_;
    const State& state_;
    std::vector<Candidate> assumed_;
};

/// The last variable is the one that the step says to be without a value.
void expect_contradiction(const Step& step) {
    const CellGroup& last = step.sets.back();
    const Contradiction& one = step.contradiction;
    if (one.kind == ContradictionKind::empty_cell) {
        EXPECT_EQ(last.cells, CellMask::of(one.cell));
        return;
    }
    ASSERT_EQ(one.kind, ContradictionKind::no_place);
    EXPECT_EQ(last.digits, one.digits);
    EXPECT_TRUE(last.cells.is_within(kHouseMasks[one.house]));
}

void follow_whip(const Step& step, const State& state) {
    ASSERT_EQ(step.chains.size(), 1U);
    const Chain& chain = step.chains[0];
    ASSERT_EQ(chain.size(), 2 * step.sets.size());
    EXPECT_EQ(candidate_of(chain[0]), step.removals.at(0));
    expect_contradiction(step);
    Follower follower(step, state);
    for (std::size_t i = 0; i < step.sets.size(); ++i) {
        const bool is_last = i + 1 == step.sets.size();
        const Candidate right = is_last ? Candidate() : candidate_of(chain[2 * i + 2]);
        follower.follow(i, candidate_of(chain[2 * i]), candidate_of(chain[2 * i + 1]),
                        is_last ? nullptr : &right);
    }
}

void follow_braid(const Step& step, const State& state) {
    ASSERT_EQ(step.chains.size(), step.sets.size());
    expect_contradiction(step);
    Follower follower(step, state);
    for (std::size_t i = 0; i < step.sets.size(); ++i) {
        const Chain& chain = step.chains[i];
        const bool is_last = i + 1 == step.sets.size();
        ASSERT_EQ(chain.size(), is_last ? 2U : 3U);
        const Candidate right = is_last ? Candidate() : candidate_of(chain[2]);
        follower.follow(i, candidate_of(chain[0]), candidate_of(chain[1]),
                        is_last ? nullptr : &right);
    }
}

TEST(Whip, FollowsLinkByLinkAndComesShortestFirst) {
    std::size_t whips = 0;
    for (const std::string& puzzle : kPuzzles) {
        const State state = state_of_line(puzzle);
        const std::vector<Step> steps = find_all("whip", state);
        whips += steps.size();
        for (const Step& step : steps) follow_whip(step, state);
        EXPECT_TRUE(std::is_sorted(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
            return a.sets.size() < b.sets.size();
        }));
    }
    EXPECT_GT(whips, 10U);
}

TEST(Braid, FollowsLinkByLinkAndIsNoLongerThanTheWhip) {
    for (const std::string& puzzle : kPuzzles) {
        const State state = state_of_line(puzzle);
        std::map<Candidate, std::size_t> lengths;
        for (const Step& step : find_all("braid", state)) {
            follow_braid(step, state);
            lengths[step.removals.at(0)] = step.sets.size();
        }
        for (const Step& step : find_all("whip", state)) {
            ASSERT_TRUE(lengths.contains(step.removals.at(0)));
            EXPECT_LE(lengths[step.removals.at(0)], step.sets.size());
        }
    }
}

TEST(SinglesReach, TakesAssumptionsBackWithoutATrace) {
    const State state = state_of_line(kPuzzles[0]);
    SinglesReach reach(state);
    const auto is_untouched = [&] {
        for (Variable variable = 0; variable < kVariables; ++variable) {
            int values = 0;
            for (const int value : kValuesOf[variable]) {
                if (state.has(Candidate::from_index(value))) ++values;
            }
            if (reach.values(variable) != values) return false;
        }
        return reach.depth() == 0;
    };
    ASSERT_TRUE(is_untouched());
    for (const int candidate : CandidateMask(reach.candidates())) {
        int rounds = 0;
        reach.spread(candidate, rounds, [](int, Variable) {});
        reach.retract_all();
        ASSERT_TRUE(is_untouched());
    }
}

}  // namespace
}  // namespace nonet::logic

// The rules of the scale se121-inv, in their order.
//
// They are those of Sudoku Explainer in its order and with its ratings. Where its search finds some
// steps only because of the order in which it looks, the rule here finds all of them, and where the
// length of its proof depends on that order, the rule counts the shortest.
#pragma once

#include "base/budget.hpp"
#include "rate/invariant/lowest_steps.hpp"

#include <memory>
#include <string_view>
#include <vector>

namespace nonet::invariant {

/// Finds the steps of one rule; keeps its memory between calls. One thread at a time.
class Rule {
  public:
    virtual ~Rule() = default;
    /// Adds all steps of the lowest rating (dearer ones may be offered too). Long searches tell
    /// `budget` of their work and may end early once it is reached.
    virtual void find(const Position& position, LowestSteps& steps, Budget& budget) = 0;
};

struct NamedRule {
    std::string_view name;
    bool assumes_unique = false;
    std::unique_ptr<Rule> rule;
};

/// All rules, in the order in which they are asked.
std::vector<NamedRule> make_rules();

// Each in a file of its own:
std::unique_ptr<Rule> make_direct_hidden_sets(int size);
std::unique_ptr<Rule> make_all_unique_loops();
std::unique_ptr<Rule> make_candidate_chains();
std::unique_ptr<Rule> make_nishio();
std::unique_ptr<Rule> make_multiple_chains();
/// Level 0: links only; 1: and the four patterns; 2: and chains from one candidate.
std::unique_ptr<Rule> make_dynamic_chains(int level);

}  // namespace nonet::invariant

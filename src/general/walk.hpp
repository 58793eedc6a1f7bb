// A walk through the tree of all solutions, one step at a time.
//
// Each node takes one candidate in (left), later the same candidate out (right), so a node's right
// child stays on its level and a branch is a list of literals. In any order the candidate comes
// from the item with the fewest candidates left, which counts the places of a value in a house as
// well as the values of a cell; in lexicographic order it is the smallest value of the first open
// cell.
//
// A plain walk can lose itself in a large part of the tree without a solution. So after kPatience
// conflicts without a solution the oracle is asked at each node whether there is one below, until
// the next solution comes. Its last solution serves as a witness: nodes that agree with it need no
// question. Hence the cost per solution is bounded by some questions per cell, in every order.
#pragma once

#include "base/budget.hpp"
#include "general/literal.hpp"
#include "general/oracle.hpp"
#include "general/state.hpp"

#include <nonet/search.hpp>

#include <memory>
#include <vector>

namespace nonet::general {

class Walk {
  public:
    /// `root` is a position at depth 0 with all consequences followed and no conflict.
    Walk(const State& root, Order order) : root_(&root), state_(root), order_(order) {}

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] int depth() const { return state_.depth(); }

    /// Is there a solution at or below this node, as far as it is worth knowing? `yes` means that
    /// none is excluded.
    Answer look(Budget& budget);

    /// Goes left. False when that leads to a conflict at once.
    bool descend();

    /// Leaves the left child and goes right. `had_solution`: the left child held one. False when
    /// that leads to a conflict, or when there is nothing left to leave.
    bool go_right(bool had_solution);

    void note_solution() { failures_ = 0; }

  private:
    static constexpr int kPatience = 64;

    struct Branch {
        int candidate;
        std::size_t path_size;
    };

    [[nodiscard]] int choose() const;
    [[nodiscard]] bool witnessed() const;
    bool settle();

    const State* root_;
    State state_;
    Order order_;
    std::vector<Branch> branches_;
    std::vector<Literal> path_;  // what the oracle has to assume to be here
    std::unique_ptr<Oracle> oracle_;
    bool has_witness_ = false;
    int failures_ = 0;
};

}  // namespace nonet::general

// What a conflict teaches.
//
// From the broken rule the reasons are followed back until one literal of the deepest level is left
// (the first unique implication point; Marques-Silva and Sakallah, GRASP, 1996). The clause so
// found forbids this cause of the failure, not only this branch: that is what makes 25×25 puzzles
// feasible where plain backtracking meets the same contradiction again and again. Literals that the
// others imply are dropped (Sörensson and Biere, 2009), with a stack of our own instead of
// recursion.
//
// Invariant: every literal of the clause fails, the first at the deepest level, the second at the
// level to go back to.
#pragma once

#include "general/activity.hpp"
#include "general/clauses.hpp"
#include "general/state.hpp"

#include <cstdint>
#include <vector>

namespace nonet::general {

struct Lesson {
    std::vector<Literal> clause;
    int back_level = 0;
    int glue = 0;
};

class Analysis {
  public:
    explicit Analysis(const Model& model);

    /// Learns from the conflict noted in `state`, at a depth above 0; bumps the candidates met.
    const Lesson& learn(const State& state, ClauseStore& clauses, ActivityHeap& activity);

    /// Remembers the item masks of the root, the candidates that a reason can speak of. To be
    /// called at depth 0 with all consequences followed.
    void set_root(const State& state) { root_masks_ = state.masks(); }

  private:
    template <class Visit>
    void for_each_cause(const ClauseStore& clauses, Reason reason, int candidate,
                        const Visit& visit) const;
    void meet(const State& state, Literal failed, ActivityHeap& activity);
    void note_use(const State& state, ClauseStore& clauses, Reason reason);
    void meet_conflict(const State& state, ClauseStore& clauses, ActivityHeap& activity);
    void shorten(const State& state, const ClauseStore& clauses);
    bool is_implied(const State& state, const ClauseStore& clauses, Literal literal);
    void finish(const State& state);

    enum class Mark : std::uint8_t { none, met, implied, needed };

    const Model* model_;
    std::vector<std::uint64_t> root_masks_;
    std::vector<Mark> marks_;
    std::vector<int> marked_;
    std::vector<bool> level_met_;
    std::vector<Literal> stack_;
    std::vector<std::uint64_t> level_stamp_;
    std::uint64_t stamp_ = 0;
    int open_ends_ = 0;
    Lesson lesson_;
};

}  // namespace nonet::general

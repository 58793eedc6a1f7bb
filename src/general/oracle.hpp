// Is there a solution, given some assumptions? The one hard question behind all the others.
//
// The search is conflict-driven: it decides a candidate, follows the singles and the learned
// clauses, learns a clause from each conflict (analysis.hpp), jumps back to where that clause
// forces something, and restarts now and then (restarts.hpp). What it learned follows from the
// puzzle alone, never from the assumptions, so later questions get easier. It is one loop over one
// trail: no recursion, a stack of a few hundred bytes.
//
// A SAT solver as back end would take this class's place: same questions, the items as clauses.
//
// Tried and lost: see docs/design/general.md.
#pragma once

#include "base/budget.hpp"
#include "general/activity.hpp"
#include "general/analysis.hpp"
#include "general/clauses.hpp"
#include "general/hall.hpp"
#include "general/restarts.hpp"
#include "general/state.hpp"

#include <nonet/board.hpp>
#include <nonet/random.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace nonet::general {

enum class Answer : std::uint8_t { no, yes, unknown };

class Oracle {
  public:
    /// `root` is a position at depth 0 with all consequences followed.
    explicit Oracle(State root);

    /// Makes the next solutions random ones.
    void shuffle(Random& random);

    /// Is there a solution in which the assumed literals hold? After `yes`, solution() is one.
    Answer ask(std::span<const Literal> assumptions, Budget& budget);

    [[nodiscard]] const Board& solution() const { return *solution_; }

    /// Rules a literal in for good. The caller knows that it holds in all solutions that matter.
    void add_fact(Literal literal);

    /// Rules the solution found last out, for good. Requires that the last answer was `yes` and
    /// that no fact was added since.
    void exclude_solution();

    /// Lets the search try this candidate as "in" first.
    void prefer(int candidate) { phase_[candidate] = true; }

    /// Do the facts known so far leave this candidate open?
    [[nodiscard]] bool is_undecided(int candidate) const {
        return state_.truth(candidate) == Truth::open || state_.level(candidate) > 0;
    }

  private:
    bool propagate();
    Answer search(std::span<const Literal> assumptions, Budget& budget);
    bool recover();
    bool learn_from_houses();
    void go_back(int level);
    void fill_heap();
    [[nodiscard]] std::optional<Literal> next_assumption(
        std::span<const Literal> assumptions) const;
    /// A free decision. Restless: always "in", which says most. Calm: as it last was, which keeps
    /// near the last good assignment.
    Literal choose();
    void decide(Literal literal);
    void maintain();

    State state_;
    ClauseStore clauses_;
    HallCheck hall_;
    Analysis analysis_;
    ActivityHeap activity_;
    Restarts restarts_;
    std::vector<bool> phase_;
    std::optional<Board> solution_;
    std::vector<Literal> decisions_;
    std::size_t followed_ = 0;
    int assumed_levels_ = 0;
    bool dead_ = false;
    std::uint64_t conflicts_ = 0;
    std::uint64_t work_ = 0;
    std::uint64_t next_reduce_ = kFirstReduce;
    std::uint64_t reduce_step_ = kFirstReduce;

    static constexpr std::uint64_t kFirstReduce = 2000;
    static constexpr std::uint64_t kReduceGrowth = 300;
};

}  // namespace nonet::general

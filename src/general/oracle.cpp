// The conflict-driven loop: see the header.
#include "general/oracle.hpp"

#include <algorithm>
#include <utility>

namespace nonet::general {

Oracle::Oracle(State root)
    : state_(std::move(root)),
      clauses_(state_.model()),
      analysis_(state_.model()),
      activity_(state_.model().candidate_count()),
      phase_(static_cast<std::size_t>(state_.model().candidate_count()), true),
      followed_(state_.trail().size()),
      dead_(state_.conflict().found) {
    analysis_.set_root(state_);
    fill_heap();
}

void Oracle::fill_heap() {
    for (int i = 0; i < state_.model().candidate_count(); ++i) {
        if (state_.truth(i) == Truth::open) activity_.insert(i);
    }
}

void Oracle::shuffle(Random& random) {
    for (int i = 0; i < state_.model().candidate_count(); ++i) {
        activity_.set_activity(i, static_cast<double>(random.below(1U << 20U)) / (1U << 20U));
    }
}

bool Oracle::propagate() {
    const std::size_t before = followed_;
    bool fine = state_.spread();
    while (fine && followed_ < state_.trail().size()) {
        fine = clauses_.follow(state_.trail()[followed_++], state_) && state_.spread();
    }
    work_ += followed_ - before + clauses_.take_work();
    return fine;
}

void Oracle::go_back(int level) {
    if (level >= state_.depth()) return;
    const std::size_t size = state_.trail_size_at(level);
    const std::vector<Literal>& trail = state_.trail();
    for (std::size_t i = size; i < trail.size(); ++i) {
        const int candidate = candidate_of(trail[i]);
        phase_[candidate] = !says_out(trail[i]);
        activity_.insert(candidate);
    }
    state_.undo_to(level);
    followed_ = size;
    assumed_levels_ = std::min(assumed_levels_, level);
}

// Learns from the conflict and goes back. False when there is no way back: no solution at all.
bool Oracle::recover() {
    ++conflicts_;
    if (state_.depth() == 0) {
        dead_ = true;
        return false;
    }
    const Lesson& lesson = analysis_.learn(state_, clauses_, activity_);
    activity_.decay();
    restarts_.note(lesson.glue);
    go_back(lesson.back_level);
    if (lesson.clause.size() == 1) {
        state_.assert_literal(lesson.clause[0], {});
    } else {
        const std::uint32_t place = clauses_.add(lesson.clause, lesson.glue);
        state_.assert_literal(lesson.clause[0], Reason::clause(place));
    }
    return true;
}

// The first assumption that does not hold yet.
std::optional<Literal> Oracle::next_assumption(std::span<const Literal> assumptions) const {
    for (const Literal assumption : assumptions) {
        if (!state_.holds(assumption)) return assumption;
    }
    return std::nullopt;
}

Literal Oracle::choose() {
    int candidate = activity_.pop();
    while (state_.truth(candidate) != Truth::open) candidate = activity_.pop();
    return !restarts_.calm() || phase_[candidate] ? is_in(candidate) : is_out(candidate);
}

// Is some house beyond filling? Then the search is back where that is a conflict.
bool Oracle::learn_from_houses() {
    if (!hall_.finds_violation(state_)) return false;
    std::vector<Literal> clause = hall_.clause();
    const auto level = [&](Literal literal) { return state_.level(candidate_of(literal)); };
    std::sort(clause.begin(), clause.end(),
              [&](Literal a, Literal b) { return level(a) > level(b); });
    if (clause.size() < 2) {
        go_back(0);
        if (clause.empty()) {
            state_.note_conflict({true, {}, -1});
        } else {
            state_.assert_literal(clause[0], {});
        }
        return true;
    }
    go_back(level(clause[0]));
    const std::uint32_t place = clauses_.add(clause, static_cast<int>(clause.size()));
    state_.note_conflict({true, Reason::clause(place), -1});
    return true;
}

// Restarts and cuts the clauses back when it is time.
void Oracle::maintain() {
    if (conflicts_ >= next_reduce_ || clauses_.is_full()) {
        go_back(0);
        analysis_.set_root(state_);
        clauses_.reduce(state_);
        reduce_step_ += kReduceGrowth;
        next_reduce_ = conflicts_ + reduce_step_;
    } else if (restarts_.due()) {
        go_back(assumed_levels_);
    }
}

Answer Oracle::search(std::span<const Literal> assumptions, Budget& budget) {
    while (true) {
        const bool fine = propagate();
        budget.work(std::exchange(work_, 0));
        if (!fine) {
            if (!recover()) return Answer::no;
            continue;
        }
        if (state_.solved()) return Answer::yes;
        if (budget.reached()) return Answer::unknown;
        maintain();
        const std::optional<Literal> assumption = next_assumption(assumptions);
        if (assumption && state_.fails(*assumption)) return Answer::no;
        if (!assumption && state_.depth() == assumed_levels_ && learn_from_houses()) continue;
        if (!budget.spend()) return Answer::unknown;
        decide(assumption ? *assumption : choose());
        if (assumption) assumed_levels_ = state_.depth();
    }
}

void Oracle::decide(Literal literal) {
    decisions_.resize(static_cast<std::size_t>(state_.depth()));
    decisions_.push_back(literal);
    state_.open_level();
    state_.assert_literal(literal, {});
}

Answer Oracle::ask(std::span<const Literal> assumptions, Budget& budget) {
    if (dead_) return Answer::no;
    go_back(0);
    const Answer answer = search(assumptions, budget);
    if (answer == Answer::yes) {
        solution_ = state_.board();
        decisions_.resize(static_cast<std::size_t>(state_.depth()));
    }
    return answer;
}

void Oracle::add_fact(Literal literal) {
    go_back(0);
    if (dead_ || state_.holds(literal)) return;
    if (state_.fails(literal)) {
        dead_ = true;
        return;
    }
    state_.assert_literal(literal, {});
    if (!propagate()) dead_ = true;
}

void Oracle::exclude_solution() {
    // All else in the solution follows from its decisions.
    std::vector<Literal> clause;
    for (const Literal decision : decisions_) clause.push_back(opposite(decision));
    go_back(0);
    if (clause.empty()) {
        dead_ = true;
    } else if (clause.size() == 1) {
        add_fact(clause[0]);
    } else {
        clauses_.add(clause, ClauseStore::kPermanent);
    }
}

}  // namespace nonet::general

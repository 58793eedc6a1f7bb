// First unique implication point and clause minimisation: see the header.
#include "general/analysis.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace nonet::general {

Analysis::Analysis(const Model& model)
    : model_(&model),
      marks_(static_cast<std::size_t>(model.candidate_count()), Mark::none),
      level_met_(marks_.size() + 1),
      level_stamp_(marks_.size() + 1) {}

// Visits the failed literals that forced `candidate` (or the conflict, with candidate -1).
template <class Visit>
void Analysis::for_each_cause(const ClauseStore& clauses, Reason reason, int candidate,
                              const Visit& visit) const {
    switch (reason.kind()) {
        case Reason::Kind::none:
            return;
        case Reason::Kind::rival:
            visit(is_out(static_cast<int>(reason.what())));
            return;
        case Reason::Kind::item: {
            const int item = static_cast<int>(reason.what());
            for (std::uint64_t places = root_masks_[item]; places != 0; places &= places - 1) {
                const int other = model_->candidate_at(item, std::countr_zero(places));
                if (other != candidate) visit(is_in(other));
            }
            return;
        }
        case Reason::Kind::clause:
            for (const Literal literal : clauses.literals_of(reason.what())) {
                if (candidate_of(literal) != candidate) visit(literal);
            }
            return;
    }
}

void Analysis::meet(const State& state, Literal failed, ActivityHeap& activity) {
    const int candidate = candidate_of(failed);
    const int level = state.level(candidate);
    if (marks_[candidate] != Mark::none || level == 0) return;
    marks_[candidate] = Mark::met;
    marked_.push_back(candidate);
    activity.bump(candidate);
    if (level == state.depth()) {
        ++open_ends_;
    } else {
        lesson_.clause.push_back(failed);
        level_met_[level] = true;
    }
}

// A clause that helps now may have a lower glue than when it was learned.
void Analysis::note_use(const State& state, ClauseStore& clauses, Reason reason) {
    if (reason.kind() != Reason::Kind::clause) return;
    ++stamp_;
    int glue = 0;
    for (const Literal literal : clauses.literals_of(reason.what())) {
        const int level = state.level(candidate_of(literal));
        if (level_stamp_[level] != stamp_) ++glue;
        level_stamp_[level] = stamp_;
    }
    clauses.note_use(reason.what(), glue);
}

void Analysis::meet_conflict(const State& state, ClauseStore& clauses, ActivityHeap& activity) {
    const Conflict& conflict = state.conflict();
    const auto visit = [&](Literal failed) { meet(state, failed, activity); };
    note_use(state, clauses, conflict.reason);
    for_each_cause(clauses, conflict.reason, -1, visit);
    // Two rivals are both in.
    if (conflict.candidate >= 0) visit(is_out(conflict.candidate));
}

const Lesson& Analysis::learn(const State& state, ClauseStore& clauses, ActivityHeap& activity) {
    lesson_.clause.assign(1, 0);
    open_ends_ = 0;
    meet_conflict(state, clauses, activity);
    const std::vector<Literal>& trail = state.trail();
    for (std::size_t i = trail.size(); i-- > 0;) {
        const int candidate = candidate_of(trail[i]);
        if (marks_[candidate] != Mark::met) continue;
        if (--open_ends_ == 0) {
            lesson_.clause[0] = opposite(trail[i]);
            break;
        }
        note_use(state, clauses, state.reason(candidate));
        for_each_cause(clauses, state.reason(candidate), candidate,
                       [&](Literal failed) { meet(state, failed, activity); });
    }
    shorten(state, clauses);
    finish(state);
    return lesson_;
}

void Analysis::shorten(const State& state, const ClauseStore& clauses) {
    auto& clause = lesson_.clause;
    const auto implied = [&](Literal literal) { return is_implied(state, clauses, literal); };
    clause.erase(std::remove_if(clause.begin() + 1, clause.end(), implied), clause.end());
}

// Is the failing of `literal` a consequence of the other literals met? Walks its causes; gives up
// at the first that is a decision or lies on a level that the clause does not touch.
bool Analysis::is_implied(const State& state, const ClauseStore& clauses, Literal literal) {
    if (state.reason(candidate_of(literal)).kind() == Reason::Kind::none) return false;
    stack_.assign(1, literal);
    const std::size_t marked_before = marked_.size();
    bool implied = true;
    while (!stack_.empty() && implied) {
        const int candidate = candidate_of(stack_.back());
        stack_.pop_back();
        for_each_cause(clauses, state.reason(candidate), candidate, [&](Literal cause) {
            const int next = candidate_of(cause);
            const int level = state.level(next);
            if (!implied || level == 0) return;
            if (marks_[next] == Mark::met || marks_[next] == Mark::implied) return;
            if (marks_[next] == Mark::needed || !level_met_[level] ||
                state.reason(next).kind() == Reason::Kind::none) {
                implied = false;
                return;
            }
            marks_[next] = Mark::implied;
            marked_.push_back(next);
            stack_.push_back(cause);
        });
    }
    if (!implied) {
        // What was assumed on the way is not known after all; "needed" is only a wise guess that
        // saves looking again.
        for (std::size_t i = marked_before; i < marked_.size(); ++i) {
            marks_[marked_[i]] = Mark::needed;
        }
    }
    return implied;
}

void Analysis::finish(const State& state) {
    auto& clause = lesson_.clause;
    ++stamp_;
    lesson_.glue = 0;
    for (const Literal literal : clause) {
        const int level = state.level(candidate_of(literal));
        if (level_stamp_[level] != stamp_) ++lesson_.glue;
        level_stamp_[level] = stamp_;
        level_met_[level] = false;
    }
    for (const int candidate : marked_) {
        marks_[candidate] = Mark::none;
        level_met_[state.level(candidate)] = false;
    }
    marked_.clear();
    lesson_.back_level = 0;
    if (clause.size() == 1) return;
    const auto deepest =
        std::max_element(clause.begin() + 1, clause.end(), [&](Literal a, Literal b) {
            return state.level(candidate_of(a)) < state.level(candidate_of(b));
        });
    lesson_.back_level = state.level(candidate_of(*deepest));
    std::iter_swap(clause.begin() + 1, deepest);
}

}  // namespace nonet::general

// What to say about a position: mistakes first, then the next step.
//
// With one solution a mistake is what differs from it. With several, a placed digit is wrong when
// no solution has it, which costs a search for each digit; digits that are possible one by one may
// still leave no solution together. A candidate that is crossed out is wrong only where there is
// one solution to need it.
#include "logic/profile_index.hpp"
#include "logic/technique_table.hpp"

#include <nonet/hint.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

/// What the player placed, in reading order.
std::vector<Candidate> placed_in(const State& state) {
    std::vector<Candidate> placed;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit digit = state.values()[cell];
        if (digit != 0 && state.givens()[cell] == 0) placed.push_back(Candidate::at(cell, digit));
    }
    return placed;
}

std::vector<Mistake> compare(const State& state, const Grid& solution) {
    std::vector<Mistake> mistakes;
    for (const Candidate one : placed_in(state)) {
        const Digit right = solution[one.cell];
        if (one.digit != right) mistakes.push_back({one.cell, one.digit, right});
    }
    if (!mistakes.empty()) return mistakes;  // a wrong digit takes candidates from its peers
    for (const Cell cell : state.blanks()) {
        const Digit right = solution[cell];
        if (!state.has(Candidate::at(cell, right))) mistakes.push_back({cell, 0, right});
    }
    return mistakes;
}

bool has_solution(const Grid& puzzle, const Limits& limits) {
    const Status status = some_solution(puzzle, limits).status;
    return status != Status::none;
}

std::vector<Mistake> try_each(const State& state, const Limits& limits) {
    std::vector<Mistake> mistakes;
    for (const Candidate one : placed_in(state)) {
        Grid puzzle = state.givens();
        puzzle.set(one.cell, one.digit);
        if (!has_solution(puzzle, limits)) mistakes.push_back({one.cell, one.digit, 0});
    }
    return mistakes;
}

}  // namespace

std::vector<const TechniqueInfo*> tried_techniques(const Profile& profile,
                                                   const PuzzleFacts& facts) {
    const bool may_assume_unique = facts.allows_uniqueness() && profile.options.uniqueness;
    const ProfileIndex index(profile);
    std::vector<const TechniqueInfo*> tried;
    for (std::size_t place = 0; place < profile.rows.size(); ++place) {
        if (!profile.rows[place].is_enabled) continue;
        for (const TechniqueInfo* technique : techniques()) {
            if (index.place_of(*technique) != place) continue;
            const bool needs_solution = technique->name == kGuess;
            if (needs_solution && !facts.solution) continue;
            if (may_assume_unique || !technique->assumes_unique) tried.push_back(technique);
        }
    }
    return tried;
}

std::string_view name_of(HintKind kind) {
    static constexpr std::array<std::string_view, 7> kNames = {
        "no_solution", "mistakes", "dead_end", "solved", "step", "stuck", "unknown"};
    return kNames.at(static_cast<std::size_t>(kind));
}

std::vector<Mistake> find_mistakes(const State& state, const PuzzleFacts& facts,
                                   const Limits& limits) {
    if (facts.solution) return compare(state, *facts.solution);
    if (facts.status != Status::multiple) return {};
    return try_each(state, limits);
}

Hint hint_for(const State& state, const PuzzleFacts& facts, const Profile& profile, Solver& solver,
              const Limits& limits) {
    Hint hint;
    hint.facts = facts;
    solver.set_puzzle(state, facts);
    if (facts.status == Status::none) {
        hint.kind = HintKind::no_solution;
        return hint;
    }
    hint.mistakes = find_mistakes(state, facts, limits);
    if (!hint.mistakes.empty()) {
        hint.kind = HintKind::mistakes;
        return hint;
    }
    if (!facts.solution && some_solution(state.all_candidates(), limits).status == Status::none) {
        hint.kind = HintKind::dead_end;
        return hint;
    }
    if (state.is_solved()) {
        hint.kind = HintKind::solved;
        return hint;
    }
    hint.step = solver.next(limits);
    if (hint.step) {
        hint.kind = HintKind::step;
    } else if (is_over(limits)) {
        hint.kind = HintKind::unknown;
    } else {
        hint.kind = HintKind::stuck;
        hint.tried = tried_techniques(profile, facts);
    }
    return hint;
}

}  // namespace nonet::logic

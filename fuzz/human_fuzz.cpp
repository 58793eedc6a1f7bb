// Positions that no puzzle leads to: any digits, any candidates. Whatever is asked there (the next
// step, all steps, a hint in words, the path) ends in time, and where the position has solutions,
// all of them known, no step takes a digit from one.
//
// The first byte chooses from what the position starts and what is asked; the second and third take
// candidates away at random, many or few, mostly others than those of a solution (a position with
// nearly all candidates is slow and tells little); then come two bytes a move: a cell, and a digit
// to place there or a candidate to take away.
#include "require.hpp"

#include <nonet/hint.hpp>
#include <nonet/profile.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>
#include <nonet/solver.hpp>

#include <chrono>
#include <vector>

namespace {

using nonet::Candidates;
using nonet::Cell;
using nonet::Digit;
using nonet::Grid;
using nonet::fuzz::require;
using nonet::logic::Candidate;
using nonet::logic::PuzzleFacts;
using nonet::logic::State;
using nonet::logic::Step;

constexpr std::size_t kMostSolutions = 200;
constexpr std::chrono::seconds kPatience{1};  // sanitizers included; libFuzzer's own is 10 seconds

nonet::Limits limits() {
    nonet::Limits limits;
    limits.deadline = nonet::Limits::Clock::now() + kPatience;
    return limits;
}

const Grid& full_grid() {
    static const Grid kFull = *nonet::first_solution(Grid());
    return kFull;
}

/// A full grid in parts, as givens or as candidates beside all others.
State start_of(unsigned kind) {
    Grid part = full_grid();
    for (Cell cell = 0; cell < nonet::kCells; ++cell) {
        if (kind % 4 == 3 || cell % 4 < static_cast<int>(kind % 4 + 1)) part.set(cell, 0);
    }
    if (kind % 8 < 4) return State(part);
    return State(Candidates::from_grid(part));
}

/// Takes away 30 to 80 of 100 candidates that are not in the full grid; now and then one that is.
void thin(State& state, unsigned share, unsigned seed) {
    nonet::Random random(seed);
    for (int index = 0; index < nonet::kCells * nonet::kDigits; ++index) {
        const Candidate candidate = Candidate::from_index(index);
        const bool is_wanted = full_grid()[candidate.cell] == candidate.digit;
        const std::uint64_t chance = is_wanted ? share / 192 : 30 + share % 51;
        if (state.has(candidate) && random.below(100) < chance) state.remove(candidate);
    }
}

/// Moves as a player makes them; a wrong one may well be among them.
void make_moves(State& state, const std::uint8_t* data, std::size_t size) {
    for (std::size_t i = 0; i + 1 < size; i += 2) {
        const Cell cell = data[i] % nonet::kCells;
        const auto digit = static_cast<Digit>(1 + (data[i + 1] & 15) % nonet::kDigits);
        if (state.values()[cell] != 0) continue;
        if ((data[i + 1] & 0xc0) == 0xc0) {
            state.place(Candidate::at(cell, digit));
        } else {
            state.remove(Candidate::at(cell, digit));
        }
    }
}

void require_sound(const std::vector<Step>& steps, const std::vector<Grid>& solutions) {
    for (const Step& step : steps) {
        require(step.technique != nullptr);
        require(!step.placements.empty() || !step.removals.empty());
        for (const Grid& solution : solutions) require(is_sound(step, solution));
    }
}

void tell_all(const Step& step, const State& state) {
    for (const nonet::logic::Language& language : nonet::logic::languages()) {
        require(!tell(step, state, language, nonet::logic::HintLevel::full).empty());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kHead = 3;
    if (size < kHead) return 0;
    const unsigned choice = data[0];
    State state = start_of(choice);
    thin(state, data[1], data[2]);
    make_moves(state, data + kHead, size - kHead);

    const Candidates left = state.all_candidates();
    // What contradicts itself has no solutions; neither counts what has too many to check.
    std::vector<Grid> solutions = nonet::solutions_up_to(left, kMostSolutions + 1);
    if (solutions.size() > kMostSolutions) solutions.clear();
    const nonet::logic::Profile& profile =
        *nonet::logic::find_profile((choice & 8) != 0 ? "hodoku" : "nonet");
    nonet::logic::Solver solver(profile);
    const PuzzleFacts facts =
        state.givens() == Grid() ? PuzzleFacts::of(left) : PuzzleFacts::of(state.givens());
    // A player's own position: what was proved of the puzzle need not hold of it any more.
    const bool is_of_the_puzzle = !facts.is_unique() || solutions.size() == 1;
    solver.set_puzzle(state, facts);
    if ((choice & 16) != 0) {
        const std::vector<Step> steps = solver.all(limits());
        if (is_of_the_puzzle) require_sound(steps, solutions);
        if (!steps.empty()) tell_all(steps[choice % steps.size()], state);
    } else if ((choice & 32) != 0) {
        const auto path = solver.path(limits());
        for (const auto& step : path.steps) {
            if (is_of_the_puzzle) require_sound({step.step}, solutions);
        }
    }
    const nonet::logic::Hint hint = hint_for(state, facts, profile, solver, limits());
    for (const nonet::logic::Language& language : nonet::logic::languages()) {
        require(!tell(hint, state, language, nonet::logic::HintLevel::full).empty());
    }
    return 0;
}

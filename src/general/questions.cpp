// The public questions about boards, put together from the parts of this folder.
//
// Each one loads the puzzle (givens and their singles); most puzzles end there. Questions about
// existence go to the oracle, questions about all solutions to the walk.
#include "general/counting.hpp"
#include "general/model.hpp"
#include "general/oracle.hpp"
#include "general/smallest.hpp"
#include "general/state.hpp"
#include "general/walk.hpp"

#include <nonet/general.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace nonet {

namespace {

using general::Answer;
using general::Model;
using general::Oracle;
using general::State;
using general::Walk;

// A puzzle after its givens and singles.
struct Root {
    const Model& model;
    State state;
    bool fine;

    explicit Root(const Board& puzzle)
        : model(Model::of(puzzle.box())), state(model), fine(state.load(puzzle)) {}
};

Outcome<Board> ask_once(Oracle& oracle, Budget& budget) {
    switch (oracle.ask({}, budget)) {
        case Answer::no:
            return {Status::none, std::nullopt};
        case Answer::yes:
            return {Status::solved, oracle.solution()};
        case Answer::unknown:
            break;
    }
    return {Status::unknown, std::nullopt};
}

// With two solutions known: the smallest of all.
Outcome<Board> smallest_of_several(Oracle& oracle, const Model& model, const Board& excluded,
                                   Budget& budget) {
    Outcome<Board> rest = general::smallest_solution(oracle, model, budget);
    if (excluded < *rest.solution) rest.solution = excluded;
    if (rest.status == Status::solved) rest.status = Status::multiple;
    return rest;
}

// The bits of the values in `board`, added to those in `masks`.
void add_values(std::vector<std::uint64_t>& masks, const Board& board) {
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        masks[cell] |= std::uint64_t{1} << (board[cell] - 1);
    }
}

// Leads the oracle to solutions with values that were not seen yet.
void prefer_unseen(Oracle& oracle, const Model& model, const std::vector<std::uint64_t>& seen) {
    for (int cell = 0; cell < model.cell_count(); ++cell) {
        for (int value = 1; value <= model.side(); ++value) {
            if ((seen[cell] >> (value - 1) & 1) == 0) oracle.prefer(model.candidate(cell, value));
        }
    }
}

}  // namespace

Outcome<Board> some_solution(const Board& puzzle, const Limits& limits) {
    Budget budget(limits);
    const Root root(puzzle);
    if (!root.fine) return {Status::none, std::nullopt};
    if (root.state.solved()) return {Status::solved, root.state.board()};
    Oracle oracle(root.state);
    return ask_once(oracle, budget);
}

Outcome<Board> random_solution(const Board& puzzle, Random& random, const Limits& limits) {
    Budget budget(limits);
    const Root root(puzzle);
    if (!root.fine) return {Status::none, std::nullopt};
    if (root.state.solved()) return {Status::solved, root.state.board()};
    Oracle oracle(root.state);
    oracle.shuffle(random);
    return ask_once(oracle, budget);
}

Outcome<Board> first_solution(const Board& puzzle, const Limits& limits) {
    Budget budget(limits);
    const Root root(puzzle);
    if (!root.fine) return {Status::none, std::nullopt};
    if (root.state.solved()) return {Status::solved, root.state.board()};
    Oracle oracle(root.state);
    Outcome<Board> any = ask_once(oracle, budget);
    if (any.status != Status::solved) return any;
    return general::smallest_solution(oracle, root.model, budget);
}

Outcome<Board> classify(const Board& puzzle, Order order, const Limits& limits) {
    Budget budget(limits);
    const Root root(puzzle);
    if (!root.fine) return {Status::none, std::nullopt};
    if (root.state.solved()) return {Status::unique, root.state.board()};
    Oracle oracle(root.state);
    Outcome<Board> first = ask_once(oracle, budget);
    if (first.status != Status::solved) return first;
    oracle.exclude_solution();
    switch (oracle.ask({}, budget)) {
        case Answer::no:
            first.status = Status::unique;
            return first;
        case Answer::unknown:
            first.status = Status::unknown;
            return first;
        case Answer::yes:
            break;
    }
    first.status = Status::multiple;
    if (order == Order::any) return first;
    return smallest_of_several(oracle, root.model, *first.solution, budget);
}

SearchEnd for_each_solution(const Board& puzzle, const BoardVisitor& visit, Order order,
                            const Limits& limits) {
    Budget budget(limits);
    const Root root(puzzle);
    if (!root.fine) return SearchEnd::complete;
    Walk walk(root.state, order);
    std::vector<bool> had_solution(1);  // for the nodes from the root to here
    bool alive = true;
    while (true) {
        if (alive) {
            if (walk.state().solved()) {
                if (!visit(walk.state().board())) return SearchEnd::by_visitor;
                walk.note_solution();
                had_solution.back() = true;
                alive = false;
                continue;
            }
            if (!budget.spend()) return SearchEnd::by_limit;
            budget.work(walk.state().counts().size());
            const Answer answer = walk.look(budget);
            if (answer == Answer::unknown) return SearchEnd::by_limit;
            alive = answer == Answer::yes;
            if (!alive) continue;
            had_solution.push_back(false);
            alive = walk.descend();
        } else {
            if (walk.depth() == 0) return SearchEnd::complete;
            const bool had = had_solution.back();
            had_solution.pop_back();
            if (had) had_solution.back() = true;
            alive = walk.go_right(had);
        }
    }
}

SolutionCount count_solutions(const Board& puzzle, Uint128 limit, const Limits& limits) {
    Budget budget(limits);
    const Root root(puzzle);
    if (!root.fine) return {};
    return general::count_from(root.state, limit, budget);
}

std::optional<std::vector<std::uint64_t>> solution_candidates(const Board& puzzle,
                                                              const Limits& limits) {
    Budget budget(limits);
    std::vector<std::uint64_t> seen(static_cast<std::size_t>(puzzle.cell_count()));
    const Root root(puzzle);
    if (!root.fine) return seen;
    Oracle oracle(root.state);
    const Outcome<Board> first = ask_once(oracle, budget);
    if (first.status == Status::none) return seen;
    if (first.status == Status::unknown) return std::nullopt;
    add_values(seen, *first.solution);
    for (int candidate = 0; candidate < root.model.candidate_count(); ++candidate) {
        const int cell = root.model.cell_of(candidate);
        const int value = candidate - root.model.candidate(cell, 1);
        if ((seen[cell] >> value & 1) != 0 || !oracle.is_undecided(candidate)) continue;
        prefer_unseen(oracle, root.model, seen);
        const std::array<general::Literal, 1> assumption{general::is_in(candidate)};
        const Answer answer = oracle.ask(assumption, budget);
        if (answer == Answer::unknown) return std::nullopt;
        if (answer == Answer::yes) {
            add_values(seen, oracle.solution());
        } else {
            oracle.add_fact(general::is_out(candidate));
        }
    }
    return seen;
}

}  // namespace nonet

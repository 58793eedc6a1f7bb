// Choosing between the 9×9 solver and the one for every size.
#include "cli/work/questions.hpp"

#include <nonet/batch.hpp>
#include <nonet/completions.hpp>
#include <nonet/general.hpp>
#include <nonet/solve.hpp>

#include <bit>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

Candidates as_candidates(const Position& puzzle) {
    if (const auto* grid = std::get_if<Grid>(&puzzle)) return Candidates::from_grid(*grid);
    return std::get<Candidates>(puzzle);
}

template <class T>
Outcome<Position> widen(Outcome<T> outcome) {
    Outcome<Position> wide;
    wide.status = outcome.status;
    if (outcome.solution) wide.solution = std::move(*outcome.solution);
    return wide;
}

UnionText union_of_board(const Board& board, const Limits& limits) {
    const auto masks = solution_candidates(board, limits);
    if (!masks) return {};
    UnionText result{Status::unique, {}};
    for (const std::uint64_t mask : *masks) {
        if (mask == 0) return {Status::none, {}};
        if (std::popcount(mask) > 1) result.status = Status::multiple;
        std::string cell;
        for (int value = 1; value <= board.side(); ++value) {
            if ((mask >> (value - 1) & 1) != 0)
                cell += (cell.empty() ? "" : "/") + std::to_string(value);
        }
        result.text += (result.text.empty() ? "" : " ") + cell;
    }
    return result;
}

std::string board_cell_name(const Board& board, int cell) {
    return fmt::format("r{}c{}", board.row_of(cell) + 1, board.column_of(cell) + 1);
}

}  // namespace

Order usual_order(const Position& puzzle, bool lex) {
    const auto* board = std::get_if<Board>(&puzzle);
    return board == nullptr || board->side() <= 9 || lex ? Order::lexicographic : Order::any;
}

Outcome<Position> classify_position(const Position& puzzle, Order order, const Limits& limits) {
    if (const auto* board = std::get_if<Board>(&puzzle))
        return widen(classify(*board, order, limits));
    if (const auto* grid = std::get_if<Grid>(&puzzle)) {
        return widen(order == Order::any ? classify_any(*grid, limits) : classify(*grid, limits));
    }
    const auto& candidates = std::get<Candidates>(puzzle);
    return widen(order == Order::any ? classify_any(candidates, limits)
                                     : classify(candidates, limits));
}

Outcome<Position> find_first(const Position& puzzle, const Limits& limits) {
    if (const auto* board = std::get_if<Board>(&puzzle))
        return widen(first_solution(*board, limits));
    if (const auto* grid = std::get_if<Grid>(&puzzle)) return widen(first_solution(*grid, limits));
    return widen(first_solution(std::get<Candidates>(puzzle), limits));
}

Outcome<Position> find_any(const Position& puzzle, const Limits& limits) {
    if (const auto* board = std::get_if<Board>(&puzzle))
        return widen(some_solution(*board, limits));
    if (const auto* grid = std::get_if<Grid>(&puzzle)) return widen(some_solution(*grid, limits));
    return widen(some_solution(std::get<Candidates>(puzzle), limits));
}

Outcome<Position> find_random(const Position& puzzle, Random& random, const Limits& limits) {
    if (const auto* board = std::get_if<Board>(&puzzle))
        return widen(random_solution(*board, random, limits));
    return widen(random_solution(as_candidates(puzzle), random, limits));
}

SolutionCount count_position(const Position& puzzle, Uint128 limit, const Limits& limits,
                             unsigned threads) {
    if (const auto* board = std::get_if<Board>(&puzzle))
        return count_solutions(*board, limit, limits);
    if (const auto* grid = std::get_if<Grid>(&puzzle))
        return count_completions(*grid, limit, limits, threads);
    return count_solutions_parallel(std::get<Candidates>(puzzle), limit, limits, threads);
}

SearchEnd visit_solutions(const Position& puzzle, const std::function<bool(const Position&)>& visit,
                          Order order, const Limits& limits) {
    if (const auto* board = std::get_if<Board>(&puzzle)) {
        const auto visit_board = [&](const Board& solution) { return visit(Position(solution)); };
        return for_each_solution(*board, visit_board, order, limits);
    }
    const auto visit_grid = [&](const Grid& solution) { return visit(Position(solution)); };
    return for_each_solution(as_candidates(puzzle), visit_grid, order, limits);
}

UnionText union_of_solutions(const Position& puzzle, const Limits& limits) {
    if (const auto* board = std::get_if<Board>(&puzzle)) return union_of_board(*board, limits);
    const auto all = solution_candidates(as_candidates(puzzle), limits);
    if (!all) return {};
    if (all->count() == 0) return {Status::none, {}};
    return {all->count() == kCells ? Status::unique : Status::multiple, all->to_line()};
}

std::optional<std::string> clash_text(const Position& puzzle) {
    constexpr const char* kText = "{} stands twice in {}, at {} and {}";
    if (const auto* board = std::get_if<Board>(&puzzle)) {
        const auto clash = find_clash(*board);
        if (!clash) return std::nullopt;
        return fmt::format(fmt::runtime(kText), clash->value, clash->house,
                           board_cell_name(*board, clash->first),
                           board_cell_name(*board, clash->second));
    }
    const auto* grid = std::get_if<Grid>(&puzzle);
    const auto clash =
        find_clash(grid != nullptr ? *grid : single_candidates(std::get<Candidates>(puzzle)));
    if (!clash) return std::nullopt;
    return fmt::format(fmt::runtime(kText), clash->digit, house_name(clash->house),
                       cell_name(clash->first), cell_name(clash->second));
}

}  // namespace nonet::cli

// Judging an answer.
//
// "Wrong" needs a place. It is the first cell, in reading order, whose digit leaves no solution
// together with the puzzle and the digits before it. A clash among the answer's own digits, a
// clue that was overwritten and a digit that only a search can refute are all found by that one
// rule. More digits never make a puzzle solvable again, so the cell is found by halving: seven
// searches for 9×9, and only for answers that are wrong; a right one costs a single search.
#include "cli/work/attempt.hpp"

#include "cli/work/questions.hpp"

#include <optional>
#include <utility>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

int cell_count(const Position& position) {
    const auto* board = std::get_if<Board>(&position);
    return board != nullptr ? board->cell_count() : kCells;
}

int value_at(const Position& position, int cell) {
    if (const auto* board = std::get_if<Board>(&position)) return (*board)[cell];
    if (const auto* grid = std::get_if<Grid>(&position)) return (*grid)[cell];
    return single_candidates(std::get<Candidates>(position))[cell];
}

bool same_shape(const Position& puzzle, const Position& attempt) {
    const auto* a = std::get_if<Board>(&puzzle);
    const auto* b = std::get_if<Board>(&attempt);
    return a != nullptr && b != nullptr ? a->side() == b->side() : a == b;
}

/// The puzzle with one more digit. Nothing when the puzzle itself rules the digit out.
std::optional<Position> with_digit(const Position& puzzle, int cell, int value) {
    if (const auto* candidates = std::get_if<Candidates>(&puzzle)) {
        if (!candidates->has(cell, value)) return std::nullopt;
        Candidates more = *candidates;
        more.set(cell, mask_of(value));
        return more;
    }
    const int given = value_at(puzzle, cell);
    if (given != 0 && given != value) return std::nullopt;
    Position more = puzzle;
    if (auto* board = std::get_if<Board>(&more))
        board->set(cell, value);
    else
        std::get<Grid>(more).set(cell, value);
    return more;
}

/// The puzzle with the answer's digits in the cells from 0 to `end`.
std::optional<Position> with_digits(const Position& puzzle, const Position& attempt, int end) {
    std::optional<Position> position = puzzle;
    for (int cell = 0; cell < end && position; ++cell) {
        const int value = value_at(attempt, cell);
        if (value != 0) position = with_digit(*position, cell, value);
    }
    return position;
}

Status solvable(const std::optional<Position>& position, const Limits& limits) {
    if (!position || clash_text(*position)) return Status::none;
    return find_any(*position, limits).status;
}

/// Requires that the puzzle has a solution and the answer agrees with none.
Verdict first_wrong(const Position& puzzle, const Position& attempt, const Limits& limits) {
    int good = 0;
    int bad = cell_count(puzzle);
    while (bad - good > 1) {
        const int middle = (good + bad) / 2;
        const Status status = solvable(with_digits(puzzle, attempt, middle), limits);
        if (status == Status::unknown) return {};
        (status == Status::none ? bad : good) = middle;
    }
    return {Verdict::Kind::wrong, bad - 1, value_at(attempt, bad - 1)};
}

}  // namespace

Verdict judge_attempt(const Position& puzzle, const Position& attempt, const Limits& limits) {
    if (!same_shape(puzzle, attempt)) return {Verdict::Kind::mismatched, 0, 0};
    const int cells = cell_count(puzzle);
    const Status status = solvable(with_digits(puzzle, attempt, cells), limits);
    if (status == Status::unknown) return {};
    if (status != Status::none) {
        for (int cell = 0; cell < cells; ++cell) {
            if (value_at(attempt, cell) == 0 && value_at(puzzle, cell) == 0)
                return {Verdict::Kind::completable, 0, 0};
        }
        return {Verdict::Kind::correct, 0, 0};
    }
    const Status own = solvable(puzzle, limits);
    if (own == Status::unknown) return {};
    if (own == Status::none) return {Verdict::Kind::unsolvable, 0, 0};
    return first_wrong(puzzle, attempt, limits);
}

std::string verdict_text(const Verdict& verdict, const Position& puzzle) {
    const auto* board = std::get_if<Board>(&puzzle);
    const int side = board != nullptr ? board->side() : kDigits;
    switch (verdict.kind) {
        case Verdict::Kind::correct:
            return "correct";
        case Verdict::Kind::completable:
            return "completable";
        case Verdict::Kind::unsolvable:
            return "none";
        case Verdict::Kind::wrong:
            return fmt::format("wrong r{}c{}={}", verdict.cell / side + 1, verdict.cell % side + 1,
                               verdict.value);
        default:
            return "unknown";
    }
}

}  // namespace nonet::cli

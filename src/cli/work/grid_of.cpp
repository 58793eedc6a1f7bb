// Which positions are nothing but 81 digits and blanks.
#include "cli/work/grid_of.hpp"

#include <fmt/format.h>

namespace nonet::cli {

std::optional<Grid> grid_of(const Position& position, std::string_view what, std::string& problem) {
    if (const auto* grid = std::get_if<Grid>(&position)) return *grid;
    if (const auto* candidates = std::get_if<Candidates>(&position)) {
        const Grid givens = givens_of(*candidates);
        if (Candidates::from_grid(givens) == *candidates) return givens;
        problem = fmt::format(
            "only puzzles of digits have {}, not one of candidates (a sukaku); 'nonet convert' "
            "leaves its digits",
            what);
        return std::nullopt;
    }
    problem = fmt::format("only 9x9 puzzles have {} here", what);
    return std::nullopt;
}

std::optional<Grid> grid_or_reject(const Puzzle& puzzle, std::string_view what, Reply& reply) {
    std::string problem;
    std::optional<Grid> grid = grid_of(puzzle.position, what, problem);
    if (!grid) reply.reject(ErrorCode::not_supported, problem);
    return grid;
}

}  // namespace nonet::cli

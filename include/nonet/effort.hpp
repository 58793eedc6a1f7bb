// What answers cost, in steps instead of time.
//
// Times tell how fast a machine is on a day; steps tell how much work the search makes of a puzzle,
// and are the same at every run. A change that makes the same steps faster and one that makes fewer
// steps look alike on the clock and differ here. For measuring (`nonet bench`); answers come from
// solve.hpp and batch.hpp.
#pragma once

#include <nonet/grid.hpp>

#include <cstdint>
#include <span>

namespace nonet {

/// The branching steps that solve_line makes to count the solutions of `puzzle` up to `limit` >= 1:
/// 0 where logic alone is enough. The same on every machine. As long as solve_line takes.
std::uint64_t search_nodes(const Grid& puzzle, int limit = 2);

/// What a batch took. Depends on the number of lanes, thus on chosen_isa(), and on the order of the
/// puzzles. Where all puzzles were solved by single calls there is one lane and no pass.
struct BatchEffort {
    int lanes = 1;             ///< puzzles at once
    std::uint64_t passes = 0;  ///< of propagation, over all lanes together
    std::uint64_t nodes = 0;   ///< branching steps of all puzzles
    std::uint64_t busy = 0;    ///< lanes that held work, added up over all passes
    std::uint64_t steals = 0;  ///< branches that went to an idle lane

    /// The part of all lanes that held work, from 0 to 1.
    [[nodiscard]] double lane_use() const {
        return passes == 0 ? 0.0
                           : static_cast<double>(busy) /
                                 (static_cast<double>(passes) * static_cast<double>(lanes));
    }
};

/// Counts the solutions of all puzzles up to `limit` >= 1 as BatchSolver::solve_lines does, in as
/// much time.
BatchEffort batch_effort(std::span<const Grid> puzzles, int limit = 2);

}  // namespace nonet

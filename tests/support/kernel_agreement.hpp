// All kernels that this machine can run, single and batch, asked the same and compared.
//
// The problem: the kernels share one algorithm, but each is its own machine code, and what one
// compiler or one vector width gets wrong shows only beside the others. The single kernels must
// agree in everything (solutions, their order, nodes). The batch kernels must agree with them in
// counts; which of several solutions they find first is their own, so that one is only held to the
// puzzle. Used by the test of the engines (tests/engines), also under emulation, and by the fuzz
// target of the kernels.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace nonet::test {

/// "solve/portable", "batch/plain" and so on: those that are built in and that the machine can run.
std::vector<std::string> names_of_usable_kernels();

/// Those that are built in and that the machine lacks.
std::vector<std::string> names_of_lacking_kernels();

/// What all kernels found for a list of puzzles.
struct Agreement {
    std::vector<std::uint64_t> counts;  ///< of each puzzle, up to the limit
    std::uint64_t hash = 0;             ///< of all solutions up to the limit, in order, with nodes
    std::string problem;                ///< empty, or the first kernel and puzzle that differ
};

/// Counts each puzzle up to `limit` with every kernel. The batches hold the puzzles `copies` times
/// over, so that a short list fills lanes and makes them be filled anew.
Agreement compare_kernels(std::span<const Candidates> puzzles, std::uint64_t limit,
                          std::size_t copies = 1);

/// The same for digits, which enter the kernels in their own ways: as digits and as characters.
Agreement compare_kernels(std::span<const Grid> puzzles, std::uint64_t limit,
                          std::size_t copies = 1);

}  // namespace nonet::test

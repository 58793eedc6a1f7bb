// Which kernel runs: the best that is built in, that the machine can run, and that was not
// forbidden.
#pragma once

#include "batch/kernel.hpp"

#include <nonet/isa.hpp>

#include <cstddef>
#include <span>

namespace nonet::batch {

/// One row of the table of kernels.
struct KernelRow {
    const char* name;
    Isa isa;  ///< what the machine must be able to run
    const Kernel* kernel;

    // When lanes are faster than single calls on the same machine, as measured
    // (docs/design/batch.md):
    std::size_t least_batch;  ///< from so many puzzles on, whatever they are like
    std::size_t least_easy;   ///< from so many on, where none needs a branch
    std::size_t least_nodes;  ///< from so many branches of all together on
    std::size_t least_look;   ///< never with fewer puzzles than these
    /// Of a hundred puzzles, where more have several solutions, and one certain solution of each is
    /// wanted, lanes do not pay.
    std::size_t most_several;
};

/// All that are built in, the narrowest first: one row, one file in isa/.
std::span<const KernelRow> kernel_rows();

/// The last one for chosen_isa() or one below it.
const KernelRow& chosen_row();

}  // namespace nonet::batch

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
    /// With fewer puzzles single calls are faster, as measured on the kernel of the same machine:
    /// docs/design/batch.md.
    std::size_t least_batch;
};

/// All that are built in, the narrowest first: one row, one file in isa/.
std::span<const KernelRow> kernel_rows();

/// The last one for chosen_isa() or one below it.
const KernelRow& chosen_row();

}  // namespace nonet::batch

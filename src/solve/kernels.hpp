// Which kernel runs: the best that is built in, that the machine can run, and that was not
// forbidden.
#pragma once

#include "solve/kernel.hpp"

#include <nonet/isa.hpp>

namespace nonet::solve {

/// The kernel for chosen_isa(): the first one at or below it that this layer has.
const Kernel& chosen_kernel();

/// The kernel of one kind, for tests; null where it is not built in. The machine may lack it.
const Kernel* kernel_of(Isa isa);

}  // namespace nonet::solve

// The kernels that this machine can run, for tests of all of them.
#pragma once

#include "batch/kernels.hpp"

#include <nonet/isa.hpp>

#include <algorithm>
#include <vector>

namespace nonet::test {

inline bool is_usable(const batch::KernelRow& row) {
    return std::ranges::any_of(
        isas(), [&](const IsaInfo& info) { return info.isa == row.isa && info.usable; });
}

inline std::vector<batch::KernelRow> usable_rows() {
    std::vector<batch::KernelRow> rows;
    std::ranges::copy_if(batch::kernel_rows(), std::back_inserter(rows), is_usable);
    return rows;
}

}  // namespace nonet::test

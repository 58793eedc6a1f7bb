// The table of kernels: see the header.
#include "batch/kernels.hpp"

#include <array>

namespace nonet::batch {

namespace plain {
extern const Kernel kKernel;
}
#if defined(NONET_VECTORS_128)
namespace portable {
extern const Kernel kKernel;
}
#endif
#if defined(NONET_X86_KERNELS)
namespace avx2 {
extern const Kernel kKernel;
}
namespace avx512 {
extern const Kernel kKernel;
}
#endif

std::span<const KernelRow> kernel_rows() {
    static const auto kRows = std::to_array<KernelRow>({
        {"plain", Isa::portable, &plain::kKernel, 64, 32, 600, 8, 60},
#if defined(NONET_VECTORS_128)
            {"portable", Isa::portable, &portable::kKernel, 90, 32, 600, 8, 60},
#endif
#if defined(NONET_X86_KERNELS)
            {"avx2", Isa::avx2, &avx2::kKernel, 120, 80, 2500, 24, 50},
            {"avx512", Isa::avx512, &avx512::kKernel, 512, 300, 16'000, 128, 25},
#endif
    });
    return kRows;
}

const KernelRow& chosen_row() {
    const Isa isa = chosen_isa();
    const KernelRow* chosen = nullptr;
    for (const KernelRow& row : kernel_rows()) {
        if (row.isa <= isa) chosen = &row;
    }
    return *chosen;
}

}  // namespace nonet::batch

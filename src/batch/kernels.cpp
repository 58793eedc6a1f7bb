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
        {"plain", Isa::portable, &plain::kKernel},
#if defined(NONET_VECTORS_128)
            {"portable", Isa::portable, &portable::kKernel},
#endif
#if defined(NONET_X86_KERNELS)
            {"avx2", Isa::avx2, &avx2::kKernel}, {"avx512", Isa::avx512, &avx512::kKernel},
#endif
    });
    return kRows;
}

const Kernel& chosen_kernel() {
    const Isa isa = chosen_isa();
    const Kernel* kernel = nullptr;
    for (const KernelRow& row : kernel_rows()) {
        if (row.isa <= isa) kernel = row.kernel;
    }
    return *kernel;
}

}  // namespace nonet::batch

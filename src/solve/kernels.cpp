// The table of kernels: one row, one file in isa/.
#include "solve/kernels.hpp"

namespace nonet::solve {

namespace portable {
extern const Kernel kKernel;
}
#if defined(NONET_X86_KERNELS)
namespace avx2 {
extern const Kernel kKernel;
}
namespace avx512 {
extern const Kernel kKernel;
}
#endif

const Kernel* kernel_of(Isa isa) {
    switch (isa) {
        case Isa::portable:
            return &portable::kKernel;
#if defined(NONET_X86_KERNELS)
        case Isa::avx2:
            return &avx2::kKernel;
        case Isa::avx512:
            return &avx512::kKernel;
#else
        case Isa::avx2:
        case Isa::avx512:
            break;
#endif
    }
    return nullptr;
}

const Kernel& chosen_kernel() {
    const Kernel* kernel = kernel_of(chosen_isa());
    return kernel != nullptr ? *kernel : portable::kKernel;
}

}  // namespace nonet::solve

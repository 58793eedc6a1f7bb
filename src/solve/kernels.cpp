// The table of kernels: one row, one file in isa/.
#include "solve/kernels.hpp"

#include "base/isa_choice.hpp"

#include <array>

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

namespace {

// By number of Isa; a kind that this layer lacks has the one below it.
#if defined(NONET_X86_KERNELS)
constexpr std::array kKernels = {&portable::kKernel, &avx2::kKernel, &avx512::kKernel};
#else
constexpr std::array kKernels = {&portable::kKernel, &portable::kKernel, &portable::kKernel};
#endif

}  // namespace

const Kernel* kernel_of(Isa isa) {
    const auto number = static_cast<std::size_t>(isa);
    const bool own = number == 0 || kKernels[number] != kKernels[number - 1];
    return own ? kKernels[number] : nullptr;
}

const Kernel& chosen_kernel() {
    return *kKernels[static_cast<std::size_t>(chosen_isa_number())];
}

}  // namespace nonet::solve

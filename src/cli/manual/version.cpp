// The version, from CMake; the compiler, from its own macros.
#include "cli/manual/version.hpp"

#include <nonet/isa.hpp>

#include <string>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::string compiler() {
#if defined(__clang__)
    return fmt::format("Clang {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
    return fmt::format("GCC {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
    return "an unknown compiler";
#endif
}

}  // namespace

std::string_view version_number() {
    return NONET_VERSION;
}

std::string version_text() {
    std::string kernels;
    for (const IsaInfo& info : isas()) kernels += " " + std::string(info.name);
    return fmt::format("nonet {}\ncompiler: {}\nkernels:{}\n", version_number(), compiler(),
                       kernels);
}

}  // namespace nonet::cli

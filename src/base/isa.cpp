// What the processor can do, asked once: see the header.
#include "base/isa_choice.hpp"

#include <array>
#include <cstdlib>
#include <optional>
#include <string>

namespace nonet {

namespace {

#if defined(NONET_X86_KERNELS)

// The compilers' builtins also ask whether the system saves the wide registers.
bool has_avx2() {
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
           __builtin_cpu_supports("popcnt") != 0;
}

bool has_avx512() {
    return has_avx2() && __builtin_cpu_supports("avx512f") != 0 &&
           __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512dq") != 0 &&
           __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512vbmi") != 0 &&
           __builtin_cpu_supports("avx512bitalg") != 0 &&
           __builtin_cpu_supports("avx512vpopcntdq") != 0 && __builtin_cpu_supports("gfni") != 0;
}

std::array<IsaInfo, 3> make_isas() {
    return {{{Isa::portable, "portable", "what every x86-64 processor has (SSE2)", true},
             {Isa::avx2, "avx2", "256-bit vectors: AVX2, BMI2", has_avx2()},
             {Isa::avx512, "avx512",
              "512-bit vectors: AVX-512 F BW DQ VL VBMI BITALG VPOPCNTDQ, GFNI", has_avx512()}}};
}

#else

std::array<IsaInfo, 1> make_isas() {
    return {{{Isa::portable, "portable", "what every processor has that this build is for", true}}};
}

#endif

Isa best_usable() {
    Isa best = Isa::portable;
    for (const IsaInfo& info : isas()) {
        if (info.usable) best = info.isa;
    }
    return best;
}

std::string usable_names() {
    std::string names;
    for (const IsaInfo& info : isas()) {
        if (info.usable) names += (names.empty() ? "" : ", ") + std::string(info.name);
    }
    return names;
}

Result<Isa> find_usable(std::string_view name) {
    for (const IsaInfo& info : isas()) {
        if (name != info.name) continue;
        if (info.usable) return info.isa;
        return Error{ErrorCode::not_supported,
                     {},
                     std::string(name),
                     "this machine cannot run the kernel '" + std::string(name) +
                         "'; usable here: " + usable_names()};
    }
    return Error{
        ErrorCode::bad_argument,
        {},
        std::string(name),
        "no kernel '" + std::string(name) + "' in this program; usable here: " + usable_names()};
}

const char* wish() {
    const char* name = std::getenv("NONET_ISA");
    return name != nullptr && *name != '\0' ? name : nullptr;
}

Isa first_choice() {
    if (const char* name = wish()) {
        if (const auto wanted = find_usable(name)) return *wanted;
    }
    return best_usable();
}

}  // namespace

constinit std::atomic<int> isa_choice{kIsaNotChosen};

std::span<const IsaInfo> isas() {
    static const auto kIsas = make_isas();
    return kIsas;
}

Isa chosen_isa() {
    int number = isa_choice.load(std::memory_order_relaxed);
    if (number == kIsaNotChosen) {
        // Unless somebody forces another one in the meantime.
        const int first = static_cast<int>(first_choice());
        if (isa_choice.compare_exchange_strong(number, first)) number = first;
    }
    return static_cast<Isa>(number);
}

Result<Isa> force_isa(std::string_view name) {
    auto wanted = find_usable(name);
    if (wanted) isa_choice.store(static_cast<int>(*wanted), std::memory_order_relaxed);
    return wanted;
}

std::string isa_problem() {
    const char* name = wish();
    if (name == nullptr) return {};
    const auto wanted = find_usable(name);
    return wanted ? std::string{} : "NONET_ISA: " + wanted.error().message;
}

}  // namespace nonet

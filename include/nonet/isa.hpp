// Which vector instructions the engines use.
//
// The inner loops are compiled several times, once for each kind of processor below, and the best
// form that the machine can run is chosen when the program starts. Answers never depend on it,
// times do. The environment variable NONET_ISA=name, or force_isa(), chooses another one: to
// measure, to test, or to get round a faulty machine.
#pragma once

#include <nonet/result.hpp>

#include <cstdint>
#include <span>
#include <string_view>

namespace nonet {

/// From plain to powerful; a machine that can run one can run those before it.
enum class Isa : std::uint8_t {
    portable,  ///< what every processor has that this build is for
    avx2,      ///< 256-bit vectors (x86-64 from 2013 on)
    avx512,    ///< 512-bit vectors with F, BW, DQ, VL, VBMI, BITALG, VPOPCNTDQ, GFNI (from 2019 on)
};

struct IsaInfo {
    Isa isa = Isa::portable;
    const char* name = "";     ///< as for --isa and NONET_ISA
    const char* summary = "";  ///< one line
    bool usable = false;       ///< can this machine run it?
};

/// Those built into this library, the plainest first. There is always `portable`.
std::span<const IsaInfo> isas();

/// The one in use: the last one forced, else what NONET_ISA names, else the best usable one. A name
/// in NONET_ISA that cannot be used is ignored here; isa_problem() tells of it.
Isa chosen_isa();

/// From now on, in all threads, this one. Error bad_argument where the name is unknown,
/// not_supported where the machine lacks it; then nothing changes.
Result<Isa> force_isa(std::string_view name);

/// What is wrong with NONET_ISA, with the list of names that can be used; empty when nothing is.
std::string isa_problem();

}  // namespace nonet

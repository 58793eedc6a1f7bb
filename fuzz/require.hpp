// What a fuzz target claims; libFuzzer keeps the input for which it does not hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace nonet::fuzz {

inline void require(bool condition) {
    if (!condition) std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace nonet::fuzz

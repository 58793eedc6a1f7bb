// Mutations that now and then start anew from a sample, which chance would hardly find.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t capacity);

namespace nonet::fuzz {

/// What LLVMFuzzerCustomMutator returns: the input mutated, or one time in 64 the sample.
inline std::size_t mutate_or_restart(std::span<std::uint8_t> input, std::size_t size,
                                     std::string_view sample, unsigned seed) {
    if (seed % 64 == 0) {
        size = std::min(sample.size(), input.size());
        std::memcpy(input.data(), sample.data(), size);
    }
    return LLVMFuzzerMutate(input.data(), size, input.size());
}

}  // namespace nonet::fuzz

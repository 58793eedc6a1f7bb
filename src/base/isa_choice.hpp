// The chosen kind of processor, where the shortest calls can read it: one load, no guard.
//
// chosen_isa() goes through this too. Until the first question nothing is chosen; asking twice at
// once chooses the same twice.
#pragma once

#include <nonet/isa.hpp>

#include <atomic>

namespace nonet {

constexpr int kIsaNotChosen = -1;

/// The number of an Isa, or kIsaNotChosen.
extern std::atomic<int> isa_choice;

/// chosen_isa() as a number.
inline int chosen_isa_number() {
    const int number = isa_choice.load(std::memory_order_relaxed);
    return number != kIsaNotChosen ? number : static_cast<int>(chosen_isa());
}

}  // namespace nonet

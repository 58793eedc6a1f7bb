// Counts of positions met before.
//
// When the rows above are filled, what remains depends only on which candidates are still open, and
// the same remainder comes again and again: an empty 6×6 board has 28 million solutions but a few
// thousand remainders. So the count of each finished node is kept under a 128-bit hash of its open
// candidates (the "component caching" of #SAT solvers; Sang et al., Cachet, 2004). Two different
// positions with one hash are expected once in 2^64 positions met.
//
// The table grows to kMaxSlots and then overwrites, so memory stays below 32 MB.
#pragma once

#include "general/state.hpp"

#include <nonet/uint128.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace nonet::general {

class CountCache {
  public:
    /// The hash of what is open in a position. Two positions with the same open candidates have
    /// the same number of solutions, however they were reached.
    static Uint128 key(const State& state);

    [[nodiscard]] std::optional<Uint128> find(const Uint128& key) const;
    void store(const Uint128& key, const Uint128& count);

  private:
    static constexpr std::size_t kFirstSlots = std::size_t{1} << 10;
    static constexpr std::size_t kMaxSlots = std::size_t{1} << 20;

    struct Slot {
        Uint128 key;
        Uint128 count;
    };

    [[nodiscard]] std::size_t place_of(const Uint128& key) const {
        return static_cast<std::size_t>(key.low) & (slots_.size() - 1);
    }
    void grow();

    std::vector<Slot> slots_;
    std::size_t stored_ = 0;
};

}  // namespace nonet::general

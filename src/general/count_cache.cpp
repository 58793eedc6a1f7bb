// Hashing and the table: see the header.
//
// The hash takes the masks of the open cells through two multiplications each, different for the
// two halves; closed cells do not enter. A key of zero marks a free slot.
#include "general/count_cache.hpp"

#include <bit>
#include <utility>

namespace nonet::general {

namespace {

constexpr std::uint64_t mix(std::uint64_t word, std::uint64_t factor) {
    word *= factor;
    word ^= word >> 32;
    word *= 0xd6e8feb86659fd93;
    return word ^ (word >> 29);
}

}  // namespace

Uint128 CountCache::key(const State& state) {
    Uint128 key{0x243f6a8885a308d3, 0x13198a2e03707344};
    const int cells = state.model().cell_count();
    for (int cell = 0; cell < cells; ++cell) {
        if (state.count(cell) < 2) continue;
        const std::uint64_t word = state.mask(cell) ^ (static_cast<std::uint64_t>(cell) << 40);
        key.high = mix(std::rotl(key.high, 23) ^ word, 0x9e3779b97f4a7c15);
        key.low = mix(std::rotl(key.low, 41) + word, 0xff51afd7ed558ccd);
    }
    if (key == Uint128{}) key.low = 1;
    return key;
}

std::optional<Uint128> CountCache::find(const Uint128& key) const {
    if (slots_.empty()) return std::nullopt;
    const Slot& slot = slots_[place_of(key)];
    if (slot.key != key) return std::nullopt;
    return slot.count;
}

void CountCache::store(const Uint128& key, const Uint128& count) {
    if (slots_.size() < kMaxSlots && stored_ * 2 >= slots_.size()) grow();
    Slot& slot = slots_[place_of(key)];
    if (slot.key == Uint128{}) ++stored_;
    slot = {key, count};
}

void CountCache::grow() {
    const std::vector<Slot> old = std::move(slots_);
    slots_.assign(old.empty() ? kFirstSlots : old.size() * 4, {});
    stored_ = 0;
    for (const Slot& slot : old) {
        if (slot.key == Uint128{}) continue;
        slots_[place_of(slot.key)] = slot;
        ++stored_;
    }
}

}  // namespace nonet::general

// Where the removals of a step lie, as one number: of two steps that remove as much, HoDoKu takes
// the one with the smaller.
//
// Each cell counts the more the later its candidate stands in the list, so the list must be sorted
// by digit, then cell (sort_candidates). The weights are a fact of that program; paths depend on
// them, and so do scores.
#pragma once

#include <nonet/state.hpp>

#include <cstdint>
#include <span>

namespace nonet::logic {

/// Less is better. Of removals sorted by digit, then cell.
constexpr std::int64_t removal_rank(std::span<const Candidate> removals) {
    std::int64_t rank = 0;
    std::int64_t weight = 1;
    for (const Candidate removal : removals) {
        rank += removal.cell * weight + removal.digit;
        weight += 80;
    }
    return rank;
}

}  // namespace nonet::logic

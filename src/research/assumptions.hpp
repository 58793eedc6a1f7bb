// Candidates assumed one by one, or a few together, and what a level of logic makes of each.
//
// By lanes where the level allows it, otherwise position by position.
#pragma once

#include "research/closure.hpp"

#include <nonet/candidates.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace nonet::research {

struct Candidate {
    Cell cell = 0;
    Digit digit = 0;
};

/// Asks of each set of `width` candidates that stand one after the other in `sets` how it ends; the
/// answers are in their order. Requires a position closed by the level, neither solved nor
/// contradictory. `go_on` is asked now and then, and ends everything with false.
std::vector<Closure> follow(const Candidates& position, LogicLevel level,
                            std::span<const Candidate> sets, std::size_t width,
                            const std::function<bool(std::uint64_t steps)>& go_on);

/// The candidates of the cells that have more than one.
std::vector<Candidate> open_candidates(const Candidates& position);

}  // namespace nonet::research

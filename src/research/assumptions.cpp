// Follows assumptions.
#include "research/assumptions.hpp"

#include "research/lanes.hpp"

#include <algorithm>

namespace nonet::research {

namespace {

// In the steps of Budget::work, some nanoseconds each.
constexpr std::uint64_t kStepsOfLanes = 10'000;
constexpr std::uint64_t kStepsOfClosure = 5'000;

std::vector<Closure> follow_in_lanes(const Candidates& position, LogicLevel level,
                                     std::span<const Candidate> sets, std::size_t width,
                                     const std::function<bool(std::uint64_t)>& go_on) {
    std::vector<Closure> ends;
    Lanes lanes(position, level);
    const std::size_t count = sets.size() / width;
    while (ends.size() < count && go_on(kStepsOfLanes)) {
        const std::size_t begin = ends.size();
        const int used = static_cast<int>(std::min<std::size_t>(count - begin, Lanes::kLanes));
        if (begin > 0) lanes.reset();
        for (int lane = 0; lane < used; ++lane) {
            const auto first = (begin + static_cast<std::size_t>(lane)) * width;
            for (const Candidate& candidate : sets.subspan(first, width))
                lanes.assume(lane, candidate.cell, candidate.digit);
        }
        lanes.run();
        for (int lane = 0; lane < used; ++lane) {
            ends.push_back(lanes.is_contradiction(lane) ? Closure::contradiction
                           : lanes.is_solved(lane)      ? Closure::solved
                                                        : Closure::open);
        }
    }
    return ends;
}

}  // namespace

std::vector<Closure> follow(const Candidates& position, LogicLevel level,
                            std::span<const Candidate> sets, std::size_t width,
                            const std::function<bool(std::uint64_t steps)>& go_on) {
    if (Lanes::is_for(level)) return follow_in_lanes(position, level, sets, width, go_on);
    std::vector<Closure> ends;
    for (std::size_t first = 0; first < sets.size(); first += width) {
        if (!go_on(kStepsOfClosure)) break;
        Candidates assumed = position;
        for (const Candidate& candidate : sets.subspan(first, width))
            assumed.set(candidate.cell, mask_of(candidate.digit));
        ends.push_back(close(assumed, level));
    }
    return ends;
}

std::vector<Candidate> open_candidates(const Candidates& position) {
    std::vector<Candidate> open;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (is_single(position[cell])) continue;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (position.has(cell, digit)) open.push_back({cell, digit});
        }
    }
    return open;
}

}  // namespace nonet::research

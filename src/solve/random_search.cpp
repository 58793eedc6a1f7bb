// Depth first with lots: see the header.
#include "solve/random_search.hpp"

#include "solve/search.hpp"

#include <bit>
#include <vector>

namespace nonet {

namespace {

/// The first of the undecided cells with the fewest candidates; nothing where all are decided.
std::optional<Cell> smallest_cell(const Candidates& candidates) {
    std::optional<Cell> smallest;
    int fewest = kDigits + 1;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int count = std::popcount(candidates[cell]);
        if (count < 2 || count >= fewest) continue;
        smallest = cell;
        fewest = count;
    }
    return smallest;
}

DigitMask random_digit(DigitMask digits, Random& random) {
    const auto skip = random.below(static_cast<std::uint64_t>(std::popcount(digits)));
    for (std::uint64_t i = 0; i < skip; ++i) digits &= static_cast<DigitMask>(digits - 1);
    return static_cast<DigitMask>(1U << std::countr_zero(digits));
}

}  // namespace

std::optional<Grid> find_random_solution(const Candidates& start, Budget& budget, Random& random) {
    std::vector<Candidates> waiting = {start};
    while (!waiting.empty()) {
        Candidates state = waiting.back();
        waiting.pop_back();
        while (propagate(state)) {
            const auto cell = smallest_cell(state);
            if (!cell) return single_candidates(state);
            if (!budget.spend()) return std::nullopt;
            const DigitMask digit = random_digit(state[*cell], random);
            waiting.push_back(state);
            waiting.back().set(*cell, static_cast<DigitMask>(state[*cell] & ~digit));
            state.set(*cell, digit);
        }
    }
    return std::nullopt;
}

}  // namespace nonet

#include "thinned_positions.hpp"

#include "support/random_puzzles.hpp"

namespace nonet::logic {

ThinnedPosition thinned_position(int digits, int percent, Random& random) {
    const Grid solution = test::random_full_grid(random);
    const Grid filled = test::random_part(solution, digits, random);
    State state(test::random_part(filled, digits / 2, random), filled);
    for (int index = 0; index < kCells * kDigits; ++index) {
        const Candidate candidate = Candidate::from_index(index);
        if (state.has(candidate) && solution[candidate.cell] != candidate.digit &&
            random.below(100) < static_cast<std::uint64_t>(percent)) {
            state.remove(candidate);
        }
    }
    return {solution, state};
}

}  // namespace nonet::logic

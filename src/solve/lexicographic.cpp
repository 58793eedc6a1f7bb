// The walk in cell order with an oracle: see the header.
#include "solve/lexicographic.hpp"

#include "solve/search.hpp"

#include <bit>

namespace nonet {

LexicographicSearch::LexicographicSearch(const Candidates& start, Budget& budget)
    : start_(start), budget_(&budget) {}

std::optional<Grid> LexicographicSearch::next() {
    if (!started_) {
        started_ = true;
        if (!propagate(start_)) return std::nullopt;
        const auto witness = find_solution(start_, *budget_);
        if (!witness) return std::nullopt;
        if (const auto solution = enter(start_, *witness, 0)) return solution;
    }
    while (depth_ > 0 && !budget_->reached()) {
        Frame& frame = frames_[depth_ - 1];
        if (frame.untried == 0) {
            --depth_;
            continue;
        }
        const Digit digit = std::countr_zero(frame.untried) + 1;
        frame.untried &= static_cast<DigitMask>(frame.untried - 1);

        Candidates branch = frame.candidates;
        branch.set(frame.cell, mask_of(digit));
        if (!propagate(branch)) continue;
        std::optional<Grid> witness = frame.witness;
        if (frame.witness[frame.cell] != digit) witness = find_solution(branch, *budget_);
        if (!witness) continue;
        if (const auto solution = enter(branch, *witness, frame.cell + 1)) return solution;
    }
    return std::nullopt;
}

/// Pushes a frame for the first undecided cell, or returns the solution if there is none.
std::optional<Grid> LexicographicSearch::enter(const Candidates& candidates, const Grid& witness,
                                               Cell from) {
    for (Cell cell = from; cell < kCells; ++cell) {
        const DigitMask digits = candidates[cell];
        if (std::has_single_bit(digits)) continue;
        frames_[depth_++] = Frame{candidates, witness, cell, digits};
        return std::nullopt;
    }
    return witness;
}

}  // namespace nonet

// The walk in cell order with an oracle: see the header.
#include "solve/lexicographic.hpp"

#include "solve/search.hpp"

#include <algorithm>
#include <bit>

namespace nonet {

namespace {

/// Solutions of a small state.
constexpr std::size_t kMostCollected = 512;
/// Who has asked for so many will ask for more.
constexpr std::uint64_t kLeastGiven = 16;
/// A first guess.
constexpr int kSmall = kCells + 40;

bool is_before(const Grid& a, const Grid& b) {
    return a.values() < b.values();
}

}  // namespace

LexicographicSearch::LexicographicSearch(const Candidates& start, Budget& budget)
    : start_(start), budget_(&budget), small_(kSmall) {}

std::optional<Grid> LexicographicSearch::next() {
    if (next_collected_ < collected_.size()) return collected_[next_collected_++];
    std::optional<Grid> solution = walk();
    if (solution) ++given_;
    return solution;
}

std::optional<Grid> LexicographicSearch::walk() {
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
        if (is_small(branch)) {
            const Collected collected = collect(branch);
            if (collected == Collected::stopped) return std::nullopt;
            if (collected == Collected::none) continue;
            if (collected == Collected::all) return collected_[next_collected_++];
            witness = collected_.front();
            collected_.clear();
        } else if (frame.witness[frame.cell] != digit) {
            witness = find_solution(branch, *budget_);
        }
        if (!witness) continue;
        if (const auto solution = enter(branch, *witness, frame.cell + 1)) return solution;
    }
    return std::nullopt;
}

bool LexicographicSearch::is_small(const Candidates& candidates) const {
    return given_ >= kLeastGiven && candidates.count() <= small_;
}

/// All solutions of a state in order, or, if there are too many, some with the smallest of them
/// first; and learns from it what is small.
LexicographicSearch::Collected LexicographicSearch::collect(const Candidates& candidates) {
    collected_.clear();
    next_collected_ = 0;
    Search search(candidates, *budget_);
    while (collected_.size() <= kMostCollected) {
        const auto solution = search.next();
        if (!solution) break;
        collected_.push_back(*solution);
    }
    if (budget_->reached()) {
        collected_.clear();
        return Collected::stopped;
    }
    if (collected_.empty()) return Collected::none;
    if (collected_.size() > kMostCollected) {
        small_ = candidates.count() - 1;
        std::iter_swap(collected_.begin(), std::ranges::min_element(collected_, is_before));
        return Collected::too_many;
    }
    if (collected_.size() < kMostCollected / 4 && candidates.count() == small_) ++small_;
    std::ranges::sort(collected_, is_before);
    return Collected::all;
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

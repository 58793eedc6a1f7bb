// What a chain inside a net rests on: the candidates that its links need to be absent.
//
// A candidate is on because it is the last one of its cell, or of its digit in a house. Inside a
// net it may be the last one only because others were erased before: those are the parents, for
// chains from one candidate and for nets alike. A chain without any was there before the net.
#pragma once

#include "rate/explainer/chains/cause.hpp"
#include "rate/explainer/position.hpp"

#include <bitset>
#include <span>
#include <vector>

namespace nonet::explainer {

/// Collects what a chain inside a net rests on: the candidates that its links need to be absent,
/// and that are present in the position in which the outer net began.
class OuterParents {
  public:
    void start(const Position& source, const Position& current) {
        source_ = &source;
        current_ = &current;
        seen_.reset();
        parents_.clear();
    }
    /// What must be absent for the candidate to be on by this cause. Nothing for an assumption.
    void add(Candidate candidate, Cause cause);
    /// None twice, in the order in which they were met.
    [[nodiscard]] std::span<const Candidate> parents() const { return parents_; }

  private:
    void add_absent(Candidate candidate);

    const Position* source_ = nullptr;
    const Position* current_ = nullptr;
    std::bitset<kCells * kDigits> seen_;
    std::vector<Candidate> parents_;
};

}  // namespace nonet::explainer

// An oracle for large patterns: does the pattern alone, without the rest of the grid, prove a step?
//
// A step that agrees with the solution may still be luck. Here only some truths are known: that a
// cell takes one of its candidates, or that a house takes a digit in one of its cells. The oracle
// tries all ways to choose a true candidate for each of them, so that no two exclude each other. A
// removal is proved when no way is left with the candidate true, a placement when none is left with
// it false. This is the general set logic of truths and links, decided by brute force; it shares no
// code with the techniques, and it is exponential in the number of truths.
#pragma once

#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <optional>
#include <vector>

namespace nonet::logic::test {

/// Candidates of which one is true.
using Truth = std::vector<Candidate>;

/// The candidates of a blank cell; none for a filled one.
Truth truth_of_cell(const State& state, Cell cell);

/// The candidates of a digit in a house; none where it is placed.
Truth truth_of_house(const State& state, House house, Digit digit);

/// True when the truths, empty ones left out, can all hold at once with `taken` true and `barred`
/// false.
bool can_hold(const std::vector<Truth>& truths, std::optional<Candidate> taken,
              std::optional<Candidate> barred);

/// The first removal or placement of the step that the truths do not prove; nothing when all are
/// proved.
std::optional<Candidate> unproved_in(const Step& step, const std::vector<Truth>& truths);

}  // namespace nonet::logic::test

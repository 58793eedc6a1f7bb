// The unbiased sample as a run of candidates.
#pragma once

#include <nonet/generate.hpp>

namespace nonet::generate {

/// Lot after lot, on several threads; every puzzle of a lot is a candidate.
MakingEnd sample_puzzles(const Recipe& recipe, const Making& making, const PuzzleReceiver& receive);

}  // namespace nonet::generate

// Steps with all the evidence that a technique may give, for the tests of words and drawings: the
// texts must be right for techniques of which no example is at hand, too.
#pragma once

#include <nonet/step.hpp>
#include <nonet/technique.hpp>

#include <string>
#include <vector>

namespace nonet::logic {

/// The names for which every language must have words: those of the table of techniques, and those
/// that are still to come.
std::vector<std::string> technique_names();

/// A step whose fields are all filled; it means nothing. `digit` runs through the sounds of
/// Korean digits, say. With `places` a placement, and removals only where the technique has them.
/// The step points to `technique`, which must outlive it.
Step sample_step(const TechniqueInfo& technique, Digit digit, bool places);
Step sample_step(TechniqueInfo&& technique, Digit digit, bool places) = delete;

}  // namespace nonet::logic

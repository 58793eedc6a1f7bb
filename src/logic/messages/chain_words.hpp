// Chains in words, link by link, and in the players' notation.
#pragma once

#include "logic/messages/speaker.hpp"

#include <nonet/step.hpp>

#include <cstddef>
#include <string>

namespace nonet::logic {

/// "r1c1 is 5", "none of r1c1 and r1c2 is 5".
std::string node_text(const Speaker& speaker, const ChainNode& node, bool is_true);

/// The same as something that is supposed: "suppose that …", "if …".
std::string premise_text(const Speaker& speaker, const ChainNode& node, bool is_true);

/// True when the node holds, going along the chain: what comes behind a strong link does, what
/// comes behind a weak one does not; the first node is the opposite of what its link needs.
bool is_true_in(const Chain& chain, std::size_t index);

/// "if r1c1 is not 5, then r1c7 is 5 (the last place left in row 1), then …". In a refutation a
/// chain that begins elsewhere than the supposition goes on from what was found: "since r1c7 is 5,
/// …"; so does one that begins as an earlier chain of the step, and nothing is said of one that
/// the earlier ones have told to its end.
std::string chain_text(const Speaker& speaker, const Step& step, const State& state,
                       std::size_t index);

/// What a chain proves that ends in the cell in which it began: "so r1c1 cannot be 5"; or nothing.
std::string loop_reason(const Speaker& speaker, const Chain& chain);

/// "(5)r1c1=r1c7-(5=3)r3c8": '=' strong, '-' weak; the same in all languages.
std::string chain_notation(const Chain& chain);

}  // namespace nonet::logic

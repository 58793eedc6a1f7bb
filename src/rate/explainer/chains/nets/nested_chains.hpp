// Chains inside nets (levels 2 to 5): searches in the position that a quiet net has left.
//
// Every hint of such a search that rests on an erased candidate becomes a reason: what it removes
// is off, because of the erased candidates that its links need to be absent. All hints of one
// search are taken, in its order; the complexity of each is added to that of the outer hint.
#pragma once

#include "rate/explainer/chains/nets/extension.hpp"
#include "rate/explainer/chains/nets/net_hint.hpp"

#include <memory>

namespace nonet::explainer {

/// Producer 21 inside a net.
std::unique_ptr<Extension> make_nested_unary_chains();

/// Nets inside a net; `inner` is the extension of the inner ones, null for level 0.
std::unique_ptr<Extension> make_nested_nets(NetKind kind, std::unique_ptr<Extension> inner);

}  // namespace nonet::explainer

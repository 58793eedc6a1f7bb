// Whether the digits of a position alone have exactly one solution.
//
// Arguments from uniqueness swap the digits of a few blank cells and so make a second solution of
// the digits that stand. Candidates that were taken away say nothing there: a sukaku may have one
// solution through them alone, and then every such argument is wrong. So the techniques ask here
// before they speak. Cost: one call of the solver, some microseconds, when a step was found.
#pragma once

#include <nonet/state.hpp>

#include <optional>

namespace nonet::logic {

class Proper {
  public:
    /// Forgets the last position.
    void reset() {
        values_.reset();
        givens_.reset();
    }
    /// Givens and placed digits have exactly one solution.
    bool values(const State& state);
    /// The givens alone have.
    bool givens(const State& state);

  private:
    std::optional<bool> values_;
    std::optional<bool> givens_;
};

}  // namespace nonet::logic

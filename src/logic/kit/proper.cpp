// One call of the solver, and the answer kept until the position changes.
#include "logic/kit/proper.hpp"

#include <nonet/solve.hpp>

namespace nonet::logic {

bool Proper::values(const State& state) {
    if (!values_) values_ = is_unique(state.values());
    return *values_;
}

bool Proper::givens(const State& state) {
    if (!givens_) givens_ = is_unique(state.givens());
    return *givens_;
}

}  // namespace nonet::logic

// Unique rectangles and loops: all of them.
//
// The original's walk misses loops by a fault that depends on the order of the walk.
#include "rate/explainer/producers/unique_loops.hpp"

#include "rate/invariant/rule.hpp"

namespace nonet::invariant {

namespace {

class AllUniqueLoops final : public Rule {
  public:
    void find(const Position& position, LowestSteps& steps, Budget& /*budget*/) override {
        for (const explainer::UniqueLoopHint& loop :
             explainer::unique_loop_hints(position, explainer::ExtrasOfNeighbours::forgotten)) {
            steps.add(loop.hint);
        }
    }
};

}  // namespace

std::unique_ptr<Rule> make_all_unique_loops() {
    return std::make_unique<AllUniqueLoops>();
}

}  // namespace nonet::invariant

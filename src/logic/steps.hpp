// Where a finder puts its steps: the first only, or all of them.
//
// The same search serves a hint and a list of everything; it only has to ask whether to go on,
// which add() answers. The first step added is the one that a path takes, so the order of adding is
// part of each finder's contract (technique_row.hpp).
#pragma once

#include <nonet/step.hpp>

#include <utility>
#include <vector>

namespace nonet::logic {

class Steps {
  public:
    enum class Want : bool { first, all };
    explicit Steps(Want want) : want_(want) {}

    /// Keeps the step; true: stop searching.
    [[nodiscard]] bool add(Step step) {
        steps_.push_back(std::move(step));
        return is_done();
    }
    [[nodiscard]] bool wants_all() const { return want_ == Want::all; }
    [[nodiscard]] bool is_done() const { return want_ == Want::first && !steps_.empty(); }

    [[nodiscard]] bool empty() const { return steps_.empty(); }
    [[nodiscard]] std::vector<Step>& found() { return steps_; }

  private:
    Want want_;
    std::vector<Step> steps_;
};

}  // namespace nonet::logic

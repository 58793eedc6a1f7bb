// What the measurements of human steps share: they answer a sample of the puzzles.
//
// A path costs a thousand times as much as a solution, up to half a second where forcing nets are
// needed, so that a whole set would take minutes: the first ones of it stand for all. What a path
// ends in is checked like any other solution.
#pragma once

#include "cli/bench/measurement.hpp"

#include <nonet/solve.hpp>
#include <nonet/solver.hpp>

#include <algorithm>

namespace nonet::cli {

class LogicTrial : public Trial {
  public:
    explicit LogicTrial(const Workload& workload) : Trial(workload), facts_(sample()) {
        for (std::size_t i = 0; i < sample(); ++i)
            facts_[i] = logic::PuzzleFacts::of(workload.grids[i]);
    }

    [[nodiscard]] std::size_t sample() const override {
        constexpr std::size_t kMost = 50;
        return std::min(workload().size(), kMost);
    }

  protected:
    [[nodiscard]] const logic::PuzzleFacts& facts(std::size_t i) const { return facts_[i]; }

    /// The answer for a puzzle: what the path led to, if there was one to go.
    void keep(std::size_t i, Status status, const Grid& end) {
        counts_[i] = status == Status::none ? 0 : status == Status::unique ? 1 : 2;
        const Grid answer =
            status == Status::unique ? end : some_solution(workload().grids[i]).value_or(Grid());
        const std::string line = answer.to_line();
        std::copy(line.begin(), line.end(), solutions_.begin() + offset(i));
    }

  private:
    static std::ptrdiff_t offset(std::size_t i) {
        return static_cast<std::ptrdiff_t>(i * kLineBytes);
    }

    std::vector<logic::PuzzleFacts> facts_;
};

}  // namespace nonet::cli

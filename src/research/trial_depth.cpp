// Trial and error, depth by depth.
//
// Removing a candidate never spoils an elimination, so the order does not matter, and what depth
// n - 1 removes may be removed before depth n looks: each depth goes on where the one before it
// stopped, and returns to it after each candidate it removed. Digits of the solution cannot
// contradict; they are not assumed at the outermost depth.
//
// Depth 1 assumes all candidates at once, in lanes. Depth 2 takes some hundred times as long, depth
// 3 a hundred times as long as that: most of the time goes into assumptions that do not contradict.
#include "base/budget.hpp"
#include "research/assumptions.hpp"

#include <nonet/solve.hpp>

#include <algorithm>

namespace nonet {

namespace {

using research::Candidate;
using research::Closure;

class TrialAndError {
  public:
    TrialAndError(LogicLevel level, Budget& budget) : level_(level), budget_(budget) {}

    /// Removes all that depth `depth` removes. `solution`: where it is known, to save the
    /// assumptions that hold. The position is no more than started when the budget is reached.
    Closure close(Candidates& position, int depth, const Grid* solution) {
        if (depth == 0) return research::close(position, level_);
        if (depth == 1) return close_by_one(position, solution);
        Closure end = close(position, depth - 1, solution);
        bool changed = true;
        while (end == Closure::open && changed && !budget_.reached()) {
            changed = false;
            for (const Candidate& candidate : assumptions(position, solution)) {
                if (end != Closure::open || budget_.reached()) break;
                if (!position.has(candidate.cell, candidate.digit)) continue;
                if (is_single(position[candidate.cell])) continue;
                Candidates assumed = position;
                assumed.set(candidate.cell, mask_of(candidate.digit));
                if (close(assumed, depth - 1, nullptr) != Closure::contradiction) continue;
                position.remove(candidate.cell, candidate.digit);
                end = close(position, depth - 1, solution);
                changed = true;
            }
        }
        return end;
    }

  private:
    static std::vector<Candidate> assumptions(const Candidates& position, const Grid* solution) {
        std::vector<Candidate> open = research::open_candidates(position);
        if (solution != nullptr) {
            const auto holds = [&](const Candidate& candidate) {
                return (*solution)[candidate.cell] == candidate.digit;
            };
            open.erase(std::remove_if(open.begin(), open.end(), holds), open.end());
        }
        return open;
    }

    Closure close_by_one(Candidates& position, const Grid* solution) {
        const auto go_on = [this](std::uint64_t steps) { return budget_.work(steps); };
        bool changed = true;
        Closure end = Closure::open;
        while (changed && !budget_.reached()) {
            end = research::close(position, level_);
            if (end != Closure::open) return end;
            const auto open = assumptions(position, solution);
            const auto ends = follow(position, level_, open, 1, go_on);
            changed = false;
            for (std::size_t i = 0; i < ends.size(); ++i) {
                if (ends[i] != Closure::contradiction) continue;
                position.remove(open[i].cell, open[i].digit);
                changed = true;
            }
        }
        return end;
    }

    LogicLevel level_;
    Budget& budget_;
};

}  // namespace

std::optional<TrialDepth> trial_depth(const Grid& puzzle, LogicLevel level, int largest,
                                      const Limits& limits) {
    const Outcome<Grid> outcome = classify_any(puzzle, limits);
    if (outcome.status != Status::unique) return std::nullopt;
    Candidates position = Candidates::from_grid(puzzle);
    Budget budget(limits);
    TrialAndError trial(level, budget);
    TrialDepth answer;
    for (int depth = 0; depth <= largest; ++depth) {
        const Closure end = trial.close(position, depth, &*outcome.solution);
        if (end == Closure::solved) {
            answer.depth = depth;
            return answer;
        }
        if (budget.reached()) break;
        answer.refuted = depth;
    }
    return answer;
}

}  // namespace nonet

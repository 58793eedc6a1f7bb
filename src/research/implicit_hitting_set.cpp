// The loop of exact step, growing and stripping: see the header.
#include "research/implicit_hitting_set.hpp"

#include "base/budget.hpp"
#include "research/hitting_set.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace nonet {

namespace {

/// Branches of all exact steps together. Half a second or so; every puzzle tried with a proof
/// in reach needs a small part of it.
constexpr std::uint64_t kMostBranches = 600'000;

class ImplicitHittingSet {
  public:
    ImplicitHittingSet(const ObstacleFinder& find_obstacle, const Limits& limits)
        : find_obstacle_(find_obstacle), budget_(bounded(limits)) {}

    std::optional<CellSet> run() {
        while (!budget_.reached()) {
            const std::optional<CellMask> hitting =
                minimum_hitting_set(obstacles_, at_least_, budget_);
            if (!hitting) break;
            at_least_ = hitting->count();
            if (best_ && at_least_ >= best_->count()) return CellSet{best_->cells(), true};

            const std::optional<CellMask> answer = grown(*hitting);
            if (!answer) break;
            if (*answer == *hitting) return CellSet{answer->cells(), true};
            const std::optional<CellMask> stripped = irreducible(*answer);
            if (!stripped) break;
            if (!best_ || stripped->count() < best_->count()) best_ = stripped;
        }
        if (!best_) return std::nullopt;
        return CellSet{best_->cells(), false};
    }

  private:
    static Limits bounded(Limits limits) {
        limits.nodes = kMostBranches;
        return limits;
    }

    /// The obstacle that `chosen` misses, noted for the exact steps.
    std::optional<CellMask> next_obstacle(const CellMask& chosen) {
        std::optional<CellMask> obstacle = find_obstacle_(chosen);
        if (obstacle && !obstacle->empty()) {
            obstacles_.push_back(*obstacle);
            for (const Cell cell : obstacle->cells()) ++frequency_[cell];
        }
        return obstacle;
    }

    /// Adds a cell for each obstacle that is still missed.
    std::optional<CellMask> grown(CellMask chosen) {
        while (true) {
            const std::optional<CellMask> obstacle = next_obstacle(chosen);
            if (!obstacle) return std::nullopt;
            if (obstacle->empty()) return chosen;
            chosen.add(most_frequent(*obstacle));
        }
    }

    /// Drops cells, those in few obstacles first, until each one left is needed.
    std::optional<CellMask> irreducible(CellMask answer) {
        std::vector<Cell> order = answer.cells();
        std::stable_sort(order.begin(), order.end(),
                         [&](Cell a, Cell b) { return frequency_[a] < frequency_[b]; });
        for (const Cell cell : order) {
            CellMask smaller = answer;
            smaller.remove(cell);
            if (misses_a_known_obstacle(smaller)) continue;
            const std::optional<CellMask> obstacle = next_obstacle(smaller);
            if (!obstacle) return std::nullopt;
            if (obstacle->empty()) answer = smaller;
        }
        return answer;
    }

    [[nodiscard]] bool misses_a_known_obstacle(const CellMask& chosen) const {
        return std::any_of(obstacles_.begin(), obstacles_.end(),
                           [&](const CellMask& obstacle) { return !obstacle.intersects(chosen); });
    }

    [[nodiscard]] Cell most_frequent(const CellMask& cells) const {
        const std::vector<Cell> members = cells.cells();
        return *std::max_element(members.begin(), members.end(),
                                 [&](Cell a, Cell b) { return frequency_[a] < frequency_[b]; });
    }

    const ObstacleFinder& find_obstacle_;
    Budget budget_;
    std::vector<CellMask> obstacles_;
    std::array<int, kCells> frequency_{};  ///< in how many obstacles each cell stands
    int at_least_ = 0;                     ///< no answer has fewer cells
    std::optional<CellMask> best_;         ///< the smallest irreducible answer found
};

}  // namespace

std::optional<CellSet> smallest_answer(const ObstacleFinder& find_obstacle, const Limits& limits) {
    return ImplicitHittingSet(find_obstacle, limits).run();
}

}  // namespace nonet

// The loop with a made-up finder in place of the solver: obstacles out of a list, and the answers
// that an exhaustive search knows.
#include "research/implicit_hitting_set.hpp"

#include "support/subsets.hpp"

#include <nonet/random.hpp>

#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class ListedObstacles {
  public:
    ListedObstacles(int cells, int obstacles, Random& random) {
        for (Cell cell = 0; cell < cells; ++cell) universe_.push_back(cell);
        while (obstacles_.size() < static_cast<std::size_t>(obstacles)) {
            CellMask obstacle;
            for (const Cell cell : universe_) {
                if (random.below(4) == 0) obstacle.add(cell);
            }
            if (!obstacle.empty()) obstacles_.push_back(obstacle);
        }
    }

    [[nodiscard]] CellMask missed_by(const CellMask& chosen) const {
        for (const CellMask& obstacle : obstacles_) {
            if (!obstacle.intersects(chosen)) return obstacle;
        }
        return {};
    }

    [[nodiscard]] bool is_answer(const std::vector<Cell>& cells) const {
        CellMask chosen;
        for (const Cell cell : cells) chosen.add(cell);
        return missed_by(chosen).empty();
    }

    [[nodiscard]] bool has_answer_of(std::size_t size) const {
        return test::any_subset(universe_, size,
                                [&](const std::vector<Cell>& cells) { return is_answer(cells); });
    }

  private:
    std::vector<Cell> universe_;
    std::vector<CellMask> obstacles_;
};

TEST(ImplicitHittingSet, FindsASmallestAnswer) {
    Random random(64);
    for (int round = 0; round < 100; ++round) {
        const ListedObstacles obstacles(12, 1 + static_cast<int>(random.below(30)), random);
        const std::optional<CellSet> answer = smallest_answer(
            [&](const CellMask& chosen) { return obstacles.missed_by(chosen); }, Limits{});
        ASSERT_TRUE(answer);
        EXPECT_TRUE(answer->smallest);
        EXPECT_TRUE(std::is_sorted(answer->cells.begin(), answer->cells.end()));
        EXPECT_TRUE(obstacles.is_answer(answer->cells));
        ASSERT_FALSE(answer->cells.empty());
        EXPECT_FALSE(obstacles.has_answer_of(answer->cells.size() - 1));
    }
}

TEST(ImplicitHittingSet, IsEmptyWhenNothingIsMissed) {
    const std::optional<CellSet> answer =
        smallest_answer([](const CellMask&) { return CellMask(); }, Limits{});
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->cells.empty());
    EXPECT_TRUE(answer->smallest);
}

TEST(ImplicitHittingSet, KnowsNothingWhenTheFinderDoesNot) {
    EXPECT_FALSE(
        smallest_answer([](const CellMask&) { return std::optional<CellMask>(); }, Limits{}));
}

/// The finder is cut off after so many questions, wherever that is: what comes back must be an
/// answer without a needless cell, or nothing.
TEST(ImplicitHittingSet, FallsBackOnAnIrreducibleAnswer) {
    Random random(65);
    int fell_back = 0;
    for (int round = 0; round < 5; ++round) {
        const ListedObstacles obstacles(25, 60, random);
        for (int questions = 0; questions < 120; questions += 3) {
            int asked = 0;
            const auto find = [&](const CellMask& chosen) -> std::optional<CellMask> {
                if (asked++ >= questions) return std::nullopt;
                return obstacles.missed_by(chosen);
            };
            const std::optional<CellSet> answer = smallest_answer(find, Limits{});
            if (!answer || answer->smallest) continue;
            ++fell_back;
            EXPECT_TRUE(obstacles.is_answer(answer->cells));
            for (const Cell needless : answer->cells) {
                std::vector<Cell> rest = answer->cells;
                rest.erase(std::find(rest.begin(), rest.end(), needless));
                EXPECT_FALSE(obstacles.is_answer(rest));
            }
        }
    }
    EXPECT_GT(fell_back, 0);
}

TEST(ImplicitHittingSet, StopsAtTheFlag) {
    Random random(66);
    const ListedObstacles obstacles(40, 200, random);
    const std::atomic<bool> cancel{true};
    Limits limits;
    limits.cancel = &cancel;
    EXPECT_FALSE(smallest_answer(
        [&](const CellMask& chosen) { return obstacles.missed_by(chosen); }, limits));
}

}  // namespace
}  // namespace nonet

// Backdoors: the smallest sets of cells whose digits let simple logic solve the rest.
//
// Sets of one cell are tried, then of two, then of three, and the first size with a success is the
// answer, so every set of that size is minimal. Digits of the solution cannot contradict, and a
// cell that the level settles by itself adds nothing: it is in no set.
#include "base/budget.hpp"
#include "research/assumptions.hpp"

#include <nonet/solve.hpp>

#include <array>

namespace nonet {

namespace {

using research::Candidate;
using research::Closure;

constexpr int kLargest = 3;
/// Sets that are put together before they are tried.
constexpr std::size_t kBlock = 4096;

class BackdoorSearch {
  public:
    BackdoorSearch(const Candidates& position, const Grid& solution, LogicLevel level,
                   Budget& budget)
        : position_(position), level_(level), budget_(budget) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (!is_single(position[cell])) cells_.push_back({cell, solution[cell]});
        }
    }

    /// All backdoors of `size` cells.
    std::vector<CellMask> of_size(std::size_t size) {
        found_.clear();
        std::array<std::size_t, kLargest> chosen{};
        const auto choose = [&](const auto& self, std::size_t place, std::size_t from) -> void {
            if (place == size) {
                for (std::size_t i = 0; i < size; ++i) block_.push_back(cells_[chosen[i]]);
                if (block_.size() >= kBlock * size) try_block(size);
                return;
            }
            for (std::size_t i = from; i < cells_.size() && !budget_.reached(); ++i) {
                chosen[place] = i;
                self(self, place + 1, i + 1);
            }
        };
        choose(choose, 0, 0);
        try_block(size);
        return found_;
    }

  private:
    void try_block(std::size_t size) {
        const auto go_on = [this](std::uint64_t steps) { return budget_.work(steps); };
        const auto ends = follow(position_, level_, block_, size, go_on);
        for (std::size_t i = 0; i < ends.size(); ++i) {
            if (ends[i] != Closure::solved) continue;
            CellMask set;
            for (std::size_t j = 0; j < size; ++j) set.add(block_[i * size + j].cell);
            found_.push_back(set);
        }
        block_.clear();
    }

    const Candidates& position_;
    LogicLevel level_;
    Budget& budget_;
    std::vector<Candidate> cells_;
    std::vector<Candidate> block_;
    std::vector<CellMask> found_;
};

}  // namespace

std::span<const LogicLevel> logic_levels() {
    static constexpr std::array kLevels = {LogicLevel::singles, LogicLevel::locked,
                                           LogicLevel::subsets};
    return kLevels;
}

std::string_view name_of(LogicLevel level) {
    switch (level) {
        case LogicLevel::singles:
            return "singles";
        case LogicLevel::locked:
            return "locked";
        case LogicLevel::subsets:
            return "subsets";
    }
    return {};
}

std::optional<LogicLevel> logic_level(std::string_view name) {
    for (const LogicLevel level : logic_levels()) {
        if (name_of(level) == name) return level;
    }
    return std::nullopt;
}

std::optional<Backdoors> backdoors(const Grid& puzzle, LogicLevel level, int largest,
                                   const Limits& limits) {
    const Outcome<Grid> outcome = classify_any(puzzle, limits);
    if (outcome.status != Status::unique) return std::nullopt;
    Candidates position = Candidates::from_grid(puzzle);
    Backdoors answer;
    if (research::close(position, level) == Closure::solved) {
        answer.size = 0;
        return answer;
    }
    Budget budget(limits);
    BackdoorSearch search(position, *outcome.solution, level, budget);
    for (int size = 1; size <= std::min(largest, kLargest); ++size) {
        answer.sets = search.of_size(static_cast<std::size_t>(size));
        if (budget.reached()) return std::nullopt;
        if (answer.sets.empty()) continue;
        answer.size = size;
        break;
    }
    return answer;
}

}  // namespace nonet

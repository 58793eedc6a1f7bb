// Iterative deepening with a packing bound: see the header.
#include "research/hitting_set.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace nonet {

namespace {

class Deepening {
  public:
    Deepening(const std::vector<CellMask>& sets, Budget& budget) : sets_(sets), budget_(budget) {
        for (const CellMask& set : sets) all_ |= set;
        std::sort(sets_.begin(), sets_.end(),
                  [](const CellMask& a, const CellMask& b) { return a.count() < b.count(); });
    }

    /// Looks for a hitting set of at most `size` cells. False when there is none, or when the
    /// budget was reached.
    bool find(int size) {
        chosen_ = CellMask();
        return hit_all(sets_, size, all_);
    }

    [[nodiscard]] const CellMask& chosen() const { return chosen_; }

  private:
    /// Hits every set of `unhit` with at most `left` cells out of `allowed`.
    bool hit_all(const std::vector<CellMask>& unhit, int left, CellMask allowed) {
        if (unhit.empty()) return true;
        if (!budget_.spend() || needs_more_than(left, unhit, allowed)) return false;
        for (const Cell cell : branch_cells(unhit, allowed)) {
            chosen_.add(cell);
            if (hit_all(not_hit_by(cell, unhit), left - 1, allowed)) return true;
            chosen_.remove(cell);
            allowed.remove(cell);
        }
        return false;
    }

    /// Counts disjoint sets, the small ones first: each needs a cell of its own.
    static bool needs_more_than(int left, const std::vector<CellMask>& unhit,
                                const CellMask& allowed) {
        CellMask covered;
        for (const CellMask& set : unhit) {
            const CellMask open = set & allowed;
            if (open.empty()) return true;
            if (open.intersects(covered)) continue;
            if (--left < 0) return true;
            covered |= open;
        }
        return false;
    }

    /// The open cells of the unhit set with the fewest of them; those in many unhit sets first.
    static std::vector<Cell> branch_cells(const std::vector<CellMask>& unhit,
                                          const CellMask& allowed) {
        CellMask smallest;
        int fewest = kCells + 1;
        for (const CellMask& set : unhit) {
            const CellMask open = set & allowed;
            if (open.count() < fewest) {
                fewest = open.count();
                smallest = open;
            }
        }
        std::array<int, kCells> hits{};
        std::vector<Cell> cells = smallest.cells();
        for (const Cell cell : cells) {
            for (const CellMask& set : unhit) hits[cell] += set.has(cell) ? 1 : 0;
        }
        std::stable_sort(cells.begin(), cells.end(),
                         [&](Cell a, Cell b) { return hits[a] > hits[b]; });
        return cells;
    }

    static std::vector<CellMask> not_hit_by(Cell cell, const std::vector<CellMask>& sets) {
        std::vector<CellMask> rest;
        rest.reserve(sets.size());
        for (const CellMask& set : sets) {
            if (!set.has(cell)) rest.push_back(set);
        }
        return rest;
    }

    std::vector<CellMask> sets_;
    Budget& budget_;
    CellMask all_;
    CellMask chosen_;
};

}  // namespace

std::optional<CellMask> minimum_hitting_set(const std::vector<CellMask>& sets, int at_least,
                                            Budget& budget) {
    Deepening deepening(sets, budget);
    for (int size = at_least; size <= kCells; ++size) {
        if (deepening.find(size)) return deepening.chosen();
        if (budget.reached()) break;
    }
    return std::nullopt;
}

}  // namespace nonet

// All minimal unavoidable sets of a grid up to a size, by walking through the grids nearby.
//
// Idea: the cells of a minimal unavoidable set are exactly those in which the grid differs from
// some other grid: empty them, and another grid fits, which must differ in all of them, or fewer
// cells would do. So every grid that differs in at most `size` cells is visited, and of the sets of
// cells in which they differ the minimal ones are kept.
//
// Why none is missed: a cell that differs takes another digit b. In its row, column and box the
// cells that held b must differ then, too. The search changes one cell, keeps the set of cells that
// must differ, and tries every other digit in one of those that have none yet, the one with fewest
// choices; a branch ends only where the set is too large, where a digit would stand twice, or where
// a cell would differ that an earlier start has dealt with: the smallest cell that differs is
// chosen first, from the last cell down. Each branch is necessary, so the visits are complete. When
// no cell is left over, each house holds the digits that it held, and the grid is a grid.
//
// Bounds: a house in which one cell differs has a second one. So the set has at least the sum over
// the rows, or columns, or boxes, of max(2, cells that differ); of the three the largest counts.
// And a set that contains a set found before is not minimal: cells from the last one down, the
// smaller sets within are known by then, except those with the same first cell.
//
// Cost: 12 cells take some 5 ms a grid. What lost: all pairs and triples of digits, as in older
// programs, which is no proof without a bound on the digits of a set.
#include "base/budget.hpp"

#include <nonet/unavoidable.hpp>

#include <algorithm>
#include <array>
#include <bit>

namespace nonet {

namespace {

class NearbyGrids {
  public:
    NearbyGrids(const Grid& grid, int size, const Limits& limits)
        : grid_(grid), size_(size), budget_(limits) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            home_[row_house(row_of(cell))][grid[cell]] = static_cast<std::uint8_t>(cell);
            home_[column_house(column_of(cell))][grid[cell]] = static_cast<std::uint8_t>(cell);
            home_[box_house(box_of(cell))][grid[cell]] = static_cast<std::uint8_t>(cell);
        }
    }

    /// Every set of cells in which another grid differs and that contains no other one found; false
    /// when a limit came.
    bool walk() {
        for (first_ = kCells - 1; first_ >= 0; --first_) {
            open_digits();
            add(first_);
            visit();
            drop(first_);
            if (budget_.reached()) return false;
        }
        return true;
    }

    std::vector<CellMask> take() { return std::move(found_); }

  private:
    /// The other digits of each cell that stand in its houses nowhere before the first cell.
    void open_digits() {
        for (Cell cell = first_; cell < kCells; ++cell) {
            free_[cell] = 0;
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                const auto houses = houses_of(cell);
                const auto is_open = [&](House house) { return home_[house][digit] >= first_; };
                if (digit != grid_[cell] && std::all_of(houses.begin(), houses.end(), is_open))
                    free_[cell] |= mask_of(digit);
            }
        }
    }

    void visit() {
        if (!budget_.spend()) return;
        if (pending_.empty()) {
            keep();
            return;
        }
        const Cell cell = narrowest();
        pending_.remove(cell);
        for (DigitMask rest = choices(cell); rest != 0; rest &= static_cast<DigitMask>(rest - 1))
            change(cell, std::countr_zero(rest) + 1);
        pending_.add(cell);
    }

    /// Puts the digit into the cell, and what follows, for one visit.
    void change(Cell cell, Digit digit) {
        std::array<Cell, 3> added{};
        int additions = 0;
        for (const House house : houses_of(cell)) {
            const Cell home = home_[house][digit];
            if (differs_.has(home)) continue;
            add(home);
            added[additions++] = home;
        }
        if (bound() <= size_) {
            const DigitMask bit = mask_of(digit);
            for (const House house : houses_of(cell)) placed_[house] |= bit;
            visit();
            for (const House house : houses_of(cell))
                placed_[house] = static_cast<DigitMask>(placed_[house] & ~bit);
        }
        while (additions > 0) drop(added[--additions]);
    }

    [[nodiscard]] DigitMask choices(Cell cell) const {
        const auto houses = houses_of(cell);
        return static_cast<DigitMask>(
            ~(placed_[houses[0]] | placed_[houses[1]] | placed_[houses[2]]) & free_[cell]);
    }

    /// The pending cell with the fewest digits that need no further cell, counted before others.
    [[nodiscard]] Cell narrowest() const {
        Cell best = -1;
        int fewest = 10;
        for (const Cell cell : pending_) {
            const int count = std::popcount(choices(cell));
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
        return best;
    }

    void add(Cell cell) { count(cell, +1); }
    void drop(Cell cell) { count(cell, -1); }
    void count(Cell cell, int change) {
        if (change > 0) {
            differs_.add(cell);
            pending_.add(cell);
        } else {
            differs_.remove(cell);
            pending_.remove(cell);
        }
        const auto houses = houses_of(cell);
        for (std::size_t kind = 0; kind < houses.size(); ++kind) {
            std::uint8_t& cells = cells_[houses[kind]];
            const int before = std::max<int>(cells, cells == 0 ? 0 : 2);
            cells = static_cast<std::uint8_t>(cells + change);
            needed_[kind] += std::max<int>(cells, cells == 0 ? 0 : 2) - before;
        }
    }

    [[nodiscard]] int bound() const { return std::max({needed_[0], needed_[1], needed_[2]}); }

    void keep() {
        for (const CellMask& other : found_) {
            if (other.is_within(differs_)) return;
        }
        found_.push_back(differs_);
    }

    static std::array<House, 3> houses_of(Cell cell) {
        return {row_house(row_of(cell)), column_house(column_of(cell)), box_house(box_of(cell))};
    }

    Grid grid_;
    int size_;
    Budget budget_;
    std::array<std::array<std::uint8_t, 10>, kHouses> home_{};  ///< where a house has a digit
    Cell first_ = 0;
    std::array<DigitMask, kCells> free_{};
    CellMask differs_;
    CellMask pending_;  ///< of these, those without a new digit
    std::array<DigitMask, kHouses> placed_{};
    std::array<std::uint8_t, kHouses> cells_{};
    std::array<int, 3> needed_{};  ///< lower bounds by rows, columns and boxes
    std::vector<CellMask> found_;
};

bool comes_before(const CellMask& a, const CellMask& b) {
    if (a.count() != b.count()) return a.count() < b.count();
    return a.cells() < b.cells();
}

}  // namespace

std::optional<std::vector<CellMask>> unavoidable_sets(const Grid& solution, int size,
                                                      const Limits& limits) {
    if (!is_solution(solution)) return std::nullopt;
    NearbyGrids nearby(solution, size, limits);
    if (!nearby.walk()) return std::nullopt;
    std::vector<CellMask> found = nearby.take();
    std::sort(found.begin(), found.end(), comes_before);
    std::vector<CellMask> minimal;
    for (const CellMask& set : found) {
        const auto contains = [&](const CellMask& other) { return other.is_within(set); };
        if (std::none_of(minimal.begin(), minimal.end(), contains)) minimal.push_back(set);
    }
    return minimal;
}

}  // namespace nonet

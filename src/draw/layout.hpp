// Where things stand in the picture of a puzzle: a margin for the names, N cells each way, and in
// each cell N places for candidates, laid out as a box has its cells: on 9×9 as on a telephone.
//
// All other files ask here and compute no place themselves. Units are those of the drawing; it is
// scaled as a whole.
#pragma once

#include <nonet/board.hpp>
#include <nonet/drawing.hpp>
#include <nonet/geometry.hpp>
#include <nonet/state.hpp>

#include <algorithm>

namespace nonet::draw {

class Layout {
  public:
    /// A 9×9 picture that stands by itself.
    Layout(double cell_size, bool names)
        : Layout(cell_size, names ? 0.5 * cell_size : 0.1 * cell_size, BoxShape{3, 3}) {}

    Layout(double cell_size, double margin, BoxShape box)
        : cell_(cell_size), margin_(margin), box_(box) {}

    [[nodiscard]] double cell_size() const { return cell_; }
    [[nodiscard]] double margin() const { return margin_; }
    [[nodiscard]] BoxShape box() const { return box_; }
    /// Of the grid without margins.
    [[nodiscard]] double grid_side() const { return box_.side() * cell_; }
    /// Of the whole picture, which is square.
    [[nodiscard]] double side() const { return margin_ + grid_side() + 0.1 * cell_; }

    /// The upper left corner of a cell.
    [[nodiscard]] Point corner(Cell cell) const {
        const int column = cell % box_.side();
        const int row = cell / box_.side();
        return {margin_ + column * cell_, margin_ + row * cell_};
    }
    [[nodiscard]] Point middle(Cell cell) const {
        const Point point = corner(cell);
        return {point.x + cell_ / 2, point.y + cell_ / 2};
    }
    [[nodiscard]] Point place(Cell cell, int digit) const {
        const Point point = corner(cell);
        const int column = (digit - 1) % box_.columns;
        const int row = (digit - 1) / box_.columns;
        return {point.x + cell_ * share(column, box_.columns),
                point.y + cell_ * share(row, box_.rows)};
    }
    [[nodiscard]] Point place(logic::Candidate candidate) const {
        return place(candidate.cell, candidate.digit);
    }
    /// Half the width of a mark around a candidate.
    [[nodiscard]] double mark_radius() const { return 0.14 * cell_; }
    /// The size of type of candidates with so many characters.
    [[nodiscard]] double candidate_size(int characters) const {
        const double room = 0.9 / std::max(box_.rows, box_.columns);
        return cell_ * room * (characters > 1 ? 0.68 : 0.8);
    }

  private:
    /// Where the i-th of n places begins, as a share of the cell.
    static double share(int i, int n) {
        constexpr double kRoom = 0.9;
        return 0.5 + (i - 0.5 * (n - 1)) * kRoom / n;
    }

    double cell_;
    double margin_;
    BoxShape box_;
};

}  // namespace nonet::draw

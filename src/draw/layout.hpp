// Where things stand in the picture: a margin for the names, nine cells each way, and in each cell
// nine places for candidates, as on a telephone.
//
// All other files ask here and compute no place themselves. Units are those of the SVG's view box;
// the picture is scaled as a whole.
#pragma once

#include "draw/svg.hpp"

#include <nonet/geometry.hpp>
#include <nonet/state.hpp>

namespace nonet::draw {

class Layout {
  public:
    Layout(int cell_size, bool names)
        : cell_(cell_size), margin_(names ? 0.5 * cell_size : 0.1 * cell_size) {}

    [[nodiscard]] double cell_size() const { return cell_; }
    [[nodiscard]] double margin() const { return margin_; }
    /// Of the whole picture, which is square.
    [[nodiscard]] double side() const { return margin_ + 9 * cell_ + 0.1 * cell_; }

    /// The upper left corner of a cell.
    [[nodiscard]] Point corner(Cell cell) const {
        return {margin_ + column_of(cell) * cell_, margin_ + row_of(cell) * cell_};
    }
    [[nodiscard]] Point middle(Cell cell) const {
        const Point point = corner(cell);
        return {point.x + cell_ / 2, point.y + cell_ / 2};
    }
    [[nodiscard]] Point place(logic::Candidate candidate) const {
        const Point point = corner(candidate.cell);
        const int column = (candidate.digit - 1) % 3;
        const int row = (candidate.digit - 1) / 3;
        return {point.x + cell_ * (0.2 + 0.3 * column), point.y + cell_ * (0.2 + 0.3 * row)};
    }
    /// Half the width of a mark around a candidate.
    [[nodiscard]] double mark_radius() const { return 0.14 * cell_; }

  private:
    double cell_;
    double margin_;
};

}  // namespace nonet::draw

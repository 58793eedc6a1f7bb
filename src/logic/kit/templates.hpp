// Templates: what the full placements of each digit say, when digits must not share cells.
//
// A template of a digit is one way to put it into all nine houses of each kind. A cell in every
// template of a digit takes it; then no template of another digit may use that cell, which may
// leave other cells in every template of that digit, and so on. Lists of templates are not needed:
// placeable_cells() tells the cells in at least one template, and a cell is in every template just
// when it is the only placeable one of its row. Cost: some 20 microseconds.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>

namespace nonet::logic {

class Templates {
  public:
    explicit Templates(const State& state);

    /// False when some digit has no template left: then the position has no solution, and the sets
    /// say nothing.
    [[nodiscard]] bool exist() const { return exist_; }
    /// The cells in at least one template, among them the cells that hold the digit.
    [[nodiscard]] const CellMask& some(Digit digit) const { return some_[at(digit)]; }
    /// The cells in every template.
    [[nodiscard]] const CellMask& every(Digit digit) const { return every_[at(digit)]; }

  private:
    static std::size_t at(Digit digit) { return static_cast<std::size_t>(digit) - 1; }
    bool refine();

    std::array<CellMask, kDigits> some_;
    std::array<CellMask, kDigits> every_;
    bool exist_ = true;
};

}  // namespace nonet::logic

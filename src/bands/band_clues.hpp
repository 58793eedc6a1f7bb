// The clues of a puzzle, band by band, as the counting looks at them.
//
// Stacks are bands of the transposed puzzle, and the bands may stand in any order: `BandClues` is
// one of the six ways to choose the band that comes first.
#pragma once

#include "bands/partitions.hpp"

#include <nonet/grid.hpp>

#include <array>
#include <vector>

namespace nonet::bands {

struct Clue {
    int stack = 0;
    int column = 0;  ///< in its box
    int row = 0;     ///< in its band
    int digit = 0;   ///< 0..8
};

struct BandClues {
    std::array<std::vector<Clue>, 3> bands;
};

/// `first`: which band comes first; the two others follow in order.
BandClues band_clues(const Grid& puzzle, bool transposed, int first);

/// What the clues of one band ask of the columns and of the rows of each box.
class BandFilter {
  public:
    explicit BandFilter(const std::vector<Clue>& clues);

    [[nodiscard]] bool columns_fit(int stack, const Triples& columns) const {
        return fit(columns, columns_[stack]);
    }
    [[nodiscard]] bool rows_fit(int stack, const Triples& rows) const {
        return fit(rows, rows_[stack]);
    }

    /// True when the number of ways to fill the band, once its columns fit, is that of an empty
    /// band divided by `share`: no clue, or one, which stands in each row equally often.
    [[nodiscard]] bool is_plain() const { return clues_ <= 1; }
    [[nodiscard]] std::uint32_t share() const { return clues_ == 0 ? 1 : 3; }
    [[nodiscard]] int clues() const { return clues_; }

  private:
    static bool fit(const Triples& triples, const Triples& wanted) {
        return ((wanted[0] & ~triples[0]) | (wanted[1] & ~triples[1]) |
                (wanted[2] & ~triples[2])) == 0;
    }

    std::array<Triples, 3> columns_{};
    std::array<Triples, 3> rows_{};
    int clues_ = 0;
};

}  // namespace nonet::bands

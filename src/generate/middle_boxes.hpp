// All boxes 5 that fit beside box 4 and below box 2.
//
// Each digit is barred from its row of box 4 and from its column of box 2. How many boxes that
// leaves depends only on how many digits each row of the one shares with each column of the other:
// nine numbers, of which four settle the others, in 55 ways. For each way the boxes are listed
// once, with digits as ranks: those of row 1 and column 1 come first, and so on.
#pragma once

#include "generate/box_lines.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::generate {

struct Box {
    Lines rows;
    Lines columns;
};

class MiddleBoxes {
  public:
    /// No way leaves more.
    static constexpr std::size_t kMost = 448;

    /// The lists; made at the first call, in a few milliseconds.
    static const MiddleBoxes& all();

    /// Box number `index`; false when there are no more than that.
    bool get(Lines rows_of_4, Lines columns_of_2, std::size_t index, Box& box) const;

  private:
    /// A cell, 0 to 8, for each rank.
    using Cells = std::array<std::uint8_t, 9>;
    struct List {
        std::uint32_t begin = 0;
        std::uint32_t size = 0;
    };

    MiddleBoxes();
    void add(std::size_t way);

    std::array<List, 256> lists_{};
    std::vector<Cells> boxes_;
};

}  // namespace nonet::generate

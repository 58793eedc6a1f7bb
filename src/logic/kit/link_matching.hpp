// Whether a locked set of cells and links is one pattern, or smaller ones side by side.
//
// Cells and links that are equally many lock each other (rank 0); so do two such sets, taken
// together, and so does a naked pair that happens to lie among other cells. What a person wants to
// see is the smallest, so sets that fall apart are passed over: their parts are found as such.
//
// Give each cell a link of its own that holds one of its candidates; that can be done unless the
// position is wrong. Say that a cell leads to the owners of all links on its candidates. Cells that
// have links for themselves alone lead nowhere else; so no part is locked for itself exactly when
// every cell leads to every other in the end (the graph is strongly connected). This is the fine
// decomposition of Dulmage and Mendelsohn (1958). Cost: a microsecond or two.
#pragma once

#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <array>
#include <cstdint>

namespace nonet::logic {

class LinkMatching {
  public:
    /// The cells of the step, and a link for each digit of each of its sets. Requires at most 64
    /// cells and 64 links.
    LinkMatching(const State& state, const Step& step);

    /// False also when the cells cannot all have a link of their own.
    [[nodiscard]] bool is_one_pattern();

  private:
    static constexpr int kRoom = 64;
    using CellBits = std::uint64_t;  // cells by their index in the step
    using LinkBits = std::uint64_t;

    bool give_link(int cell, LinkBits& tried);
    [[nodiscard]] CellBits reached(const std::array<CellBits, kRoom>& ways) const;

    int cells_ = 0;
    std::array<LinkBits, kRoom> links_{};  // of each cell
    std::array<int, kRoom> owner_{};       // of each link: a cell, or -1
};

}  // namespace nonet::logic

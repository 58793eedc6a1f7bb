// Restricted commons: which almost locked sets cannot both hold a digit, and by which digits.
//
// A digit of two sets is restricted common when all its places in the one see all its places in the
// other: then at most one of the sets holds it, and the other is locked. Two sets that share cells
// may still be linked by a digit that stands in none of the shared cells; sets that share cells are
// left out unless they are asked for. Two sets can have two such digits (doubly linked); three
// would mean that the position has no solution, and only the smallest and the largest are kept
// then.
//
// For each set the links run over the other sets in the catalogue's order, so a search that wants
// each pair once takes those behind its own number. HoDoKu looks at them in this order.
//
// Cost: 20 to 100 microseconds, a few thousand links. The sets that can not be linked by a digit
// are those that hold it in a cell that the first does not see: a union of some bit rows over the
// sets (one row for each candidate), so pairs without a link are never looked at.
#pragma once

#include "logic/kit/als_catalogue.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/geometry.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

struct AlsLink {
    std::uint16_t to = 0;
    std::uint8_t first = 0;   ///< the digit, the smaller one of two
    std::uint8_t second = 0;  ///< the larger one of two, or 0

    [[nodiscard]] constexpr bool is_double() const { return second != 0; }
    [[nodiscard]] constexpr DigitMask digits() const {
        return static_cast<DigitMask>(mask_of(first) | (is_double() ? mask_of(second) : 0));
    }
};

class AlsLinks {
  public:
    /// Links all sets of a catalogue; `overlap`: also those that share cells. A guard against
    /// positions made up to have many: none for further sets when there are kMostLinks.
    void build(const AlsCatalogue& catalogue, bool overlap);
    static constexpr std::size_t kMostLinks = 100'000;

    /// The links of one set, ascending by the other.
    [[nodiscard]] std::span<const AlsLink> of(int set) const {
        return {links_.data() + begin_[set], links_.data() + begin_[set + 1]};
    }
    /// Those that lead to sets with a larger number.
    [[nodiscard]] std::span<const AlsLink> after(int set) const {
        return {links_.data() + forward_[set], links_.data() + begin_[set + 1]};
    }
    [[nodiscard]] std::size_t size() const { return links_.size(); }

  private:
    [[nodiscard]] std::uint64_t* row(int index) { return rows_.data() + index * words_; }
    void make_rows(const AlsCatalogue& catalogue);
    void link(const AlsCatalogue& catalogue, int set, bool overlap);
    void take_away(std::uint64_t* from, const std::uint64_t* what) const;
    void collect(DigitMask digits, int set);

    std::size_t words_ = 0;                // of a row: one bit for each set
    std::vector<std::uint64_t> rows_;      // see als_links.cpp
    std::array<CellMask, kDigits> where_;  // all places that a digit has in any set
    std::vector<AlsLink> links_;
    std::vector<std::uint32_t> begin_;    // of each set's links, and the end of all
    std::vector<std::uint32_t> forward_;  // of each set's links to later sets
};

}  // namespace nonet::logic

// How many ways two bands can be filled below a band whose columns are known.
//
// In each stack the two bands share what the first one left of each column in 56 ways; so there
// are at most 56³ = 175,616 ways for all columns, and for each the answer is the product of two
// numbers: the ways to fill either band with its columns known. An empty band, or one with a single
// clue, gets that number from FreeBands. In other bands the fillings are counted one by one, all
// columns at once: every filling is a triple of partners as rows of the three boxes, and each row
// partition knows the columns among the 56 that it goes with. That is at most 94,080 triples with
// some 7³ columns each, and a sixth of it for every further clue.
#pragma once

#include "bands/band_clues.hpp"
#include "bands/partitions.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace nonet::bands {

/// The columns of the three boxes of a band, as ordered partitions.
using BandColumns = std::array<int, 3>;

/// One thread may use an object at a time: it holds the tables of the case in hand, some 2 MB.
class LowerBands {
  public:
    LowerBands(const BandFilter& second, const BandFilter& third);

    /// The number of ways below a band with these columns.
    std::uint64_t ways(const BandColumns& first);

  private:
    using Counts = std::vector<std::uint32_t>;

    /// The columns of one box of a band that go with a partition of its rows.
    struct RowList {
        std::uint8_t size = 0;
        std::array<std::uint8_t, kPartners> choices{};
    };

    /// One of the two bands: what it wants, and what was counted for it.
    struct Band {
        explicit Band(const BandFilter& wanted);
        BandFilter filter;
        std::array<std::vector<bool>, 3> rows_fit;
        std::array<std::vector<std::uint16_t>, 3> columns;
        Counts counts;
    };

    [[nodiscard]] std::size_t cases() const;
    void count_plain(Band& band);
    void count_fillings(Band& band);
    void list_rows(const Band& band);

    Band second_;
    Band third_;
    std::array<std::vector<RowList>, 3> lists_;
};

}  // namespace nonet::bands

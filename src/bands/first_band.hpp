// The columns that the first band can have, one of each kind.
//
// What can be filled below a band depends on its columns only, and many columns do the same: a
// digit without a clue anywhere can change places with another one, and so can columns of a stack
// that hold no clue. Since a digit stands once in each box of the band, the columns are known by
// the signature of each digit, its three columns, one of 27; and up to renaming the digits without
// clues, by how often each signature occurs among them. So these multisets are enumerated: the
// empty band has 20,000 or so of them, not 4.7 billion columns.
//
// Of those that only differ in the order of columns without clues, the one with the smallest key
// is kept.
#pragma once

#include "bands/band_clues.hpp"
#include "bands/lower_bands.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace nonet::bands {

/// Columns of the first band, and how many fillings of the band they stand for.
struct ColumnCase {
    BandColumns columns{};
    std::uint64_t fillings = 0;
};

class FirstBand {
  public:
    /// `merges`: cases that differ in the order of columns without clues count as one. That costs
    /// up to 216 comparisons a case: not worth it when a case is cheap.
    FirstBand(const BandClues& clues, bool merges);

    /// Gets each case once; returns false to stop.
    using Visitor = std::function<bool(const ColumnCase&)>;
    /// False when the visitor stopped it.
    bool for_each_case(const Visitor& visit);

  private:
    /// Which of 27 signatures the orders of columns make of each.
    using SignatureMap = std::array<std::uint8_t, 27>;
    /// Signatures of the digits with clues, five bits each; how often each signature occurs among
    /// the others, two bits each.
    struct Key {
        std::uint64_t clued = 0;
        std::uint64_t free = 0;
        friend auto operator<=>(const Key&, const Key&) = default;
    };

    void list_rows();
    void find_signatures(const BandClues& clues);
    void find_column_orders(const BandClues& clues);
    bool place_clued(std::size_t index);
    bool place_free(std::size_t index, int least);
    bool finish();
    [[nodiscard]] bool fits(int signature) const;
    void take(int signature, int change);
    [[nodiscard]] Key key_by(const SignatureMap& map) const;
    std::uint64_t fillings(const BandColumns& columns);

    BandFilter filter_;
    std::vector<int> clued_digits_;
    std::vector<int> free_digits_;
    std::vector<std::vector<int>> allowed_;  ///< signatures of each digit with a clue
    std::vector<SignatureMap> orders_;       ///< the first one changes nothing
    std::array<std::array<int, 3>, 3> room_{};
    std::array<int, 9> signature_{};  ///< by place: digits with clues, then the others
    /// By stack and columns of the box: the rows that go with them and with the clues. Empty where
    /// the band is plain.
    std::array<std::vector<std::vector<std::uint16_t>>, 3> rows_;
    std::array<std::vector<std::uint64_t>, 2> stamps_;
    std::uint64_t stamp_ = 0;
    const Visitor* visit_ = nullptr;
};

}  // namespace nonet::bands

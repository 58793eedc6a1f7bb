// What puzzle sites tell about each cell, gathered and then turned into a puzzle with progress.
//
// Sites keep a grid of cells with a value, a sign whether it is a given, and marks. The value of a
// given goes to the position, one that a player has placed to the progress; candidates that are
// part of the puzzle make it a position of candidates.
#pragma once

#include "text/format.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nonet::text::json {

class CellFacts {
  public:
    /// Requires 1 <= side <= 36.
    explicit CellFacts(int side);

    std::vector<std::uint8_t> givens;
    std::vector<std::uint8_t> placed;
    std::vector<std::uint64_t> marks;        ///< a player's; bit v for the value v
    std::vector<std::uint64_t> given_marks;  ///< the puzzle's own
    bool corner_marks = false;               ///< there were some, which tell places only

    [[nodiscard]] int side() const { return side_; }
    [[nodiscard]] std::size_t size() const { return givens.size(); }

    /// The puzzle, with remarks on what could not be kept. False, with record.error but without a
    /// place, when it cannot be held. Requires box.side() == side().
    bool store(BoxShape box, Record& record) const;

  private:
    bool store_position(BoxShape box, Record& record) const;
    [[nodiscard]] Candidates marked(const std::vector<std::uint64_t>& sets) const;

    int side_;
};

/// Adds a remark on what was left out.
void add_note(Record& record, std::string_view remark);

/// The shape of the boxes that the regions make, where regions[cell] is any number; nothing when
/// they make none (a jigsaw). `preferred` is tried first.
std::optional<BoxShape> box_of_regions(const std::vector<int>& regions, BoxShape preferred);

}  // namespace nonet::text::json

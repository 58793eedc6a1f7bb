// The unavoidable sets of one grid that are known so far: which clues are surely too few?
//
// A set of cells is unavoidable when the grid can be changed in these cells alone to another grid.
// Clues that leave a whole set blank cannot tell the two apart, and a clue that alone stands in a
// set cannot be spared: so a list of sets answers most questions after uniqueness without a search.
// The list begins with what two digits, or two lines of a chute, can exchange (some hundred sets,
// among them all of four and of six cells), and learns from each search that finds another grid. It
// never claims that clues are enough.
//
// Each cell has the sets that it stands in as bits, so that clues are added to a Coverage one by
// one with a few instructions on words. Cost: 0.1 microseconds for 30 clues.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/grid.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::generate {

class KnownSets {
  public:
    static constexpr std::size_t kWords = 8;
    using Members = std::array<std::uint64_t, kWords>;  ///< a set of sets

    /// The sets that can be read off a full grid.
    explicit KnownSets(const Grid& grid);

    /// Adds the cells in which another grid differs. Requires room.
    void learn(const CellMask& set);
    [[nodiscard]] bool has_room() const { return sets_.size() < kWords * kBits; }

    /// True when these clues surely leave more than one solution. The quicker the smaller the set
    /// that they miss.
    [[nodiscard]] bool are_missed_by(const CellMask& clues) const {
        for (const CellMask& set : sets_) {
            if (!set.intersects(clues)) return true;
        }
        return false;
    }

    [[nodiscard]] const std::vector<CellMask>& sets() const { return sets_; }

  private:
    friend class Coverage;
    static constexpr std::size_t kBits = 64;

    std::vector<CellMask> sets_;
    Members all_{};
    std::array<Members, kCells> with_{};  ///< of each cell the sets that it stands in
};

/// Clues, and which known sets they hit.
class Coverage {
  public:
    explicit Coverage(const KnownSets& known) : known_(&known) {}

    void add(Cell clue) {
        const KnownSets::Members& with = known_->with_[clue];
        for (std::size_t i = 0; i < KnownSets::kWords; ++i) {
            twice_[i] |= once_[i] & with[i];
            once_[i] |= with[i];
        }
    }

    /// True when each known set has a clue.
    [[nodiscard]] bool is_complete() const {
        std::uint64_t missed = 0;
        for (std::size_t i = 0; i < KnownSets::kWords; ++i) missed |= known_->all_[i] & ~once_[i];
        return missed == 0;
    }

    /// Those of `clues`, which were all added, that stand alone in no known set.
    [[nodiscard]] CellMask without_needed(CellMask clues) const {
        KnownSets::Members single;
        for (std::size_t i = 0; i < KnownSets::kWords; ++i) single[i] = once_[i] & ~twice_[i];
        CellMask rest;
        for (const Cell clue : clues) {
            const KnownSets::Members& with = known_->with_[clue];
            std::uint64_t found = 0;
            for (std::size_t i = 0; i < KnownSets::kWords; ++i) found |= with[i] & single[i];
            if (found == 0) rest.add(clue);
        }
        return rest;
    }

  private:
    const KnownSets* known_;
    KnownSets::Members once_{};
    KnownSets::Members twice_{};
};

}  // namespace nonet::generate

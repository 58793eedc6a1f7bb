// All almost locked sets of a position: cells of one house that hold one digit more than they are.
//
// If such a set does without one of its digits, the others are locked in its cells. Everything that
// techniques ask of a set is worked out once, in bits: per digit the cells of the set that can hold
// it, and the cells outside that see all of these (where the digit can go only while the set holds
// it elsewhere or not at all).
//
// Order: rows, columns, boxes; in each house as one would list them by hand, each set followed by
// those that begin with it (r1c1, r1c12, r1c123, r1c13, …). A set that lies in two houses counts
// once, in the first. HoDoKu lists them the same way, and its first step depends on it.
//
// A single cell of two candidates is the smallest set; users who do not want those skip size 1.
//
// Cost: 20 to 60 microseconds for a position, 200 to 700 sets. Each house is a walk over the
// subsets of its blank cells, cut where the digits are more than the cells to come can catch up
// with. Duplicates need no search: a column repeats only single cells, a box only what lies in one
// of its lines.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/geometry.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

class AlmostLockedSet {
  public:
    [[nodiscard]] const CellMask& cells() const { return cells_; }
    [[nodiscard]] DigitMask digits() const { return digits_; }
    /// The number of cells; the digits are one more.
    [[nodiscard]] int size() const { return size_; }
    /// The house that it was found in; it may lie in another as well.
    [[nodiscard]] House house() const { return house_; }
    /// The cells of the set that can hold one of its digits.
    [[nodiscard]] const CellMask& places(Digit digit) const { return places_[digit - 1]; }
    /// The cells outside the set that can hold one of its digits and see all its places there.
    [[nodiscard]] const CellMask& buddies(Digit digit) const { return buddies_[digit - 1]; }
    /// The buddies of all its digits.
    [[nodiscard]] const CellMask& all_buddies() const { return all_buddies_; }

  private:
    friend class AlsCatalogue;
    CellMask cells_;
    CellMask all_buddies_;
    DigitMask digits_ = 0;
    std::uint8_t size_ = 0;
    std::uint8_t house_ = 0;
    std::array<CellMask, kDigits> places_;   // only those of its digits are ever written or read
    std::array<CellMask, kDigits> buddies_;  // the same
};

class AlsCatalogue {
  public:
    /// Lists the sets of a position, in the memory of the last one.
    /// A guard against positions made up to have many: no more than kMostSets, the first ones.
    void build(const State& state);
    static constexpr std::size_t kMostSets = 2000;

    [[nodiscard]] std::span<const AlmostLockedSet> sets() const { return {sets_.data(), count_}; }
    [[nodiscard]] int size() const { return static_cast<int>(count_); }
    [[nodiscard]] const AlmostLockedSet& operator[](int set) const { return sets_[set]; }

  private:
    struct Subset {
        CellMask cells;
        DigitMask digits = 0;
        int size = 0;
    };
    /// The blank cells of one house, in its order, with their candidates.
    struct Walk {
        House house = 0;
        int count = 0;
        std::array<Cell, kDigits> cells{};
        std::array<DigitMask, kDigits> digits{};
    };
    void list_house(const State& state, House house);
    void extend(const Walk& walk, const Subset& subset, int next);
    void add(House house, const Subset& subset);
    static void describe(const State& state, AlmostLockedSet& set);

    std::vector<AlmostLockedSet> sets_;  // the first count_ are in use
    std::size_t count_ = 0;
};

}  // namespace nonet::logic

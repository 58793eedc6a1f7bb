// A position while a person solves: givens, placed digits, and the candidates that are left.
//
// Every technique asks the same two questions all the time: which digits can go into this cell, and
// which cells of this house can take this digit. State holds the answers to both in bits and keeps
// them equal, and it keeps the singles in the order in which they arose. It follows only one rule:
// placing a digit takes it from the cell's peers. It may hold a wrong position (a cell without
// candidates, a wrong digit); nothing here depends on the puzzle having a solution.
//
// Cost: some 2 KB, copied to keep an earlier position (undo); placing a digit some 50 ns.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/cell_mask.hpp>
#include <nonet/geometry.hpp>
#include <nonet/grid.hpp>

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <span>

namespace nonet::logic {

/// One digit in one cell.
struct Candidate {
    std::uint8_t cell = 0;   ///< 0..80
    std::uint8_t digit = 0;  ///< 1..9

    /// 0..728, in the order of cells, then digits.
    [[nodiscard]] constexpr int index() const { return cell * kDigits + digit - 1; }
    static constexpr Candidate at(Cell cell, Digit digit) {
        return {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)};
    }
    static constexpr Candidate from_index(int index) {
        return at(index / kDigits, index % kDigits + 1);
    }
    friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

/// Singles in the order in which they arose, each perhaps several times, some perhaps placed or
/// gone meanwhile: whoever reads it checks each against the state.
class SinglesQueue {
  public:
    void push(Candidate single) {
        if (end_ < kRoom) entries_[end_++] = single;
    }
    /// Forgets the oldest as long as `is_stale` says so of them.
    template <class Predicate>
    void forget_oldest(Predicate is_stale) {
        while (begin_ < end_ && is_stale(entries_[begin_])) ++begin_;
    }
    /// From the oldest to the newest.
    [[nodiscard]] std::span<const Candidate> entries() const {
        return {entries_.data() + begin_, entries_.data() + end_};
    }

  private:
    static constexpr std::size_t kRoom = 3 * kCells;  ///< a hidden single arises in three houses
    std::array<Candidate, kRoom> entries_;  // only those from begin_ to end_ are ever read
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

/// A set of cells of one house: bit i stands for kHouseCells[house][i].
using PlaceMask = std::uint16_t;

namespace detail {

constexpr std::array<std::uint8_t, 512> make_bit_counts() {
    std::array<std::uint8_t, 512> counts{};
    for (unsigned mask = 0; mask < counts.size(); ++mask) {
        counts[mask] = static_cast<std::uint8_t>(std::popcount(mask));
    }
    return counts;
}

/// How many bits each mask of nine has. Plain x86-64 has no instruction for it, and a table is
/// faster than what compilers write instead.
inline constexpr auto kBitCounts = make_bit_counts();

}  // namespace detail

class State {
  public:
    /// The empty grid: every candidate everywhere.
    State() : State(Grid()) {}

    /// The givens of a puzzle, and every candidate that no given excludes.
    explicit State(const Grid& givens);

    /// Givens and the digits that a player has placed (0 in cells of neither), which may clash.
    State(const Grid& givens, const Grid& placed);

    /// A sukaku: no givens, these candidates. A cell with one candidate is still to be placed.
    explicit State(const Candidates& candidates);

    /// What was given; cells that were placed are blank in it.
    [[nodiscard]] const Grid& givens() const { return givens_; }
    /// Givens and placed digits.
    [[nodiscard]] const Grid& values() const { return values_; }
    /// The digits that may still go into a blank cell; none for a cell that has its digit.
    [[nodiscard]] DigitMask candidates(Cell cell) const { return candidates_[cell]; }
    [[nodiscard]] bool has(Candidate candidate) const {
        return (candidates_[candidate.cell] & mask_of(candidate.digit)) != 0;
    }
    /// The blank cells that may still take a digit.
    [[nodiscard]] const CellMask& cells_with(Digit digit) const { return cells_[digit - 1]; }
    /// The cells without a digit.
    [[nodiscard]] const CellMask& blanks() const { return blanks_; }
    /// How many cells of a house may still take a digit: 0 once it stands there.
    [[nodiscard]] int places(House house, Digit digit) const {
        return detail::kBitCounts[places_[house][digit - 1]];
    }
    /// Which cells of a house may still take a digit.
    [[nodiscard]] PlaceMask place_mask(House house, Digit digit) const {
        return places_[house][digit - 1];
    }
    [[nodiscard]] bool is_solved() const { return blanks_.empty(); }
    /// All candidates; a cell with a digit has that digit alone.
    [[nodiscard]] Candidates all_candidates() const;

    /// Puts a digit into a blank cell and takes it from the cell's peers. The digit need not be a
    /// candidate of the cell.
    void place(Candidate candidate);
    /// Takes a candidate away; nothing happens when it is not there.
    void remove(Candidate candidate);

    /// Cells whose last candidate but one went, and houses that lost the last place but one for a
    /// digit, in the order in which it happened.
    [[nodiscard]] const SinglesQueue& naked_singles() const { return naked_; }
    [[nodiscard]] const SinglesQueue& hidden_singles() const { return hidden_; }

    /// Equal when givens, digits and candidates are; the way that led there does not count.
    friend bool operator==(const State& a, const State& b) {
        return a.givens_ == b.givens_ && a.values_ == b.values_ && a.candidates_ == b.candidates_;
    }

  private:
    static const State& untouched();
    void note_hidden_single(House house, Digit digit);
    void add_place(Cell cell, Digit digit);
    void lose_place(Cell cell, Digit digit);

    Grid givens_;
    Grid values_;
    std::array<DigitMask, kCells> candidates_{};
    std::array<CellMask, kDigits> cells_{};
    CellMask blanks_;
    std::array<std::array<PlaceMask, kDigits>, kHouses> places_{};
    SinglesQueue naked_;
    SinglesQueue hidden_;
};

}  // namespace nonet::logic

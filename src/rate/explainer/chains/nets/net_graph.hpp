// The candidates of a position, numbered, and their links in flat lists, in the original's order.
//
// A position has some two hundred candidates, and nets walk the same links hundreds of times. So
// they are listed once: for each candidate those that it being on turns off (the other digits of
// its cell, then its digit in the box, the row, the column, each once), those that it being off
// turns on, and the four units it belongs to. A unit is a cell, or a digit in a house: one of its
// candidates is true. When all but one are off, that one is on.
//
// Cost: some 5 microseconds for a position.
#pragma once

#include "rate/explainer/chains/cause.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::explainer {

class NetGraph {
  public:
    /// A candidate, numbered by cells, then digits.
    using Id = std::uint16_t;
    static constexpr int kMaxIds = kCells * kDigits;

    /// A cell, or 81 + 9 * house + digit - 1.
    using Unit = std::uint16_t;
    static constexpr int kUnits = kCells + kHouses * kDigits;

    /// The members of a unit that are left: how many, and the exclusive or of their numbers. Where
    /// one is left, that is its number.
    class Tally {
      public:
        [[nodiscard]] int count() const { return bits_ >> kIdBits; }
        /// Requires a count of one.
        [[nodiscard]] Id last() const { return static_cast<Id>(bits_ & kIdMask); }
        /// Requires a count of two: the one that is not `id`.
        [[nodiscard]] Id other(Id id) const { return static_cast<Id>((bits_ & kIdMask) ^ id); }
        void add(Id id) { bits_ = static_cast<std::uint16_t>((bits_ + kOne) ^ id); }
        void remove(Id id) { bits_ = static_cast<std::uint16_t>((bits_ - kOne) ^ id); }

      private:
        static constexpr int kIdBits = 10;
        static constexpr unsigned kOne = 1U << kIdBits;
        static constexpr unsigned kIdMask = kOne - 1;
        static_assert(kMaxIds <= kOne);
        std::uint16_t bits_ = 0;
    };
    using Tallies = std::array<Tally, kUnits>;

    /// The end of a link and its cause in one word, as nodes keep them.
    using Link = std::uint32_t;
    static constexpr Link link_to(Id id, Cause cause) {
        return Link{id} | static_cast<Link>(cause) << 16;
    }
    static constexpr Id end_of(Link link) { return static_cast<Id>(link & 0xffff); }

    void build(const Position& position);

    [[nodiscard]] int size() const { return static_cast<int>(candidates_.size()); }
    [[nodiscard]] Candidate candidate(Id id) const { return candidates_[id]; }
    /// Of a candidate of the position.
    [[nodiscard]] Id id_of(Candidate candidate) const { return ids_[candidate.index()]; }

    /// What is off when this candidate is on.
    [[nodiscard]] std::span<const Link> weak(Id id) const {
        return {weak_.data() + weak_begin_[id], weak_.data() + weak_begin_[id + 1]};
    }
    /// The same without the other digits of its cell.
    [[nodiscard]] std::span<const Link> weak_in_houses(Id id) const {
        return {weak_.data() + weak_house_begin_[id], weak_.data() + weak_begin_[id + 1]};
    }

    /// Of its cell, and of its digit in box, row and column.
    [[nodiscard]] const std::array<Unit, 4>& units(Id id) const { return units_[id]; }
    /// The unit of a link that turns a candidate on.
    [[nodiscard]] Unit unit_of(Id id, Cause cause) const {
        return units_[id][static_cast<int>(cause) - static_cast<int>(Cause::cell)];
    }
    [[nodiscard]] std::span<const Id> members(Unit unit) const {
        return {members_.data() + member_begin_[unit], members_.data() + member_begin_[unit + 1]};
    }
    /// All members of each unit.
    [[nodiscard]] const Tallies& tallies() const { return tallies_; }
    /// What is on when this candidate is off and nothing else is: the other one of each unit of
    /// two.
    [[nodiscard]] std::span<const Link> strong(Id id) const {
        return {strong_.data() + strong_begin_[id], strong_.data() + strong_begin_[id + 1]};
    }

  private:
    void number_candidates(const Position& position);
    void list_members(const Position& position);
    void list_weak(const Position& position);
    void list_strong();

    std::vector<Candidate> candidates_;
    std::vector<std::array<Unit, 4>> units_;
    std::vector<Link> weak_;
    std::vector<Link> strong_;
    std::vector<Id> members_;
    std::array<Id, kMaxIds> ids_{};
    std::array<std::uint16_t, kMaxIds + 1> weak_begin_{};
    std::array<std::uint16_t, kMaxIds> weak_house_begin_{};
    std::array<std::uint16_t, kMaxIds + 1> strong_begin_{};
    std::array<std::uint16_t, kUnits + 1> member_begin_{};
    Tallies tallies_{};
};

/// The cause for the units of a candidate, in their order.
constexpr Cause cause_of_unit(int which) {
    return static_cast<Cause>(static_cast<int>(Cause::cell) + which);
}

}  // namespace nonet::explainer

// The ways in which three columns, or three rows, of a box share the nine digits.
//
// A box is known when its columns are known as sets and its rows are known as sets: the cell in
// row r and column c holds the one digit of both. So everything about a band can be said with
// ordered partitions of nine digits into three triples, of which there are 1,680. Two facts about
// them carry the rest of this folder:
//
//  * partners: where a partition is taken, be it by the columns of a box in another band or by the
//    rows of a neighbouring box, the two remaining boxes can share what is left in 56 ways;
//  * transversals: a partition into columns goes with the 216 partitions into rows that have one
//    digit in common with each column, row by row.
//
// Where the order of the three triples does not matter there are 280 partitions. The tables take
// 1.2 MB and some milliseconds, once.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

namespace nonet::bands {

/// Digit d at bit d - 1.
using DigitSet = std::uint16_t;

inline constexpr int kOrdered = 1680;
inline constexpr int kUnordered = 280;
inline constexpr int kPartners = 56;
inline constexpr int kTransversals = 216;

/// Three triples that make up all nine digits.
using Triples = std::array<DigitSet, 3>;

/// Two partitions that complete a third one: at each of the three places the triples are disjoint.
struct Partner {
    std::uint16_t second;
    std::uint16_t third;
};

class Partitions {
  public:
    /// The tables, made at the first call.
    static const Partitions& get();

    [[nodiscard]] const Triples& triples(int ordered) const { return triples_[ordered]; }
    /// Requires a partition.
    [[nodiscard]] int ordered_of(const Triples& triples) const {
        return ordered_[rank_[triples[0]]][rank_[triples[1]]];
    }
    [[nodiscard]] int unordered_of(int ordered) const { return unordered_[ordered]; }
    /// One of the six orders of an unordered partition: ascending by the smallest digit.
    [[nodiscard]] int some_order(int unordered) const { return some_order_[unordered]; }

    /// The partition that completes two others; -1 where they share a digit at some place.
    [[nodiscard]] int third_of(int ordered, int other) const {
        const Triples& a = triples_[ordered];
        const Triples& b = triples_[other];
        if (((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) != 0) return -1;
        constexpr int kAll = 0x1ff;
        return ordered_[rank_[kAll ^ a[0] ^ b[0]]][rank_[kAll ^ a[1] ^ b[1]]];
    }

    [[nodiscard]] std::span<const Partner, kPartners> partners(int ordered) const {
        return partners_[ordered];
    }
    [[nodiscard]] std::span<const std::uint16_t, kTransversals> transversals(int ordered) const {
        return transversals_[ordered];
    }

  private:
    Partitions();
    void number_triples();
    void number_partitions();
    void find_partners(int ordered);
    void find_transversals(int ordered);

    static constexpr int kTripleSets = 84;

    std::array<std::uint8_t, 512> rank_{};
    std::array<std::array<std::uint16_t, kTripleSets>, kTripleSets> ordered_{};
    std::array<Triples, kOrdered> triples_{};
    std::array<std::uint16_t, kOrdered> unordered_{};
    std::array<std::uint16_t, kUnordered> some_order_{};
    std::array<std::array<Partner, kPartners>, kOrdered> partners_{};
    std::array<std::array<std::uint16_t, kTransversals>, kOrdered> transversals_{};
};

}  // namespace nonet::bands

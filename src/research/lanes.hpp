// Many assumptions about one position, each followed by singles or locked candidates, all at once.
//
// One lane is one assumption, and lane i is bit i of every word. Each candidate that is open in the
// position has one word for "still there". A group is what must hold exactly one candidate: a cell,
// or a digit in a house. One pass over the groups finds in all lanes at once where a group has no
// candidate left (contradiction) or one (it is true, and what it sees goes). Passes are repeated
// until no lane changes; contradictory lanes do not take part any more.
//
// Compared with one position at a time, the words cost about ten times as much and do 256 times the
// work; but lanes that are done wait for the slowest.
#pragma once

#include <nonet/backdoors.hpp>
#include <nonet/candidates.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::research {

class Lanes {
  public:
    static constexpr int kLanes = 256;

    /// All lanes stand at `position`. Requires a position closed by the level, and a level for
    /// which is_for() holds.
    Lanes(const Candidates& position, LogicLevel level);

    static bool is_for(LogicLevel level) { return level <= LogicLevel::locked; }

    /// All lanes back to the position.
    void reset();
    /// In this lane the digit stands in the cell; a candidate of the position.
    void assume(int lane, Cell cell, Digit digit);
    /// Follows all assumptions to the end.
    void run();

    [[nodiscard]] bool is_contradiction(int lane) const { return bit(broken_, lane); }
    /// Every cell has one candidate and nothing contradicts.
    [[nodiscard]] bool is_solved(int lane) const { return bit(solved_, lane); }

  private:
    static constexpr int kWords = kLanes / 64;
    using Word = std::array<std::uint64_t, kWords>;
    using Index = std::uint16_t;

    /// A part of indices_.
    struct Range {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };
    /// A digit in a box and in a line: where the rest of one has none, the rest of the other
    /// loses it.
    struct Crossing {
        Range box_rest;
        Range line_rest;
    };

    static bool bit(const Word& word, int lane) {
        return (word[static_cast<std::size_t>(lane / 64)] >> (lane % 64) & 1) != 0;
    }
    [[nodiscard]] std::span<const Index> members(Range range) const {
        return {indices_.data() + range.begin, indices_.data() + range.end};
    }

    void number_candidates(const Candidates& position);
    void list_groups();
    void list_peers();
    void list_crossings();
    Range list_digit(const std::vector<Cell>& cells, Digit digit);
    bool pass_over_groups();
    bool pass_over_crossings();
    bool settle(Range group, Word& done, const Word& lone);

    LogicLevel level_;
    std::array<std::array<std::int16_t, 10>, kCells> number_{};  ///< -1: not open
    std::vector<std::array<std::uint8_t, 2>> candidates_;        ///< cell and digit
    std::vector<Index> indices_;
    std::vector<Range> peers_;
    std::vector<Range> groups_;
    std::vector<Crossing> crossings_;
    std::vector<Word> alive_;
    std::vector<Word> done_;  ///< by group: it was found with one candidate
    Word broken_{};
    Word solved_{};
};

}  // namespace nonet::research

// Puzzles with clues in given cells: a walk through digits towards fewer solutions.
//
// Problem: of random digits in a pattern of 24 cells, taken from a full grid, perhaps one in ten
// thousand has one solution; in a pattern of 20, next to none.
//
// Idea: begin with digits of a random grid, so that there is a solution, and count all. Then change
// one clue at random, again and again. A change is kept where some solutions are left and not more
// than before; with one left the puzzle is found. The number that was reached limits the next
// count, so questions get cheaper on the way down. Above kMostCounted all numbers are alike: there
// the walk is free. A walk that has not got anywhere for long is given up; the next candidate
// starts from another grid.
//
// Whether a pattern has a puzzle at all is not decided. What can be seen beforehand is refused by
// impossible_pattern(); otherwise a search that finds nothing looks like one that will take longer.
#pragma once

#include "batch/stream.hpp"
#include "generate/delivery.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/generate.hpp>
#include <nonet/random.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace nonet::generate {

/// Why no puzzle with these clues can have one solution, as far as that is easily seen: a sentence,
/// or an empty string.
std::string impossible_pattern(const CellMask& pattern);

class PatternSearch {
  public:
    /// For a recipe with a pattern.
    PatternSearch(const Recipe& recipe, std::uint64_t seed, Delivery& delivery);

    /// Makes candidates until the delivery is at its end or has no number now.
    void run() { stream_.run(); }

    // What batch::Stream asks for.
    bool begin(std::size_t room);
    bool answer(std::size_t room, const batch::Tally& tally);
    bool is_stopped() { return delivery_->look(); }

  private:
    enum class Phase : std::uint8_t {
        start,  ///< how many solutions have the first digits?
        walk,   ///< and with one of them changed?
        proof,  ///< is each clue needed?
    };

    /// A candidate in work.
    struct Work {
        std::uint64_t number = 0;
        Random random{0};
        std::uint64_t solutions = 0;
        int left = 0;   ///< changes to try before the walk is given up
        Cell cell = 0;  ///< that was changed last, or is tested
        Digit before = 0;
        Phase phase = Phase::start;
        Grid solution;
    };

    bool change(std::size_t room);
    bool prove(std::size_t room, Cell from);
    bool finish(std::size_t room, Verdict verdict);

    const Recipe* recipe_;
    Delivery* delivery_;
    std::uint64_t seed_;
    std::vector<Cell> cells_;
    batch::Engine engine_;
    batch::Stream<PatternSearch> stream_;
    std::vector<Work> works_;  ///< by room
};

}  // namespace nonet::generate

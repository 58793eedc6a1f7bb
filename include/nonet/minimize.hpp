// Which clues of a puzzle are enough?
//
// A subpuzzle has some of a puzzle's clues and no others. It is *equivalent in what it says* when
// it has the same solutions, and minimal when besides that no clue of it can go: each one, taken
// away alone, lets in another solution. For a puzzle with one solution these are its minimal
// puzzles in the usual sense. The questions hold for puzzles with several solutions as well, and
// for those without any, where a minimal subpuzzle is a smallest reason why: a set of clues that
// conflict, but not without any one of them.
//
// Subpuzzles compare like grids (a blank is smaller than a digit, cells in reading order), so "the
// smallest" has a meaning: it is what is left when the clues are tried in reading order and each
// goes if it can.
//
// Nothing here depends on the machine or on the number of puzzles in a call, except that a limit
// comes sooner or later.
#pragma once

#include <nonet/board.hpp>
#include <nonet/geometry.hpp>
#include <nonet/grid.hpp>
#include <nonet/random.hpp>
#include <nonet/search.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace nonet {

/// In which order clues are tried: each of the cells 0..80 once.
using RemovalOrder = std::array<std::uint8_t, kCells>;

/// Reading order: the minimal subpuzzle that it leads to is the smallest.
RemovalOrder reading_order();
/// Each order equally likely. Every minimal subpuzzle can come out, not all equally often.
RemovalOrder random_order(Random& random);

/// The minimal subpuzzle that is left when the clues are tried in that order and each goes if the
/// solutions stay the same. Nothing when a limit came first. One short search for each clue.
std::optional<Grid> minimal_subpuzzle(const Grid& puzzle,
                                      const RemovalOrder& order = reading_order(),
                                      const Limits& limits = {});

/// Gets each subpuzzle in turn; returns false to stop.
using SubpuzzleVisitor = std::function<bool(const Grid&)>;

/// Visits every minimal subpuzzle once, in ascending order; a minimal puzzle visits itself. There
/// can be very many (about 10^25 for a full grid), so they come as they are found, in memory that
/// does not grow with their number. Cost: mostly some searches for each that is found, but the time
/// between two of them has no bound that is known.
SearchEnd for_each_minimal_subpuzzle(const Grid& puzzle, const SubpuzzleVisitor& visit,
                                     const Limits& limits = {});

/// The same for many puzzles, which take a fraction of the time together: their questions share the
/// lanes of the batch engine. The answers are those of the questions above and of redundant_clues
/// (research.hpp). Keeps its memory, some MB, from call to call; one thread at a time may use it.
class Minimizer {
  public:
    Minimizer();
    ~Minimizer();
    Minimizer(Minimizer&&) noexcept;
    Minimizer& operator=(Minimizer&&) noexcept;

    /// `orders` has one order for each puzzle, or none at all for reading order.
    std::vector<std::optional<Grid>> minimal(std::span<const Grid> puzzles,
                                             std::span<const RemovalOrder> orders = {},
                                             const Limits& limits = {});

    std::vector<std::optional<std::vector<Cell>>> redundant(std::span<const Grid> puzzles,
                                                            const Limits& limits = {});

    /// What is known of a puzzle's minimal subpuzzles.
    struct Subpuzzles {
        std::vector<Grid> grids;  ///< the smallest ones, ascending
        bool complete = false;    ///< and there are no others
    };

    /// The first `most` minimal subpuzzles of each, or fewer where they are not to be had with
    /// `steps` steps of the search (a limit that is the same on every machine).
    std::vector<Subpuzzles> all(std::span<const Grid> puzzles, std::size_t most,
                                std::uint64_t steps, const Limits& limits = {});

  private:
    class Content;
    std::unique_ptr<Content> content_;
};

/// The values that can be removed, each one alone, from a board with one solution, or a minimal
/// subpuzzle of it, tried in reading order; cells ascending. Nothing when a limit came first; each
/// value may take `limits.nodes` nodes. Requires that the board has one solution. Above 9×9 a
/// single value can cost a search without end.
std::optional<std::vector<int>> redundant_clues(const Board& board, const Limits& limits = {});
std::optional<Board> minimal_subpuzzle(const Board& board, const Limits& limits = {});

}  // namespace nonet

// Making puzzles, and full grids.
//
// A seed makes a sequence of candidates, number 0, 1, 2 and so on. What candidate k is depends on
// the recipe, the seed and k alone: not on the number of threads, the machine, or the candidates
// before it. Most recipes reject some of them; the others are handed over in the order of their
// numbers. So the same recipe and seed give the same puzzles everywhere, and more of them begin
// with the same ones.
//
// Every puzzle handed over has exactly one solution.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/grid.hpp>
#include <nonet/result.hpp>
#include <nonet/search.hpp>

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

/// Which movements of the square carry the pattern of clues to itself. The digits do not count.
enum class PatternSymmetry : std::uint8_t {
    none,
    diagonal,
    antidiagonal,
    diagonals,
    horizontal,
    vertical,
    axes,
    half_turn,
    quarter_turn,
    full,
};

struct PatternSymmetryInfo {
    PatternSymmetry symmetry = PatternSymmetry::none;
    const char* name = "";     ///< as for --symmetry
    const char* summary = "";  ///< one line
};

/// All ten, in the order of the enumeration.
std::span<const PatternSymmetryInfo> pattern_symmetries();

/// True when the movements of `symmetry` carry the set of cells to itself.
bool has_symmetry(const CellMask& cells, PatternSymmetry symmetry);

/// A candidate that was good.
struct MadePuzzle {
    std::uint64_t number = 0;  ///< of the candidate; with Recipe::unbiased of its lot
    Grid puzzle;               ///< of a full grid the grid itself
    Grid solution;
    double weight = 1;  ///< how much it counts in statistics, with Recipe::unbiased
    std::string note;   ///< empty; for Recipe::accept to fill, and the receiver to read
};

/// Of cells with clues.
struct ClueRange {
    int least = 0;
    int most = kCells;
};

/// What a candidate is made from, and which ones are good.
struct Recipe {
    /// Full grids instead of puzzles. With nothing else but `accept` and `annotate`.
    bool full_grids = false;

    /// No clue can be left out of a good puzzle. Without it, and without `clues`, no clue can be
    /// left out together with those that `symmetry` ties to it, which is the same for `none`.
    bool minimal = false;

    /// Good puzzles have so many clues. A candidate that need not be minimal keeps clues that it
    /// could do without, to end with a number drawn from the range.
    std::optional<ClueRange> clues;

    PatternSymmetry symmetry = PatternSymmetry::none;

    /// The clues stand in exactly these cells. Candidates are then searched from random digits,
    /// and many searches find nothing. Without `clues` and `symmetry`.
    std::optional<CellMask> pattern;

    /// The solution of all puzzles. Full, and by the rules.
    std::optional<Grid> solution;

    /// Puzzles near this one, which has a solution: some of its clues are left out, others put in.
    /// It need not be unique. Without `pattern`, `solution` and `symmetry`.
    std::optional<Grid> near;

    /// Minimal puzzles with known chances, for statistics: the sample of sampling.hpp, of which
    /// every puzzle is a candidate. Without `symmetry`, `pattern`, `solution` and `near`.
    bool unbiased = false;

    /// Rejects a candidate by answering false. Called for candidates that are good in all other
    /// respects, on several threads at once and in any order, so it must depend on the candidate
    /// alone. A slow one, such as a rating, is fine.
    std::function<bool(MadePuzzle&)> accept;

    /// Called for what was accepted, as `accept` is, to work out a note. Unlike `accept` it lets
    /// the run know in advance how many candidates will do.
    std::function<void(MadePuzzle&)> annotate;
};

/// What came of the candidates so far; may be read while a run goes on.
struct MakingCounts {
    std::atomic<std::uint64_t> candidates{0};   ///< that are finished, good or not
    std::atomic<std::uint64_t> good{0};         ///< and of those, good
    std::atomic<std::uint64_t> wrong_clues{0};  ///< rejected for their number of clues
    std::atomic<std::uint64_t> redundant{0};    ///< rejected because a clue can be left out
    std::atomic<std::uint64_t> not_unique{0};   ///< rejected because no search found a puzzle
    std::atomic<std::uint64_t> refused{0};      ///< rejected by `accept`
};

/// How candidates are made, which does not change them.
struct Making {
    std::uint64_t seed = 0;
    std::uint64_t count = 1;  ///< of puzzles to hand over
    unsigned threads = 0;     ///< 0: as many as the processor has; 256 at most
    Limits limits;  ///< the deadline and the flag; what is known until then is handed over
    MakingCounts* counts = nullptr;  ///< where set, kept up to date
};

enum class MakingEnd : std::uint8_t {
    complete,     ///< `count` puzzles were handed over
    by_receiver,  ///< the receiver asked to stop
    by_limit,     ///< the deadline or the flag
};

/// Takes a puzzle; returns false to stop. Called for one at a time, on any thread.
using PuzzleReceiver = std::function<bool(const MadePuzzle&)>;

/// Makes puzzles. It may run forever where a recipe has no good candidates, unless `limits` end
/// it. Error bad_argument for a recipe that contradicts itself or that nobody can fulfil, such as
/// 16 clues, or 22 with a quarter turn; the message tells the reason.
///
/// Minimal puzzles without further wishes take some ten microseconds each on one thread; what is
/// rejected takes as long. Memory: about a megabyte a thread, and a window of finished candidates
/// that wait for slower ones before them.
Result<MakingEnd> make_puzzles(const Recipe& recipe, const Making& making,
                               const PuzzleReceiver& receive);

/// What make_puzzles would say against a recipe; nothing for a good one. As long as a search for
/// one solution takes.
std::optional<Error> problem_with(const Recipe& recipe);

/// A sentence about a recipe that can be fulfilled but asks for puzzles so rare that a run may well
/// find none; empty for all others.
std::string doubts_about(const Recipe& recipe);

}  // namespace nonet

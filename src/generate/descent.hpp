// One way down from a set of clues: which is the last set on it with one solution, and is that set
// a minimal puzzle? The questions that settle it, one at a time.
//
// The clues to be removed, and their order, are drawn before any question. Known unavoidable sets
// tell how many removals are surely too many. From there the way is looked at upwards: a clue that
// the set can spare settles the matter (the set has one solution, the next one has several, and it
// is not minimal), and mostly the first clue that is tried is one. If it is not, the set itself is
// asked for; a set with several solutions gives way to the one above it. Nothing depends on what
// the known sets are, except how many questions there are.
#pragma once

#include "generate/known_sets.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/random.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace nonet::generate {

/// Clues of the grid with this index.
struct ClueSet {
    std::size_t grid = 0;
    CellMask clues;
};

/// Do these clues leave one solution? With `spared`: they have one, and have they still one
/// without that clue?
struct ClueQuestion {
    CellMask clues;
    std::optional<Cell> spared;
};

class Descent {
  public:
    enum class Result : std::uint8_t {
        open,       ///< there is a question left
        minimal,    ///< set() is a minimal puzzle
        redundant,  ///< the last set with one solution is not minimal, or nobody asked whether it
                    ///< is
        reached     ///< the end of the way has one solution
    };

    /// Removes that many random clues, in random order. `top` has one solution and is not minimal.
    /// With `wants_minimal` false only the end of the way counts.
    Descent(const ClueSet& top, int removals, bool wants_minimal, Random& random);

    /// Removes nothing and asks whether `top`, which has one solution, is minimal.
    explicit Descent(const ClueSet& top) : top_(top), is_unique_(true) {}

    [[nodiscard]] Result result() const { return result_; }
    /// The clues of the result.
    [[nodiscard]] ClueSet set() const { return after(left_); }
    [[nodiscard]] std::size_t grid() const { return top_.grid; }

    /// What is known at the beginning. Once, before next().
    void begin(const KnownSets& known);

    /// The next question; requires that the result is open.
    [[nodiscard]] ClueQuestion next() const;

    /// The answer to the question that next() gives.
    void answer(bool is_one_solution, const KnownSets& known);

  private:
    enum class Stage : std::uint8_t { end, spare, itself };

    [[nodiscard]] ClueSet after(int removals) const;
    void look_at(int removals, const KnownSets& known);
    void look_at(int removals, const Coverage& coverage);
    void try_to_spare();

    ClueSet top_;
    std::array<std::uint8_t, kCells> order_{};
    int removals_ = 0;
    int left_ = 0;      ///< removals that are not known to be too many
    CellMask untried_;  ///< clues of set() that are not known to be needed
    Stage stage_ = Stage::spare;
    Result result_ = Result::open;
    bool wants_minimal_ = true;
    bool is_unique_ = false;  ///< set() is known to have one solution
};

}  // namespace nonet::generate

// Puzzles out of full grids: clues are removed in a random order as long as one solution is left.
//
// Problem: a minimal puzzle takes some fifty questions to a solver, of which each depends on the
// answers before.
//
// Idea: the questions of many candidates go through the lanes of one engine as a stream. For a
// single clue the question is "is there a solution with another digit in this cell?", which takes
// half of what "is there one solution without this clue?" takes. The first clues can nearly always
// go, so groups of them are removed at once; where a group cannot, it is tried in smaller parts.
// That clues were removed in groups makes no difference to the puzzle: what a larger puzzle cannot
// do without, a smaller one cannot either. While there are many clues, some are seen to be
// redundant without a question: a row, a column or a box has no other place for the digit.
//
// With a symmetry whole orbits take the place of clues. That no orbit can be removed does not mean
// that no clue can; where the recipe wants that, each clue is tested in the end.
//
// Lost: looking for clues that rows, columns and boxes settle anyway. It saves one question in
// five, but these are the cheap ones.
//
// Invariant: the puzzle in the room, with what the question takes away, has one solution.
#pragma once

#include "batch/stream.hpp"
#include "generate/delivery.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/generate.hpp>
#include <nonet/random.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace nonet::generate {

class Digger {
  public:
    Digger(const Recipe& recipe, std::uint64_t seed, Delivery& delivery);

    /// Makes candidates until the delivery is at its end or has no number now.
    void run();

    // What batch::Stream asks for.
    bool begin(std::size_t room);
    bool answer(std::size_t room, const batch::Tally& tally);
    bool is_stopped() { return delivery_->look(); }

  private:
    enum class Phase : std::uint8_t {
        groups,   ///< some orbits at once
        singles,  ///< one at a time
        proof,    ///< is each clue needed?
    };

    /// Clues that the symmetry ties together.
    struct Orbit {
        CellMask cells;
        Cell first;
        int size;
    };

    /// A candidate in work. Its clues are those of the puzzle in its room and of the question.
    struct Work {
        std::uint64_t number = 0;
        Grid solution;
        std::array<std::uint8_t, kCells> order{};  ///< of orbits
        std::size_t at = 0;   ///< in `order`, what is to go next; in the proof a cell
        std::size_t end = 0;  ///< the question leaves out all from `at` to before `end`
        int asked = 0;        ///< clues that these have
        int clues = kCells;   ///< of the puzzle before the question
        int needed = 0;       ///< clues that are known to stay
        int size = 0;         ///< of clues to leave out at once
        int target = 0;       ///< no clue goes that would leave fewer
        Phase phase = Phase::groups;
    };

    [[nodiscard]] Grid choose_solution(Random& random, Grid& kept) const;
    void choose_order(Random& random, const Grid& kept, Work& work) const;
    void choose_target(Random& random, Work& work) const;

    bool ask(std::size_t room);
    bool ask_about_group(std::size_t room);
    bool ask_about_orbit(std::size_t room);
    bool ask_about_clue(std::size_t room);
    void ask_without(std::size_t room, std::size_t end, int clues);
    void ask_for_another(std::size_t room, Cell cell);
    void take_answer(std::size_t room, bool redundant);
    void finish(std::size_t room, Verdict verdict);

    const Recipe* recipe_;
    Delivery* delivery_;
    std::uint64_t seed_;
    std::vector<Orbit> orbits_;
    ClueRange range_;
    batch::Engine engine_;
    batch::Stream<Digger> stream_;
    std::vector<Work> works_;  ///< by room
    bool proves_ = false;      ///< clues of orbits have to be tested one by one
};

}  // namespace nonet::generate

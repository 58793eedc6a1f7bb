// Which candidates of a puzzle are in exactly one of its solutions?
//
// Those are the clues that make the puzzle unique. To try them all takes a search for each, some
// 330 for a puzzle of 16 clues; this takes 130, with two thoughts:
//
//   seen twice   a candidate that two different solutions hold needs no search of its own, and each
//                search brings up to two solutions of 81 candidates. (The two mostly differ in few
//                cells, so they settle all the others at once.)
//   inheritance  solutions of a puzzle that hold a further clue are solutions of the puzzle with
//                that clue.
//
// Invariant: `left` are the candidates that are not decided; each is in at most one known solution,
// and `seen` tells which are in one. Known solutions are told apart by a hash of 64 bits: two that
// have the same are taken for one, and the candidates that this leaves undecided are asked for.
//
// Tried and lost: to ask for all unseen candidates of a cell together, or for a digit in several
// cells of a house. That makes a third fewer questions, but each is about a puzzle with a clue less
// and takes three times as long. To list the solutions: a puzzle of 16 clues that came from one of
// 17 has 45,000 in the median.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::research {

class CandidateCensus {
  public:
    /// A clue.
    struct Clue {
        Cell cell = 0;
        Digit digit = 0;
    };

    /// About the candidates in `open`, of a puzzle of which nothing is known. `keeps`: solutions
    /// are kept for others, not only looked at.
    void start(const Candidates& open, bool keeps) {
        keeps_ = keeps;
        left_ = open;
        more_ = none();
        seen_ = none();
        asked_ = none();
        once_.clear();
        known_.clear();
        hashes_.clear();
    }

    /// The next candidate to ask for, those that no solution has shown first. False when there is
    /// none, at least until others are answered.
    bool ask(Clue& clue);

    /// Takes the answer: the number of solutions with that clue, up to two, and these.
    void answer(const Clue& clue, std::size_t count, const Grid& first, const Grid& second);

    /// A solution of the puzzle, wherever it comes from.
    void learn(const Grid& solution);

    /// Ends it: nothing that is left matters.
    void give_up() { left_ = none(); }

    [[nodiscard]] const std::vector<Clue>& once() const { return once_; }
    /// The open candidates that are in more than one solution.
    [[nodiscard]] const Candidates& more() const { return more_; }

    /// Calls visit(solution) for each kept solution with that clue.
    template <class Visit>
    void for_each_known_with(const Clue& clue, const Visit& visit) const {
        for (const Grid& known : known_) {
            if (known[clue.cell] == clue.digit) visit(known);
        }
    }

    static Candidates none() {
        Candidates nothing;
        for (Cell cell = 0; cell < kCells; ++cell) nothing.set(cell, 0);
        return nothing;
    }

  private:
    Candidates left_;   ///< not decided
    Candidates seen_;   ///< in a known solution
    Candidates more_;   ///< open, and in two known solutions
    Candidates asked_;  ///< in a question without an answer
    std::vector<Clue> once_;
    bool keeps_ = false;
    std::vector<std::uint64_t> hashes_;  ///< of known solutions
    std::vector<Grid> known_;            ///< the solutions, where they are kept
};

}  // namespace nonet::research

// All minimal subpuzzles of a puzzle, each once, in ascending order.
//
// Problem: a minimal subpuzzle is a minimal set of clues that hits all differences. A difference is
// the set of clues that some grid contradicts, for every grid that is no solution of the puzzle;
// these are far too many to list, and whether a choice of clues can still become a minimal set is
// NP-complete in general.
//
// Idea: a depth-first walk that decides clue by clue, in reading order: first without it, then with
// it. Two invariants keep it from going astray, each a question to the solver that is about a set
// of clues X and one more clue c, "is there a grid that agrees with X and contradicts c?":
//
//     enough     the clues that are not dropped have the solutions of the puzzle. So a clue may be
//                dropped if, with X = the others that are not dropped, the answer is no. Where it
//                is yes now, it stays yes whatever else is dropped: the clue is needed, and kept
//                at once.
//     needed     each clue that was kept by choice has a witness: a grid that contradicts it and
//                agrees with X = the other kept ones. Without one it is superfluous whatever else
//                is dropped, and so is the branch.
//
// When no clue is open both say that what is kept is a minimal subpuzzle. The way of always
// dropping never ends in vain; after a choice to keep, a branch can (that is the price of the
// order, see Fredman and Khachiyan 1996 for what is known of listing minimal hitting sets).
//
// Every grid that an answer brings is a difference, and may answer later questions; the newest are
// remembered. Answers, and so the walk, do not depend on which grids came.
//
// The walk asks and does not search: it can be driven by single searches or, with many others, by
// the lanes of the batch engine.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::research {

class SubpuzzleWalk {
  public:
    /// Is there a grid that agrees with the puzzle on `given` and contradicts it in `cell`, which
    /// is not in `given`?
    struct Question {
        CellMask given;
        Cell cell = 0;
    };

    enum class Event : std::uint8_t {
        asks,   ///< questions() want answers
        found,  ///< found() is the next minimal subpuzzle
        ended,  ///< there are no more
    };

    explicit SubpuzzleWalk(const Grid& puzzle);

    /// Goes on, once all questions are answered.
    Event advance();

    [[nodiscard]] const std::vector<Question>& questions() const { return questions_; }
    /// `other`: such a grid; nullptr: there is none.
    void answer(std::size_t question, const Grid* other);

    [[nodiscard]] Grid found() const { return grid_of(node_.kept); }

    /// Nodes visited so far.
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

    /// The question as a puzzle with the digit that is forbidden in its place.
    [[nodiscard]] Grid grid_of(const Question& question) const {
        return grid_of(question.given | CellMask::of(question.cell));
    }

  private:
    /// A clue kept by choice.
    struct Choice {
        Cell cell = 0;
        bool has_witness = false;
        CellMask witness;  ///< the clues that it contradicts
    };

    struct Node {
        CellMask kept;
        CellMask open;
        std::vector<Choice> choices;
        bool ask_open = true;  ///< a clue was dropped: which of the open ones are needed now?
    };

    enum class Phase : std::uint8_t { begin, open_asked, choices_asked, done };

    [[nodiscard]] Grid grid_of(const CellMask& clues) const;
    [[nodiscard]] const CellMask* known(const Question& question) const;
    void ask(const Question& question, std::size_t subject);
    void remember(const CellMask& difference);
    void ask_open();
    void take_open();
    void ask_choices();
    bool take_choices();
    void branch();
    bool pop();

    static constexpr std::size_t kRemembered = 256;

    Grid puzzle_;
    Node node_;
    std::vector<Node> stack_;  ///< nodes that wait
    Phase phase_ = Phase::begin;
    std::uint64_t steps_ = 0;
    std::vector<Question> questions_;
    std::vector<std::size_t> subjects_;  ///< the cell or the choice that a question is about
    std::vector<CellMask> answers_;      ///< empty: no
    std::vector<CellMask> differences_;  ///< remembered
    std::size_t oldest_ = 0;
};

}  // namespace nonet::research

// A position of a search: which candidates are open, in or out, with undo.
//
// Every item keeps the mask and the number of its candidates that are not out. Taking a candidate
// out touches its items only; an item that has one left forces it (naked and hidden singles are the
// same step here), an item that has none left is a conflict. Putting a candidate in takes its
// rivals out. All changes go on one trail with their reasons and levels, and are undone from its
// end: no copies of positions, so memory does not grow with depth.
//
// Invariant: masks and counts agree with the truth values even after a conflict, so that undo needs
// no special case. Cost: a few nanoseconds per item touched. Copying the masks per node instead
// (the usual bitmask solver) costs more from 16×16 up and keeps no reasons to learn from.
#pragma once

#include "general/literal.hpp"
#include "general/model.hpp"

#include <nonet/board.hpp>

#include <bit>
#include <cstdint>
#include <vector>

namespace nonet::general {

enum class Truth : std::int8_t { out = -1, open = 0, in = 1 };

/// A rule that is broken: `reason` forbids or misses a candidate. With Kind::rival, `candidate` is
/// in as well.
struct Conflict {
    bool found = false;
    Reason reason;
    int candidate = -1;
};

class State {
  public:
    /// All candidates open.
    explicit State(const Model& model);

    /// Enters the givens of a puzzle into a new state and follows the singles. False when they
    /// clash or lead to a conflict: the puzzle has no solution, and the state is of no further use.
    bool load(const Board& puzzle);

    [[nodiscard]] const Model& model() const { return *model_; }
    [[nodiscard]] Truth truth(int candidate) const { return truth_[candidate]; }
    [[nodiscard]] bool holds(Literal literal) const {
        return truth_[candidate_of(literal)] == (says_out(literal) ? Truth::out : Truth::in);
    }
    [[nodiscard]] bool fails(Literal literal) const { return holds(opposite(literal)); }
    [[nodiscard]] bool is_open(Literal literal) const {
        return truth_[candidate_of(literal)] == Truth::open;
    }
    [[nodiscard]] std::uint64_t mask(int item) const { return masks_[item]; }
    [[nodiscard]] int count(int item) const { return counts_[item]; }
    [[nodiscard]] const std::vector<std::uint64_t>& masks() const { return masks_; }
    [[nodiscard]] const std::vector<std::uint8_t>& counts() const { return counts_; }
    [[nodiscard]] Reason reason(int candidate) const { return reasons_[candidate]; }
    [[nodiscard]] int level(int candidate) const { return levels_[candidate]; }
    [[nodiscard]] bool solved() const { return in_count_ == model_->cell_count(); }
    [[nodiscard]] const Conflict& conflict() const { return conflict_; }
    [[nodiscard]] const std::vector<Literal>& trail() const { return trail_; }

    /// Makes an open literal hold. May note a conflict; singles wait for spread().
    void assert_literal(Literal literal, Reason reason) {
        if (says_out(literal)) {
            take_out(candidate_of(literal), reason);
        } else {
            put_in(candidate_of(literal), reason);
        }
    }
    void note_conflict(const Conflict& conflict) { conflict_ = conflict; }

    /// Follows all consequences of the singles. False on a conflict.
    bool spread();

    [[nodiscard]] int depth() const { return static_cast<int>(marks_.size()); }
    /// How long the trail was when the level after `level` began.
    [[nodiscard]] std::size_t trail_size_at(int level) const { return marks_[level]; }
    void open_level() { marks_.push_back(trail_.size()); }
    void undo_to(int level);

    /// The values so far; full when solved().
    [[nodiscard]] Board board() const;

  private:
    void record(int candidate, Truth truth, Reason reason) {
        truth_[candidate] = truth;
        reasons_[candidate] = reason;
        levels_[candidate] = depth();
    }
    void put_in(int candidate, Reason reason) {
        record(candidate, Truth::in, reason);
        trail_.push_back(is_in(candidate));
        ++in_count_;
    }
    void adopt_cells();
    void take_out(int candidate, Reason reason);
    void take_from(int item, int place);
    void give_back(int candidate);
    bool clear_rivals(int candidate);
    bool clear_item(int item, std::uint64_t others, int candidate);

    const Model* model_;
    std::vector<std::uint64_t> masks_;
    std::vector<std::uint8_t> counts_;
    std::vector<Truth> truth_;
    std::vector<Reason> reasons_;
    std::vector<std::int32_t> levels_;
    std::vector<Literal> trail_;
    std::vector<std::size_t> marks_;
    std::size_t spread_until_ = 0;
    int in_count_ = 0;
    Conflict conflict_;
};

}  // namespace nonet::general

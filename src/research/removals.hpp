// Every choice of n clues of given puzzles, in reading order, as bases to which others are added.
#pragma once

#include "research/added_clues.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace nonet::research {

/// A puzzle whose vicinity is wanted.
struct Center {
    Grid puzzle;
    std::size_t origin = 0;  ///< the given puzzle that it is or comes of
};

/// Every choice of so many clues of each center, in order.
class Removals {
  public:
    Removals(std::span<const Center> centers, int minus) : centers_(centers), minus_(minus) {
        begin_center();
    }

    /// False when there are no more.
    bool next(Base& base, std::size_t& origin) {
        while (at_ < centers_.size() && !has_choice_) {
            ++at_;
            begin_center();
        }
        if (at_ == centers_.size()) return false;
        base = make_base();
        origin = centers_[at_].origin;
        has_choice_ = advance();
        return true;
    }

  private:
    void begin_center() {
        if (at_ == centers_.size()) return;
        clues_.clear();
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (centers_[at_].puzzle[cell] != 0) clues_.push_back(cell);
        }
        has_choice_ = static_cast<std::size_t>(minus_) <= clues_.size();
        chosen_.resize(static_cast<std::size_t>(minus_));
        for (std::size_t i = 0; i < chosen_.size(); ++i) chosen_[i] = i;
    }

    [[nodiscard]] Base make_base() const {
        const Grid& center = centers_[at_].puzzle;
        Base base{center, {}};
        for (const std::size_t i : chosen_) base.puzzle.set(clues_[i], 0);
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Digit digit = base.puzzle[cell];
            if (digit != 0) {
                base.open.set(cell, 0);
                for (const Cell peer : kPeerCells[cell]) base.open.remove(peer, digit);
            } else if (center[cell] != 0) {
                base.open.remove(cell, center[cell]);
            }
        }
        return base;
    }

    /// To the next choice of this center.
    bool advance() {
        std::size_t i = chosen_.size();
        while (i > 0 && chosen_[i - 1] == clues_.size() - chosen_.size() + i - 1) --i;
        if (i == 0) return false;
        ++chosen_[i - 1];
        for (; i < chosen_.size(); ++i) chosen_[i] = chosen_[i - 1] + 1;
        return true;
    }

    std::span<const Center> centers_;
    int minus_;
    std::size_t at_ = 0;
    std::vector<Cell> clues_;
    std::vector<std::size_t> chosen_;  ///< of the clues, ascending
    bool has_choice_ = false;
};

}  // namespace nonet::research

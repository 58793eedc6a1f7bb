// Unique loop: a rectangle of two digits drawn out to six cells or more.
//
// Walk through cells that can all hold the same two digits, from house to house, back to the start,
// so that every house on the way holds exactly two cells of the loop, an even one and an odd one.
// If the cells held nothing but the two digits, swapping them all around the loop would give a
// second solution. The idea is from the early forums; Sudoku Explainer made its types known.
//
// Search: depth first from the smallest cell of the loop. Two masks of houses, those visited by
// even and by odd cells, say at each step whether the walk may go on, and at the end whether it is
// closed. At most two cells with further candidates are allowed, or any number with the same one;
// that keeps the walk short. Both digits must be candidates everywhere. A position that is made up
// of cells with the same two candidates has walks without end, so a search visits no more than
// kMostVisits cells; positions of puzzles come to some hundred.
//
// Evidence: cells = the loop in its order, digits = the two, fins = the further candidates; for the
// subset of type 3 and the lock of type 4 see kit/guardians.hpp. Cost: a few microseconds.
#include "logic/kit/digits.hpp"
#include "logic/kit/guardians.hpp"
#include "logic/kit/house_set.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet::logic {

namespace {

class LoopWalk {
  public:
    LoopWalk(Search& search, const TechniqueRow& row, Steps& steps)
        : search_(search), state_(search.state()), steps_(steps) {
        pattern_.row = &row;
    }

    /// Every loop of the two digits; true: stop searching.
    bool run(Digit low, Digit high) {
        pattern_.digits = static_cast<DigitMask>(mask_of(low) | mask_of(high));
        room_ = state_.cells_with(low) & state_.cells_with(high);
        if (!shrink_room()) return false;
        for (const Cell start : room_) pattern_.cores[start] = pattern_.digits;
        told_.clear();
        while (room_.count() >= kLeast) {
            const Cell start = room_.first();
            if (visit(start, {}, {})) return true;
            room_.remove(start);
        }
        return false;
    }

  private:
    static constexpr int kLeast = 6;  ///< shorter loops are unique rectangles
    static constexpr int kMost = 14;
    static constexpr int kMostVisits = 200'000;  ///< of all pairs of digits together
    static constexpr int kStepsPerVisit = 10;    ///< as a budget counts

    struct Houses {
        HouseSet here = kNoHouses;   ///< visited by cells like the next one, even or odd
        HouseSet there = kNoHouses;  ///< by the others
    };
    struct Extra {
        int cells = 0;
        DigitMask digits = 0;
        [[nodiscard]] bool is_allowed() const { return cells <= 2 || digit_count(digits) == 1; }
    };

    /// Drops cells that have no partner in one of their houses, again and again.
    bool shrink_room() {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Cell cell : room_) {
                for (const House house : houses_of(cell)) {
                    if ((room_ & kHouseMasks[house]).count() > 1) continue;
                    room_.remove(cell);
                    changed = true;
                    break;
                }
            }
        }
        return room_.count() >= kLeast;
    }

    bool visit(Cell cell, Houses houses, Extra extra) {
        if ((houses.here & kHousesOfCell[cell]) != kNoHouses) return false;
        if (++visits_ > kMostVisits || !search_.budget().work(kStepsPerVisit)) return false;
        const DigitMask more = without(state_.candidates(cell), pattern_.digits);
        if (more != 0) ++extra.cells;
        extra.digits = static_cast<DigitMask>(extra.digits | more);
        if (!extra.is_allowed()) return false;
        houses.here |= kHousesOfCell[cell];
        path_[length_++] = cell;
        visited_.add(cell);
        bool stop = false;
        if (length_ >= kLeast && houses.here == houses.there && are_peers(cell, path_[0])) {
            stop = close();
        } else if (length_ < kMost) {
            const CellMask next = (kPeerMasks[cell] & room_).without(visited_);
            for (const Cell other : next) {
                stop = visit(other, {houses.there, houses.here}, extra);
                if (stop) break;
            }
        }
        visited_.remove(cell);
        --length_;
        return stop;
    }

    bool close() {
        if (path_[1] > path_[length_ - 1]) return false;  // the same loop the other way round
        if (std::find(told_.begin(), told_.end(), visited_) != told_.end()) return false;
        told_.push_back(visited_);
        pattern_.cells = {path_.data(), static_cast<std::size_t>(length_)};
        return add_guardian_steps(search_, pattern_, steps_);
    }

    Search& search_;
    const State& state_;
    Steps& steps_;
    DeadlyPattern pattern_;
    CellMask room_;     // cells from which the loop may still be made
    CellMask visited_;  // the cells of path_
    std::array<Cell, kMost> path_{};
    int length_ = 0;
    int visits_ = 0;
    std::vector<CellMask> told_;  // loops of this pair: two walks can have the same cells
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    LoopWalk walk(search, row, steps);
    for (Digit low = 1; low < kDigits; ++low) {
        for (Digit high = low + 1; high <= kDigits; ++high) {
            if (walk.run(low, high)) return;
        }
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "unique-loop",
            .title = "Unique Loop",
            .family = Family::uniqueness,
            .code = "",
            .aliases = "deadly loop, unique loop type 1, unique loop type 2, unique loop type 3, "
                       "unique loop type 4",
            .summary = "a closed loop of six or more cells must not be left with two digits only",
            .page =
                "Take two digits and a closed walk through cells that can hold both. Every row, "
                "column and box on the way has exactly two cells of the loop. If no cell had "
                "another candidate, the two digits would alternate around the loop, and could do "
                "so in two ways: the puzzle would have two solutions. So one of the further "
                "candidates of the loop is true.\n\n"
                "Type 1: they are all in one cell, so the two digits go from that cell. Type 2: "
                "they are all the same digit, which goes from every cell that sees all of them. "
                "Type 3: two cells of one house have them; together they act as one cell of a "
                "naked subset in that house. Type 4: one of the two digits has no other place in "
                "a house than the two cells with further candidates, so the other digit goes from "
                "both.\n\n"
                "A loop of four cells is a unique rectangle. The argument needs a puzzle with "
                "exactly one solution.",
            .example =
                ":0000:x:.2.6+38..5.+34.+9+56+28..5.24..+3...+4.39.2...+2.+1.3627+3+98+6...9..+"
                "84.3.....+31....+3175+6....::::",
            .assumes_unique = true,
        },
    .find = find,
}}};

}  // namespace

TechniqueRows unique_loop() {
    return kRows;
}

}  // namespace nonet::logic

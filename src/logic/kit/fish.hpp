// The one fish engine: all base and cover sets of a size that argue about one digit.
//
// N base houses without a common candidate need the digit N times; N cover houses that hold all
// candidates of the base take it N times. So the digit stands nowhere else in the cover, nor twice
// covered. Base candidates outside the cover are fins, those in two base houses endo fins: then
// either a fin is true or the fish holds, and what sees all fins and would go in the fish goes.
// (The terms are those of the Ultimate Fish Guide of the Players' Forum.)
//
// Trying every cover for every base does not reach beyond jellyfish. The engine argues from the
// candidate to remove: suppose it true. Its houses have the digit, every fin sees it, and what is
// left of N base houses must stand in N - 1 houses. So a base is worth a look only when, without
// the peers of some target, N - 1 houses take it up; and this bound holds for every part of a base
// as well, and inside the choice of covers. Only candidates in no full placement of the digit can
// be targets at all (digit_placements.hpp), mostly none or few.
//
// Where some of the houses already make a fish with the same removals and no other fins, the rest
// add nothing but names; such fish are left out, and so are removals that one base house excludes
// alone (locked candidates). Along a path from easy to hard steps these never come up.
//
// Order: bases, then covers, each as combinations in the order of houses; for basic and franken
// fish first rows as bases, then columns. That is HoDoKu's order, and the score of a puzzle depends
// on which fish comes first.
//
// Cost of a search for all steps, nine digits: some microseconds for basic fish, with fins or not,
// 0.1 ms for franken swordfish, 7 ms on average and up to a second for finned mutant leviathans; a
// digit without a target costs nothing. Not taken: listing all covers of each base and counting the
// fins afterwards, whose number grows too fast for mutants, and exact cover, which does not keep
// the order.
#pragma once

#include "base/budget.hpp"
#include "logic/kit/house_set.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cstdint>

namespace nonet::logic {

/// Base houses of a leviathan. Eight would leave one house of a kind: a single on the other side.
inline constexpr int kMaxFishSize = 7;

/// Which houses a fish may use: rows against columns; boxes as well, on both sides; anything.
enum class FishShape : std::uint8_t { basic, franken, mutant };

struct FishHunt {
    enum class Goal : std::uint8_t {
        complete,  ///< without fins
        finned,    ///< with fins, all of which some removal sees
        kraken     ///< with fins, not all of which any one candidate of the cover sees
    };
    FishShape shape = FishShape::basic;
    Goal goal = Goal::complete;
    int size = 2;
    int max_fins = 0;
    int max_endo_fins = 0;
    /// Only base houses with at most `size` candidates. HoDoKu does so when it looks for the first
    /// complete fish, and misses franken fish with a fuller row within boxes.
    bool small_bases = false;
};

struct Fish {
    Digit digit = 0;
    HouseSet base = 0;
    HouseSet cover = 0;
    CellMask base_cells;
    CellMask twice_covered;
    CellMask fins;  ///< endo fins among them
    CellMask endo_fins;
    /// What goes; for a kraken what would go without the fins.
    CellMask removals;

    /// The shape by its houses: the narrowest that allows them.
    [[nodiscard]] FishShape shape() const;
    /// True when a base house without the fins keeps at most one candidate.
    [[nodiscard]] bool is_sashimi() const;
};

class FishVisitor {
  public:
    FishVisitor() = default;
    FishVisitor(const FishVisitor&) = delete;
    FishVisitor& operator=(const FishVisitor&) = delete;
    virtual ~FishVisitor() = default;
    /// True: stop. Fish with the same base come one after the other.
    virtual bool visit(const Fish& fish) = 0;
};

class FishSearch {
  public:
    FishSearch(const State& state, const FishHunt& hunt, FishVisitor& visitor, Budget& budget)
        : state_(state), hunt_(hunt), visitor_(visitor), budget_(budget) {}

    /// Visits the fish of a digit. `targets`: the candidates that may go at all, needed for finned
    /// fish. True when the visitor asked to stop, or the budget is reached.
    bool search(Digit digit, const CellMask& targets);

  private:
    struct Base {
        HouseSet houses = 0;
        int size = 0;
        HouseSet crossing = 0;  ///< all houses that hold a candidate of the base
        CellMask cells;
        CellMask endo_fins;
    };
    struct Cover {
        HouseSet houses = 0;
        int left = 0;  ///< houses still to choose
        CellMask cells;
        CellMask twice;
    };

    /// Complete basic fish are not searched by target: counting lines is faster.
    [[nodiscard]] bool is_quick() const {
        return hunt_.shape == FishShape::basic && hunt_.goal == FishHunt::Goal::complete;
    }
    bool search_pools(HouseSet bases, HouseSet covers, const CellMask& targets);
    void read_cells();
    bool extend_base(const Base& base, HouseSet pool, const CellMask& targets);
    /// Without the targets that see all candidates of the house: it excludes them alone.
    [[nodiscard]] CellMask not_excluded_by(House house, const CellMask& targets) const;
    bool extend_cover(const Base& base, const Cover& cover, HouseSet pool, const CellMask& targets);
    bool report(const Base& base, const Cover& cover);
    /// Of the targets those that some choice of covers can still remove.
    [[nodiscard]] CellMask viable(const Base& base, const Cover& cover, HouseSet pool,
                                  const CellMask& targets) const;
    /// True when for each removal some of the base and cover houses, not all, make a fish that does
    /// it with no other fins.
    [[nodiscard]] bool is_only_a_larger_fish(const Fish& fish) const;
    [[nodiscard]] bool has_smaller_fish(const Fish& fish, Cell removal) const;
    /// True when `count` of the covers hold the body, `wanted` of those that hold the removal
    /// among them.
    [[nodiscard]] bool makes_fish(const CellMask& body, int count, HouseSet covers, Cell removal,
                                  int wanted) const;

    const State& state_;
    const FishHunt& hunt_;
    FishVisitor& visitor_;
    Budget& budget_;
    Digit digit_ = 0;
    bool has_read_cells_ = false;
    HouseSet cover_pool_ = 0;
    std::array<CellMask, kHouses> cells_;       ///< the digit's candidates in each house
    std::array<HouseSet, kHouses> crossing_{};  ///< all houses that these candidates lie in
};

}  // namespace nonet::logic

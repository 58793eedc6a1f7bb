// The walk of the fish engine: bases, then covers, both cut off by the same bound (fish.hpp).
//
// The bound asks whether so many cover houses can hold what is left of the base when a target is
// true. fits_in() answers by taking the first cell that is not covered and trying its three houses,
// which is exact and mostly ends after a handful of tries.
#include "logic/kit/fish.hpp"

namespace nonet::logic {

namespace {

/// What it costs to try one house, as a budget counts.
constexpr int kStepsPerChoice = 50;

/// True when at most `count` of the houses hold all cells but `spare`. The first cell must lie in
/// one of its three houses or be spared, so this tries at most 3^count choices, mostly a handful.
bool fits_in(const CellMask& cells, int count, HouseSet houses, int spare) {
    if (cells.empty()) return true;
    if (count == 0) return spare > 0 && cells.count() <= spare;
    const Cell cell = cells.first();
    for (HouseSet choice = kHousesOfCell[cell] & houses; choice != kNoHouses;
         choice = without_first(choice)) {
        const House house = first_house(choice);
        houses &= ~house_bit(house);
        if (fits_in(cells.without(kHouseMasks[house]), count - 1, houses, spare)) return true;
    }
    return spare > 0 && fits_in(cells.without(CellMask::of(cell)), count, houses, spare - 1);
}

/// What is left of the cells when the digit stands in `target`.
CellMask without_sight_of(Cell target, const CellMask& cells) {
    CellMask rest = cells.without(kPeerMasks[target]);
    rest.remove(target);
    return rest;
}

/// How many cover houses must hold a target: a base candidate must be covered twice to go.
int covers_wanted(Cell target, const CellMask& base_cells) {
    return base_cells.has(target) ? 2 : 1;
}

}  // namespace

bool FishSearch::search(Digit digit, const CellMask& targets) {
    digit_ = digit;
    has_read_cells_ = false;
    HouseSet open = kNoHouses;
    HouseSet usable = kNoHouses;
    const House end = hunt_.shape == FishShape::basic ? box_house(0) : kHouses;
    for (House house = 0; house < end; ++house) {
        const int places = state_.places(house, digit);
        if (places == 0) continue;
        open |= house_bit(house);
        if (!hunt_.small_bases || places <= hunt_.size) usable |= house_bit(house);
    }
    if (hunt_.shape == FishShape::mutant) return search_pools(usable, open, targets);
    const HouseSet rows = kRowHouses | kBoxHouses;
    const HouseSet columns = kColumnHouses | kBoxHouses;
    return search_pools(usable & rows, open & columns, targets) ||
           search_pools(usable & columns, open & rows, targets);
}

bool FishSearch::search_pools(HouseSet bases, HouseSet covers, const CellMask& targets) {
    // With as many covers as there are, all candidates lie in the base.
    if (house_count(bases) < hunt_.size || house_count(covers) <= hunt_.size) return false;
    if (!has_read_cells_) read_cells();
    cover_pool_ = covers;
    return extend_base(Base(), bases, targets);
}

void FishSearch::read_cells() {
    has_read_cells_ = true;
    crossing_.fill(kNoHouses);
    const CellMask& candidates = state_.cells_with(digit_);
    for (House house = 0; house < kHouses; ++house) cells_[house] = kHouseMasks[house] & candidates;
    for (const Cell cell : candidates) {
        const HouseSet houses = kHousesOfCell[cell];
        for (HouseSet rest = houses; rest != kNoHouses; rest = without_first(rest)) {
            crossing_[first_house(rest)] |= houses;
        }
    }
}

bool FishSearch::extend_base(const Base& base, HouseSet pool, const CellMask& targets) {
    const int missing = hunt_.size - base.size;
    for (; house_count(pool) >= missing; pool = without_first(pool)) {
        if (!budget_.work(kStepsPerChoice)) return true;
        const House house = first_house(pool);
        const CellMask overlap = base.cells & cells_[house];
        if (!overlap.empty() && base.endo_fins.count() + overlap.count() > hunt_.max_endo_fins) {
            continue;
        }
        Base next;
        next.houses = base.houses | house_bit(house);
        next.size = base.size + 1;
        next.crossing = base.crossing | crossing_[house];
        next.cells = base.cells | cells_[house];
        next.endo_fins = base.endo_fins | overlap;
        Cover none;
        none.left = hunt_.size;
        const CellMask left =
            viable(next, none, cover_pool_ & ~next.houses, not_excluded_by(house, targets));
        if (left.empty()) continue;
        const HouseSet covers = cover_pool_ & next.crossing & ~next.houses;
        const bool stop = missing == 1 ? extend_cover(next, none, covers, left)
                                       : extend_base(next, without_first(pool), left);
        if (stop) return true;
    }
    return false;
}

CellMask FishSearch::not_excluded_by(House house, const CellMask& targets) const {
    if (hunt_.goal == FishHunt::Goal::kraken || is_quick()) return targets;
    CellMask left = targets;
    for (const Cell target : targets) {
        if (cells_[house].is_within(kPeerMasks[target])) left.remove(target);
    }
    return left;
}

bool FishSearch::extend_cover(const Base& base, const Cover& cover, HouseSet pool,
                              const CellMask& targets) {
    if (cover.left == 0) return report(base, cover);
    for (; house_count(pool) >= cover.left; pool = without_first(pool)) {
        if (!budget_.work(kStepsPerChoice)) return true;
        const House house = first_house(pool);
        Cover next;
        next.houses = cover.houses | house_bit(house);
        next.left = cover.left - 1;
        next.cells = cover.cells | cells_[house];
        next.twice = cover.twice | (cover.cells & cells_[house]);
        const CellMask left = viable(base, next, without_first(pool), targets);
        if (left.empty()) continue;
        if (extend_cover(base, next, without_first(pool), left)) return true;
    }
    return false;
}

CellMask FishSearch::viable(const Base& base, const Cover& cover, HouseSet pool,
                            const CellMask& targets) const {
    const CellMask open = base.cells.without(cover.cells);
    if (hunt_.goal == FishHunt::Goal::kraken) {
        return fits_in(open, cover.left, pool, hunt_.max_fins) ? targets : CellMask();
    }
    if (hunt_.goal == FishHunt::Goal::complete) {
        if (is_quick()) {
            // Each candidate lies in one house of the pool.
            const HouseSet needed = base.crossing & cover_pool_ & ~cover.houses;
            const bool fits = house_count(needed) <= cover.left && (needed & ~pool) == kNoHouses;
            return fits ? targets : CellMask();
        }
        if (!fits_in(open, cover.left, pool, 0)) return {};
    }
    CellMask left;
    for (const Cell target : targets) {
        if (!base.endo_fins.is_within(kPeerMasks[target])) continue;
        const HouseSet houses = kHousesOfCell[target];
        int wanted = covers_wanted(target, base.cells) - house_count(cover.houses & houses);
        if (wanted < 0) wanted = 0;
        if (wanted > cover.left || wanted > house_count(pool & houses)) continue;
        if (fits_in(without_sight_of(target, open), cover.left - wanted, pool, 0)) {
            left.add(target);
        }
    }
    return left;
}

bool FishSearch::report(const Base& base, const Cover& cover) {
    Fish fish;
    fish.fins = base.cells.without(cover.cells) | base.endo_fins;
    const int fins = fish.fins.count();
    if ((fins == 0) != (hunt_.goal == FishHunt::Goal::complete)) return false;
    if (fins > hunt_.max_fins) return false;
    const CellMask in_cover = cover.cells.without(base.cells) | cover.twice;
    const CellMask seen = fins == 0 ? in_cover : in_cover & common_peers(fish.fins);
    const bool is_kraken = hunt_.goal == FishHunt::Goal::kraken;
    if (seen.empty() != is_kraken) return false;
    fish.removals = is_kraken ? in_cover : seen;
    fish.digit = digit_;
    fish.base = base.houses;
    fish.cover = cover.houses;
    fish.base_cells = base.cells;
    fish.twice_covered = cover.twice;
    fish.endo_fins = base.endo_fins;
    if (!is_kraken && is_only_a_larger_fish(fish)) return false;
    return visitor_.visit(fish);
}

bool FishSearch::is_only_a_larger_fish(const Fish& fish) const {
    for (const Cell removal : fish.removals) {
        if (!has_smaller_fish(fish, removal)) return false;
    }
    return true;
}

bool FishSearch::has_smaller_fish(const Fish& fish, Cell removal) const {
    std::array<House, kMaxFishSize> bases{};
    int size = 0;
    for (HouseSet rest = fish.base; rest != kNoHouses; rest = without_first(rest)) {
        bases[size++] = first_house(rest);
    }
    // Each set of base houses as a number: its cells are those of a set with one house less and
    // those of that house.
    std::array<CellMask, 1 << kMaxFishSize> cells;
    std::array<HouseSet, 1 << kMaxFishSize> crossing{};
    for (unsigned set = 1; set + 1 < 1U << size; ++set) {
        const unsigned fewer = set & (set - 1);
        const House house = bases[std::countr_zero(set)];
        cells[set] = cells[fewer] | cells_[house];
        crossing[set] = crossing[fewer] | crossing_[house];
        const CellMask body = cells[set].without(fish.fins);
        const int wanted = covers_wanted(removal, cells[set]);
        const HouseSet covers = fish.cover & crossing[set];
        if (makes_fish(body, house_count(set), covers, removal, wanted)) return true;
    }
    return false;
}

bool FishSearch::makes_fish(const CellMask& body, int count, HouseSet covers, Cell removal,
                            int wanted) const {
    if (wanted == 0) return fits_in(body, count, covers, 0);
    if (count < wanted) return false;
    for (HouseSet rest = covers & kHousesOfCell[removal]; rest != kNoHouses;
         rest = without_first(rest)) {
        const House house = first_house(rest);
        covers &= ~house_bit(house);
        if (makes_fish(body.without(cells_[house]), count - 1, covers, removal, wanted - 1)) {
            return true;
        }
    }
    return false;
}

}  // namespace nonet::logic

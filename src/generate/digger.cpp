// Clues out of full grids: see the header.
#include "generate/digger.hpp"

#include "generate/candidate.hpp"
#include "generate/pattern_symmetry.hpp"
#include "generate/random_grid.hpp"

#include <nonet/solve.hpp>

#include <algorithm>
#include <span>
#include <utility>

namespace nonet::generate {

namespace {

/// Clues to leave out at once: of a full grid, then while many are left, then while some are.
constexpr int kFirstGroup = 30;
constexpr int kLargeGroup = 6;
constexpr int kSmallGroup = 2;
constexpr int kManyClues = 39;

int group_after(bool went_well, int size, int clues) {
    if (went_well) return clues > kManyClues ? kLargeGroup : kSmallGroup;
    return size > kLargeGroup ? kLargeGroup : size > kSmallGroup ? kSmallGroup : 0;
}

/// A puzzle near another one lacks so many of its clues at most.
constexpr std::uint64_t kMostLeftOut = 3;

CellMask clues_of(const Grid& grid) {
    CellMask clues;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (grid[cell] != 0) clues.add(cell);
    }
    return clues;
}

/// `puzzle` without a few random clues.
Grid without_some(const Grid& puzzle, Random& random) {
    std::vector<Cell> clues = clues_of(puzzle).cells();
    random.shuffle(std::span(clues));
    Grid rest = puzzle;
    const std::size_t left_out = 1 + random.below(kMostLeftOut);
    for (std::size_t i = 0; i < std::min(left_out, clues.size()); ++i) rest.set(clues[i], 0);
    return rest;
}

/// Do the clues without the cell's leave one digit for it, or in one of its houses one place for
/// the digit? `places` are all cells of the digit in the solution.
bool is_single(const Grid& puzzle, const CellMask& clues, Cell cell,
               std::span<const std::uint8_t, kDigits> places) {
    unsigned seen = 0;
    for (const std::uint8_t peer : kPeerCells[cell]) seen |= 1U << puzzle[peer];
    if (std::popcount(seen & ~1U) == kDigits - 1) return true;
    CellMask closed = clues;
    for (const std::uint8_t place : places) {
        if (place != cell && clues.has(place)) closed |= kPeerMasks[place];
    }
    closed.add(cell);
    return kHouseMasks[row_house(row_of(cell))].is_within(closed) ||
           kHouseMasks[column_house(column_of(cell))].is_within(closed) ||
           kHouseMasks[box_house(box_of(cell))].is_within(closed);
}

}  // namespace

Digger::Digger(const Recipe& recipe, std::uint64_t seed, Delivery& delivery)
    : recipe_(&recipe),
      delivery_(&delivery),
      seed_(seed),
      orbits_(orbits_of(recipe.symmetry)),
      stream_(engine_, *this, batch::Show::none),
      works_(stream_.rooms().size()),
      proves_(recipe.minimal && recipe.symmetry != PatternSymmetry::none) {}

void Digger::run() {
    stream_.run();
}

// ---------------------------------------------------------------------------------------------
// The start of a candidate
// ---------------------------------------------------------------------------------------------

bool Digger::begin(std::size_t room) {
    // A candidate may be finished without a question; then the next one begins.
    while (const auto number = delivery_->begin()) {
        Random random = random_of(seed_, *number);
        Work& work = works_[room];
        work.number = *number;
        Grid kept;
        work.solution = choose_solution(random, kept);
        std::array<std::uint8_t, kDigits + 1> count{};
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Digit digit = work.solution[cell];
            work.places[digit][count[digit]++] = static_cast<std::uint8_t>(cell);
        }
        choose_order(random, kept, work);
        choose_target(random, work);
        work.clues = CellMask::all();
        work.at = 0;
        work.needed = 0;
        work.size = kFirstGroup;
        work.phase = Phase::groups;
        stream_.rooms().puzzle(room) = work.solution;
        if (ask(room)) return true;
    }
    return false;
}

/// Of a puzzle near another one, `kept` becomes what is left of that.
Grid Digger::choose_solution(Random& random, Grid& kept) const {
    if (recipe_->solution) return *recipe_->solution;
    if (!recipe_->near) return random_grid(random);
    kept = without_some(*recipe_->near, random);
    return *random_solution(Candidates::from_grid(kept), random);
}

/// What is kept of another puzzle goes last.
void Digger::choose_order(Random& random, const Grid& kept, Work& work) const {
    const std::span<std::uint8_t> order(work.order.data(), orbits_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint8_t>(i);
    random.shuffle(order);
    if (!recipe_->near) return;
    const CellMask last = clues_of(kept);
    std::stable_partition(order.begin(), order.end(),
                          [&](std::uint8_t orbit) { return !orbits_[orbit].intersects(last); });
}

void Digger::choose_target(Random& random, Work& work) const {
    work.target = 0;
    if (!recipe_->clues || recipe_->minimal) return;
    const ClueRange& range = *recipe_->clues;
    const auto choices = static_cast<std::uint64_t>(range.most - range.least + 1);
    work.target = range.least + static_cast<int>(random.below(choices));
}

// ---------------------------------------------------------------------------------------------
// Questions
// ---------------------------------------------------------------------------------------------

/// Is the puzzle unique without these cells?
void Digger::ask_without(std::size_t room, const CellMask& cells) {
    Grid& puzzle = stream_.rooms().puzzle(room);
    for (const Cell cell : cells) puzzle.set(cell, 0);
    works_[room].asked = cells;
    stream_.rooms().forbid(room, batch::kNoCell);
    stream_.rooms().set_limit(room, 2);
}

/// Is there a solution with another digit in the cell?
void Digger::ask_for_another(std::size_t room, Cell cell) {
    works_[room].asked = CellMask::of(cell);
    stream_.rooms().forbid(room, cell);
    stream_.rooms().set_limit(room, 1);
}

void Digger::leave_out(std::size_t room, const CellMask& cells) {
    Work& work = works_[room];
    for (const Cell cell : cells) stream_.rooms().puzzle(room).set(cell, 0);
    work.clues = work.clues.without(cells);
}

/// Writes the next question; false when the candidate is finished.
bool Digger::ask(std::size_t room) {
    Work& work = works_[room];
    if (work.phase == Phase::groups) {
        if (ask_about_group(room)) return true;
        work.phase = Phase::singles;
    }
    if (work.phase == Phase::singles) {
        if (ask_about_orbit(room)) return true;
        work.phase = Phase::proof;
        work.at = 0;
    }
    const int clues = work.clues.count();
    const ClueRange range = recipe_->clues.value_or(ClueRange{});
    if (clues < range.least || clues > range.most || work.needed > range.most) {
        finish(room, Verdict::wrong_clues);
        return false;
    }
    if (proves_ && ask_about_clue(room)) return true;
    finish(room, Verdict::good);
    return false;
}

bool Digger::ask_about_group(std::size_t room) {
    Work& work = works_[room];
    const int most = std::min(work.size, work.clues.count() - work.target);
    CellMask group;
    std::size_t end = work.at;
    while (end < orbits_.size()) {
        const CellMask more = group | orbits_[work.order[end]];
        if (more.count() > most) break;
        group = more;
        ++end;
    }
    if (end - work.at < 2) return false;
    ask_without(room, group);
    return true;
}

bool Digger::ask_about_orbit(std::size_t room) {
    Work& work = works_[room];
    const ClueRange range = recipe_->clues.value_or(ClueRange{});
    for (; work.at < orbits_.size(); ++work.at) {
        const CellMask& orbit = orbits_[work.order[work.at]];
        const int left = work.clues.count() - orbit.count();
        if (left < work.target) continue;
        if (work.needed > range.most || left + orbit.count() < range.least) return false;
        if (!orbit.is_single()) {
            ask_without(room, orbit);
            return true;
        }
        const Cell cell = orbit.first();
        const Grid& puzzle = stream_.rooms().puzzle(room);
        if (!is_single(puzzle, work.clues, cell, work.places[work.solution[cell]])) {
            ask_for_another(room, cell);
            return true;
        }
        leave_out(room, orbit);
    }
    return false;
}

bool Digger::ask_about_clue(std::size_t room) {
    Work& work = works_[room];
    while (work.at < kCells && !work.clues.has(static_cast<Cell>(work.at))) ++work.at;
    if (work.at == kCells) return false;
    ask_for_another(room, static_cast<Cell>(work.at));
    return true;
}

// ---------------------------------------------------------------------------------------------
// Answers
// ---------------------------------------------------------------------------------------------

bool Digger::answer(std::size_t room, const batch::Tally& tally) {
    if (!tally.complete || delivery_->is_over()) return false;
    Work& work = works_[room];
    // Of one clue with a forbidden digit no solution may be left, of clues left out one.
    const bool one_clue = work.phase != Phase::groups && work.asked.is_single();
    const bool redundant = tally.solutions == (one_clue ? 0 : 1);
    if (work.phase == Phase::proof) {
        if (redundant) {
            finish(room, Verdict::redundant);
            return false;
        }
        ++work.at;
        return ask(room);
    }
    if (redundant) {
        leave_out(room, work.asked);
    } else {
        for (const Cell cell : work.asked) {
            stream_.rooms().puzzle(room).set(cell, work.solution[cell]);
        }
    }
    if (work.phase == Phase::groups) {
        if (redundant) {
            for (CellMask rest = work.asked; !rest.empty(); ++work.at) {
                rest = rest.without(orbits_[work.order[work.at]]);
            }
        }
        work.size = group_after(redundant, work.size, work.clues.count());
    } else {
        if (!redundant) work.needed += work.asked.count();
        ++work.at;
    }
    return ask(room);
}

void Digger::finish(std::size_t room, Verdict verdict) {
    MadePuzzle made;
    made.number = works_[room].number;
    if (verdict == Verdict::good) {
        made.puzzle = stream_.rooms().puzzle(room);
        made.solution = works_[room].solution;
        if (recipe_->near && made.puzzle == *recipe_->near) verdict = Verdict::refused;
    }
    delivery_->conclude(*recipe_, std::move(made), verdict);
}

}  // namespace nonet::generate

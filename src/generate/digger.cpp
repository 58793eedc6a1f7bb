// Clues out of full grids: see the header.
#include "generate/digger.hpp"

#include "generate/candidate.hpp"
#include "generate/pattern_symmetry.hpp"
#include "generate/random_grid.hpp"
#include "generate/small_draws.hpp"

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

}  // namespace

Digger::Digger(const Recipe& recipe, std::uint64_t seed, Delivery& delivery)
    : recipe_(&recipe),
      delivery_(&delivery),
      seed_(seed),
      range_(recipe.clues.value_or(ClueRange{})),
      stream_(engine_, *this, batch::Show::none),
      works_(stream_.rooms().size()),
      proves_(recipe.minimal && recipe.symmetry != PatternSymmetry::none) {
    for (const CellMask& cells : orbits_of(recipe.symmetry)) {
        orbits_.push_back({cells, cells.first(), cells.count()});
    }
}

void Digger::run() {
    stream_.run();
}

// ---------------------------------------------------------------------------------------------
// The start of a candidate
// ---------------------------------------------------------------------------------------------

bool Digger::begin(std::size_t room) {
    // A candidate may be finished without a question; then the next one begins. The engine, which
    // asks whether to stop, may thus not get a word in.
    while (!delivery_->look()) {
        const auto number = delivery_->begin();
        if (!number) return false;
        Random random = random_of(seed_, *number);
        Work& work = works_[room];
        work.number = *number;
        Grid kept;
        work.solution = choose_solution(random, kept);
        choose_order(random, kept, work);
        choose_target(random, work);
        work.clues = kCells;
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
    SmallDraws(random).shuffle(order);
    if (!recipe_->near) return;
    const CellMask last = clues_of(kept);
    std::stable_partition(order.begin(), order.end(), [&](std::uint8_t orbit) {
        return !orbits_[orbit].cells.intersects(last);
    });
}

void Digger::choose_target(Random& random, Work& work) const {
    work.target = 0;
    if (!recipe_->clues || recipe_->minimal) return;
    const auto choices = static_cast<std::uint64_t>(range_.most - range_.least + 1);
    work.target = range_.least + static_cast<int>(random.below(choices));
}

// ---------------------------------------------------------------------------------------------
// Questions
// ---------------------------------------------------------------------------------------------

/// Is the puzzle unique without the orbits from `at` to `end`, which have so many clues?
void Digger::ask_without(std::size_t room, std::size_t end, int clues) {
    Work& work = works_[room];
    Grid& puzzle = stream_.rooms().puzzle(room);
    for (std::size_t i = work.at; i < end; ++i) {
        for (const Cell cell : orbits_[work.order[i]].cells) puzzle.set(cell, 0);
    }
    work.end = end;
    work.asked = clues;
    stream_.rooms().forbid(room, batch::kNoCell);
    stream_.rooms().set_limit(room, 2);
}

/// Is there a solution with another digit in the cell?
void Digger::ask_for_another(std::size_t room, Cell cell) {
    works_[room].end = works_[room].at + 1;
    works_[room].asked = 1;
    stream_.rooms().forbid(room, cell);
    stream_.rooms().set_limit(room, 1);
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
    if (work.clues < range_.least || work.clues > range_.most || work.needed > range_.most) {
        finish(room, Verdict::wrong_clues);
        return false;
    }
    if (proves_ && ask_about_clue(room)) return true;
    finish(room, Verdict::good);
    return false;
}

bool Digger::ask_about_group(std::size_t room) {
    const Work& work = works_[room];
    const int most = std::min(work.size, work.clues - work.target);
    int clues = 0;
    std::size_t end = work.at;
    for (; end < orbits_.size(); ++end) {
        const int more = clues + orbits_[work.order[end]].size;
        if (more > most) break;
        clues = more;
    }
    if (end - work.at < 2) return false;
    ask_without(room, end, clues);
    return true;
}

bool Digger::ask_about_orbit(std::size_t room) {
    Work& work = works_[room];
    for (; work.at < orbits_.size(); ++work.at) {
        const Orbit& orbit = orbits_[work.order[work.at]];
        if (work.clues - orbit.size < work.target) continue;
        if (work.needed > range_.most || work.clues < range_.least) return false;
        if (orbit.size == 1) {
            ask_for_another(room, orbit.first);
        } else {
            ask_without(room, work.at + 1, orbit.size);
        }
        return true;
    }
    return false;
}

bool Digger::ask_about_clue(std::size_t room) {
    Work& work = works_[room];
    const Grid& puzzle = stream_.rooms().puzzle(room);
    while (work.at < kCells && puzzle[static_cast<Cell>(work.at)] == 0) ++work.at;
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
    const bool one_clue = work.phase != Phase::groups && work.asked == 1;
    const bool redundant = tally.solutions == (one_clue ? 0 : 1);
    if (work.phase != Phase::proof) {
        take_answer(room, redundant);
    } else if (redundant) {
        finish(room, Verdict::redundant);
        return false;
    } else {
        ++work.at;
    }
    return ask(room);
}

void Digger::take_answer(std::size_t room, bool redundant) {
    Work& work = works_[room];
    Grid& puzzle = stream_.rooms().puzzle(room);
    const bool in_groups = work.phase == Phase::groups;
    if (redundant) {
        work.clues -= work.asked;
        if (work.asked == 1) puzzle.set(orbits_[work.order[work.at]].first, 0);
    } else {
        for (std::size_t i = work.at; i < work.end; ++i) {
            for (const Cell cell : orbits_[work.order[i]].cells) {
                puzzle.set(cell, work.solution[cell]);
            }
        }
        if (!in_groups) work.needed += work.asked;
    }
    // Of a group that has to stay, smaller parts are tried.
    if (redundant || !in_groups) work.at = work.end;
    if (in_groups) work.size = group_after(redundant, work.size, work.clues);
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

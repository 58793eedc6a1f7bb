// Puzzles in a pattern: see the header.
#include "generate/pattern_search.hpp"

#include "generate/candidate.hpp"
#include "generate/random_grid.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace nonet::generate {

namespace {

/// Solutions are counted up to this number.
constexpr std::uint32_t kMostCounted = 1000;

/// Changes that a walk tries after its last step down.
constexpr int kPatience = 400;

bool clashes(const Grid& puzzle, Cell cell, Digit digit) {
    return std::ranges::any_of(kPeerCells[cell],
                               [&](std::uint8_t peer) { return puzzle[peer] == digit; });
}

}  // namespace

std::string impossible_pattern(const CellMask& pattern) {
    constexpr int kFewest = 17;
    if (pattern.count() < kFewest) {
        return fmt::format(
            "the pattern has {} clues, and no puzzle with 16 or fewer has exactly one solution "
            "(G. McGuire, B. Tugemann and G. Civario, 2012)",
            pattern.count());
    }
    for (House line = 0; line < 18; ++line) {
        for (House other = line + 1; other < line / 3 * 3 + 3; ++other) {
            if (pattern.intersects(kHouseMasks[line] | kHouseMasks[other])) continue;
            return fmt::format(
                "{} and {} of the pattern are empty, so every solution stays one when they are "
                "exchanged",
                house_name(line), house_name(other));
        }
    }
    return {};
}

PatternSearch::PatternSearch(const Recipe& recipe, std::uint64_t seed, Delivery& delivery)
    : recipe_(&recipe),
      delivery_(&delivery),
      seed_(seed),
      cells_(recipe.pattern->cells()),
      stream_(engine_, *this, batch::Show::one),
      works_(stream_.rooms().size()) {}

bool PatternSearch::begin(std::size_t room) {
    const auto number = delivery_->begin();
    if (!number) return false;
    Work& work = works_[room];
    work.number = *number;
    work.random = random_of(seed_, *number);
    work.phase = Phase::start;
    work.left = kPatience;
    const Grid grid = random_grid(work.random);
    Grid& puzzle = stream_.rooms().puzzle(room);
    puzzle = Grid();
    for (const Cell cell : cells_) puzzle.set(cell, grid[cell]);
    stream_.rooms().forbid(room, batch::kNoCell);
    stream_.rooms().set_limit(room, kMostCounted);
    return true;
}

bool PatternSearch::answer(std::size_t room, const batch::Tally& tally) {
    if (!tally.complete || delivery_->is_over()) return false;
    Work& work = works_[room];
    if (work.phase == Phase::proof) {
        if (tally.solutions == 0) return finish(room, Verdict::redundant);
        return prove(room, work.cell + 1);
    }
    const bool keeps =
        work.phase == Phase::start || (tally.solutions > 0 && tally.solutions <= work.solutions);
    if (keeps) {
        if (tally.solutions < work.solutions) work.left = kPatience;
        work.solutions = tally.solutions;
    } else {
        stream_.rooms().puzzle(room).set(work.cell, work.before);
    }
    work.phase = Phase::walk;
    if (work.solutions > 1) return change(room);
    work.solution = stream_.rooms().solution(room);
    work.phase = Phase::proof;
    return prove(room, 0);
}

/// Changes a clue so that it does not clash with another one.
bool PatternSearch::change(std::size_t room) {
    Work& work = works_[room];
    Grid& puzzle = stream_.rooms().puzzle(room);
    while (work.left-- > 0) {
        const Cell cell = cells_[work.random.below(cells_.size())];
        const auto digit = static_cast<Digit>(1 + work.random.below(kDigits));
        if (puzzle[cell] == digit || clashes(puzzle, cell, digit)) continue;
        work.cell = cell;
        work.before = puzzle[cell];
        puzzle.set(cell, digit);
        const std::uint64_t enough = std::min<std::uint64_t>(work.solutions + 1, kMostCounted);
        stream_.rooms().set_limit(room, static_cast<std::uint32_t>(enough));
        return true;
    }
    return finish(room, Verdict::not_unique);
}

/// Asks whether a clue from `from` on is needed, where that is wanted.
bool PatternSearch::prove(std::size_t room, Cell from) {
    Work& work = works_[room];
    work.cell = from;
    while (work.cell < kCells && !recipe_->pattern->has(work.cell)) ++work.cell;
    if (!recipe_->minimal || work.cell == kCells) return finish(room, Verdict::good);
    stream_.rooms().forbid(room, work.cell);
    stream_.rooms().set_limit(room, 1);
    return true;
}

bool PatternSearch::finish(std::size_t room, Verdict verdict) {
    MadePuzzle made;
    made.number = works_[room].number;
    made.puzzle = stream_.rooms().puzzle(room);
    made.solution = works_[room].solution;
    delivery_->conclude(*recipe_, std::move(made), verdict);
    return false;
}

}  // namespace nonet::generate

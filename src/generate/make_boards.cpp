// Puzzles of other sizes: a random full board, from which clues are removed in random order as long
// as one solution is left.
//
// Each removal is one question to the general engine, which knows the answer in a tenth of a
// millisecond up to 12×12 and in half of one at 16×16. A removal that leaves several solutions can
// be undone for good, since fewer clues never leave fewer; so one round over all cells ends in a
// puzzle of which no clue can be spared. With a symmetry whole orbits are removed, and a candidate
// for a minimal puzzle is looked at once more, clue by clue.
//
// Larger sizes: at 20×20 a puzzle takes seconds, at 25×25 hours, because near the end some
// questions are as hard as any that are known. Nobody would wait, so they are refused.
#include "generate/board_orbits.hpp"
#include "generate/candidate.hpp"
#include "generate/clue_numbers.hpp"
#include "generate/in_order.hpp"

#include <nonet/general.hpp>
#include <nonet/generate_board.hpp>
#include <nonet/random.hpp>

#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace nonet {

namespace {

/// What became of a candidate.
struct Candidate {
    enum class Fate : std::uint8_t { good, wrong_clues, redundant };
    Fate fate = Fate::good;
    MadeBoard made;
};

class Maker {
  public:
    Maker(const BoardRecipe& recipe, std::uint64_t seed)
        : recipe_(recipe),
          seed_(seed),
          orbits_(generate::board_orbits(recipe.box.side(), recipe.symmetry)) {}

    /// Nothing when a limit came first.
    [[nodiscard]] std::optional<Candidate> make(std::uint64_t number, const Limits& limits) const {
        Random random = generate::random_of(seed_, number);
        Outcome<Board> full = random_solution(Board(recipe_.box), random, limits);
        if (full.status != Status::solved) return std::nullopt;
        Candidate candidate{Candidate::Fate::good, {number, *full.solution, *full.solution}};
        if (recipe_.full_grids) return candidate;
        if (!remove_clues(candidate.made.puzzle, random, limits)) return std::nullopt;
        const int clues = candidate.made.puzzle.clue_count();
        if (recipe_.clues && (clues < recipe_.clues->least || clues > recipe_.clues->most)) {
            candidate.fate = Candidate::Fate::wrong_clues;
            return candidate;
        }
        if (!recipe_.minimal || recipe_.symmetry == PatternSymmetry::none) return candidate;
        const std::optional<bool> minimal = is_minimal(candidate.made.puzzle, limits);
        if (!minimal) return std::nullopt;
        if (!*minimal) candidate.fate = Candidate::Fate::redundant;
        return candidate;
    }

  private:
    /// False when a limit came first.
    bool remove_clues(Board& board, Random& random, const Limits& limits) const {
        int least = 0;
        if (recipe_.clues && !recipe_.minimal) {
            const auto choices =
                static_cast<std::uint64_t>(recipe_.clues->most - recipe_.clues->least + 1);
            least = recipe_.clues->least + static_cast<int>(random.below(choices));
        }
        std::vector<const std::vector<int>*> order;
        for (const std::vector<int>& orbit : orbits_) order.push_back(&orbit);
        random.shuffle(std::span(order));
        int clues = board.cell_count();
        for (const std::vector<int>* orbit : order) {
            if (clues - static_cast<int>(orbit->size()) < least) continue;
            const Board before = board;
            for (const int cell : *orbit) board.set(cell, 0);
            const Status status = classify(board, Order::any, limits).status;
            if (status == Status::unknown) return false;
            if (status == Status::unique)
                clues -= static_cast<int>(orbit->size());
            else
                board = before;
        }
        return true;
    }

    static std::optional<bool> is_minimal(const Board& board, const Limits& limits) {
        for (int cell = 0; cell < board.cell_count(); ++cell) {
            if (board[cell] == 0) continue;
            Board less = board;
            less.set(cell, 0);
            const Status status = classify(less, Order::any, limits).status;
            if (status == Status::unknown) return std::nullopt;
            if (status == Status::unique) return false;
        }
        return true;
    }

    const BoardRecipe& recipe_;
    std::uint64_t seed_;
    std::vector<std::vector<int>> orbits_;
};

}  // namespace

std::optional<Error> problem_with(const BoardRecipe& recipe) {
    const int side = recipe.box.side();
    const auto fault = [](ErrorCode code, std::string text) {
        return Error{code, {}, "", std::move(text)};
    };
    if (recipe.box.rows < 1 || recipe.box.columns < 1 || side < 2) {
        return fault(ErrorCode::not_supported,
                     fmt::format("puzzles are made from 2×2 to {0}×{0} cells", kMostMadeSide));
    }
    if (side > kMostMadeSide) {
        return fault(ErrorCode::not_supported,
                     fmt::format("puzzles are made up to {0}×{0}: to prove that a random {1}×{1} "
                                 "puzzle has one solution can take hours",
                                 kMostMadeSide, side));
    }
    if (recipe.full_grids &&
        (recipe.clues || recipe.minimal || recipe.symmetry != PatternSymmetry::none)) {
        return fault(ErrorCode::bad_argument, generate::kFullGridsHaveNoClues);
    }
    if (recipe.clues) {
        const ClueRange& range = *recipe.clues;
        if (range.least < 0 || range.least > range.most || range.most > side * side) {
            return fault(
                ErrorCode::bad_argument,
                fmt::format("the number of clues must be a range within 0..{}", side * side));
        }
        std::string reason = generate::impossible_clues(recipe.box, recipe.symmetry, range);
        if (!reason.empty()) return fault(ErrorCode::bad_argument, std::move(reason));
    }
    return std::nullopt;
}

Result<MakingEnd> make_boards(const BoardRecipe& recipe, const Making& making,
                              const BoardReceiver& receive) {
    if (const std::optional<Error> problem = problem_with(recipe)) return *problem;
    if (making.count == 0) return MakingEnd::complete;
    const Maker maker(recipe, making.seed);
    MakingCounts own_counts;
    MakingCounts& counts = making.counts != nullptr ? *making.counts : own_counts;
    MakingEnd end = MakingEnd::by_limit;
    std::uint64_t good = 0;
    const auto take = [&](Candidate&& candidate) {
        ++counts.candidates;
        if (candidate.fate == Candidate::Fate::wrong_clues) ++counts.wrong_clues;
        if (candidate.fate == Candidate::Fate::redundant) ++counts.redundant;
        if (candidate.fate != Candidate::Fate::good) return true;
        ++counts.good;
        if (!receive(candidate.made)) {
            end = MakingEnd::by_receiver;
            return false;
        }
        if (++good < making.count) return true;
        end = MakingEnd::complete;
        return false;
    };
    generate::run_in_order<Candidate>(
        making.threads, making.limits,
        [&maker](std::uint64_t number, const Limits& limits) { return maker.make(number, limits); },
        take);
    return end;
}

}  // namespace nonet

// From a recipe to puzzles: what is wrong with the recipe, and the threads.
#include "generate/candidate.hpp"
#include "generate/clue_numbers.hpp"
#include "generate/delivery.hpp"
#include "generate/digger.hpp"
#include "generate/minimal_sampler.hpp"
#include "generate/pattern_search.hpp"
#include "generate/random_grid.hpp"
#include "generate/sample_puzzles.hpp"

#include <nonet/generate.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <limits>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace nonet {

namespace {

using generate::Delivery;
using generate::Verdict;

constexpr int kMostMinimalClues = 40;
constexpr int kRareClues = 19;
constexpr int kFewPatternClues = 20;
constexpr unsigned kMostThreads = 256;
constexpr std::size_t kLeastWindow = 16'384;
constexpr std::size_t kWindowOfThread = 8192;  ///< many times the lanes of an engine

Error bad_recipe(std::string message) {
    return Error{ErrorCode::bad_argument, {}, {}, std::move(message)};
}

std::optional<Error> problem_of_clues(const Recipe& recipe) {
    if (!recipe.clues) return {};
    const ClueRange& clues = *recipe.clues;
    if (clues.least > clues.most || clues.least < 0 || clues.most > kCells) {
        return bad_recipe("a range of clues goes from a number to a larger one, within 0 and 81");
    }
    std::string reason = generate::impossible_clues({3, 3}, recipe.symmetry, clues);
    if (!reason.empty()) return bad_recipe(std::move(reason));
    if (recipe.minimal && clues.least > kMostMinimalClues) {
        return bad_recipe(
            "no minimal puzzle with more than 40 clues is known; ask for fewer clues, or for "
            "puzzles that need not be minimal");
    }
    if (recipe.unbiased && clues.least > generate::kMostSampledClues) {
        return bad_recipe(
            "a sample without bias holds no puzzles of 34 clues or more, of which there is not one "
            "in ten million; ask for fewer clues");
    }
    return {};
}

std::optional<Error> problem_of_pattern(const Recipe& recipe) {
    std::string reason = generate::impossible_pattern(*recipe.pattern);
    if (!reason.empty()) return bad_recipe(std::move(reason));
    if (recipe.minimal && recipe.pattern->count() > kMostMinimalClues) {
        return bad_recipe(
            "the pattern has more than 40 clues, and no minimal puzzle with so many is known; "
            "leave out minimal");
    }
    return {};
}

std::optional<Error> problem_of_near(const Grid& near) {
    if (near.clue_count() == 0)
        return bad_recipe("the puzzle to make others near it has no clue; give one with clues");
    if (!some_solution(near))
        return bad_recipe("the puzzle to make others near it has no solution");
    return {};
}

/// For full grids nothing is chosen but the seed.
std::optional<Error> problem_of_full_grids(const Recipe& recipe) {
    if (!recipe.clues && !recipe.minimal && recipe.symmetry == PatternSymmetry::none &&
        !recipe.pattern && !recipe.solution && !recipe.near && !recipe.unbiased)
        return {};
    return bad_recipe(generate::kFullGridsHaveNoClues);
}

/// Wishes of which one leaves nothing to the other.
std::optional<Error> problem_of_pairs(const Recipe& recipe) {
    const bool symmetric = recipe.symmetry != PatternSymmetry::none;
    if (recipe.pattern && (recipe.clues || symmetric)) {
        return bad_recipe(
            "a pattern says how many clues there are and how they lie; leave out the number of "
            "clues and the symmetry");
    }
    if (recipe.pattern && recipe.solution) {
        return bad_recipe(
            "a pattern and a full grid leave one puzzle at most: cut it out of the grid, and "
            "'check' it");
    }
    if (recipe.unbiased && (recipe.symmetry != PatternSymmetry::none || recipe.pattern ||
                            recipe.solution || recipe.near)) {
        return bad_recipe(
            "a sample without bias is one of all minimal puzzles; leave out symmetry, pattern and "
            "the puzzle or grid to start from");
    }
    if (recipe.near && (recipe.pattern || recipe.solution || symmetric)) {
        return bad_recipe(
            "puzzles near another one have their own patterns and solutions; leave out pattern, "
            "grid and symmetry");
    }
    return {};
}

/// Can the recipe reject a candidate? Otherwise as many as are wanted need be made.
bool rejects(const Recipe& recipe) {
    if (recipe.accept) return true;
    return recipe.clues || recipe.near || recipe.pattern || recipe.minimal;
}

/// Random full grids.
class GridMaker {
  public:
    GridMaker(const Recipe& recipe, std::uint64_t seed, Delivery& delivery)
        : recipe_(&recipe), seed_(seed), delivery_(&delivery) {}

    void run() {
        while (!delivery_->look()) {
            const auto number = delivery_->begin();
            if (!number) return;
            Random random = generate::random_of(seed_, *number);
            MadePuzzle made;
            made.number = *number;
            made.puzzle = made.solution = generate::random_grid(random);
            delivery_->conclude(*recipe_, std::move(made), Verdict::good);
        }
    }

  private:
    const Recipe* recipe_;
    std::uint64_t seed_;
    Delivery* delivery_;
};

/// One thread's work.
template <class Maker>
void work_as(const Recipe& recipe, std::uint64_t seed, Delivery& delivery) {
    for (Maker maker(recipe, seed, delivery); !delivery.is_at_end();) {
        maker.run();
        if (!delivery.is_at_end()) delivery.wait();  // for a slow candidate of another thread
    }
}

void work(const Recipe& recipe, std::uint64_t seed, Delivery& delivery) {
    if (recipe.full_grids) return work_as<GridMaker>(recipe, seed, delivery);
    if (recipe.pattern) return work_as<generate::PatternSearch>(recipe, seed, delivery);
    work_as<generate::Digger>(recipe, seed, delivery);
}

/// On so many threads, as far as the system gives them.
void work_on_threads(unsigned count, const Recipe& recipe, std::uint64_t seed, Delivery& delivery) {
    std::vector<std::thread> threads;
    threads.reserve(count);
    try {
        for (unsigned i = 1; i < count; ++i) {
            threads.emplace_back([&] { work(recipe, seed, delivery); });
        }
    } catch (const std::system_error&) {  // no thread to be had: the others do its share
    }
    work(recipe, seed, delivery);
    for (std::thread& thread : threads) thread.join();
}

}  // namespace

Result<MakingEnd> make_puzzles(const Recipe& recipe, const Making& making,
                               const PuzzleReceiver& receive) {
    if (auto problem = problem_with(recipe)) return *std::move(problem);
    if (recipe.unbiased) return generate::sample_puzzles(recipe, making, receive);
    unsigned threads = making.threads != 0 ? making.threads : std::thread::hardware_concurrency();
    threads = std::clamp(threads, 1U, kMostThreads);
    const std::size_t window = std::max(kLeastWindow, kWindowOfThread * threads);
    constexpr std::uint64_t kNoEnd = std::numeric_limits<std::uint64_t>::max();
    Delivery delivery(making, receive, window, rejects(recipe) ? kNoEnd : making.count);
    work_on_threads(threads, recipe, making.seed, delivery);
    return delivery.end();
}

std::optional<Error> problem_with(const Recipe& recipe) {
    if (recipe.full_grids) return problem_of_full_grids(recipe);
    if (recipe.solution && !is_solution(*recipe.solution)) {
        return bad_recipe("the grid has to be full and to obey the rules");
    }
    if (recipe.near) {
        if (auto problem = problem_of_near(*recipe.near)) return problem;
    }
    if (recipe.pattern) {
        if (auto problem = problem_of_pattern(recipe)) return problem;
    }
    if (auto problem = problem_of_pairs(recipe)) return problem;
    return problem_of_clues(recipe);
}

/// Of candidates that lose clues in a random order, the shares with so few clues, as counted.
std::string doubts_about(const Recipe& recipe) {
    if (recipe.full_grids || recipe.unbiased) return {};
    const int most = recipe.pattern ? recipe.pattern->count()
                     : recipe.clues ? recipe.clues->most
                                    : kCells;
    if (recipe.pattern && most <= kFewPatternClues) {
        return "few patterns of 20 clues or fewer have a puzzle with one solution; without a limit "
               "of time the search may never end";
    }
    if (recipe.pattern || most > kRareClues) return {};
    std::string text =
        "puzzles of 19 clues come once in some hundred thousand candidates, those of 18 and 17 are "
        "practically never found in this way";
    if (recipe.symmetry != PatternSymmetry::none) text += ", with a symmetry perhaps none";
    return text;
}

}  // namespace nonet

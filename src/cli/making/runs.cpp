// Making and printing, and what is said about it at the end.
#include "cli/making/runs.hpp"

#include "cli/exit_code.hpp"
#include "cli/making/wishes.hpp"

#include <nonet/generate_board.hpp>
#include <nonet/sampling.hpp>

#include <optional>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

Making making_of(const Settings& settings, const Limits& limits, std::uint64_t seed,
                 MakingCounts& counts) {
    Making making;
    making.seed = seed;
    making.count = settings.count;
    making.threads = settings.threads;
    making.limits = limits;
    making.counts = &counts;
    return making;
}

/// Why candidates were not good.
std::string summary_of(const MakingCounts& counts) {
    std::string text =
        fmt::format("{} of {} candidates", counts.good.load(), counts.candidates.load());
    const auto add = [&text](std::uint64_t number, std::string_view what) {
        if (number > 0) text += fmt::format(", {} {}", number, what);
    };
    add(counts.wrong_clues, "with another number of clues");
    add(counts.redundant, "with a redundant clue");
    add(counts.not_unique, "without a puzzle");
    add(counts.refused, "of another kind");
    return text;
}

int finish(const Result<MakingEnd>& end, const MakingCounts& counts, Press& press) {
    press.watch_candidates({});
    if (!end) {
        press.finish(false);
        press.say(Severity::error, end.error().message);
        return kExitBadInput;
    }
    const int code = press.finish(*end == MakingEnd::by_limit);
    if (counts.candidates != counts.good || *end == MakingEnd::by_limit)
        press.say(Severity::remark, "made " + summary_of(counts));
    return code;
}

/// The mean number of clues, each puzzle by its weight; lots are the independent groups.
class CluesOfSample {
  public:
    void add(const MadePuzzle& made) {
        if (lot_ && *lot_ != made.number) mean_.end_group();
        lot_ = made.number;
        mean_.add(made.puzzle.clue_count(), made.weight);
    }
    /// Nothing where there are too few lots to know how wrong the mean may be.
    std::string text() {
        mean_.end_group();
        if (mean_.groups() < 2) return {};
        return fmt::format("weighted mean of clues {:.3f}, standard error {:.3f}", mean_.mean(),
                           mean_.standard_error());
    }

  private:
    WeightedMean mean_;
    std::optional<std::uint64_t> lot_;
};

BoardRecipe board_recipe(const Settings& settings, const Recipe& recipe) {
    BoardRecipe board;
    board.box = *settings.box;
    board.full_grids = recipe.full_grids;
    board.minimal = recipe.minimal;
    board.clues = recipe.clues;
    board.symmetry = recipe.symmetry;
    return board;
}

}  // namespace

int print_puzzles(const Settings& settings, const Recipe& recipe, const MadeFields& fields,
                  const Limits& limits, std::uint64_t seed, Press& press) {
    MakingCounts counts;
    CluesOfSample clues;
    press.watch_candidates([&counts] { return counts.candidates.load(); });
    const Result<MakingEnd> end = make_puzzles(
        recipe, making_of(settings, limits, seed, counts), [&](const MadePuzzle& made) {
            if (recipe.unbiased) clues.add(made);
            return press.print(made.puzzle, [&](Row& row) { fields.set(made, row); });
        });
    const int code = finish(end, counts, press);
    if (const std::string text = clues.text(); recipe.unbiased && !text.empty())
        press.say(Severity::remark, text);
    return code;
}

int print_boards(const Settings& settings, const Recipe& recipe, const Limits& limits,
                 std::uint64_t seed, Press& press) {
    const BoardRecipe board = board_recipe(settings, recipe);
    MakingCounts counts;
    press.watch_candidates([&counts] { return counts.candidates.load(); });
    const Result<MakingEnd> end =
        make_boards(board, making_of(settings, limits, seed, counts), [&](const MadeBoard& made) {
            return press.print(made.puzzle, [&made](Row& row) {
                row.set(static_cast<std::size_t>(MadeField::solution), made.solution.to_line());
                row.set(static_cast<std::size_t>(MadeField::candidate),
                        fmt::format("{}", made.number));
            });
        });
    return finish(end, counts, press);
}

bool is_for_boards(const Settings& settings) {
    return settings.box && *settings.box != BoxShape{3, 3};
}

std::string problem_of_boards(const Settings& settings, const Recipe& recipe,
                              const MadeFields& fields) {
    const char* what = nullptr;
    if (has_wishes(settings)) what = "ratings and paths are";
    if (settings.unbiased) what = "--unbiased is";
    if (!settings.pattern.empty() || !settings.like.empty()) what = "--pattern and --like are";
    if (fields.needs_work()) what = "fields of ratings and paths are";
    if (!settings.near.empty()) what = "--near is";
    if (!settings.grid.empty()) what = "--grid is";
    if (what != nullptr)
        return fmt::format("{} for 9x9 puzzles with boxes of 3x3; leave out --box", what);
    const std::optional<Error> problem = problem_with(board_recipe(settings, recipe));
    return problem ? problem->message : std::string();
}

}  // namespace nonet::cli

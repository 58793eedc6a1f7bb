// A lot is a piece of work for one thread; its puzzles are judged there, too.
//
// The sample ends with the puzzle that makes the count full, in the middle of a lot. That prefers
// nothing: the puzzles of a lot come in no order that has to do with them, and lots are small.
#include "generate/sample_puzzles.hpp"

#include "generate/delivery.hpp"
#include "generate/in_order.hpp"

#include <nonet/sampling.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace nonet::generate {

namespace {

struct Judged {
    MadePuzzle made;
    Verdict verdict = Verdict::good;
};

Verdict verdict_on(const Recipe& recipe, MadePuzzle& made) {
    const int clues = made.puzzle.clue_count();
    if (recipe.clues && (clues < recipe.clues->least || clues > recipe.clues->most))
        return Verdict::wrong_clues;
    return judge(recipe, made);
}

std::optional<std::vector<Judged>> judged_lot(const Recipe& recipe, std::uint64_t seed,
                                              std::uint64_t number, const Limits& limits) {
    std::optional<std::vector<SampledPuzzle>> lot = sample_minimal_puzzles(seed, number, limits);
    if (!lot) return std::nullopt;
    std::vector<Judged> judged;
    for (const SampledPuzzle& one : *lot) {
        Judged& next = judged.emplace_back();
        next.made.number = number;
        next.made.puzzle = one.puzzle;
        next.made.solution = one.solution;
        next.made.weight = one.weight;
        next.verdict = verdict_on(recipe, next.made);
    }
    return judged;
}

}  // namespace

MakingEnd sample_puzzles(const Recipe& recipe, const Making& making,
                         const PuzzleReceiver& receive) {
    if (making.count == 0) return MakingEnd::complete;
    MakingCounts own_counts;
    MakingCounts& counts = making.counts != nullptr ? *making.counts : own_counts;
    MakingEnd end = MakingEnd::by_limit;
    std::uint64_t good = 0;
    const auto take_one = [&](const Judged& judged) {
        ++counts.candidates;
        if (judged.verdict == Verdict::wrong_clues) ++counts.wrong_clues;
        if (judged.verdict == Verdict::refused) ++counts.refused;
        if (judged.verdict != Verdict::good) return true;
        ++counts.good;
        ++good;
        if (receive(judged.made) && good < making.count) return true;
        end = good == making.count ? MakingEnd::complete : MakingEnd::by_receiver;
        return false;
    };
    run_in_order<std::vector<Judged>>(
        making.threads, making.limits,
        [&](std::uint64_t number, const Limits& limits) {
            return judged_lot(recipe, making.seed, number, limits);
        },
        [&](std::vector<Judged>&& lot) {
            for (const Judged& judged : lot) {
                if (!take_one(judged)) return false;
            }
            return true;
        });
    return end;
}

}  // namespace nonet::generate

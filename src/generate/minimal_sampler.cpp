// Controlled-bias sampling of minimal puzzles, with branching chains.
//
// The problem: of all minimal puzzles, draw with known chances. The source is Denis Berthier,
// "Unbiased statistics of a constraint satisfaction problem: a controlled-bias generator" (2009):
// remove random clues of a random grid one after the other; when a removal leaves several
// solutions, the clues before it are a puzzle of the sample if they are minimal; if not, throw all
// away and begin again. Whatever the order, the clues left after 81 - n removals are each set of n
// cells with the same chance, so a minimal puzzle of n clues comes out with chance 1 / C(81, n).
// But only one of 250,000 beginnings leads to a puzzle.
//
// The idea: share the beginnings. Sets of clues that leave one solution get several independent
// continuations at fixed sizes (kSteps). That multiplies the chance of every puzzle of n clues by
// the same factor, whatever happens elsewhere; the weights know it. Continuations of one set hardly
// ever succeed twice, so that nearly nothing is lost by their kinship; the groups of WeightedMean
// see what is left of it. Sizes are passed in jumps as well: a chain that fails somewhere in a jump
// is looked at from its end for the last set with one solution, which mostly needs one search
// (descent.hpp).
//
// The invariant: a set of clues is drawn without a look at whether it leaves one solution, and what
// is thrown away is not minimal. From 33 clues down no minimal puzzle is overlooked.
#include "generate/minimal_sampler.hpp"

#include "generate/candidate.hpp"
#include "generate/descent.hpp"
#include "generate/descents.hpp"
#include "generate/random_grid.hpp"

#include <nonet/sampling.hpp>

#include <array>
#include <optional>
#include <span>
#include <utility>

namespace nonet {

namespace {

using generate::ClueSet;
using generate::Descent;
using generate::kMostSampledClues;

/// From sets of `from` clues to sets of `to`, with so many continuations of each.
struct Step {
    int from = 0;
    int to = 0;
    int copies = 1;
};

constexpr std::size_t kGrids = 4;  ///< of a lot
constexpr int kFewestClues = 17;
constexpr std::array<Step, 6> kSteps = {
    {{81, 40, 64}, {40, 36, 8}, {36, 34, 8}, {34, 32, 4}, {32, 30, 4}, {30, 0, 4}}};

/// C(81, k + 1) / C(81, k).
double next_binomial(int k) {
    return static_cast<double>(kCells - k) / (k + 1);
}

class Lot {
  public:
    Lot(std::vector<Grid> grids, Random& random, const Limits& limits)
        : descents_(std::move(grids)), random_(random), limits_(limits) {}

    /// False when a limit came first.
    bool run() {
        std::vector<ClueSet> sets;
        for (std::size_t i = 0; i < descents_.grids().size(); ++i)
            sets.push_back({i, CellMask::all()});
        for (const Step& step : kSteps) {
            if (step.from <= kMostSampledClues && !take_minimal(sets)) return false;
            if (!go_down(step, sets)) return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<SampledPuzzle>& puzzles() { return puzzles_; }
    [[nodiscard]] std::uint64_t searches() const { return descents_.searches(); }

  private:
    /// Takes those sets out that are minimal puzzles. All of them leave one solution.
    bool take_minimal(std::vector<ClueSet>& sets) {
        std::vector<Descent> trials;
        trials.reserve(sets.size());
        for (const ClueSet& set : sets) trials.emplace_back(set);
        sets.clear();
        return settle(trials, sets, Descent::Result::redundant);
    }

    /// From sets that are not minimal to random subsets with one solution; takes the minimal
    /// puzzles on the way.
    bool go_down(const Step& step, std::vector<ClueSet>& sets) {
        const bool wants_minimal = step.from <= kMostSampledClues + 1;
        std::vector<Descent> ways;
        for (const ClueSet& set : sets) {
            for (int copy = 0; copy < step.copies; ++copy)
                ways.emplace_back(set, step.from - step.to, wants_minimal, random_);
        }
        sets.clear();
        return settle(ways, sets, Descent::Result::reached);
    }

    /// Settles the descents; the sets of those with this result go on.
    bool settle(std::vector<Descent>& descents, std::vector<ClueSet>& sets,
                Descent::Result goes_on) {
        if (!descents_.settle(descents, limits_)) return false;
        for (const Descent& descent : descents) {
            const ClueSet set = descent.set();
            if (descent.result() == goes_on) sets.push_back(set);
            if (descent.result() == Descent::Result::minimal) {
                puzzles_.push_back({descents_.puzzle(set), descents_.grids()[set.grid],
                                    sampling_weight(set.clues.count())});
            }
        }
        return true;
    }

    generate::Descents descents_;
    Random& random_;
    const Limits& limits_;
    std::vector<SampledPuzzle> puzzles_;
};

}  // namespace

namespace generate {

double multiplicity(int clues) {
    double product = 1;
    for (const Step& step : kSteps) {
        product *= step.copies;
        if (clues < step.from && clues >= step.to) break;
    }
    return product;
}

std::optional<std::vector<SampledPuzzle>> sample_below(std::vector<Grid> grids, Random& random,
                                                       const Limits& limits,
                                                       SamplingEffort* effort) {
    if (effort != nullptr) effort->grids += grids.size();
    Lot work(std::move(grids), random, limits);
    const bool done = work.run();
    if (effort != nullptr) effort->searches += work.searches();
    if (!done) return std::nullopt;
    // They were found by their numbers of clues; whoever takes a part of them must not see that.
    random.shuffle(std::span<SampledPuzzle>(work.puzzles()));
    return std::move(work.puzzles());
}

}  // namespace generate

double sampling_weight(int clues) {
    if (clues < kFewestClues || clues > kMostSampledClues) return 0;
    constexpr int kUsual = 26;
    // Multiplications and divisions alone, which every machine rounds alike.
    double weight = generate::multiplicity(kUsual) / generate::multiplicity(clues);
    for (int k = kUsual; k < clues; ++k) weight *= next_binomial(k);
    for (int k = kUsual - 1; k >= clues; --k) weight /= next_binomial(k);
    return weight;
}

std::optional<std::vector<SampledPuzzle>> sample_minimal_puzzles(std::uint64_t seed,
                                                                 std::uint64_t lot,
                                                                 const Limits& limits,
                                                                 SamplingEffort* effort) {
    Random random = generate::random_of(seed, lot);
    std::vector<Grid> grids;
    while (grids.size() < kGrids) grids.push_back(generate::random_grid(random));
    return generate::sample_below(std::move(grids), random, limits, effort);
}

}  // namespace nonet

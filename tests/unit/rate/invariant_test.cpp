// Scale se121-inv: the same for all ways to write a puzzle, and the sizes of proofs it counts.
#include "rate/explainer/chains/unary/unary_search.hpp"
#include "rate/explainer/path.hpp"
#include "rate/explainer/rules.hpp"
#include "rate/invariant/proof_sizes.hpp"
#include "rate/invariant/rule.hpp"
#include "unit/rate/explainer/facts.hpp"

#include <nonet/rate.hpp>
#include <nonet/symmetry.hpp>

#include <array>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using invariant::Candidate;
using invariant::Position;
using invariant::ProofSizes;
using invariant::Reasons;

std::string value_of(Rater& rater, const Grid& grid) {
    Puzzle puzzle;
    puzzle.position = grid;
    const Result<Rating> rating = rater.rate(puzzle);
    return rating.ok() ? rating->value : "error";
}

/// From easy to chains inside nets.
constexpr std::string_view kPuzzles[] = {
    ".......419..3..............3..2..8......1..6.2.........67.4.....1..5.......8..2..",
    "..3...7.94.........7....56.26...8..13....4..8......3...17.42.....2.9..1.9..5.36..",
    "....567...5.1.....6....3..42.9..1.7.3862...4........23....9....872..4........78..",
    "....2.18..9....4...6.7........3...961...............5....6.3...4.....2.....5.....",
    "......7.9.56......79...25.62.7.94.......15..2..5.736..3.....2......4.9....4..73.8",
    ".....534.3849...............15.3.9........1.2....2..8.....8..139.7.........6...5.",
    ".2...6.8.....8.1.....21..542.5.31.6..1...4....68.....3...6.....6...2.9.883..9...6",
    "......7894..1.92......32..42..8.3.9..9..6.5......4.32.5...98.......2..1..6....8.5",
    ".2..56..94....9...6.932.5...3.......7.4...95......5.423.....8.15...1......16.8.2.",
    "....5..894..1.9...6.9..35..2....1.64.1.......8..9....7..1.......723..6...6..12.7.",
    ".....678..56.....3...1....4...59..4...........3..71.5...28....5.8..2....97..4381.",
    "...............123..4..5...........6.1..3...78..5..........845..2..1.....3.....8.",
};

TEST(InvariantScale, IsTheSameForAllWaysToWriteAPuzzle) {
    Rater rater(*find_scale("se121-inv"));
    Random random(2611);
    for (const std::string_view line : kPuzzles) {
        const Grid grid = Grid::from_line(line).value();
        const std::string value = value_of(rater, grid);
        ASSERT_FALSE(value.empty()) << line;
        for (int i = 0; i < 4; ++i) {
            const Grid other = Symmetry::random(random).apply(grid);
            EXPECT_EQ(value_of(rater, other), value) << line << '\n' << other.to_line();
        }
    }
}

struct Known {
    std::string_view puzzle;
    std::string_view value;
};

/// Ratings of Sudoku Explainer 1.2.1.3 below 6.5, where its rules leave little to the order.
constexpr Known kKnown[] = {
    {".2.4........1....6...72..5...1.9.3.5.46..89..5...42.........893........1.6.8..5.2",
     "1.2/1.2/1.2"},
    {".1.3.6.5....1...4.......2..4...2.7........3......8.......8....12.9......7........",
     "1.5/1.2/1.2"},
    {".234.6..9.....9....8.32..........5.4..5.....276..9...3....1...88..5.4...94..7..6.",
     "1.7/1.2/1.2"},
    {".2.......4...8.13.7......46..76..85....97....6..3.....36......8...1..4...15..2..7",
     "2.0/1.2/1.2"},
    {".1.4........2....4.7.......2......8.....7.5.......3...3.....75.4..6.........9.1..",
     "2.3/1.2/1.2"},
    {"..34.67.....1.9.....9.72..4.7...3.4.3458......8...5...........1.1.9...75.94...62.",
     "2.5/1.2/1.2"},
    {".2...6.89..71..2..86...3........857....9..8.1..6....9.3427........89...7.......2.",
     "2.6/1.2/1.2"},
    {".234..........9..6.8....14..48....1.5.62..4.......3...3...7..5..7..95....6.8..3..",
     "3.0/1.2/1.2"},
    {".2..5....4.7..9.....83.7.....6.....88...14..3...67.15.3..5..81..8...1.6.....6...5",
     "3.2/1.2/1.2"},
    {"...62.3...14................5.....416..3.......7....8.....81...2.....7.....4.....",
     "3.4/1.2/1.2"},
    {".5.4.........3.8..........13...8.7...6.....5....2........5.6.4.1.8...3...........",
     "3.8/1.5/1.5"},
    {".23.5......67.....79.....45.....75....1...9.....54.21...........8..1.372..23....6",
     "4.0/1.2/1.2"},
    {".2.4.67.9.57..92..6...3....2.......3...7.462....3..97.......8.7.8..4.3....1..5...",
     "4.2/1.2/1.2"},
    {"1......8.4.7....36...37...42....3..5....1...3....4.8.2.....85...7.961....91...6..",
     "4.4/1.2/1.2"},
    {".2...6....571..2...8..3.45..75..1.6.....2...4.3....12.3.....51...83....7....9...3",
     "4.6/1.2/1.2"},
    {"1..4.6..9....89.36..9.3....2...9..13....74......8...725......4.714.......3.....67",
     "5.6/1.2/1.2"},
    {"...45......7.....6689..2.1.2....38.45.1.....2.......7..9....6.1....9..2....3.1..7",
     "5.7/1.2/1.2"},
    {"1...5......6.....3..82..56..6.34...8..5.........67.....8..6.4..572...8...4..972..",
     "6.2/1.2/1.2"},
};

TEST(InvariantScale, RatesLikeTheOriginalWhereOrderDoesNotMatter) {
    Rater rater(*find_scale("se121-inv"));
    for (const Known& known : kKnown) {
        EXPECT_EQ(value_of(rater, Grid::from_line(known.puzzle).value()), known.value)
            << known.puzzle;
    }
}

/// The cells r3c89, r6c79 and r9c78 hold the same two digits, three of them a 7 besides; the
/// original looks at other cells first, and their digits keep it from going on.
TEST(InvariantRules, FindLoopsThatTheWalkOfTheOriginalMisses) {
    constexpr std::string_view kPuzzle =
        "........1.....1.2...3.4........3...4.2....1..5.........6.2......74...3.81....5...";
    explainer::PathFinder finder;
    Budget budget{Limits()};
    Position position(logic::State(Grid::from_line(kPuzzle).value()));
    for (int step = 1; step < 54; ++step) {
        const auto next = finder.next(position, true, budget);
        ASSERT_TRUE(next.has_value());
        apply(next->hint, position);
    }
    explainer::FirstHint original;
    explainer::find_unique_loops(position, original);
    EXPECT_FALSE(original.found());

    invariant::LowestSteps steps;
    invariant::make_all_unique_loops()->find(position, steps, budget);
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps.tenths(), 46);
    const Candidate seven = Candidate::at(cell_at(3, 7), 7);
    EXPECT_TRUE(position.has(seven));
    Position expected = position;
    expected.remove(seven);
    steps.apply(position);
    EXPECT_EQ(position, expected);
}

/// Positions in which the original found chains of both kinds of links.
std::vector<Position> positions_with_chains() {
    std::vector<Position> positions;
    for (const explainer::Fields& fact : explainer::read_facts("chains/unary_chains.tsv")) {
        if (fact[2] < "7.1") continue;  // sorts behind them: none
        positions.push_back(explainer::position_of(fact[0]));
        explainer::remove_all(fact[1], positions.back());
    }
    return positions;
}

std::vector<Candidate> candidates_of(const Position& position) {
    std::vector<Candidate> candidates;
    for (int index = 0; index < ProofSizes::kCandidates; ++index) {
        if (position.has(Candidate::from_index(index))) {
            candidates.push_back(Candidate::from_index(index));
        }
    }
    return candidates;
}

/// The smallest sizes by repeating all reasons until nothing changes.
class SizesByRepetition {
  public:
    SizesByRepetition(const Position& position, Candidate assumed, bool is_on)
        : position_(position), candidates_(candidates_of(position)) {
        on_.assign(ProofSizes::kCandidates, ProofSizes::kNone);
        off_ = on_;
        (is_on ? on_ : off_)[assumed.index()] = 1;
        while (improve()) {
        }
    }
    [[nodiscard]] int on(Candidate candidate) const { return on_[candidate.index()]; }
    [[nodiscard]] int off(Candidate candidate) const { return off_[candidate.index()]; }

  private:
    bool improve() {
        bool any = false;
        for (const Candidate& candidate : candidates_) {
            std::array<int, 4> others{};  // of the cell, row, column, box; without others none
            std::array<bool, 4> has_others{};
            for (const Candidate& other : candidates_) {
                if (other == candidate) continue;
                const bool same_digit = other.digit == candidate.digit;
                const bool in_cell = other.cell == candidate.cell;
                const bool in_row = same_digit && row_of(other.cell) == row_of(candidate.cell);
                const bool in_column =
                    same_digit && column_of(other.cell) == column_of(candidate.cell);
                const bool in_box = same_digit && box_of(other.cell) == box_of(candidate.cell);
                if (in_cell || in_row || in_column || in_box) {
                    any = lower(off_[candidate.index()], on_[other.index()] + 1) || any;
                }
                const std::array<bool, 4> in = {in_cell, in_row, in_column, in_box};
                for (int i = 0; i < 4; ++i) {
                    if (in[i]) others[i] += off_[other.index()];
                    has_others[i] = has_others[i] || in[i];
                }
            }
            for (int i = 0; i < 4; ++i) {
                if (has_others[i]) any = lower(on_[candidate.index()], others[i] + 1) || any;
            }
        }
        return any;
    }
    static bool lower(int& size, int offered) {
        if (offered >= size || offered > ProofSizes::kMost) return false;
        size = offered;
        return true;
    }

    Position position_;
    std::vector<Candidate> candidates_;
    std::vector<int> on_;
    std::vector<int> off_;
};

TEST(ProofSizes, AreTheSmallest) {
    const Position position = positions_with_chains().front();
    const std::vector<Candidate> candidates = candidates_of(position);
    const auto proofs = std::make_unique<ProofSizes>();
    proofs->start(position, Reasons::all);
    for (std::size_t i = 0; i < candidates.size(); i += 7) {
        for (const bool is_on : {true, false}) {
            proofs->assume(candidates[i], is_on);
            const SizesByRepetition expected(position, candidates[i], is_on);
            for (const Candidate& candidate : candidates) {
                ASSERT_EQ(proofs->on(candidate.index()), expected.on(candidate));
                ASSERT_EQ(proofs->off(candidate.index()), expected.off(candidate));
            }
        }
    }
}

TEST(ProofSizes, OfChainsAreTheirLengths) {
    Budget budget{Limits()};
    explainer::UnarySearch search;
    const auto proofs = std::make_unique<ProofSizes>();
    int count = 0;
    for (const Position& position : positions_with_chains()) {
        const explainer::UnaryHints& hints = search.find_all(position, budget);
        proofs->start(position, Reasons::pairs);
        for (const explainer::UnaryHints::Entry& entry : hints.entries()) {
            const explainer::HintRank& rank = entry.rank;
            if (rank.links != explainer::LinkKinds::both) continue;
            if (rank.kind == explainer::UnaryKind::cycle) continue;
            const bool refutes = rank.kind == explainer::UnaryKind::refutes;
            proofs->assume(Candidate::from_index(rank.start), refutes);
            EXPECT_EQ(refutes ? proofs->off(rank.start) : proofs->on(rank.start), rank.complexity);
            ++count;
        }
    }
    EXPECT_GT(count, 50);
}

}  // namespace
}  // namespace nonet

// Forcing chains from cells, houses and candidates against facts: for positions of paths of Sudoku
// Explainer 1.2.1.3 the hint that it took, with rating, complexity and effect. Producers that it
// asked before must find nothing in them.
#include "rate/explainer/producer.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

struct Fact {
    std::string_view values;
    std::string_view removed;  ///< candidates that are gone though no digit excludes them
    int producer = 0;
    std::string_view name;
    int tenths = 0;
    int complexity = 0;
    std::string_view effect;
};

constexpr Fact kFacts[] = {
    {"1.3456.....6.8913...9.31.46..197.3..3.861.4..9..843..1.92364.1.63.1289.4814597623", "", 23,
     "Nishio Forcing Chains", 76, 8, "r3c7<>2"},
    {"...456..945...92....9.23.45.7..6.9.48453976129.6..4.7...4.7......2.314...1.94..2.", "r4c4<>1",
     23, "Nishio Forcing Chains", 78, 11, "r2c8<>8"},
    {"843.9.7629..7.2...27.3.8.9.5.2.89.7.1.4.27..97.9..32..6.823.9474978.632.32.974...",
     "r2c2<>6 r2c5<>1 r2c5<>5 r3c5<>1 r3c5<>5 r6c5<>4 r6c5<>6", 23, "Nishio Forcing Chains", 78, 11,
     "r7c2=1"},
    {".....678.4.71.......9..7..4.1.7...9574.3.....9.8..1....9..751..5.1.23....7.91...3", "r6c4<>6",
     24, "Cell Forcing Chains", 83, 14, "r8c7<>6"},
    {"534916287829...6.1167.....92416..7..698735412375...8969864...7..13.6..2..52....6.",
     "r2c5<>4 r2c8<>3 r3c4<>3 r3c6<>3 r8c9<>5 r9c9<>3", 24, "Cell Forcing Chains", 83, 13,
     "r8c4=5"},
    {"1.3.5.7.9.5...91.....13..6...786.91.3...91..79.......8....1...2..4..5.918..94...6", "", 24,
     "Region Forcing Chains", 82, 10, "r3c2<>4"},
    {"....5..894...892....93.7.4..1587.....9....1..7..9....85.2.......3.79...596....83.",
     "r1c3<>7 r6c7<>4 r6c8<>2", 24, "Region Forcing Chains", 84, 15, "r3c7=5"},
    {"3516.79....6.5.73147.1.36.55...718.6.673..15.1...6537.7.5.462.36.473.5.....51.467",
     "r2c6<>2 r5c6<>2", 25, "Dynamic Contradiction Forcing Chains", 91, 27, "r2c4<>9"},
    {"....5.7....718..3668...3.14.9....6.53..9..8.1....2..7......84..86...21...4.51....",
     "r1c8<>2 r4c6<>4 r5c6<>4 r6c4<>3 r7c8<>2 r9c8<>2", 25, "Dynamic Contradiction Forcing Chains",
     88, 13, "r4c5<>7"},
    {"..3456789457189263689723..5..694..3.3..81...6...63..2..3.27169..6.59.3.29.236....",
     "r5c7<>5 r9c8<>4", 25, "Dynamic Cell Forcing Chains", 87, 9, "r8c8<>4"},
    {"1.3.5.7.9.5...91.....13..6...786.91.3...91..79.......8....1...2..4..5.918..94...6", "r3c2<>4",
     25, "Dynamic Region Forcing Chains", 90, 24, "r1c6<>2"},
    {"........1....23.4..45.....6.......7.2...3..8.8..4.........97....1........6....5.4",
     "r1c7<>2 r1c8<>2 r2c3<>8 r5c7<>9 r8c1<>4 r8c1<>7 r8c3<>4 r8c3<>7", 26,
     "Dynamic Double Forcing Chains (+)", 92, 9, "r2c4<>5"},
    {"5.2..6..464..51..21.3.4..56.6...5.4332...4.654.56.3....3.5674...164.853..5413.6..",
     "r4c1<>7 r6c7<>8 r6c7<>9 r6c8<>2 r7c8<>8 r7c8<>9 r9c1<>9", 26,
     "Dynamic Cell Forcing Chains (+)", 95, 20, "r4c4<>8"},
    {".326...5156...1.23.143526..4915.63..673.1.5..285..316..2613..4535.46.21.14...5.36", "r5c4<>9",
     26, "Dynamic Region Forcing Chains (+)", 94, 17, "r1c6<>8"},
};

Position position_of(const Fact& fact) {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (fact.values[cell] != '.') grid.set(cell, fact.values[cell] - '0');
    }
    Position position{logic::State(grid)};
    for (std::string_view rest = fact.removed; rest.size() >= 7; rest.remove_prefix(1)) {
        if (rest[0] != 'r') continue;
        const Cell cell = (rest[1] - '1') * 9 + rest[3] - '1';
        EXPECT_TRUE(position.has(cell, rest[6] - '0')) << fact.removed;
        position.remove(cell, rest[6] - '0');
    }
    return position;
}

std::string name_of(Candidate candidate, std::string_view sign) {
    return "r" + std::to_string(candidate.cell / 9 + 1) + "c" +
           std::to_string(candidate.cell % 9 + 1) + std::string(sign) +
           std::to_string(candidate.digit);
}

std::string effect_of(const Hint& hint) {
    if (hint.placed) return name_of(*hint.placed, "=");
    std::string text;
    for (const Candidate removed : hint.removals) {
        text += (text.empty() ? "" : " ") + name_of(removed, "<>");
    }
    return text;
}

TEST(ExplainerNets, TheFirstHintOfEachProducerIsThatOfTheOriginal) {
    Budget budget{Limits{}};
    for (const Fact& fact : kFacts) {
        SCOPED_TRACE(std::string(fact.values) + " " + std::string(fact.removed));
        const Position position = position_of(fact);
        for (int number = 23; number <= fact.producer; ++number) {
            SCOPED_TRACE(number);
            FirstHint first;
            producer_table()[number - 1].make()->find(position, first, budget);
            ASSERT_EQ(first.found(), number == fact.producer);
        }
        FirstHint first;
        producer_table()[fact.producer - 1].make()->find(position, first, budget);
        EXPECT_EQ(first.hint().name, fact.name);
        EXPECT_EQ(tenths_of(first.hint().rating), fact.tenths);
        EXPECT_EQ(first.hint().complexity, fact.complexity);
        EXPECT_EQ(effect_of(first.hint()), fact.effect);
    }
}

TEST(ExplainerNets, AFinderGivesTheSameAfterOtherPositions) {
    Budget budget{Limits{}};
    const auto finder = producer_table()[24].make();
    for (int round = 0; round < 2; ++round) {
        for (const Fact& fact : kFacts) {
            if (fact.producer != 25) continue;
            FirstHint first;
            finder->find(position_of(fact), first, budget);
            ASSERT_TRUE(first.found());
            EXPECT_EQ(first.hint().complexity, fact.complexity);
        }
    }
}

TEST(ExplainerNets, AReachedBudgetEndsASearchWithoutAHint) {
    Limits limits;
    limits.deadline = Limits::Clock::now();
    Budget budget{limits};
    FirstHint first;
    producer_table()[24].make()->find(position_of(kFacts[0]), first, budget);
    EXPECT_FALSE(first.found());
    EXPECT_TRUE(budget.reached());
}

}  // namespace
}  // namespace nonet::explainer

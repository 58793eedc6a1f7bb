// Solutions in lexicographic order: known first ones, and the order of whole lists.
#include "solve/lexicographic.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

Candidates candidates_of(const std::string& line) {
    return Candidates::from_grid(Grid::from_line(line).value());
}

std::string first_of(const std::string& line) {
    Budget budget({});
    const auto first = LexicographicSearch(candidates_of(line), budget).next();
    return first ? first->to_line() : "-";
}

TEST(LexicographicSearch, KnownFirstSolutions) {
    // Each was the answer of a naive search in cell order, or is known from public reports.
    EXPECT_EQ(
        first_of(
            "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"),
        "318964572429753861675218349754192683932685417861437295183576924547829136296341758");
    EXPECT_EQ(
        first_of(
            ".1....7.....3..2...7...........71...6......4.3........4..5....3.2..8...........6."),
        "213456789584397216976128354842971635697235148351864927469512873725683491138749562");
    EXPECT_EQ(
        first_of(
            "001000000200000000003000000400000005005000600600000040007103000800000000009020000"),
        "741235869256489137983617254412368795375941628698572341527193486834756912169824573");
    EXPECT_EQ(first_of(std::string(81, '.')),
              "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
    EXPECT_EQ(first_of("11" + std::string(79, '.')), "-");
}

TEST(LexicographicSearch, VisitsInOrder) {
    Budget budget({});
    LexicographicSearch search(
        candidates_of(
            "6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5."),
        budget);
    std::vector<std::string> found;
    while (const auto grid = search.next()) found.push_back(grid->to_line());
    const std::vector<std::string> expected = {
        "615273498429185736738946512247398165356421879981657243563814927172569384894732651",
        "615273498429185736738946512247398165386451279951627843563814927172569384894732651",
        "651273498429185736738946512247398165386451279915627843563814927172569384894732651",
        "658273491429185736731946582247398165386451279915627843563814927872569314194732658",
        "685273491429185736731946582247398165356421879918657243563814927872569314194732658"};
    EXPECT_EQ(found, expected);
}

TEST(LexicographicSearch, TheEmptyGridKeepsItsOrderForLong) {
    Budget budget({});
    LexicographicSearch search(Candidates(), budget);
    Grid last;
    for (int i = 0; i < 20'000; ++i) {
        const auto grid = search.next();
        ASSERT_TRUE(grid.has_value());
        ASSERT_TRUE(is_solution(*grid));
        ASSERT_LT(last, *grid);
        last = *grid;
    }
}

// Far more solutions than are put in order at once, and other programs' numbers of them.
TEST(LexicographicSearch, VisitsThousandsInOrder) {
    struct Known {
        const char* line;
        int solutions;
    };
    constexpr Known kKnown[] = {
        {"8.........95........6.........974268...532147...618935...751......493......826.1.", 9801},
        {".....6.....1.2.....3.8...7...6.....5.5.3..7..2....1.......9..4...5...98..9.4....7", 4664},
        {"8.........95.......67.........724968...951432...6385.7...476.......93......512.8.", 1383},
    };
    for (const Known& known : kKnown) {
        Budget budget({});
        LexicographicSearch search(candidates_of(known.line), budget);
        Grid last;
        int solutions = 0;
        while (const auto grid = search.next()) {
            ASSERT_TRUE(is_solution(*grid) && extends(*grid, *Grid::from_line(known.line)));
            ASSERT_LT(last, *grid);
            last = *grid;
            ++solutions;
        }
        EXPECT_EQ(solutions, known.solutions);
    }
}

TEST(LexicographicSearch, StopsAtItsBudget) {
    Budget budget(Limits{.nodes = 3});
    LexicographicSearch search(Candidates(), budget);
    EXPECT_FALSE(search.next().has_value());
    EXPECT_TRUE(budget.reached());

    Budget larger(Limits{.nodes = 20'000});
    LexicographicSearch others(Candidates(), larger);
    Grid last;
    int solutions = 0;
    while (const auto grid = others.next()) {
        ASSERT_LT(last, *grid);
        last = *grid;
        ++solutions;
    }
    EXPECT_GT(solutions, 100);
    EXPECT_TRUE(larger.reached());
}

}  // namespace
}  // namespace nonet

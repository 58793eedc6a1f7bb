// Scale se121: the ratings that Sudoku Explainer 1.2.1.3 gives.
#include <nonet/rate.hpp>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

struct Known {
    std::string puzzle;
    std::string value;  ///< ER/EP/ED
};

std::vector<Known> known_ratings() {
    std::ifstream file(NONET_SE121_RATINGS);
    std::vector<Known> known;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream fields(line);
        Known one;
        fields >> one.puzzle >> one.value;
        known.push_back(one);
    }
    return known;
}

Puzzle puzzle_of(const std::string& line) {
    Puzzle puzzle;
    puzzle.position = Grid::from_line(line).value();
    return puzzle;
}

TEST(Se121Scale, GivesTheRatingsOfSudokuExplainer) {
    Rater rater(*find_scale("se121"));
    const std::vector<Known> known = known_ratings();
    ASSERT_GE(known.size(), 300U);
    for (const Known& one : known) {
        const Result<Rating> rating = rater.rate(puzzle_of(one.puzzle));
        ASSERT_TRUE(rating.ok());
        EXPECT_EQ(rating->value, one.value) << one.puzzle;
    }
}

TEST(Se121Scale, KeepsTheFaultOfUniqueLoops) {
    // with the fault mended, as later versions have it, this is 4.7
    const std::string puzzle =
        "...4.1.3..75...............31.6.........7.5..4.......9...3...1...8.5..........2..";
    EXPECT_EQ(Rater(*find_scale("se121")).rate(puzzle_of(puzzle))->explainer->er, 66);
}

TEST(Se121Scale, SaysTheSameAgainAndOnAnotherRater) {
    const std::vector<Known> known = known_ratings();
    Rater first(*find_scale("se121"));
    for (std::size_t i = 0; i < known.size(); i += 50) {
        const Puzzle puzzle = puzzle_of(known[i].puzzle);
        const std::string value = first.rate(puzzle)->value;
        EXPECT_EQ(first.rate(puzzle)->value, value);
        EXPECT_EQ(Rater(*find_scale("se121")).rate(puzzle)->value, value);
    }
}

}  // namespace
}  // namespace nonet

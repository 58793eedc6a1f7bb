// Scale hodoku: the scores and levels that HoDoKu 2.3 itself gives.
#include <nonet/rate.hpp>

#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace nonet {
namespace {

struct Known {
    std::string puzzle;
    std::string score;
    std::string level;
};

std::vector<Known> known_scores() {
    std::ifstream file(NONET_HODOKU_SCORES);
    std::vector<Known> known;
    std::string line;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream fields(line);
        Known one;
        fields >> one.puzzle >> one.score >> one.level;
        known.push_back(one);
    }
    return known;
}

Puzzle puzzle_of(const std::string& line) {
    Puzzle puzzle;
    puzzle.position = Grid::from_line(line).value();
    return puzzle;
}

TEST(HodokuScale, GivesTheScoresAndLevelsOfHoDoKu) {
    Rater rater(*find_scale("hodoku"));
    const std::vector<Known> known = known_scores();
    ASSERT_EQ(known.size(), 125U);
    for (const Known& one : known) {
        const Result<Rating> rating = rater.rate(puzzle_of(one.puzzle));
        ASSERT_TRUE(rating.ok());
        EXPECT_EQ(rating->value, one.score) << one.puzzle;
        EXPECT_EQ(name_of(rating->level.value_or(logic::Level::easy)), one.level) << one.puzzle;
    }
}

TEST(HodokuScale, SaysTheSameAgainAndOnAnotherRater) {
    const std::vector<Known> known = known_scores();
    Rater first(*find_scale("hodoku"));
    for (std::size_t i = 0; i < known.size(); i += 25) {
        const Puzzle puzzle = puzzle_of(known[i].puzzle);
        const std::string value = first.rate(puzzle)->value;
        EXPECT_EQ(first.rate(puzzle)->value, value);
        EXPECT_EQ(Rater(*find_scale("hodoku")).rate(puzzle)->value, value);
    }
}

TEST(HodokuScale, CountsItsSteps) {
    const Rating rating = *Rater(*find_scale("hodoku"))
                               .rate(puzzle_of("0001050001400006700800024000630700109000000030100"
                                               "90520007200080026000035000409000"));
    std::int64_t steps = 0;
    for (const auto& [technique, count] : rating.steps) steps += count;
    EXPECT_EQ(steps, 53);  // as many as blanks: no step removes anything
    ASSERT_NE(rating.hardest, nullptr);
    EXPECT_EQ(rating.hardest->name, "naked-single");
}

TEST(HodokuScale, IgnoresWhatAPlayerHasAdded) {
    const Puzzle bare = puzzle_of(
        "000105000140000670080002400063070010900000003010090520007200080026000035000409000");
    Puzzle played = bare;
    auto progress = std::make_shared<Progress>();
    progress->placed.assign(kCells, 0);
    progress->placed[0] = 9;
    played.progress = progress;
    Rater rater(*find_scale("hodoku"));
    EXPECT_EQ(rater.rate(played)->value, rater.rate(bare)->value);
}

}  // namespace
}  // namespace nonet

// The five versions of OpenSudoku's saved games.
#include "text/xml/saved_game.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

/// r1c1 is the given 7, r1c2 the placed 3, all other cells are blank.
std::string cells(const std::string& given, const std::string& placed, const std::string& blank) {
    std::string text = given + placed;
    for (int i = 2; i < kCells; ++i) text += blank;
    return text;
}

void expect_game(const std::string& data) {
    const auto game = read_saved_game(data);
    ASSERT_TRUE(game.ok()) << game.error().message << "\n" << data;
    EXPECT_EQ(game->givens.to_line(), "7" + std::string(80, '.'));
    ASSERT_EQ(game->progress.placed.size(), 81U);
    EXPECT_EQ(game->progress.placed[1], 3);
    EXPECT_EQ(game->progress.placed[0], 0);
    ASSERT_TRUE(game->progress.marks.has_value());
    EXPECT_EQ((*game->progress.marks)[0], mask_of(7));
    EXPECT_EQ((*game->progress.marks)[1], mask_of(3));
    EXPECT_EQ((*game->progress.marks)[2], mask_of(1) | mask_of(3) | mask_of(9));
}

TEST(SavedGame, ReadsEveryVersion) {
    expect_game("version: 1\n" + cells("7|-|0|", "3|2,|1|", "0|1,3,9,|1|"));
    expect_game("version: 2\n" + cells("7|0|0|", "3|2|1|", "0|261|1|"));
    expect_game("version: 2\n" + cells("7|0||0|", "3|2||1|", "0|261||1|"));
    expect_game("version: 3 " + cells("7|0|0|", "3|2|1|", "0|261|1|"));
    expect_game("version: 4\n" + cells("7|0|0|0|", "3|2|0|1|", "0|261|0|1|"));
    expect_game("version: 4\n" + cells("7|0|0|0|", "3|2|0|1|", "0|0|261|1|"));
    expect_game("version: 5\n" + cells("7|0|0|0|0|", "3|2|0|4|1|", "0|0|261|0|1|"));
}

TEST(SavedGame, CentreMarksComeBeforeCornerMarks) {
    const auto game = read_saved_game("version: 4\n" + cells("7|0|0|0|", "3|0|0|1|", "0|3|261|1|"));
    ASSERT_TRUE(game.ok());
    EXPECT_EQ((*game->progress.marks)[2], 261);
    EXPECT_NE(game->note.find("corner"), std::string::npos);
}

TEST(SavedGame, WithoutNotesThereAreNoMarks) {
    const auto game = read_saved_game("version: 3\n" + cells("7|0|0|", "3|0|1|", "0|0|1|"));
    ASSERT_TRUE(game.ok());
    EXPECT_FALSE(game->progress.marks.has_value());
    const auto fresh = read_saved_game("version: 3\n" + cells("7|0|0|", "0|0|1|", "0|0|1|"));
    ASSERT_TRUE(fresh.ok());
    EXPECT_EQ(fresh->progress, Progress{});
}

TEST(SavedGame, RefusesWhatIsNotCertain) {
    const std::string blank = "0|0|1|";
    for (const std::string& data :
         {"version: 3\n" + cells("0|0|0|", blank, blank),    // a given without a digit
          "version: 3\n" + cells("77|0|0|", blank, blank),   // no digit
          "version: 3\n" + cells("7|512|0|", blank, blank),  // no mask
          "version: 3\n" + cells("7|00|0|", blank, blank),   // written twice
          "version: 3\n" + cells("7|0|2|", blank, blank),    // neither given nor not
          "version: 3\n" + cells("7|0|0|", blank, blank) + "0|0|1|",
          "version: 3\n" + cells("7|0|0|", blank, blank) + "0",
          "version: 3\n" + cells("7|0|0|", "", blank),
          "version: 4\n" + cells("7|0|0|", blank, blank),
          "version: 2\n" + cells("7|0|1|0|", "0|0||1|", "0|0||1|"),
          "version: 1\n" + cells("7|-|0|", "0|1,1,|1|", "0|-|1|"),
          "version: 1\n" + cells("7|-|0|", "0|13,|1|", "0|-|1|"),
          "version: 1\n" + cells("7|-|0|", "0||1|", "0|-|1|"),
          "version: 5\n" + cells("7|0|0|x|0|", "0|0|0|0|1|", "0|0|0|0|1|"),
          "version: 6\n" + cells("7|0|0|", blank, blank),
          "version: \n" + cells("7|0|0|", blank, blank),
          "version: 3" + cells("7|0|0|", blank, blank),
          std::string("version: 3"),
          std::string("version 3"),
          std::string()}) {
        EXPECT_FALSE(read_saved_game(data).ok()) << data;
    }
}

}  // namespace
}  // namespace nonet::text

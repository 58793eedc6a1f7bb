// Basic marks and what a player crossed out of them.
#include "text/cells/pencil_marks.hpp"

#include "unit/text/samples.hpp"

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

Grid puzzle() {
    return *Grid::from_line(text_test::kPuzzle);
}

TEST(PencilMarks, BasicMarksAreWhatThePeersLeave) {
    const Candidates marks = basic_marks(puzzle());
    EXPECT_EQ(marks[0], mask_of(4) | mask_of(5));
    EXPECT_EQ(marks[2], mask_of(3));
    EXPECT_EQ(marks[40], mask_of(3) | mask_of(4) | mask_of(5) | mask_of(6) | mask_of(9));
}

TEST(PencilMarks, CrossedOutIsWhatTheBasicMarksHaveMore) {
    Progress progress;
    progress.marks = basic_marks(puzzle());
    progress.marks->remove(0, 5);
    const auto gone = crossed_out(puzzle(), progress, "x");
    ASSERT_TRUE(gone.ok());
    for (std::size_t i = 0; i < gone->size(); ++i) EXPECT_EQ((*gone)[i], i == 0 ? mask_of(5) : 0);
}

TEST(PencilMarks, ACellWithAllNineHasNoMarks) {
    Progress progress;
    progress.marks = Candidates::from_grid(puzzle());
    const auto gone = crossed_out(puzzle(), progress, "x");
    ASSERT_TRUE(gone.ok());
    for (const DigitMask mask : *gone) EXPECT_EQ(mask, 0);
    EXPECT_TRUE(crossed_out(puzzle(), Progress{}, "x").ok());
}

TEST(PencilMarks, PlacedDigitsRuleOutMarksToo) {
    Progress progress;
    progress.placed.assign(kCells, 0);
    progress.placed[0] = 4;
    progress.marks = basic_marks(filled_grid(puzzle(), [] {
        Grid placed;
        placed.set(0, 4);
        return placed;
    }()));
    EXPECT_FALSE(progress.marks->has(1, 4));
    const auto gone = crossed_out(puzzle(), progress, "x");
    ASSERT_TRUE(gone.ok());
    for (const DigitMask mask : *gone) EXPECT_EQ(mask, 0);
}

TEST(PencilMarks, AMarkBesideItsDigitCannotBeHeld) {
    Progress progress;
    progress.marks = basic_marks(puzzle());
    progress.marks->add(0, 3);  // r1c3 is 3
    const auto gone = crossed_out(puzzle(), progress, "hodoku");
    ASSERT_FALSE(gone.ok());
    EXPECT_EQ(gone.error().code, ErrorCode::not_supported);
    EXPECT_NE(gone.error().message.find("r1c1"), std::string::npos);
    EXPECT_NE(gone.error().message.find("hodoku"), std::string::npos);
}

TEST(PencilMarks, APuzzleWithoutAdditionsHasNoProgress) {
    Record record;
    set_puzzle(record, puzzle(), Grid{}, std::nullopt);
    EXPECT_EQ(record.puzzle.progress, nullptr);
    Grid placed;
    placed.set(0, 4);
    set_puzzle(record, puzzle(), placed, std::nullopt);
    ASSERT_NE(record.puzzle.progress, nullptr);
    EXPECT_EQ(record.puzzle.progress->placed[0], 4);
    EXPECT_FALSE(record.puzzle.progress->marks.has_value());
}

}  // namespace
}  // namespace nonet::text

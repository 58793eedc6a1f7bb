// Sets of cells against std::set, on both sides of the border between the two words.
#include <nonet/cell_mask.hpp>
#include <nonet/random.hpp>

#include <set>

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::set<Cell> to_set(const CellMask& mask) {
    const std::vector<Cell> cells = mask.cells();
    return {cells.begin(), cells.end()};
}

TEST(CellMask, IsEmptyAtFirst) {
    EXPECT_TRUE(CellMask().empty());
    EXPECT_EQ(CellMask().count(), 0);
    EXPECT_TRUE(CellMask().cells().empty());
}

TEST(CellMask, KnowsTheWholeBoardAndSingleCells) {
    EXPECT_EQ(CellMask::all().count(), kCells);
    EXPECT_FALSE(CellMask().is_single());
    EXPECT_FALSE(CellMask::all().is_single());
    EXPECT_FALSE((CellMask::of(3) | CellMask::of(5)).is_single());
    EXPECT_FALSE((CellMask::of(70) | CellMask::of(80)).is_single());
    EXPECT_FALSE((CellMask::of(3) | CellMask::of(80)).is_single());
    for (Cell cell = 0; cell < kCells; ++cell) {
        EXPECT_TRUE(CellMask::of(cell).is_single());
        EXPECT_EQ(kPeerMasks[cell].count(), kPeers);
        EXPECT_EQ(common_peers(CellMask::of(cell)), kPeerMasks[cell]);
    }
}

TEST(CellMask, WalksItsMembersInOrder) {
    Random random(3);
    for (int round = 0; round < 100; ++round) {
        CellMask mask;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (random.below(3) == 0) mask.add(cell);
        }
        std::vector<Cell> walked;
        for (const Cell cell : mask) walked.push_back(cell);
        EXPECT_EQ(walked, mask.cells());
        EXPECT_EQ(mask.count(), static_cast<int>(walked.size()));
        EXPECT_TRUE(mask.is_within(CellMask::all()));
        EXPECT_EQ(CellMask::all().is_within(mask), mask == CellMask::all());
    }
}

TEST(CellMask, HoldsEachCellAlone) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        CellMask mask = CellMask::of(cell);
        for (Cell other = 0; other < kCells; ++other) EXPECT_EQ(mask.has(other), other == cell);
        EXPECT_EQ(mask.first(), cell);
        EXPECT_EQ(mask.cells(), std::vector<Cell>{cell});
        mask.remove(cell);
        EXPECT_TRUE(mask.empty());
    }
}

TEST(CellMask, UnitesIntersectsAndSubtractsLikeASet) {
    Random random(61);
    for (int round = 0; round < 100; ++round) {
        CellMask a;
        CellMask b;
        std::set<Cell> both;
        std::set<Cell> either;
        std::set<Cell> only_a;
        for (Cell cell = 0; cell < kCells; ++cell) {
            const bool in_a = random.below(3) == 0;
            const bool in_b = random.below(3) == 0;
            if (in_a) a.add(cell);
            if (in_b) b.add(cell);
            if (in_a && in_b) both.insert(cell);
            if (in_a || in_b) either.insert(cell);
            if (in_a && !in_b) only_a.insert(cell);
        }
        EXPECT_EQ(to_set(a & b), both);
        EXPECT_EQ(to_set(a | b), either);
        EXPECT_EQ(to_set(a.without(b)), only_a);
        EXPECT_EQ((a | b).count(), static_cast<int>(either.size()));
        EXPECT_EQ(a.intersects(b), !both.empty());
    }
    EXPECT_FALSE(CellMask::of(0).intersects(CellMask::of(64)));
    EXPECT_FALSE(CellMask::of(16).intersects(CellMask::of(80)));
    EXPECT_TRUE(CellMask::of(80).intersects(CellMask::of(80)));
}

}  // namespace
}  // namespace nonet

// The table of kinds of files, and solutions on their way to the last pages.
#include "cli/paper/book.hpp"
#include "cli/paper/page_writer.hpp"

#include <filesystem>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(PaperKinds, EachHasItsFileAndEachFileItsKind) {
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(NONET_PAPER_KIND_FOLDER))
        files.insert(entry.path().stem().string());
    std::set<std::string> names;
    for (const PaperKind& kind : paper_kinds()) {
        EXPECT_TRUE(names.insert(std::string(kind.name)).second) << kind.name;
        EXPECT_FALSE(kind.summary.empty()) << kind.name;
        EXPECT_NE(kind.open, nullptr) << kind.name;
        EXPECT_EQ(find_paper_kind(kind.name), &kind);
    }
    EXPECT_EQ(files, names);
    EXPECT_EQ(find_paper_kind("gif"), nullptr);
}

TEST(SmallSolution, KeepsValuesAndWhichAreGiven) {
    Board puzzle({6, 6});
    puzzle.set(0, 36);
    std::vector<std::uint8_t> values(36 * 36, 35);
    const draw::Face face = draw::solved_face_of(Position(puzzle), values);
    const draw::Panel panel = SmallSolution::of(face, "7").panel();
    EXPECT_EQ(panel.caption, "7");
    EXPECT_EQ(panel.face.box, puzzle.box());
    EXPECT_EQ(panel.face.values, face.values);
    EXPECT_EQ(panel.face.kinds, face.kinds);
}

}  // namespace
}  // namespace nonet::cli

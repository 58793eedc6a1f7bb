// Lines of text for a terminal, in scripts with and without blanks.
#include "cli/manual/wrap.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(Wrap, BreaksAtBlanks) {
    EXPECT_EQ(wrapped("one two three", 0, 8), "one two\nthree\n");
    EXPECT_EQ(wrapped("one two three", 2, 9), "  one two\n  three\n");
}

TEST(Wrap, LeavesAWordThatIsTooLong) {
    EXPECT_EQ(wrapped("a incomprehensible b", 0, 6), "a\nincomprehensible\nb\n");
}

TEST(Wrap, CountsTwoColumnsForWideLetters) {
    EXPECT_EQ(wrapped("빈칸 하나 둘", 0, 10), "빈칸 하나\n둘\n");
    EXPECT_EQ(wrapped("빈칸 하나 둘", 0, 8), "빈칸\n하나 둘\n");
}

TEST(Wrap, BreaksChineseBetweenLettersAndNotBeforeAMark) {
    EXPECT_EQ(wrapped("数字填在那里。", 0, 8), "数字填在\n那里。\n");
    EXPECT_EQ(wrapped("填在那里，填数", 0, 9), "填在那\n里，填数\n");
}

}  // namespace
}  // namespace nonet::cli

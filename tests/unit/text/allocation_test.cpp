// Plain lines cost no memory: the reader's fast path allocates nothing per puzzle, and its buffers
// do not grow with the input.
//
// Counts calls of operator new, which this file replaces for the whole test program.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>

#include <gtest/gtest.h>

namespace {

std::atomic<std::size_t> allocations{0};

}  // namespace

// Not inlined: GCC would see free() where it expects operator delete, and warn.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}

[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}

[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace nonet {
namespace {

/// The same text again and again.
class EndlessSource final : public ByteSource {
  public:
    explicit EndlessSource(std::string text) : text_(std::move(text)) {}

    Delivery read(std::span<char> space) override {
        const std::size_t size = std::min(space.size(), text_.size() - at_);
        std::memcpy(space.data(), text_.data() + at_, size);
        at_ = (at_ + size) % text_.size();
        return {Status::data, size};
    }

  private:
    std::string text_;
    std::size_t at_ = 0;
};

std::size_t allocations_while_reading(const std::string& text, int events) {
    EndlessSource source(text);
    Reader reader(source);
    for (int i = 0; i < 100; ++i) EXPECT_NE(reader.next(), Reader::Event::end);
    const std::size_t before = allocations;
    for (int i = 0; i < events; ++i) reader.next();
    return allocations - before;
}

TEST(Allocation, PlainLinesCostNone) {
    const std::string lines = text_test::kPuzzle + "\n" + text_test::kOther + "\n";
    EXPECT_EQ(allocations_while_reading(lines, 100000), 0U);
    EXPECT_EQ(allocations_while_reading("# note\n\n" + lines + "\r\n", 100000), 0U);
}

/// Allocations stand for work here: who looks at a row again allocates its cells again.
std::size_t allocations_in_pieces(const std::string& text, std::size_t piece) {
    text_test::PiecewiseSource source(text, piece);
    Reader reader(source);
    const std::size_t before = allocations;
    while (reader.next() != Reader::Event::end) {
    }
    return allocations - before;
}

std::string repeated(const std::string& piece, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += piece;
    return text;
}

TEST(Allocation, APieceOfALineIsNoReasonToReadTheOthersAgain) {
    const std::string row = "| . . . | 1 . . | . . . |\n";
    const std::string text = repeated(row, 40) + "\n";
    const std::size_t by_lines = allocations_in_pieces(text, row.size());
    EXPECT_LT(allocations_in_pieces(text, 1), 2 * by_lines);
}

TEST(Allocation, FramesAreNotSearchedForThreeGridsAgainAndAgain) {
    for (const std::string block : {"+---+---+\n|1|2|\n\n", "|\n|\n|\n", "|12|3|4|5|6|\n\n\n"}) {
        const std::string once = repeated(block, 100);
        EXPECT_LT(allocations_in_pieces(once, once.size()), 100U * 100U) << block;
    }
    const std::string grid = repeated("| . . . | 1 . . | . . . |\n", 9);
    const std::size_t apart = allocations_in_pieces(repeated(grid + "\n", 50), 1U << 20U);
    EXPECT_LT(allocations_in_pieces(repeated(grid, 50), 1U << 20U), 3 * apart);
}

}  // namespace
}  // namespace nonet

// Plain lines cost no memory: the reader's fast path allocates nothing per puzzle, and its buffers
// do not grow with the input.
//
// Counts calls of operator new, which this file replaces for the whole test program.
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

}  // namespace
}  // namespace nonet

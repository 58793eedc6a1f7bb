// Reading ahead on another thread gives the same bytes, pauses and failures.
#include "cli/input/beside_source.hpp"

#include <nonet/random.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <new>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

/// Bytes in pieces; pauses until it is allowed to go on, and perhaps a failure at the end.
class StepwiseSource final : public ByteSource {
  public:
    StepwiseSource(std::string_view text, std::size_t piece, bool fails)
        : rest_(text), piece_(piece), fails_(fails) {}

    Delivery read(std::span<char> space) override {
        if (allowed_.load() == 0) return {Status::pause, 0};
        if (rest_.empty()) return {fails_ ? Status::failed : Status::end, 0};
        --allowed_;
        const std::size_t size = std::min({space.size(), rest_.size(), piece_});
        std::copy_n(rest_.begin(), size, space.begin());
        rest_.remove_prefix(size);
        return {Status::data, size};
    }
    [[nodiscard]] std::string failure() const override { return "broken"; }

    /// So many more pieces can be read.
    void allow(int pieces) { allowed_ += pieces; }

  private:
    std::string_view rest_;
    std::size_t piece_;
    bool fails_;
    std::atomic<int> allowed_ = 0;
};

std::string some_text(std::size_t size) {
    Random random(3);
    std::string text(size, ' ');
    for (char& c : text) c = static_cast<char>('a' + random.below(26));
    return text;
}

TEST(BesideSource, GivesAllBytesInOrder) {
    const std::string text = some_text(3'000'000);
    for (const std::size_t piece : {std::size_t{1000}, std::size_t{300'000}}) {
        for (const bool fails : {false, true}) {
            StepwiseSource inner(text, piece, fails);
            inner.allow(1'000'000);
            BesideSource source(inner);
            std::string read;
            std::array<char, 77'777> space{};
            ByteSource::Delivery delivery;
            while ((delivery = source.read(space)).status == ByteSource::Status::data)
                read.append(space.data(), delivery.size);
            EXPECT_TRUE(read == text);
            const auto last = fails ? ByteSource::Status::failed : ByteSource::Status::end;
            EXPECT_EQ(delivery.status, last);
            EXPECT_EQ(source.read(space).status, last);
            EXPECT_EQ(source.failure(), fails ? "broken" : "");
        }
    }
}

TEST(BesideSource, PausesWhereTheSourcePauses) {
    const std::string text = some_text(100);
    StepwiseSource inner(text, 10, false);
    BesideSource source(inner);
    std::array<char, 10> space{};
    for (std::size_t step = 0; step < 10; ++step) {
        EXPECT_EQ(source.read(space).status, ByteSource::Status::pause);
        EXPECT_EQ(source.read(space).status, ByteSource::Status::pause);
        inner.allow(1);
        // Whoever was told of the pause has waited for input since: the next read must deliver.
        const ByteSource::Delivery delivery = source.read(space);
        ASSERT_EQ(delivery.status, ByteSource::Status::data);
        EXPECT_EQ(std::string_view(space.data(), delivery.size), text.substr(10 * step, 10));
    }
    EXPECT_EQ(source.read(space).status, ByteSource::Status::pause);
    inner.allow(1);
    EXPECT_EQ(source.read(space).status, ByteSource::Status::end);
}

TEST(BesideSource, CanBeLeftBeforeTheEnd) {
    const std::string text = some_text(10'000'000);
    StepwiseSource inner(text, 100'000, false);
    inner.allow(1'000'000);
    std::array<char, 10> space{};
    BesideSource source(inner);
    EXPECT_EQ(source.read(space).size, space.size());
}

class ThrowingSource final : public ByteSource {
  public:
    Delivery read(std::span<char> /*space*/) override { throw std::bad_alloc(); }
    [[nodiscard]] std::string failure() const override { return {}; }
};

TEST(BesideSource, ThrowsWhatTheSourceThrew) {
    ThrowingSource inner;
    BesideSource source(inner);
    std::array<char, 100> space{};
    EXPECT_THROW(source.read(space), std::bad_alloc);
}

}  // namespace
}  // namespace nonet::cli

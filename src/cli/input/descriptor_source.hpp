// Bytes from a file descriptor: a file, a pipe, a terminal.
#pragma once

#include <nonet/text.hpp>

#include <chrono>
#include <cstdint>
#include <limits>
#include <span>
#include <string>

namespace nonet::cli {

class DescriptorSource final : public ByteSource {
  public:
    using Clock = std::chrono::steady_clock;

    /// Takes the descriptor and closes it at the end, unless it is standard input.
    explicit DescriptorSource(int descriptor) : descriptor_(descriptor) {}
    ~DescriptorSource() override;
    DescriptorSource(const DescriptorSource&) = delete;
    DescriptorSource& operator=(const DescriptorSource&) = delete;

    /// Never waits: it says `pause` where a plain read would.
    Delivery read(std::span<char> space) override;
    [[nodiscard]] std::string failure() const override;

    /// Ends after `size` more bytes.
    void limit(std::uint64_t size) { left_ = size; }

    /// Waits until something can be read, a stop is requested or the deadline has come.
    void wait(Clock::time_point deadline) const;

  private:
    int descriptor_;
    std::uint64_t left_ = std::numeric_limits<std::uint64_t>::max();
    bool ended_ = false;
    int error_ = 0;
};

}  // namespace nonet::cli

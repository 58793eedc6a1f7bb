// What was found for a block of lines: memory that is used again for every batch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace nonet::cli {

class LineSolutions {
  public:
    /// Room for so many lines of `stride` characters. What was there is lost.
    void make_room(std::size_t lines, std::size_t stride) {
        counts_.resize(lines);
        stride_ = stride;
        if (capacity_ >= lines * stride) return;
        capacity_ = lines * stride;
        text_.reset();
        text_.reset(new char[capacity_]);
    }

    [[nodiscard]] std::size_t stride() const { return stride_; }
    [[nodiscard]] char* line(std::size_t index) { return text_.get() + index * stride_; }
    [[nodiscard]] std::span<std::int32_t> counts() { return counts_; }
    [[nodiscard]] std::span<const std::int32_t> counts() const { return counts_; }

  private:
    std::vector<std::int32_t> counts_;
    std::unique_ptr<char[]> text_;  ///< not a string, which would be filled with zeros
    std::size_t capacity_ = 0;
    std::size_t stride_ = 0;
};

}  // namespace nonet::cli

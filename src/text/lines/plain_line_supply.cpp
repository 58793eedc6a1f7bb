// Plain lines by the thousand, straight from the supplier's buffer: the part of LineSupplier that
// serves who solves many puzzles at once.
//
// Such lines are not pending one by one. When they fill the buffer, or most of it, the buffer
// itself changes hands: the block gets it and its own memory becomes the buffer, so that nothing is
// copied but what stands behind the lines, less than has been given away. A short run between other
// lines is copied. Either way a byte moves at most twice, however lines of all kinds are mixed.
//
// Filling the buffer means to read while whole lines are still there, which the other way never
// does. So when the source fails now, these lines must survive, as they would there; only the
// fragment of a line behind them is dropped.
#include "text/lines/line_supplier.hpp"
#include "text/lines/plain_lines.hpp"

#include <nonet/geometry.hpp>

#include <algorithm>
#include <cstring>
#include <utility>

namespace nonet::text {

namespace {

constexpr std::size_t kLongestPlain = kCells + 2;
/// A buffer that one long line has made bigger than this is not passed on.
constexpr std::size_t kLargestPassed = 2 * LineBlock::kMost * kLongestPlain;

/// Room for so many lines in all, keeping those that are there.
void reserve(LineBlock& block, std::size_t lines) {
    const std::size_t wanted = block.begin + lines * block.stride;
    if (block.capacity >= wanted) return;
    const std::size_t twice = block.begin + std::min(LineBlock::kMost, 2 * lines) * block.stride;
    const std::size_t capacity = std::max(wanted, twice);
    std::unique_ptr<char[]> fresh(new char[capacity]);
    const std::size_t used = block.size > 0 ? block.begin + block.size * block.stride : 0;
    if (used > 0) std::memcpy(fresh.get(), block.memory.get(), used);
    block.memory = std::move(fresh);
    block.capacity = capacity;
}

void append(LineBlock& block, const char* from, const PlainLines& run) {
    if (block.size == 0) {
        block.begin = 0;
        block.stride = run.stride;
    }
    reserve(block, block.size + run.count);
    char* to = block.memory.get() + block.begin + block.size * block.stride;
    if (block.stride == run.stride) {
        std::memcpy(to, from, run.count * run.stride);
    } else {
        for (std::size_t i = 0; i < run.count; ++i)
            std::memcpy(to + i * block.stride, from + i * run.stride, kCells);
    }
    block.size += run.count;
}

}  // namespace

LineRun LineSupplier::take_plain_lines(LineBlock& block, std::size_t most) {
    if (count_ > 0 || at_start_ || swallow_feed_ || cutting_) return {};
    const auto find = [this](std::size_t lines) {
        return find_plain_lines(buffer_.get() + split_, buffer_.get() + filled_, lines);
    };
    const bool decided = filled_ - split_ >= kLongestPlain;
    if (decided && find(1).count == 0) return {};
    most = std::min(most, LineBlock::kMost - block.size);
    fill_for_lines(most);
    const PlainLines run = find(most);
    if (run.count == 0) return {};
    const LineRun taken{run.count, run.stride, next_place_};
    const std::size_t size = run.count * run.stride;
    if (block.size == 0 && 2 * size >= filled_ - split_ && capacity_ <= kLargestPassed) {
        const std::size_t begin = split_;
        exchange_buffer(block, begin + size);
        block.begin = begin;
        block.stride = run.stride;
        block.size = run.count;
    } else {
        append(block, buffer_.get() + split_, run);
        split_ += size;
        begin_ = split_;
    }
    next_place_.line += run.count;
    next_place_.offset += size;
    return taken;
}

/// Reads on until about so many lines are there, if the source does not pause.
void LineSupplier::fill_for_lines(std::size_t most) {
    const std::size_t wanted = most * kLongestPlain;
    begin_ = split_;
    const std::size_t kept = filled_ - begin_;
    if (source_done_ || (kept >= kLongestPlain && 2 * kept >= wanted)) return;
    if (capacity_ < wanted) {
        capacity_ = wanted;
        std::unique_ptr<char[]> fresh(new char[capacity_]);
        std::memcpy(fresh.get(), buffer_.get() + begin_, kept);
        buffer_ = std::move(fresh);
        move_down();
    } else if (capacity_ - begin_ < wanted || capacity_ == filled_) {
        std::memmove(buffer_.get(), buffer_.get() + begin_, kept);
        move_down();
    }
    while (filled_ - split_ < wanted) {
        const auto delivery =
            source_->read(std::span<char>(buffer_.get() + filled_, capacity_ - filled_));
        filled_ += delivery.status == ByteSource::Status::data ? delivery.size : 0;
        source_failed_ = delivery.status == ByteSource::Status::failed;
        source_done_ = source_failed_ || delivery.status == ByteSource::Status::end;
        if (source_failed_) cut_off_fragment();
        if (delivery.status != ByteSource::Status::data || delivery.size == 0) return;
    }
}

/// Drops what follows the last line end: a line without its own may be cut anywhere.
void LineSupplier::cut_off_fragment() {
    while (filled_ > split_ && buffer_[filled_ - 1] != '\n' && buffer_[filled_ - 1] != '\r')
        --filled_;
    for (NextByte* next : {&next_feed_, &next_return_, &next_foreign_}) next->forget();
}

/// Gives the buffer away, takes the block's memory for it, and keeps what begins at `run_end`.
void LineSupplier::exchange_buffer(LineBlock& block, std::size_t run_end) {
    if (block.capacity < capacity_) {
        block.memory.reset();
        block.memory.reset(new char[capacity_]);
        block.capacity = capacity_;
    }
    const std::size_t kept = filled_ - run_end;
    std::memcpy(block.memory.get(), buffer_.get() + run_end, kept);
    std::swap(buffer_, block.memory);
    std::swap(capacity_, block.capacity);
    begin_ = 0;
    split_ = 0;
    filled_ = kept;
    for (NextByte* next : {&next_feed_, &next_return_, &next_foreign_}) next->forget();
}

}  // namespace nonet::text

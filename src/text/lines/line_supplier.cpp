// See line_supplier.hpp for the idea and the picture of the buffer.
#include "text/lines/line_supplier.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace nonet::text {

namespace {

template <char Byte>
std::size_t find_byte(const char* data, std::size_t from, std::size_t to) {
    if (from >= to) return to;
    const void* hit = std::memchr(data + from, Byte, to - from);
    return hit == nullptr ? to : static_cast<std::size_t>(static_cast<const char*>(hit) - data);
}

std::size_t find_non_ascii(const char* data, std::size_t from, std::size_t to) {
    constexpr std::uint64_t kHighBits = 0x8080808080808080U;
    for (; from + 32 <= to; from += 32) {
        std::uint64_t words[4];
        std::memcpy(words, data + from, 32);
        if (((words[0] | words[1] | words[2] | words[3]) & kHighBits) != 0) break;
    }
    while (from < to && static_cast<unsigned char>(data[from]) < 0x80) ++from;
    return from;
}

}  // namespace

LineSupplier::LineSupplier(ByteSource& source, Place first)
    : source_(&source),
      buffer_(new char[kBuffer]),
      next_feed_(find_byte<'\n'>),
      next_return_(find_byte<'\r'>),
      next_foreign_(find_non_ascii),
      ring_(kMostPending),
      next_place_(first),
      at_start_(first.offset == 0) {}

const Line* LineSupplier::split_until(std::size_t ahead) {
    if (ahead >= kMostPending) {
        state_ = State::far;
        return nullptr;
    }
    while (count_ <= ahead) {
        if (split_line()) continue;
        if (state_ == State::far || !fill()) return nullptr;
    }
    state_ = State::ready;
    return &pending(ahead);
}

/// Splits one line off what has arrived; false when more bytes are needed or none will come.
bool LineSupplier::split_line() {
    state_ = State::ready;
    if (count_ > 0 && pending(count_ - 1).too_long) {
        state_ = State::far;
        return false;
    }
    if (at_start_) {
        if (split_ == filled_) return false;
        const bool perhaps_mark = buffer_[split_] == '\xEF' && filled_ - split_ < 3;
        if (perhaps_mark && !source_done_) return false;
        drop_byte_order_mark();
    }
    if (swallow_feed_ && split_ < filled_) {
        swallow_feed_ = false;
        if (buffer_[split_] == '\n') {
            ++split_;
            ++next_place_.offset;
            if (count_ == 0) begin_ = split_;
        }
    }
    if (cutting_ && !skip_cut_line()) return false;
    const std::size_t feed = next_feed_.find(buffer_.get(), split_, filled_);
    const std::size_t end = next_return_.find(buffer_.get(), split_, feed);
    if (end == filled_) {
        if (source_done_ && split_ < filled_) {
            push(filled_ - split_, 0);
            return true;
        }
        if (filled_ - split_ > kLongestLine) {
            cut_line();
            return true;
        }
        if (!source_done_ && filled_ - begin_ >= kWindow) state_ = State::far;
        return false;
    }
    std::size_t end_size = 1;
    if (buffer_[end] == '\r') {
        swallow_feed_ = end + 1 == filled_;
        if (end + 1 < filled_ && buffer_[end + 1] == '\n') end_size = 2;
    }
    push(end - split_, end_size);
    return true;
}

/// Makes the next `size` bytes a pending line and steps over its line end.
void LineSupplier::push(std::size_t size, std::size_t end_size) {
    const std::string_view raw(buffer_.get() + split_, size);
    Line line{raw, raw, next_place_, size > kLongestLine};
    if (next_foreign_.find(buffer_.get(), split_, filled_) < split_ + size) {
        line.text = folded_.emplace_back(fold(raw));
    }
    pending(count_++) = line;
    split_ += size + end_size;
    next_place_ = {next_place_.line + 1, 1, next_place_.offset + size + end_size};
}

/// The line that starts at split_ is too long: hand out its beginning and drop the rest.
void LineSupplier::cut_line() {
    const std::uint64_t start = next_place_.offset;
    const std::size_t size = filled_ - split_;
    push(size, 0);
    pending(count_ - 1).too_long = true;
    next_place_.offset = start + size;
    cutting_ = true;
}

/// Drops bytes up to the end of a line that was cut; false when its end has not arrived.
bool LineSupplier::skip_cut_line() {
    const std::size_t feed = next_feed_.find(buffer_.get(), split_, filled_);
    const std::size_t end = next_return_.find(buffer_.get(), split_, feed);
    const std::size_t size = end - split_;
    split_ = end;
    next_place_.offset += size;
    if (end < filled_) {
        const bool pair = buffer_[end] == '\r' && end + 1 < filled_ && buffer_[end + 1] == '\n';
        swallow_feed_ = buffer_[end] == '\r' && end + 1 == filled_;
        split_ += pair ? 2 : 1;
        next_place_.offset += pair ? 2U : 1U;
        cutting_ = false;
    }
    if (count_ == 0) begin_ = split_;
    return !cutting_;
}

/// Asks the source for bytes; false when there are none now, or never again.
bool LineSupplier::fill() {
    if (source_done_) {
        state_ = source_failed_ ? State::failed : State::end;
        return false;
    }
    make_room();
    const auto delivery =
        source_->read(std::span<char>(buffer_.get() + filled_, capacity_ - filled_));
    switch (delivery.status) {
        case ByteSource::Status::data:
            filled_ += delivery.size;
            if (delivery.size > 0) return true;
            [[fallthrough]];  // a source that breaks its promise must not make us spin
        case ByteSource::Status::pause:
            state_ = State::pause;
            return false;
        case ByteSource::Status::end:
            source_done_ = true;
            return true;
        case ByteSource::Status::failed:
            source_done_ = true;
            source_failed_ = true;
            split_ = filled_;  // a line without its end may be cut anywhere: do not guess
            state_ = State::failed;
            return false;
    }
    return false;
}

/// Makes sure that there is free space behind the data, by moving it down or to a larger buffer.
void LineSupplier::make_room() {
    if (count_ == 0) begin_ = split_;
    if (filled_ < capacity_) return;
    const std::size_t kept = filled_ - begin_;
    if (count_ == 0 && kept <= capacity_ / 2) {
        std::memmove(buffer_.get(), buffer_.get() + begin_, kept);
        move_down();
        return;
    }
    if (kept > capacity_ / 2) capacity_ *= 2;
    if (kept <= kBuffer / 2) capacity_ = kBuffer;
    std::unique_ptr<char[]> fresh(new char[capacity_]);
    std::memcpy(fresh.get(), buffer_.get() + begin_, kept);
    const char* old_begin = buffer_.get() + begin_;
    for (std::size_t i = 0; i < count_; ++i) {
        Line& line = pending(i);
        const bool ascii = line.text.data() == line.raw.data();
        line.raw = {fresh.get() + (line.raw.data() - old_begin), line.raw.size()};
        if (ascii) line.text = line.raw;
    }
    retired_.push_back(std::exchange(buffer_, std::move(fresh)));
    if (count_ == 0) retired_.clear();
    move_down();
}

/// The data has been moved to the front of the buffer.
void LineSupplier::move_down() {
    for (NextByte* next : {&next_feed_, &next_return_, &next_foreign_}) next->move_down(begin_);
    split_ -= begin_;
    filled_ -= begin_;
    begin_ = 0;
}

void LineSupplier::drop_byte_order_mark() {
    at_start_ = false;
    if (filled_ - split_ >= 3 && std::memcmp(buffer_.get() + split_, "\xEF\xBB\xBF", 3) == 0) {
        split_ += 3;
        next_place_.offset += 3;
        if (count_ == 0) begin_ = split_;
    }
}

void LineSupplier::consume(std::size_t count) {
    for (; count > 0 && count_ > 0; --count) {
        const Line& line = pending(0);
        if (line.text.data() != line.raw.data()) folded_.pop_front();
        head_ = (head_ + 1) % kMostPending;
        --count_;
    }
    retired_.clear();
    if (count_ == 0) head_ = 0;  // keeps the part of the ring in use small, and in the cache
    begin_ = count_ == 0 ? split_ : static_cast<std::size_t>(pending(0).raw.data() - buffer_.get());
}

/// Gives the pending lines back to what is not split yet.
void LineSupplier::unsplit() {
    if (count_ == 0) return;
    next_place_ = pending(0).place;
    split_ = begin_;
    for (NextByte* next : {&next_feed_, &next_return_, &next_foreign_}) next->forget();
    folded_.clear();
    count_ = 0;
    head_ = 0;
    swallow_feed_ = false;
    cutting_ = false;
}

std::string_view LineSupplier::bytes(std::size_t wanted) {
    unsplit();
    retired_.clear();
    state_ = State::ready;
    if (at_start_) {
        const auto perhaps_mark = [this] { return filled_ == split_ || buffer_[split_] == '\xEF'; };
        const bool complete = fill_up_to(1) && (!perhaps_mark() || fill_up_to(3));
        if (complete || !perhaps_mark()) drop_byte_order_mark();
    }
    begin_ = split_;
    if (at_start_) return {};  // paused inside what may be a byte order mark
    fill_up_to(wanted);
    return {buffer_.get() + split_, filled_ - split_};
}

/// Fetches bytes until `size` are there or none come; false when the input paused before that.
bool LineSupplier::fill_up_to(std::size_t size) {
    while (filled_ - split_ < size && fill()) {
    }
    return state_ != State::pause;
}

void LineSupplier::consume_bytes(std::size_t count) {
    const std::size_t end = split_ + count;
    const auto is_continuation = [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) == 0x80;
    };
    while (split_ < end) {
        const std::size_t feed = find_byte<'\n'>(buffer_.get(), split_, end);
        const std::size_t stop = find_byte<'\r'>(buffer_.get(), split_, feed);
        if (stop > split_) {  // without a line end, which is nearly everything
            const auto inside =
                std::count_if(buffer_.get() + split_, buffer_.get() + stop, is_continuation);
            next_place_.column += stop - split_ - static_cast<std::size_t>(inside);
            swallow_feed_ = false;
            split_ = stop;
            continue;
        }
        const bool feeds = buffer_[split_++] == '\n';
        const bool second_half = std::exchange(swallow_feed_, !feeds) && feeds;
        if (second_half) continue;
        ++next_place_.line;
        next_place_.column = 1;
    }
    next_place_.offset += count;
    begin_ = split_;
}

}  // namespace nonet::text

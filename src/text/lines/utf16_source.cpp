// Some Windows programs save lists of puzzles as UTF-16. Such a text is turned into UTF-8 before
// anything else sees it.
//
// It is recognised by its byte order mark, or without one by a NUL in exactly one of its first two
// bytes and in the same one of the next two, which no text in UTF-8 has. The first bytes are held
// back until that is decided, which takes two for plain text and at most four; behind them plain
// text is read straight into the caller's space, without a copy. A surrogate without its partner
// becomes U+FFFD. Places in messages count lines and columns, which stay right; byte offsets are
// those of the UTF-8 text.
#include "text/lines/utf16_source.hpp"

#include "text/lines/utf8.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace nonet::text {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

bool is_high(char32_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}

bool is_low(char32_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

}  // namespace

/// Sets encoding_ when these first bytes tell it; `complete` when there are no others.
void Utf16Source::recognise(std::string_view head, bool complete) {
    if (head.size() >= 2) {
        if (head.starts_with("\xFF\xFE")) encoding_ = Encoding::little_endian;
        if (head.starts_with("\xFE\xFF")) encoding_ = Encoding::big_endian;
        const bool low_first = head[0] != 0 && head[1] == 0;
        const bool high_first = head[0] == 0 && head[1] != 0;
        if (encoding_ == Encoding::unknown && !low_first && !high_first) {
            encoding_ = Encoding::plain;
        }
        if (encoding_ == Encoding::unknown && head.size() >= 4) {
            const bool again = low_first ? head[2] != 0 && head[3] == 0 : head[2] == 0;
            encoding_ = !again      ? Encoding::plain
                        : low_first ? Encoding::little_endian
                                    : Encoding::big_endian;
        }
    }
    if (encoding_ == Encoding::unknown && complete) encoding_ = Encoding::plain;
}

ByteSource::Delivery Utf16Source::read(std::span<char> space) {
    if (encoding_ == Encoding::plain && given_ == head_.size()) return source_->read(space);
    if (encoding_ == Encoding::unknown) {
        const Delivery start_of_text = start(space);
        if (encoding_ == Encoding::unknown) return start_of_text;
    }
    return encoding_ == Encoding::plain ? hand_on(space) : convert(space);
}

/// Collects the first bytes until the encoding is known.
ByteSource::Delivery Utf16Source::start(std::span<char> space) {
    while (encoding_ == Encoding::unknown) {
        const Delivery delivery = source_->read(space);
        head_.append(space.data(), delivery.size);
        ended_ = delivery.status == Status::end || delivery.status == Status::failed;
        if (delivery.status == Status::pause || delivery.status == Status::failed) return delivery;
        if (delivery.status == Status::data && delivery.size == 0) return {Status::pause, 0};
        recognise(head_, ended_);
    }
    if (encoding_ == Encoding::plain) return {};
    for (const char byte : head_) take_byte(byte);
    head_.clear();
    return {};
}

/// What remains of the first bytes of a plain text.
ByteSource::Delivery Utf16Source::hand_on(std::span<char> space) {
    if (given_ == head_.size()) return ended_ ? Delivery{Status::end, 0} : source_->read(space);
    const std::size_t size = std::min(space.size(), head_.size() - given_);
    std::memcpy(space.data(), head_.data() + given_, size);
    given_ += size;
    return {Status::data, size};
}

ByteSource::Delivery Utf16Source::convert(std::span<char> space) {
    while (given_ == converted_.size()) {
        converted_.clear();
        given_ = 0;
        if (ended_) return {Status::end, 0};
        std::array<char, 8192> bytes;
        const Delivery delivery = source_->read(bytes);
        if (delivery.status == Status::pause || delivery.status == Status::failed) return delivery;
        if (delivery.status == Status::data && delivery.size == 0) return {Status::pause, 0};
        ended_ = delivery.status == Status::end;
        for (const char byte : std::span(bytes).first(delivery.size)) take_byte(byte);
        if (ended_ && (odd_byte_ >= 0 || high_ != 0)) append(kReplacement);
    }
    const std::size_t size = std::min(space.size(), converted_.size() - given_);
    std::memcpy(space.data(), converted_.data() + given_, size);
    given_ += size;
    return {Status::data, size};
}

void Utf16Source::take_byte(char byte) {
    const auto second = static_cast<unsigned char>(byte);
    if (odd_byte_ < 0) {
        odd_byte_ = second;
        return;
    }
    const auto first = static_cast<unsigned>(std::exchange(odd_byte_, -1));
    take_unit(encoding_ == Encoding::little_endian ? first | (unsigned{second} << 8U)
                                                   : (first << 8U) | second);
}

void Utf16Source::take_unit(char32_t unit) {
    const char32_t high = std::exchange(high_, 0);
    if (high != 0 && is_low(unit)) {
        append(0x10000 + ((high - 0xD800) << 10U) + (unit - 0xDC00));
        return;
    }
    if (high != 0) append(kReplacement);
    if (is_high(unit))
        high_ = unit;
    else
        append(is_low(unit) ? kReplacement : unit);
}

void Utf16Source::append(char32_t code_point) {
    append_utf8(code_point, converted_);
}

}  // namespace nonet::text

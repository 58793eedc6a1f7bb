// UTF-16 in, UTF-8 out: see utf16_source.cpp.
#pragma once

#include <nonet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace nonet::text {

/// Hands on the bytes of another source, as UTF-8 when they are UTF-16.
class Utf16Source final : public ByteSource {
  public:
    /// `source` must outlive this. Only a source that starts at the beginning of a text can be
    /// recognised as UTF-16; without `at_start` all bytes are handed on.
    Utf16Source(ByteSource& source, bool at_start)
        : source_(&source), encoding_(at_start ? Encoding::unknown : Encoding::plain) {}

    Delivery read(std::span<char> space) override;
    [[nodiscard]] std::string failure() const override { return source_->failure(); }

  private:
    enum class Encoding : std::uint8_t { unknown, plain, little_endian, big_endian };

    void recognise(std::string_view head, bool complete);
    Delivery start(std::span<char> space);
    Delivery hand_on(std::span<char> space);
    Delivery convert(std::span<char> space);
    void take_byte(char byte);
    void take_unit(char32_t unit);
    void append(char32_t code_point);

    ByteSource* source_;
    Encoding encoding_;
    bool ended_ = false;
    std::string head_;       ///< bytes that came in before the encoding was known
    std::string converted_;  ///< UTF-8 that was not asked for yet
    std::size_t given_ = 0;  ///< how much of converted_ (or head_) was delivered
    char32_t high_ = 0;      ///< the first half of a surrogate pair
    int odd_byte_ = -1;      ///< the first byte of a unit whose second has not come
};

}  // namespace nonet::text

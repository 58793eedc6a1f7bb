// A hash of a sequence of texts and numbers.
//
// FNV-1a with 64 bits (Fowler, Noll and Vo, 1991): a few lines that anybody can write again in
// another language, and enough to see that two runs gave the same answers. It is no seal against
// people who want it to be equal. Each text goes in with its length, so that two texts cannot
// change places with one; numbers go in as eight bytes, the lowest first.
#pragma once

#include <cstdint>
#include <string_view>

namespace nonet::cli {

class Digest {
  public:
    void add(std::string_view text) {
        add(static_cast<std::uint64_t>(text.size()));
        add_bytes(text);
    }

    void add(std::uint64_t number) {
        for (int shift = 0; shift < 64; shift += 8)
            add_byte(static_cast<unsigned char>(number >> shift));
    }

    /// Without a length: the digest of this text alone is what other programs call its FNV-1a.
    void add_bytes(std::string_view text) {
        for (const char symbol : text) add_byte(static_cast<unsigned char>(symbol));
    }

    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }

    std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace nonet::cli

// A hash over answers, the same on every machine: FNV-1a, byte by byte, the lowest first. For
// telling at a glance that two runs answered the same, not against malice.
#pragma once

#include <nonet/grid.hpp>

#include <cstdint>
#include <string_view>

namespace nonet::test {

class Hash {
  public:
    void add_byte(std::uint8_t byte) { state_ = (state_ ^ byte) * 0x100000001b3; }

    void add(std::uint64_t number) {
        for (int i = 0; i < 8; ++i) add_byte(static_cast<std::uint8_t>(number >> (8 * i)));
    }
    void add(const Grid& grid) {
        for (const std::uint8_t digit : grid.values()) add_byte(digit);
    }
    void add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<std::uint8_t>(c));
    }

    [[nodiscard]] std::uint64_t value() const { return state_; }

    friend bool operator==(const Hash&, const Hash&) = default;

  private:
    std::uint64_t state_ = 0xcbf29ce484222325;
};

}  // namespace nonet::test

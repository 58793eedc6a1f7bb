// Literals and reasons: what a search knows, and why.
//
// A literal says that a candidate is in (2*candidate) or out (2*candidate + 1) of the solution. A
// reason says which rule forced it, so that a failure can be traced back to the decisions that
// caused it (oracle.hpp). Both are one word, because millions of them are written per second.
#pragma once

#include <cstdint>

namespace nonet::general {

using Literal = std::uint32_t;

constexpr Literal is_in(int candidate) {
    return static_cast<Literal>(candidate) * 2;
}
constexpr Literal is_out(int candidate) {
    return static_cast<Literal>(candidate) * 2 + 1;
}
constexpr Literal opposite(Literal literal) {
    return literal ^ 1;
}
constexpr int candidate_of(Literal literal) {
    return static_cast<int>(literal >> 1);
}
constexpr bool says_out(Literal literal) {
    return (literal & 1) != 0;
}

/// Why a literal holds.
class Reason {
  public:
    enum class Kind : std::uint8_t {
        none,    ///< a decision, a given, or a fact of the root
        item,    ///< the last candidate of this item
        rival,   ///< this candidate is in and shares an item
        clause,  ///< the last literal of this learned clause
    };

    constexpr Reason() = default;
    static constexpr Reason item(int item) {
        return {Kind::item, static_cast<std::uint32_t>(item)};
    }
    static constexpr Reason rival(int candidate) {
        return {Kind::rival, static_cast<std::uint32_t>(candidate)};
    }
    static constexpr Reason clause(std::uint32_t place) { return {Kind::clause, place}; }

    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(word_ & 3); }
    [[nodiscard]] constexpr std::uint32_t what() const { return word_ >> 2; }

  private:
    constexpr Reason(Kind kind, std::uint32_t what)
        : word_(what << 2 | static_cast<std::uint32_t>(kind)) {}

    std::uint32_t word_ = 0;
};

}  // namespace nonet::general

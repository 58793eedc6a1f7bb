// Small random numbers at little cost: two from 64 random bits, without a division.
//
// A number of 32 bits times a bound has the result in its high half; where the low half is so small
// that some results would come more often than others, it is drawn again (D. Lemire, 2019). Random
// divides twice for each number, which for the order of 81 clues is a twentieth of a puzzle.
#pragma once

#include <nonet/random.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace nonet::generate {

class SmallDraws {
  public:
    explicit SmallDraws(Random& random) : random_(&random) {}

    /// A number from 0 to bound-1, each equally likely. Requires bound > 0.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t rejected = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < rejected) {
                product = std::uint64_t{next()} * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Puts the items in a random order, each order equally likely.
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

  private:
    std::uint32_t next() {
        if (!has_half_) bits_ = random_->next();
        has_half_ = !has_half_;
        return static_cast<std::uint32_t>(has_half_ ? bits_ >> 32 : bits_);
    }

    Random* random_;
    std::uint64_t bits_ = 0;
    bool has_half_ = false;  ///< of `bits_`, the low one
};

}  // namespace nonet::generate

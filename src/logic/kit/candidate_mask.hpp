// A set of candidates as 729 bits in twelve words, bit Candidate::index().
//
// Chains spread from a candidate to all candidates linked with it, again and again; with sets of
// candidates one round of that is a dozen unions a candidate, whatever the number of links. The
// words are plain, so that compilers turn each operation into a few wide instructions.
// Here too a std::bitset lost, as it cannot name its first member.
#pragma once

#include <nonet/geometry.hpp>
#include <nonet/state.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace nonet::logic {

inline constexpr int kCandidates = kCells * kDigits;

class CandidateMask {
  public:
    constexpr void add(int index) { words_[word_of(index)] |= bit_of(index); }
    constexpr void add(Candidate candidate) { add(candidate.index()); }
    constexpr void remove(int index) { words_[word_of(index)] &= ~bit_of(index); }
    constexpr void remove(Candidate candidate) { remove(candidate.index()); }
    constexpr void clear() { words_.fill(0); }

    [[nodiscard]] constexpr bool has(int index) const {
        return (words_[word_of(index)] & bit_of(index)) != 0;
    }
    [[nodiscard]] constexpr bool has(Candidate candidate) const { return has(candidate.index()); }
    [[nodiscard]] constexpr bool empty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_) all |= word;
        return all == 0;
    }
    [[nodiscard]] constexpr int count() const {
        int members = 0;
        for (const std::uint64_t word : words_) members += std::popcount(word);
        return members;
    }
    /// The smallest index. Requires !empty().
    [[nodiscard]] constexpr int first() const { return *begin(); }
    [[nodiscard]] constexpr bool intersects(const CandidateMask& other) const {
        std::uint64_t common = 0;
        for (std::size_t i = 0; i < kWords; ++i) common |= words_[i] & other.words_[i];
        return common != 0;
    }
    /// True when every member of this set is in the other.
    [[nodiscard]] constexpr bool is_within(const CandidateMask& other) const {
        std::uint64_t outside = 0;
        for (std::size_t i = 0; i < kWords; ++i) outside |= words_[i] & ~other.words_[i];
        return outside == 0;
    }
    /// The members of this set that are not in the other.
    [[nodiscard]] constexpr CandidateMask without(const CandidateMask& other) const {
        CandidateMask result;
        for (std::size_t i = 0; i < kWords; ++i) result.words_[i] = words_[i] & ~other.words_[i];
        return result;
    }

    constexpr CandidateMask& operator|=(const CandidateMask& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr CandidateMask& operator&=(const CandidateMask& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    friend constexpr CandidateMask operator|(CandidateMask a, const CandidateMask& b) {
        return a |= b;
    }
    friend constexpr CandidateMask operator&(CandidateMask a, const CandidateMask& b) {
        return a &= b;
    }
    friend constexpr bool operator==(const CandidateMask&, const CandidateMask&) = default;

    /// Walks the members, ascending: for (int index : mask). The set must outlive the walk and
    /// must not change meanwhile.
    class Iterator {
      public:
        constexpr int operator*() const {
            return static_cast<int>(word_ * 64) + std::countr_zero(rest_);
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            skip();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.word_ == b.word_ && a.rest_ == b.rest_;
        }

      private:
        friend class CandidateMask;
        constexpr Iterator(const CandidateMask& mask, std::size_t word)
            : mask_(&mask), word_(word), rest_(word < kWords ? mask.words_[word] : 0) {
            skip();
        }
        constexpr void skip() {
            while (rest_ == 0 && word_ < kWords) {
                ++word_;
                if (word_ < kWords) rest_ = mask_->words_[word_];
            }
        }
        const CandidateMask* mask_;
        std::size_t word_;
        std::uint64_t rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] constexpr Iterator end() const { return {*this, kWords}; }

  private:
    static constexpr std::size_t kWords = 12;
    static constexpr std::size_t word_of(int index) { return static_cast<std::size_t>(index) / 64; }
    static constexpr std::uint64_t bit_of(int index) { return std::uint64_t{1} << (index % 64); }

    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace nonet::logic

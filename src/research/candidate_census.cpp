// The census of candidates: see the header.
#include "research/candidate_census.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace nonet::research {

namespace {

DigitMask as_mask(unsigned bits) {
    return static_cast<DigitMask>(bits);
}

/// How many digits a set has.
constexpr unsigned size_of(DigitMask mask) {
    unsigned size = mask - (mask >> 1 & 0x5555);
    size = (size & 0x3333) + (size >> 2 & 0x3333);
    size = (size + (size >> 4)) & 0x0f0f;
    return (size + (size >> 8)) & 0x1f;
}

/// 1 << (digit - 1) by multiplications, which compilers make of eight cells at a time; shifts by
/// different numbers they do not, without AVX2.
constexpr unsigned bit_of(unsigned digit) {
    const unsigned i = digit - 1;
    return (1 + (i & 1)) * (1 + 3 * (i >> 1 & 1)) * (1 + 15 * (i >> 2 & 1)) *
           (1 + 255 * (i >> 3 & 1));
}

std::uint64_t hash_of(const Grid& grid) {
    std::uint64_t hash = 0;
    for (std::size_t at = 0; at + 8 <= kCells; at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, grid.values().data() + at, 8);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 32;
    }
    return hash;
}

}  // namespace

bool CandidateCensus::ask(Clue& clue) {
    // The number of unseen digits, and below it the cell: the largest is the one to ask for.
    // Written so that compilers do it for eight cells at a time.
    constexpr unsigned kCellBits = 7;
    DigitMask best = 0;
    unsigned any = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const unsigned open = left_[cell] & ~asked_[cell];
        const unsigned size = size_of(as_mask(open & ~seen_[cell]));
        best = std::max(best, as_mask(size << kCellBits | static_cast<unsigned>(cell)));
        any |= open;
    }
    if (any == 0) return false;
    auto cell = static_cast<Cell>(best & ((1U << kCellBits) - 1));
    unsigned digits = left_[cell] & ~asked_[cell] & ~seen_[cell];
    if (digits == 0) {
        cell = kCells - 1;
        while ((left_[cell] & ~asked_[cell]) == 0) --cell;
        digits = left_[cell] & ~asked_[cell];
    }
    clue = {cell, 1 + std::countr_zero(digits)};
    asked_.add(cell, clue.digit);
    return true;
}

void CandidateCensus::answer(const Clue& clue, std::size_t count, const Grid& first,
                             const Grid& second) {
    if (count > 0) learn(first);
    if (count > 1) learn(second);
    if (count == 1) once_.push_back(clue);
    if (count > 1) more_.add(clue.cell, clue.digit);
    left_.remove(clue.cell, clue.digit);
}

void CandidateCensus::learn(const Grid& solution) {
    const std::uint64_t hash = hash_of(solution);
    if (std::find(hashes_.begin(), hashes_.end(), hash) != hashes_.end()) return;
    hashes_.push_back(hash);
    if (keeps_) known_.push_back(solution);
    std::array<DigitMask, kCells> bits{};  // of these a compiler knows that they are nowhere else
    for (std::size_t i = 0; i < bits.size(); ++i) bits[i] = as_mask(bit_of(solution.values()[i]));
    for (Cell cell = 0; cell < kCells; ++cell) {
        const unsigned digit = bits[static_cast<std::size_t>(cell)];
        const unsigned twice = digit & seen_[cell] & left_[cell];
        more_.set(cell, as_mask(more_[cell] | twice));
        left_.set(cell, as_mask(left_[cell] & ~twice));
        seen_.set(cell, as_mask(seen_[cell] | digit));
    }
}

}  // namespace nonet::research

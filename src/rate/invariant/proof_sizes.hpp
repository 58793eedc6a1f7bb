// The sizes of the smallest proofs of all that follows from one assumption.
//
// The original counts the different statements of the proof that it met first, and which one that
// is depends on the order of its search. Here each statement has the size of its smallest proof
// written out as a tree: one for itself and the sizes of the proofs of what it follows from, a
// statement used twice counted twice. That needs no order: a candidate is false because one is true
// that sees it, true because all others of its cell or house are false, and each such reason costs
// more than each part of it. So the smallest sizes come in ascending order, as in Dijkstra's search
// (Knuth, "A generalization of Dijkstra's algorithm", 1977). Proofs of more than kMost are none.
//
// For chains without branches the size is the number of statements, as in the original. For nets
// it is the same or more. Cost: some 10 microseconds for one assumption.
#pragma once

#include "rate/explainer/position.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace nonet::invariant {

using explainer::Candidate;
using explainer::Position;

/// By what a candidate may become true.
enum class Reasons : std::uint8_t {
    houses,  ///< the last place in a house; and true candidates act on their own digit only
    pairs,   ///< the other of two in a cell or house
    all,     ///< the last one of a cell or house
};

class ProofSizes {
  public:
    static constexpr int kMost = 10'000;
    static constexpr int kNone = 30'000;
    static constexpr int kCandidates = kCells * kDigits;

    /// What was false before, for nested proofs: its proofs count wherever its absence is used.
    using Absent = std::array<std::uint16_t, kCandidates>;

    /// Starts from a position. `absent`, where given, has the proof sizes of candidates that
    /// `source` still had, kNone of others; it must outlive the proofs, as the position must.
    void start(const Position& position, Reasons reasons, const Position* source = nullptr,
               const Absent* absent = nullptr);

    /// Forgets the last assumption and derives all from this one.
    void assume(Candidate candidate, bool is_on);

    /// Adds a proof found elsewhere; false when one as small is known or it is too large.
    bool add_off(Candidate candidate, int size) { return offer(candidate.index() * 2, size); }
    /// Derives what follows from proofs added. Sizes known before stay.
    void derive();

    [[nodiscard]] int on(int index) const { return size_of_[index * 2 + 1]; }
    [[nodiscard]] int off(int index) const { return size_of_[index * 2]; }
    [[nodiscard]] const Absent& off_sizes() const { return off_sizes_; }
    /// The smallest proof that a candidate is true and false; kNone without a contradiction.
    [[nodiscard]] int contradiction() const { return contradiction_; }
    /// The position without what is false.
    [[nodiscard]] const Position& left() const { return left_; }

  private:
    struct Group {
        std::uint16_t size = 0;   ///< candidates at the start
        std::uint32_t total = 0;  ///< the sizes of their proofs
    };

    bool offer(int statement, int size);
    void offer_on(Cell cell, Digit digit, const Group& group);
    void settle_on(Candidate candidate, int size);
    void settle_off(Candidate candidate, int size);
    void lose_in_cell(Candidate candidate, int size);
    void lose_in_house(int type, Candidate candidate, int size);

    const Position* position_ = nullptr;
    Reasons reasons_ = Reasons::all;
    Position left_;
    std::array<Group, kCells> fresh_cells_{};
    std::array<std::array<Group, kDigits>, kHouses> fresh_houses_{};
    std::array<Group, kCells> cells_{};
    std::array<std::array<Group, kDigits>, kHouses> houses_{};
    std::array<std::uint16_t, kCandidates * 2> best_{};     ///< the smallest offer
    std::array<std::uint16_t, kCandidates * 2> size_of_{};  ///< settled; else kNone
    Absent off_sizes_{};
    int contradiction_ = kNone;
    std::vector<std::uint32_t> heap_;  ///< offers: size * 2048 + statement
};

}  // namespace nonet::invariant

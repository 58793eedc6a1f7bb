// Learned clauses: combinations of literals that a search proved impossible.
//
// A clause says that one of its literals holds. Two literals of each clause are watched (Moskewicz
// et al., Chaff, 2001): only when a watched one fails is the clause looked at, so backtracking
// costs nothing here. The rules of the puzzle are not in this store; State knows them.
//
// Clauses lie one after another in one array of words (size, glue, literals). The store is cut back
// by `reduce`: clauses of low glue (Audemard and Simon, 2009: the number of decision levels in it)
// stay, those of middling glue as long as they are used, half of the others go. So memory is
// bounded by kMaxWords whatever the search does.
#pragma once

#include "general/literal.hpp"
#include "general/state.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::general {

class ClauseStore {
  public:
    /// The glue of a clause that must never be dropped.
    static constexpr int kPermanent = 0;

    explicit ClauseStore(const Model& model) : model_(&model) {}

    /// Stores a clause of two or more literals and returns its place. The first two literals are
    /// watched: they must be the last ones to fail.
    std::uint32_t add(std::span<const Literal> literals, int glue);

    /// Looks at all clauses that `literal`, which has just come to hold, may complete, and asserts
    /// what they force. False on a conflict, which is noted in `state`.
    bool follow(Literal literal, State& state);

    [[nodiscard]] std::span<const Literal> literals_of(std::uint32_t place) const {
        return {words_.data() + place + 2, words_[place]};
    }

    /// Notes that a clause took part in a conflict, with the glue that it has now.
    void note_use(std::uint32_t place, int glue) {
        std::uint32_t& word = words_[place + 1];
        if (word == kPermanent) return;
        word = std::min(word & kGlueBits, static_cast<std::uint32_t>(glue)) | kUsed;
    }

    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool is_full() const { return words_.size() > kMaxWords; }
    /// Clauses looked at since the last call: the unit in which time is counted.
    std::uint64_t take_work() {
        const std::uint64_t work = work_;
        work_ = 0;
        return work;
    }

    /// Drops what the root decides and the worse half of the rest. Requires depth 0, all
    /// consequences followed.
    void reduce(const State& state);

  private:
    static constexpr std::size_t kMaxWords = std::size_t{1} << 23;
    static constexpr std::uint32_t kKeptGlue = 2;
    static constexpr std::uint32_t kGoodGlue = 6;
    // The word of the glue has a bit for "used since the last reduce".
    static constexpr std::uint32_t kUsed = std::uint32_t{1} << 31;
    static constexpr std::uint32_t kGlueBits = kUsed - 1;

    struct Watch {
        std::uint32_t place;
        Literal blocker;  // some literal of the clause: while it holds, the clause is satisfied
    };

    [[nodiscard]] bool is_kept(std::uint32_t word, std::uint32_t drop_from) const;
    bool visit(Watch& watch, Literal failed, State& state, bool& keep);
    void watch(std::uint32_t place);
    void append_live(const std::vector<std::uint32_t>& words, std::uint32_t place,
                     const State& state);
    [[nodiscard]] std::uint32_t glue_to_drop() const;

    const Model* model_;
    std::vector<std::uint32_t> words_;
    std::vector<std::vector<Watch>> watches_;
    std::size_t count_ = 0;
    std::uint64_t work_ = 0;
};

}  // namespace nonet::general

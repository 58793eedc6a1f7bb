// Which almost locked sets a chain of sets can lead to: all chains that go forward in the
// catalogue's order, of any length, without walking any of them.
//
// A chain enters a set by a digit that the set now does without, and leaves it by another one: a
// restricted common that the set holds, and the next set does without. So what a chain can do next
// depends only on where it stands and by which digit it came. Going forward never leads back, so
// one pass over the sets in their order finds for each set and digit all the starts that lead
// there: rows of bits, one bit for each set and digit to start with. HoDoKu walks each such chain;
// the results are the same.
//
// At the end of a chain the outcome depends on the digits of its first and last link, which cannot
// be removed. The pairs of sets that could remove anything are kept by how much it is at most, so
// that whoever wants the largest outcome asks few of them.
//
// Cost: some 100 microseconds for a position with 250 sets.
#pragma once

#include "base/budget.hpp"
#include "logic/kit/als_catalogue.hpp"
#include "logic/kit/als_links.hpp"

#include <nonet/geometry.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

/// How a chain goes through a link: the digits that the next set does without, none if it cannot
/// go there, and which of them counts when it goes on.
struct AlsPassage {
    DigitMask digits = 0;
    Digit entering = 0;
};

/// `entered`: the digit by which the chain came to the set where the link begins.
constexpr AlsPassage passage(const AlsLink& link, Digit entered) {
    if (!link.is_double()) {
        return link.first == entered ? AlsPassage() : AlsPassage{mask_of(link.first), link.first};
    }
    if (link.first == entered) return {mask_of(link.second), link.second};
    if (link.second == entered) return {mask_of(link.first), link.first};
    return {link.digits(), link.first};
}

class AlsChainReach {
  public:
    /// The two ends of chains, and how many candidates such a chain removes at most.
    struct Ends {
        std::uint16_t first = 0;
        std::uint16_t last = 0;
    };
    static constexpr int kMost = 63;  ///< larger numbers of removals count as this one

    /// Once the budget is reached, the chains to the sets behind are missing.
    void build(const AlsCatalogue& sets, const AlsLinks& links, Budget& budget);

    /// Ends of chains of at least three links that might remove `most` candidates.
    [[nodiscard]] std::span<const Ends> ends(int most) const { return ends_[most]; }

    /// The digits of first and last link together, of all chains of at least three links between
    /// the ends. Valid until the next call.
    [[nodiscard]] std::span<const DigitMask> used_digits(const Ends& ends);

  private:
    /// The starts that lead to a set so that it loses `digit`: by one link (near), by more (far).
    [[nodiscard]] std::uint64_t* row(int set, Digit digit, int kind);
    /// The starts of chains of at least three links that end at the set.
    [[nodiscard]] std::uint64_t* last_row(int set);
    void lay_out();
    void begin_chains(int set);
    void pass_on(int set);
    void join(std::uint64_t* to, const std::uint64_t* from) const;
    void join_all_but(std::uint64_t* to, int set, Digit left_out, bool also_near);
    void list_ends(int set);

    const AlsCatalogue* sets_ = nullptr;
    const AlsLinks* links_ = nullptr;
    std::vector<std::uint32_t> start_begin_;  // of each set's starts, one for each digit
    std::vector<std::uint16_t> start_set_;    // of each start
    std::vector<std::uint32_t> row_begin_;    // of each set's rows
    std::size_t words_ = 0;                   // of a row
    std::vector<std::uint64_t> rows_;
    std::array<std::vector<Ends>, kMost + 1> ends_;
    std::vector<DigitMask> used_;
};

}  // namespace nonet::logic

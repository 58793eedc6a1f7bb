// One pass over the sets in their order: what has come to a set goes on through each of its links.
//
// All rows are in one block of words, laid out before the pass. A link of two digits lets a chain
// pass that came by one of them, which is why rows are kept for each digit.
#include "logic/kit/als_chain_reach.hpp"

#include "logic/kit/digits.hpp"

#include <algorithm>
#include <bit>
#include <bitset>

namespace nonet::logic {

namespace {

constexpr std::size_t kJoinsPerLink = 10;  // of rows, roughly
constexpr int kNear = 0;
constexpr int kFar = 1;

// Which one of the digits of `mask`, counted from 0.
int ordinal(DigitMask mask, Digit digit) {
    return digit_count(static_cast<DigitMask>(mask & (mask_of(digit) - 1)));
}

int most_removals(const AlmostLockedSet& a, const AlmostLockedSet& b) {
    if (!a.all_buddies().intersects(b.all_buddies())) return 0;
    int most = 0;
    for (const Digit digit : digits_of(a.digits() & b.digits())) {
        most += (a.buddies(digit) & b.buddies(digit)).count();
    }
    return most;
}

}  // namespace

void AlsChainReach::build(const AlsCatalogue& sets, const AlsLinks& links, Budget& budget) {
    sets_ = &sets;
    links_ = &links;
    for (std::vector<Ends>& ends : ends_) ends.clear();
    lay_out();
    for (int set = 0; set < sets.size(); ++set) {
        if (!budget.work(kJoinsPerLink * words_ * links.after(set).size())) return;
        pass_on(set);
        begin_chains(set);
        list_ends(set);
    }
}

// Rows of a set: for each of its digits near and far, then one for chains that end there.
void AlsChainReach::lay_out() {
    start_begin_.clear();
    start_set_.clear();
    row_begin_.clear();
    std::uint32_t rows = 0;
    for (int set = 0; set < sets_->size(); ++set) {
        const int digits = digit_count((*sets_)[set].digits());
        row_begin_.push_back(rows);
        start_begin_.push_back(static_cast<std::uint32_t>(start_set_.size()));
        rows += static_cast<std::uint32_t>(2 * digits + 1);
        start_set_.insert(start_set_.end(), digits, static_cast<std::uint16_t>(set));
    }
    words_ = (start_set_.size() + 63) / 64;
    rows_.assign(rows * words_, 0);
}

std::uint64_t* AlsChainReach::row(int set, Digit digit, int kind) {
    const int index = ordinal((*sets_)[set].digits(), digit);
    return rows_.data() + (row_begin_[set] + 2 * index + kind) * words_;
}

std::uint64_t* AlsChainReach::last_row(int set) {
    const int digits = digit_count((*sets_)[set].digits());
    return rows_.data() + (row_begin_[set] + 2 * digits) * words_;
}

void AlsChainReach::begin_chains(int set) {
    for (const AlsLink& link : links_->after(set)) {
        for (const Digit digit : digits_of(link.digits())) {
            const std::size_t start = start_begin_[set] + ordinal((*sets_)[set].digits(), digit);
            row(link.to, digit, kNear)[start / 64] |= std::uint64_t{1} << (start % 64);
        }
    }
}

// All chains that came to the set go on through each of its links.
void AlsChainReach::pass_on(int set) {
    for (const AlsLink& link : links_->after(set)) {
        // By the first digit, unless they came by it; then by the second, if there is one.
        join_all_but(row(link.to, link.first, kFar), set, link.first, true);
        join_all_but(last_row(link.to), set, link.first, false);
        if (!link.is_double()) continue;
        join(row(link.to, link.second, kFar), row(set, link.first, kNear));
        join(row(link.to, link.second, kFar), row(set, link.first, kFar));
        join(last_row(link.to), row(set, link.first, kFar));
    }
}

void AlsChainReach::join(std::uint64_t* to, const std::uint64_t* from) const {
    for (std::size_t i = 0; i < words_; ++i) to[i] |= from[i];
}

void AlsChainReach::join_all_but(std::uint64_t* to, int set, Digit left_out, bool also_near) {
    for (const Digit digit : digits_of(without((*sets_)[set].digits(), mask_of(left_out)))) {
        join(to, row(set, digit, kFar));
        if (also_near) join(to, row(set, digit, kNear));
    }
}

void AlsChainReach::list_ends(int set) {
    int last_start = -1;
    for (std::size_t word = 0; word < words_; ++word) {
        for (std::uint64_t rest = last_row(set)[word]; rest != 0; rest &= rest - 1) {
            const int start = start_set_[word * 64 + std::countr_zero(rest)];
            if (start == last_start) continue;
            last_start = start;
            const int most = most_removals((*sets_)[start], (*sets_)[set]);
            if (most == 0) continue;
            ends_[std::min(most, kMost)].push_back(
                {static_cast<std::uint16_t>(start), static_cast<std::uint16_t>(set)});
        }
    }
}

std::span<const DigitMask> AlsChainReach::used_digits(const Ends& ends) {
    used_.clear();
    std::bitset<kAllDigits + 1> known;
    const DigitMask start_digits = (*sets_)[ends.first].digits();
    for (const AlsLink& back : links_->of(ends.last)) {
        if (back.to <= ends.first) continue;
        if (back.to >= ends.last) break;
        for (const Digit entered : digits_of((*sets_)[back.to].digits())) {
            const DigitMask last = passage(back, entered).digits;
            if (last == 0) continue;
            const std::uint64_t* const starts = row(back.to, entered, kFar);
            std::size_t start = start_begin_[ends.first];
            for (const Digit first : digits_of(start_digits)) {
                const auto used = static_cast<DigitMask>(mask_of(first) | last);
                const bool leads = (starts[start / 64] >> (start % 64) & 1) != 0;
                ++start;
                if (!leads || known[used]) continue;
                known.set(used);
                used_.push_back(used);
            }
        }
    }
    return used_;
}

}  // namespace nonet::logic

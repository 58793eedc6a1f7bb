// Rows of bits over the sets, one for each candidate, cell and digit; the partners of a set are an
// intersection of rows.
//
// A digit is a restricted common of two sets when every place in one sees every place in the other,
// so the sets with a place outside the common buddies are taken away from those with the digit.
// What is left needs no look at the sets.
#include "logic/kit/als_links.hpp"

#include "logic/kit/digits.hpp"

#include <algorithm>
#include <bit>

namespace nonet::logic {

namespace {

// Rows of bits over the sets: which hold a candidate, which a cell, which a digit; then scratch.
constexpr int candidate_row(Cell cell, Digit digit) {
    return cell * kDigits + digit - 1;
}
constexpr int kCellRows = kCells * kDigits;
constexpr int kDigitRows = kCellRows + kCells;
constexpr int kLinkedRows = kDigitRows + kDigits;
constexpr int kAnyRow = kLinkedRows + kDigits;
constexpr int kRows = kAnyRow + 1;

}  // namespace

void AlsLinks::build(const AlsCatalogue& catalogue, bool overlap) {
    links_.clear();
    begin_.clear();
    forward_.clear();
    make_rows(catalogue);
    for (int set = 0; set < catalogue.size(); ++set) {
        begin_.push_back(static_cast<std::uint32_t>(links_.size()));
        link(catalogue, set, overlap);
    }
    begin_.push_back(static_cast<std::uint32_t>(links_.size()));
}

void AlsLinks::make_rows(const AlsCatalogue& catalogue) {
    words_ = (catalogue.sets().size() + 63) / 64;
    rows_.assign(kRows * words_, 0);
    where_.fill(CellMask());
    for (int set = 0; set < catalogue.size(); ++set) {
        const std::size_t word = static_cast<std::size_t>(set) / 64;
        const std::uint64_t bit = std::uint64_t{1} << (set % 64);
        for (const Digit digit : digits_of(catalogue[set].digits())) {
            const CellMask& places = catalogue[set].places(digit);
            where_[digit - 1] |= places;
            row(kDigitRows + digit - 1)[word] |= bit;
            for (const Cell cell : places) row(candidate_row(cell, digit))[word] |= bit;
        }
        for (const Cell cell : catalogue[set].cells()) row(kCellRows + cell)[word] |= bit;
    }
}

void AlsLinks::link(const AlsCatalogue& catalogue, int set, bool overlap) {
    if (links_.size() >= kMostLinks) {
        forward_.push_back(static_cast<std::uint32_t>(links_.size()));
        return;
    }
    const AlmostLockedSet& from = catalogue[set];
    std::uint64_t* const any = row(kAnyRow);
    std::fill(any, any + words_, 0);
    for (const Digit digit : digits_of(from.digits())) {
        std::uint64_t* const linked = row(kLinkedRows + digit - 1);
        const std::uint64_t* const holders = row(kDigitRows + digit - 1);
        std::copy(holders, holders + words_, linked);
        for (const Cell cell : where_[digit - 1].without(from.buddies(digit))) {
            take_away(linked, row(candidate_row(cell, digit)));
        }
        for (std::size_t i = 0; i < words_; ++i) any[i] |= linked[i];
    }
    if (!overlap) {
        for (const Cell cell : from.cells()) take_away(any, row(kCellRows + cell));
    }
    collect(from.digits(), set);
}

void AlsLinks::take_away(std::uint64_t* from, const std::uint64_t* what) const {
    for (std::size_t i = 0; i < words_; ++i) from[i] &= ~what[i];
}

void AlsLinks::collect(DigitMask digits, int set) {
    std::size_t earlier = 0;
    const std::size_t begin = links_.size();
    for (std::size_t word = 0; word < words_; ++word) {
        for (std::uint64_t rest = row(kAnyRow)[word]; rest != 0; rest &= rest - 1) {
            const int bit = std::countr_zero(rest);
            AlsLink link;
            link.to = static_cast<std::uint16_t>(word * 64 + bit);
            for (const Digit digit : digits_of(digits)) {
                if ((row(kLinkedRows + digit - 1)[word] >> bit & 1) == 0) continue;
                (link.first == 0 ? link.first : link.second) = static_cast<std::uint8_t>(digit);
            }
            if (link.to < set) ++earlier;
            links_.push_back(link);
        }
    }
    forward_.push_back(static_cast<std::uint32_t>(begin + earlier));
}

}  // namespace nonet::logic

// An array of small numbers does not say whether 0 is a blank, or 1, or -1.
//
// Three conventions are in use. Most arrays: 0 for a blank and the digits as they are. Libraries
// that count from 0: -1 for a blank. Training sets of the HRM family: everything one higher, so
// that 0 is free to fill up rows. A -1 where no N occurs proves the second, while beside an N it is
// a mistake; a N+1 where no 0 occurs proves the third. All puzzles of an array follow one
// convention, so many are looked at before the first is read, and a later number that contradicts
// is an error. What proves nothing is read as the first, with a note where another reading is
// likely: numbers without any blank that are no solutions, or solutions that count from 0.
#include "text/npy/convention.hpp"

#include <algorithm>
#include <array>

namespace nonet::text {

void NpySurvey::add(const std::vector<std::int64_t>& puzzle) {
    std::array<int, 64> counts{};
    std::int64_t lowest = INT64_MAX;
    bool small = true;
    for (const std::int64_t number : puzzle) {
        lowest = std::min(lowest, number);
        highest_ = std::max(highest_, number);
        const bool fits = number >= 0 && number < static_cast<std::int64_t>(counts.size());
        if (fits)
            ++counts[static_cast<std::size_t>(number)];
        else
            small = false;
    }
    const bool same_lowest = lowest_ == INT64_MAX || lowest_ == lowest;
    lowest_ = std::min(lowest_, lowest);
    balanced_ = balanced_ && small && same_lowest && lowest < 3;
    for (int i = 0; balanced_ && i < side_; ++i) {
        balanced_ = counts[static_cast<std::size_t>(lowest + i)] == side_;
    }
}

NpyConvention NpySurvey::convention() const {
    if (lowest_ == -1 && highest_ < side_) return NpyConvention::zero_based;
    if (lowest_ >= 1 && highest_ == side_ + 1) return NpyConvention::shifted;
    return NpyConvention::plain;
}

std::string NpySurvey::note() const {
    if (convention() != NpyConvention::plain) return {};
    if (lowest_ == 0 && balanced_)
        return "0 is read as a blank; if it is a digit, give --zero-based";
    if (lowest_ >= 1 && highest_ <= side_ && !balanced_)
        return "the numbers are read as digits, since no 0 occurs; if 1 is the blank, subtract 1 "
               "from the array";
    return {};
}

std::optional<int> cell_value(NpyConvention convention, std::int64_t number, int side) {
    if (number < -1 || number > side + 1) return std::nullopt;
    int value = static_cast<int>(number);
    if (convention == NpyConvention::zero_based) value += 1;
    if (convention == NpyConvention::shifted) value -= 1;
    if (value < 0 || value > side) return std::nullopt;
    return value;
}

}  // namespace nonet::text

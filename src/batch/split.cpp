// Splitting one search: see the header.
#include "batch/split.hpp"

#include "solve/search.hpp"

#include <algorithm>
#include <bit>
#include <deque>

namespace nonet::batch {

namespace {

/// The first of the cells with the fewest candidates, two at least; -1 where all are decided.
Cell cell_to_split(const Candidates& position) {
    Cell best = -1;
    int fewest = kDigits + 1;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int digits = std::popcount(position[cell]);
        if (digits > 1 && digits < fewest) {
            fewest = digits;
            best = cell;
        }
    }
    return best;
}

}  // namespace

std::vector<Candidates> split(const Candidates& start, std::size_t wanted) {
    std::vector<Candidates> parts;
    std::deque<Candidates> open;
    open.push_back(start);
    if (!propagate(open.front())) return parts;
    while (!open.empty() && open.size() + parts.size() < wanted) {
        const Candidates position = open.front();
        open.pop_front();
        const Cell cell = cell_to_split(position);
        if (cell < 0) {
            parts.push_back(position);
            continue;
        }
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!position.has(cell, digit)) continue;
            Candidates part = position;
            part.set(cell, mask_of(digit));
            if (propagate(part)) open.push_back(part);
        }
    }
    parts.insert(parts.end(), open.begin(), open.end());
    std::stable_sort(parts.begin(), parts.end(), [](const Candidates& a, const Candidates& b) {
        return a.count() > b.count();
    });
    return parts;
}

}  // namespace nonet::batch

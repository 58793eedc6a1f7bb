// Splitting one search: see the header.
#include "batch/split.hpp"

#include "solve/search.hpp"

#include <algorithm>
#include <bit>
#include <deque>
#include <numeric>
#include <utility>

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

/// From the heaviest to the lightest, taken in steps of the golden section: so any stretch of the
/// answer has heavy and light ones as the whole has. One after the other, a first quarter would
/// hold two thirds of the work.
std::vector<Candidates> mixed(std::vector<Candidates> parts) {
    std::stable_sort(parts.begin(), parts.end(), [](const Candidates& a, const Candidates& b) {
        return a.count() > b.count();
    });
    const std::size_t size = parts.size();
    std::size_t step = std::max<std::size_t>(1, size * 618 / 1000);
    while (std::gcd(step, size) != 1) ++step;
    std::vector<Candidates> answer;
    answer.reserve(size);
    for (std::size_t i = 0; i < size; ++i) answer.push_back(parts[i * step % size]);
    return answer;
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
    return mixed(std::move(parts));
}

}  // namespace nonet::batch

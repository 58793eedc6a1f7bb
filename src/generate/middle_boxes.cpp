// Boxes 5: see the header.
#include "generate/middle_boxes.hpp"

#include <bit>

namespace nonet::generate {

namespace {

/// How many digits row i of box 4 shares with column j of box 2, at 3i + j.
using Shares = std::array<int, 9>;

/// From the four numbers, two bits each, that settle the others; false where these do not exist.
bool complete(std::size_t way, Shares& shares) {
    shares = {static_cast<int>(way & 3),
              static_cast<int>(way >> 2 & 3),
              0,
              static_cast<int>(way >> 4 & 3),
              static_cast<int>(way >> 6 & 3),
              0,
              0,
              0,
              0};
    for (std::size_t row = 0; row < 2; ++row) {
        shares[3 * row + 2] = 3 - shares[3 * row] - shares[3 * row + 1];
    }
    for (std::size_t column = 0; column < 3; ++column) {
        shares[6 + column] = 3 - shares[column] - shares[3 + column];
    }
    for (const int share : shares) {
        if (share < 0) return false;
    }
    return true;
}

/// Puts the digits from `rank` on into cells that are free; visit(cells) for each way.
template <class Cells, class Visit>
void place(const std::array<std::size_t, 9>& home, std::size_t rank, unsigned taken, Cells& cells,
           const Visit& visit) {
    if (rank == home.size()) return visit(cells);
    for (std::size_t cell = 0; cell < 9; ++cell) {
        const bool barred = cell / 3 == home[rank] / 3 || cell % 3 == home[rank] % 3;
        if (barred || (taken >> cell & 1) != 0) continue;
        cells[rank] = static_cast<std::uint8_t>(cell);
        place(home, rank + 1, taken | 1U << cell, cells, visit);
    }
}

}  // namespace

const MiddleBoxes& MiddleBoxes::all() {
    static const MiddleBoxes kAll;
    return kAll;
}

MiddleBoxes::MiddleBoxes() {
    for (std::size_t way = 0; way < lists_.size(); ++way) add(way);
}

void MiddleBoxes::add(std::size_t way) {
    Shares shares;
    if (!complete(way, shares)) return;
    std::array<std::size_t, 9> home{};  // of each rank: row of box 4, column of box 2
    std::size_t rank = 0;
    for (std::size_t i = 0; i < 9; ++i) {
        for (int k = 0; k < shares[i]; ++k) home[rank++] = i;
    }
    lists_[way].begin = static_cast<std::uint32_t>(boxes_.size());
    Cells cells{};
    place(home, 0, 0, cells, [this](const Cells& placed) { boxes_.push_back(placed); });
    lists_[way].size = static_cast<std::uint32_t>(boxes_.size()) - lists_[way].begin;
}

bool MiddleBoxes::get(Lines rows_of_4, Lines columns_of_2, std::size_t index, Box& box) const {
    const auto share = [&](std::size_t row, std::size_t column) {
        return static_cast<std::size_t>(std::popcount(rows_of_4[row] & columns_of_2[column]));
    };
    const std::size_t way = share(0, 0) | share(0, 1) << 2 | share(1, 0) << 4 | share(1, 1) << 6;
    if (index >= lists_[way].size) return false;
    const Cells& cells = boxes_[lists_[way].begin + index];
    std::array<std::uint64_t, 2> words{};
    std::size_t rank = 0;
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            for (unsigned rest = rows_of_4[row] & columns_of_2[column]; rest != 0;
                 rest &= rest - 1) {
                const std::uint64_t digit = rest & (0 - rest);
                words[0] |= digit << cells[rank] / 3 * 16;
                words[1] |= digit << cells[rank] % 3 * 16;
                ++rank;
            }
        }
    }
    box = {Lines(words[0]), Lines(words[1])};
    return true;
}

}  // namespace nonet::generate

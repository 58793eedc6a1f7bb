// Three bands, each by the sets of columns that it can use, joined where the sets share no column.
//
// A digit stands in three cells of a band, one in each row and each box: 27 sets of columns, six
// orders of rows. Which of them the candidates allow is a table lookup for each band; a full
// placement is three bands whose columns are disjoint. So the cells in some placement come from
// some 27 × 8 joins, and none of the 46,656 templates is listed.
#include "logic/kit/digit_placements.hpp"

#include <bit>

namespace nonet::logic {

namespace {

constexpr int kColumnSets = 27;  // one column in each stack: 3 × 3 × 3
constexpr int kBands = 3;
constexpr int kRowsOfBand = 3;

/// The 27 bits of the cells of a band: nine for each row.
using BandCells = std::uint32_t;

constexpr std::array<std::array<int, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// The column of column set `set` in each stack.
constexpr std::array<int, 3> columns_of(int set) {
    return {set % 3, 3 + set / 3 % 3, 6 + set / 9};
}

constexpr auto kPlacements = [] {
    std::array<std::array<BandCells, kOrders.size()>, kColumnSets> placements{};
    for (int set = 0; set < kColumnSets; ++set) {
        const std::array<int, 3> columns = columns_of(set);
        for (std::size_t order = 0; order < kOrders.size(); ++order) {
            for (int row = 0; row < kRowsOfBand; ++row) {
                placements[set][order] |= BandCells{1} << (9 * row + columns[kOrders[order][row]]);
            }
        }
    }
    return placements;
}();

/// For each column set those that share no column with it, and for each such pair the third.
struct DisjointSets {
    std::array<std::uint8_t, 8> second{};
    std::array<std::uint8_t, 8> third{};
};

constexpr auto kDisjointSets = [] {
    std::array<DisjointSets, kColumnSets> disjoint{};
    for (int first = 0; first < kColumnSets; ++first) {
        int count = 0;
        for (int second = 0; second < kColumnSets; ++second) {
            const std::array<int, 3> a = columns_of(first);
            const std::array<int, 3> b = columns_of(second);
            if (a[0] == b[0] || a[1] == b[1] || a[2] == b[2]) continue;
            const int third = (3 - a[0] - b[0]) + 3 * (3 - (a[1] - 3) - (b[1] - 3)) +
                              9 * (3 - (a[2] - 6) - (b[2] - 6));
            disjoint[first].second[count] = static_cast<std::uint8_t>(second);
            disjoint[first].third[count] = static_cast<std::uint8_t>(third);
            ++count;
        }
    }
    return disjoint;
}();

/// What one band can do: for each column set the cells of its placements; none: impossible.
struct Band {
    std::array<BandCells, kColumnSets> cells{};
    std::uint32_t possible = 0;
};

Band read_band(BandCells open) {
    Band band;
    for (int set = 0; set < kColumnSets; ++set) {
        for (const BandCells placement : kPlacements[set]) {
            if ((placement & ~open) == 0) band.cells[set] |= placement;
        }
        if (band.cells[set] != 0) band.possible |= std::uint32_t{1} << set;
    }
    return band;
}

/// For each band the column sets that occur in a full placement.
std::array<std::uint32_t, kBands> sets_in_use(const std::array<Band, kBands>& bands) {
    std::array<std::uint32_t, kBands> used{};
    const auto bit = [](int set) { return std::uint32_t{1} << set; };
    for (std::uint32_t rest = bands[0].possible; rest != 0; rest &= rest - 1) {
        const int first = std::countr_zero(rest);
        for (std::size_t i = 0; i < kDisjointSets[first].second.size(); ++i) {
            const std::uint32_t second = bit(kDisjointSets[first].second[i]);
            const std::uint32_t third = bit(kDisjointSets[first].third[i]);
            if ((bands[1].possible & second) == 0 || (bands[2].possible & third) == 0) continue;
            used[0] |= bit(first);
            used[1] |= second;
            used[2] |= third;
        }
    }
    return used;
}

}  // namespace

CellMask placeable_cells(const CellMask& open) {
    std::array<BandCells, kBands> open_in_band{};
    for (const Cell cell : open) open_in_band[band_of(cell)] |= BandCells{1} << (cell % 27);
    std::array<Band, kBands> bands;
    for (int band = 0; band < kBands; ++band) bands[band] = read_band(open_in_band[band]);

    const std::array<std::uint32_t, kBands> used = sets_in_use(bands);
    CellMask placeable;
    for (int band = 0; band < kBands; ++band) {
        BandCells cells = 0;
        for (std::uint32_t rest = used[band]; rest != 0; rest &= rest - 1) {
            cells |= bands[band].cells[std::countr_zero(rest)];
        }
        for (; cells != 0; cells &= cells - 1) placeable.add(27 * band + std::countr_zero(cells));
    }
    return placeable;
}

const CellMask& DeadCells::of(const State& state, Digit digit) {
    CellMask& dead = dead_[digit - 1];
    if ((known_ & mask_of(digit)) != 0) return dead;
    known_ |= mask_of(digit);
    dead = CellMask();
    const CellMask& candidates = state.cells_with(digit);
    if (candidates.empty()) return dead;
    CellMask open = candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (state.values()[cell] == digit) open.add(cell);
    }
    const CellMask placeable = placeable_cells(open);
    if (!placeable.empty()) dead = candidates.without(placeable);
    return dead;
}

}  // namespace nonet::logic

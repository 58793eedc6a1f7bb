// Propagation on digit planes: see the header for the idea.
#include "solve/planes.hpp"

#include <bit>
#include <cstddef>

namespace nonet {

namespace {

using Band = Planes::Band;
using Plane = Planes::Plane;

/// A 3×3 matrix of triads as nine bits, bit 3*i+j for line i and box j of a chute.
using TriadMask = std::uint16_t;

/// For each set of triads, those that lie on one of the six permutations inside the set.
constexpr std::array<TriadMask, 512> make_on_permutation() {
    std::array<TriadMask, 512> table{};
    for (unsigned set = 0; set < 512; ++set) {
        for (unsigned a = 0; a < 3; ++a) {
            for (unsigned b = 0; b < 3; ++b) {
                if (a == b) continue;
                const unsigned permutation = 1U << a | 8U << b | 64U << (3 - a - b);
                if ((set & permutation) == permutation) {
                    table[set] = static_cast<TriadMask>(table[set] | permutation);
                }
            }
        }
    }
    return table;
}

/// The cells of a set of triads of a band: each bit becomes three.
constexpr std::array<Band, 512> make_triad_cells() {
    std::array<Band, 512> table{};
    for (unsigned set = 0; set < 512; ++set) {
        for (unsigned triad = 0; triad < 9; ++triad) {
            if ((set >> triad & 1) != 0) table[set] |= Band{7} << (3 * triad);
        }
    }
    return table;
}

/// For the nine cells of a row: which of its three triads hold a candidate.
constexpr std::array<std::uint8_t, 512> make_row_triads() {
    std::array<std::uint8_t, 512> table{};
    for (unsigned row = 0; row < 512; ++row) {
        for (unsigned box = 0; box < 3; ++box) {
            if ((row >> (3 * box) & 7) != 0) {
                table[row] = static_cast<std::uint8_t>(table[row] | 1U << box);
            }
        }
    }
    return table;
}

constexpr auto kOnPermutation = make_on_permutation();
constexpr auto kTriadCells = make_triad_cells();
constexpr auto kRowTriads = make_row_triads();

constexpr Band kRow = 0x1ff;
constexpr Band kColumnEverywhere =
    0x40201;  // times a 9-bit set of columns: those in all three rows

constexpr Band row_of_band(Band band, int row) {
    return band >> (9 * row) & kRow;
}

/// Keeps the candidates whose triads lie on a permutation. Zero: contradiction.
Band filter_rows(Band band) {
    const unsigned triads = kRowTriads[row_of_band(band, 0)] |
                            unsigned{kRowTriads[row_of_band(band, 1)]} << 3 |
                            unsigned{kRowTriads[row_of_band(band, 2)]} << 6;
    return band & kTriadCells[kOnPermutation[triads]];
}

/// The same for the columns of all three stacks. False: contradiction.
bool filter_columns(Plane& plane) {
    std::array<Band, 3> columns{};  // of each band: the columns with a candidate
    for (int band = 0; band < 3; ++band) {
        const Band cells = plane[band];
        columns[band] = (cells | cells >> 9 | cells >> 18) & kRow;
    }
    std::array<Band, 3> kept{};
    for (int stack = 0; stack < 3; ++stack) {
        const int shift = 3 * stack;
        const unsigned triads = (columns[0] >> shift & 7) | (columns[1] >> shift & 7) << 3 |
                                (columns[2] >> shift & 7) << 6;
        const unsigned on_permutation = kOnPermutation[triads];
        if (on_permutation == 0) return false;
        for (int band = 0; band < 3; ++band) {
            kept[band] |= (on_permutation >> (3 * band) & 7) << shift;
        }
    }
    for (int band = 0; band < 3; ++band) plane[band] &= kept[band] * kColumnEverywhere;
    return true;
}

/// Brings one plane to rest. False: contradiction.
bool filter(Plane& plane) {
    for (;;) {
        const Plane before = plane;
        for (Band& band : plane) {
            band = filter_rows(band);
            if (band == 0) return false;
        }
        if (!filter_columns(plane)) return false;
        if (plane == before) return true;
    }
}

/// The cells that are alone in their row.
Band certain_cells(Band band) {
    Band certain = 0;
    for (int row = 0; row < 3; ++row) {
        const Band cells = band & kRow << (9 * row);
        if ((cells & (cells - 1)) == 0) certain |= cells;
    }
    return certain;
}

}  // namespace

Planes::Planes(const Candidates& candidates) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (DigitMask rest = candidates[cell]; rest != 0;
             rest &= static_cast<DigitMask>(rest - 1)) {
            planes_[std::countr_zero(rest)][band_of(cell)] |= Band{1} << (cell % 27);
        }
    }
}

bool Planes::propagate() {
    do {
        while (changed_ != 0) {
            const int digit_index = std::countr_zero(changed_);
            changed_ = static_cast<std::uint16_t>(changed_ & (changed_ - 1));
            if (!settle(digit_index)) return false;
        }
        if (!place_naked_singles()) return false;
    } while (changed_ != 0);
    return true;
}

/// Brings the plane of one digit to rest and takes its certain cells from the other digits.
bool Planes::settle(int digit_index) {
    Plane& plane = planes_[digit_index];
    if (!filter(plane)) return false;
    const Plane certain = {certain_cells(plane[0]), certain_cells(plane[1]),
                           certain_cells(plane[2])};
    for (int other = 0; other < kDigits; ++other) {
        if (other == digit_index) continue;
        Plane& theirs = planes_[other];
        const Band lost =
            (theirs[0] & certain[0]) | (theirs[1] & certain[1]) | (theirs[2] & certain[2]);
        if (lost == 0) continue;
        for (int band = 0; band < 3; ++band) theirs[band] &= ~certain[band];
        changed_ = static_cast<std::uint16_t>(changed_ | 1U << other);
    }
    return true;
}

/// A cell with one candidate makes that digit certain: it loses the other places of its row, and
/// settling the plane takes care of its box and column. False: a cell has no candidate, or
/// two cells of a row need the same digit.
bool Planes::place_naked_singles() {
    for (int band = 0; band < 3; ++band) {
        const Counts counts = count_candidates(band);
        if (counts.one != kFullBand) return false;
        const Band naked = counts.one & ~counts.two;
        for (int digit_index = 0; digit_index < kDigits; ++digit_index) {
            Band& cells = planes_[digit_index][band];
            for (int row = 0; row < 3; ++row) {
                const Band in_row = cells & kRow << (9 * row);
                const Band single = in_row & naked;
                if (single == 0 || single == in_row) {
                    if ((single & (single - 1)) != 0) return false;
                    continue;
                }
                if ((single & (single - 1)) != 0) return false;
                cells &= ~(in_row ^ single);
                changed_ = static_cast<std::uint16_t>(changed_ | 1U << digit_index);
            }
        }
    }
    return true;
}

void Planes::assign(Cell cell, Digit digit) {
    const Band bit = Band{1} << (cell % 27);
    for (int digit_index = 0; digit_index < kDigits; ++digit_index) {
        Band& cells = planes_[digit_index][band_of(cell)];
        if (digit_index == digit - 1 || (cells & bit) == 0) continue;
        cells &= ~bit;
        changed_ = static_cast<std::uint16_t>(changed_ | 1U << digit_index);
    }
    Band& cells = planes_[digit - 1][band_of(cell)];
    const int row = row_of(cell) % 3;
    cells &= ~(kRow << (9 * row)) | bit;
    changed_ = static_cast<std::uint16_t>(changed_ | 1U << (digit - 1));
}

void Planes::remove(Cell cell, Digit digit) {
    planes_[digit - 1][band_of(cell)] &= ~(Band{1} << (cell % 27));
    changed_ = static_cast<std::uint16_t>(changed_ | 1U << (digit - 1));
}

DigitMask Planes::candidates(Cell cell) const {
    unsigned mask = 0;
    for (int digit_index = 0; digit_index < kDigits; ++digit_index) {
        mask |= (planes_[digit_index][band_of(cell)] >> (cell % 27) & 1) << digit_index;
    }
    return static_cast<DigitMask>(mask);
}

Planes::Counts Planes::count_candidates(int band) const {
    Counts counts;
    for (const Plane& plane : planes_) {
        const Band cells = plane[band];
        counts.three |= counts.two & cells;
        counts.two |= counts.one & cells;
        counts.one |= cells;
    }
    return counts;
}

bool Planes::solved() const {
    return (count_candidates(0).two | count_candidates(1).two | count_candidates(2).two) == 0;
}

Grid Planes::grid() const {
    Grid grid;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        for (int band = 0; band < 3; ++band) {
            for (Band cells = plane(digit)[band]; cells != 0; cells &= cells - 1) {
                grid.set(band * 27 + std::countr_zero(cells), digit);
            }
        }
    }
    return grid;
}

}  // namespace nonet

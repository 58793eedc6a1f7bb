// How the 81 cells lie in three sets of 27 words, and why.
//
// A cell is in row 3R+r and column 3C+c, all four numbers from 0 to 2. Its candidates are a word of
// 16 bits, digit d at bit d+3. A mini-row is (R, r, C): the three cells that a row and a box share;
// a mini-column is (C, c, R). Both kinds are triads. Set k holds of each mini-row the cell with c =
// (r + k) mod 3, at the place 9R + 3r + C:
//
//      box 0 of the grid, cells 0-8     set 0     set 1     set 2
//            0  1  2                     0         1         2          mini-row 0
//            3  4  5                     4         5         3          mini-row 1
//            6  7  8                     8         6         7          mini-row 2
//
// So the three cells of a mini-row are at the same place of the three sets, and what they have in
// common is one logic operation. The skew makes the same true of mini-columns after one fixed
// permutation of each set, the turn: set k is turned so that the place 9C + 3c + R of it holds the
// cell of mini-column (C, c, R) with r = (c - k) mod 3.
//
// In both directions a place is 9a + 3b + e: a is the chute (band or stack), triads that differ
// only in e share a line (row or column), triads that differ only in b share a box. Hence one kind
// of code serves rows and columns.
//
// In the registers, what is at (a, b, e) stands in column (a + e) mod 3 of its line. Moving within
// a line does not notice, and the turn, which exchanges a and e, then leaves every word in its
// column: it only picks the register. The rest is the business of each vocabulary: place_of(a, b,
// e).
#pragma once

#include <cstdint>

namespace nonet::solve {

constexpr int kTriads = 27;  ///< in each direction

/// Of states on the stack of a search: kernel.inl tells why.
constexpr int kMostWaiting = 163;

/// The bit of digit 1 in a word. Any set of digits is then 16 or more, and a shift by it leaves
/// zero.
constexpr int kFirstBit = 4;
constexpr std::uint16_t kAllNine = 0x1ff << kFirstBit;

/// The column of a line in which (a, b, e) stands; and back.
constexpr int column_at(int a, int e) {
    return (a + e) % 3;
}
constexpr int e_at(int a, int column) {
    return (column + 3 - a) % 3;
}

/// The cell of set k at the place (a, b, e) of the rows' direction.
constexpr int cell_of(int k, int a, int b, int e) {
    return (3 * a + b) * 9 + 3 * e + (b + k) % 3;
}

/// Where the word of each cell stands among those of all sets, one behind the other.
struct CellSlots {
    std::uint8_t slot[81];
};

template <class PlaceOf>
constexpr CellSlots make_cell_slots(int words_of_a_set, PlaceOf place_of) {
    CellSlots table{};
    for (int k = 0; k < 3; ++k) {
        for (int place = 0; place < kTriads; ++place) {
            const int a = place / 9;
            const int b = place / 3 % 3;
            const int e = place % 3;
            table.slot[cell_of(k, a, b, e)] =
                static_cast<std::uint8_t>(words_of_a_set * k + place_of(a, b, e));
        }
    }
    return table;
}

/// The i-th cell of a triad; direction 0: mini-row (a, b, e), 1: mini-column (a, b, e).
constexpr int cell_of_triad(int direction, int a, int b, int e, int i) {
    return direction == 0 ? (3 * a + b) * 9 + 3 * e + i : (3 * e + i) * 9 + 3 * a + b;
}

}  // namespace nonet::solve

// X-wing, swordfish and jellyfish: a digit whose places in k lines lie in k crossing lines.
//
// Each line must have at least two places, and the digit must be missing 2k times in the grid.
// Order: columns as lines first, then rows; inside the sets of lines as binary numbers, and for
// each set of lines the digits. So the walk is over sets of lines with all digits at once:
// `can[line]` holds the digits that have two to k places there. Source: the behaviour of Sudoku
// Explainer 1.2.1.3.
#include "rate/explainer/rules.hpp"

#include <array>

namespace nonet::explainer {

namespace {

/// The lines of one direction.
struct Lines {
    House first = 0;  ///< the first of the nine
    House cross = 0;  ///< the first of those that cross them
    std::array<DigitMask, 9> can{};
};

template <int k>
Lines lines_of(const Position& position, House first, House cross) {
    Lines lines{first, cross, {}};
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (position.value_count(digit) + 2 * k > 9) continue;
        for (int line = 0; line < 9; ++line) {
            const int count = count_bits(position.places(first + line, digit));
            if (count >= 2 && count <= k) {
                lines.can[line] = static_cast<DigitMask>(lines.can[line] | mask_of(digit));
            }
        }
    }
    return lines;
}

/// The houses first + i for each member i.
CellMask houses_of(House first, unsigned members) {
    CellMask cells;
    for (; members != 0; members &= members - 1) {
        cells |= kHouseMasks[first + std::countr_zero(members)];
    }
    return cells;
}

template <int k>
bool take_fish(const Position& position, const Lines& lines, unsigned bases, unsigned covers,
               Digit digit, Sink& sink) {
    constexpr std::array kNames = {"X-Wing", "Swordfish", "Jellyfish"};
    constexpr std::array kRatings = {3.2, 3.8, 5.2};
    const CellMask removed = (position.cells_with(digit) & houses_of(lines.cross, covers))
                                 .without(houses_of(lines.first, bases));
    if (removed.empty()) return true;
    Hint hint;
    hint.name = kNames[k - 2];
    hint.rating = kRatings[k - 2];
    for (const Cell cell : removed) hint.removals.push_back(Candidate::at(cell, digit));
    hint.pattern.kind = Pattern::Kind::line;
    hint.pattern.digit = digit;
    for (; bases != 0; bases &= bases - 1, covers &= covers - 1) {
        hint.pattern.bases[hint.pattern.size] =
            static_cast<std::uint8_t>(lines.first + std::countr_zero(bases));
        hint.pattern.covers[hint.pattern.size] =
            static_cast<std::uint8_t>(lines.cross + std::countr_zero(covers));
        ++hint.pattern.size;
    }
    return sink.take(hint);
}

/// All fish of one set of lines.
template <int k>
bool take_all(const Position& position, const Lines& lines, unsigned bases, unsigned digits,
              Sink& sink) {
    for (; digits != 0; digits &= digits - 1) {
        const Digit digit = std::countr_zero(digits) + 1;
        unsigned covers = 0;
        for (unsigned rest = bases; rest != 0; rest &= rest - 1) {
            covers |= position.places(lines.first + std::countr_zero(rest), digit);
        }
        if (count_bits(covers) != k) continue;
        if (!take_fish<k>(position, lines, bases, covers, digit, sink)) return false;
    }
    return true;
}

/// Adds `left` lines below line `below` to `bases`, the largest first.
template <int k>
bool extend(const Position& position, const Lines& lines, int left, int below, unsigned bases,
            unsigned digits, Sink& sink) {
    if (left == 0) return take_all<k>(position, lines, bases, digits, sink);
    for (int line = left - 1; line < below; ++line) {
        const unsigned both = digits & lines.can[line];
        if (both == 0) continue;
        if (!extend<k>(position, lines, left - 1, line, bases | 1u << line, both, sink)) {
            return false;
        }
    }
    return true;
}

template <int k>
void find_fish(const Position& position, Sink& sink) {
    const Lines columns = lines_of<k>(position, column_house(0), row_house(0));
    if (!extend<k>(position, columns, k, 9, 0, kAllDigits, sink)) return;
    const Lines rows = lines_of<k>(position, row_house(0), column_house(0));
    extend<k>(position, rows, k, 9, 0, kAllDigits, sink);
}

}  // namespace

void find_x_wings(const Position& position, Sink& sink) {
    find_fish<2>(position, sink);
}
void find_swordfish(const Position& position, Sink& sink) {
    find_fish<3>(position, sink);
}
void find_jellyfish(const Position& position, Sink& sink) {
    find_fish<4>(position, sink);
}

}  // namespace nonet::explainer

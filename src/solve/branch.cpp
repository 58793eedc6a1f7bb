// The branching rule: see the header.
#include "solve/branch.hpp"

#include <array>
#include <bit>
#include <optional>

namespace nonet {

namespace {

using Band = Planes::Band;

constexpr std::array<Planes::Plane, kCells> make_peer_planes() {
    std::array<Planes::Plane, kCells> planes{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const Cell peer : kPeerCells[cell]) planes[cell][peer / 27] |= Band{1} << (peer % 27);
    }
    return planes;
}

constexpr std::array<Planes::Plane, kHouses> make_house_planes() {
    std::array<Planes::Plane, kHouses> planes{};
    for (House house = 0; house < kHouses; ++house) {
        for (const Cell cell : kHouseCells[house])
            planes[house][cell / 27] |= Band{1} << (cell % 27);
    }
    return planes;
}

constexpr auto kPeerPlanes = make_peer_planes();
constexpr auto kHousePlanes = make_house_planes();

Digit lowest_digit(DigitMask mask) {
    return std::countr_zero(mask) + 1;
}

int overlap(const Planes::Plane& a, const Planes::Plane& b) {
    return std::popcount(a[0] & b[0]) + std::popcount(a[1] & b[1]) + std::popcount(a[2] & b[2]);
}

/// Of the cells with two candidates, the one whose digits have most other places in its peers.
std::optional<Choice> best_bivalue_cell(const Planes& planes) {
    std::optional<Choice> best;
    int best_score = -1;
    for (int band = 0; band < 3; ++band) {
        const Planes::Counts counts = planes.count_candidates(band);
        for (Band cells = counts.two & ~counts.three; cells != 0; cells &= cells - 1) {
            const Cell cell = band * 27 + std::countr_zero(cells);
            const DigitMask digits = planes.candidates(cell);
            const Digit low = lowest_digit(digits);
            const Digit high = std::bit_width(digits);
            const int score = overlap(planes.plane(low), kPeerPlanes[cell]) +
                              overlap(planes.plane(high), kPeerPlanes[cell]);
            if (score > best_score) {
                best_score = score;
                best = Choice{cell, low};
            }
        }
    }
    return best;
}

/// A digit with two places left in a house.
std::optional<Choice> some_bilocated_digit(const Planes& planes) {
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const Planes::Plane& plane = planes.plane(digit);
        for (const Planes::Plane& house : kHousePlanes) {
            if (overlap(plane, house) != 2) continue;
            for (int band = 0; band < 3; ++band) {
                const Band cells = plane[band] & house[band];
                if (cells != 0) return Choice{band * 27 + std::countr_zero(cells), digit};
            }
        }
    }
    return std::nullopt;
}

Choice smallest_cell(const Planes& planes) {
    Choice best;
    int best_size = kDigits + 1;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const DigitMask digits = planes.candidates(cell);
        const int size = std::popcount(digits);
        if (size >= 2 && size < best_size) {
            best_size = size;
            best = Choice{cell, lowest_digit(digits)};
        }
    }
    return best;
}

}  // namespace

Choice choose(const Planes& planes) {
    if (const auto choice = best_bivalue_cell(planes)) return *choice;
    if (const auto choice = some_bilocated_digit(planes)) return *choice;
    return smallest_cell(planes);
}

}  // namespace nonet

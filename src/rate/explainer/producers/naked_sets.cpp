// Naked pairs, triplets and quads: k cells of a house that hold k digits together.
//
// Each cell must have at least two candidates, and the house at least 2k blank cells (below that
// the original leaves it to the hidden set beside it). Order: boxes, columns, rows; inside the sets
// of places as binary numbers. Source: the behaviour of Sudoku Explainer 1.2.1.3.
#include "rate/explainer/producers/subsets.hpp"
#include "rate/explainer/rules.hpp"

namespace nonet::explainer {

namespace {

/// Fills the removals: the set's digits in the other cells of the house.
void add_removals(const Position& position, House house, unsigned places, unsigned digits,
                  Hint& hint) {
    for (int place = 0; place < 9; ++place) {
        if ((places >> place & 1) != 0) continue;
        const Cell cell = kHouseCells[house][place];
        hint.remove(cell, position.candidates(cell) & digits);
    }
}

bool does_something(const std::array<std::uint16_t, 9>& candidates, unsigned places,
                    unsigned digits) {
    for (int place = 0; place < 9; ++place) {
        if ((places >> place & 1) == 0 && (candidates[place] & digits) != 0) return true;
    }
    return false;
}

template <int k>
void find_naked_sets(const Position& position, Sink& sink) {
    constexpr std::array kNames = {"Naked Pair", "Naked Triplet", "Naked Quad"};
    constexpr std::array kRatings = {3.0, 3.6, 5.0};
    for (const House house : kScanOrder) {
        if (position.blank_count(house) < 2 * k) continue;
        std::array<std::uint16_t, 9> candidates{};
        for (int place = 0; place < 9; ++place) {
            candidates[place] = position.candidates(kHouseCells[house][place]);
        }
        const bool goes_on = each_subset<k>(candidates, [&](unsigned places, unsigned digits) {
            if (!does_something(candidates, places, digits)) return true;
            Hint hint;
            hint.name = kNames[k - 2];
            hint.rating = kRatings[k - 2];
            add_removals(position, house, places, digits, hint);
            hint.pattern.kind = Pattern::Kind::naked_set;
            hint.pattern.house = house;
            hint.pattern.digits = static_cast<DigitMask>(digits);
            hint.pattern.places = static_cast<PlaceMask>(places);
            return sink.take(hint);
        });
        if (!goes_on) return;
    }
}

}  // namespace

void find_naked_pairs(const Position& position, Sink& sink) {
    find_naked_sets<2>(position, sink);
}
void find_naked_triplets(const Position& position, Sink& sink) {
    find_naked_sets<3>(position, sink);
}
void find_naked_quads(const Position& position, Sink& sink) {
    find_naked_sets<4>(position, sink);
}

}  // namespace nonet::explainer

// Hidden pairs, triplets and quads: k digits of a house that have k places together; and the direct
// forms of pairs and triplets.
//
// Each digit must have at least two places. The plain form asks for more than 2k blank cells in the
// house (below that the naked set beside it is found instead), the direct form for more than k. The
// direct form is taken only where the set's places leave another digit (the first from 1 to 9 that
// had several places) one place in the house, and it fills that place.
// Order: boxes, columns, rows; inside the sets of digits as binary numbers. Source: the behaviour
// of Sudoku Explainer 1.2.1.3.
#include "rate/explainer/producers/subsets.hpp"
#include "rate/explainer/rules.hpp"

namespace nonet::explainer {

namespace {

std::array<std::uint16_t, 9> places_in(const Position& position, House house) {
    std::array<std::uint16_t, 9> places{};
    for (Digit digit = 1; digit <= 9; ++digit) places[digit - 1] = position.places(house, digit);
    return places;
}

/// Fills the removals: other digits in the places of the set.
void add_removals(const Position& position, House house, unsigned digits, unsigned places,
                  Hint& hint) {
    for (; places != 0; places &= places - 1) {
        const Cell cell = kHouseCells[house][std::countr_zero(places)];
        hint.remove(cell, position.candidates(cell) & ~digits);
    }
}

template <int k>
void find_hidden_sets(const Position& position, Sink& sink) {
    constexpr std::array kNames = {"Hidden Pair", "Hidden Triplet", "Hidden Quad"};
    constexpr std::array kRatings = {3.4, 4.0, 5.4};
    for (const House house : kScanOrder) {
        if (position.blank_count(house) <= 2 * k) continue;
        const auto found = [&](unsigned digits, unsigned places) {
            Hint hint;
            add_removals(position, house, digits, places, hint);
            if (hint.removals.empty()) return true;
            hint.name = kNames[k - 2];
            hint.rating = kRatings[k - 2];
            hint.pattern.kind = Pattern::Kind::hidden_set;
            hint.pattern.house = house;
            hint.pattern.digits = static_cast<DigitMask>(digits);
            hint.pattern.places = static_cast<PlaceMask>(places);
            return sink.take(hint);
        };
        if (!each_subset<k>(places_in(position, house), found)) return;
    }
}

/// The first digit that has one place left outside `taken`, having had more.
std::optional<Candidate> single_beside(const std::array<std::uint16_t, 9>& places, House house,
                                       unsigned digits, unsigned taken) {
    for (Digit digit = 1; digit <= 9; ++digit) {
        if ((digits & mask_of(digit)) != 0 || count_bits(places[digit - 1]) <= 1) continue;
        const auto left = static_cast<PlaceMask>(places[digit - 1] & ~taken);
        if (!nonet::is_single(left)) continue;
        return Candidate::at(kHouseCells[house][std::countr_zero(left)], digit);
    }
    return std::nullopt;
}

template <int k>
void find_direct_hidden_sets(const Position& position, Sink& sink) {
    for (const House house : kScanOrder) {
        if (position.blank_count(house) <= k) continue;
        const auto places = places_in(position, house);
        const bool goes_on = each_subset<k>(places, [&](unsigned digits, unsigned taken) {
            const auto single = single_beside(places, house, digits, taken);
            if (!single) return true;
            Hint hint;
            hint.name = k == 2 ? "Direct Hidden Pair" : "Direct Hidden Triplet";
            hint.rating = k == 2 ? 2.0 : 2.5;
            hint.placed = *single;
            return sink.take(hint);
        });
        if (!goes_on) return;
    }
}

}  // namespace

void find_direct_hidden_pairs(const Position& position, Sink& sink) {
    find_direct_hidden_sets<2>(position, sink);
}
void find_direct_hidden_triplets(const Position& position, Sink& sink) {
    find_direct_hidden_sets<3>(position, sink);
}
void find_hidden_pairs(const Position& position, Sink& sink) {
    find_hidden_sets<2>(position, sink);
}
void find_hidden_triplets(const Position& position, Sink& sink) {
    find_hidden_sets<3>(position, sink);
}
void find_hidden_quads(const Position& position, Sink& sink) {
    find_hidden_sets<4>(position, sink);
}

}  // namespace nonet::explainer

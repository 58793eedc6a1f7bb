// Building the links of a position.
//
// Which candidates could exclude each other depends on the board alone, so the weak partners are
// those of the empty board, cut down to the candidates that are there: no search at all.
#include "logic/kit/link_graph.hpp"

#include <bit>

namespace nonet::logic {

namespace {

std::array<CandidateMask, kCandidates> make_board_links() {
    std::array<CandidateMask, kCandidates> links;
    for (int index = 0; index < kCandidates; ++index) {
        const Candidate candidate = Candidate::from_index(index);
        CandidateMask& mask = links[static_cast<std::size_t>(index)];
        for (Digit other = 1; other <= kDigits; ++other) {
            if (other != candidate.digit) mask.add(Candidate::at(candidate.cell, other));
        }
        for (const Cell peer : kPeerMasks[candidate.cell]) {
            mask.add(Candidate::at(peer, candidate.digit));
        }
    }
    return links;
}

/// The weak links of a board where every candidate is there.
const std::array<CandidateMask, kCandidates>& board_links() {
    static const std::array<CandidateMask, kCandidates> kLinks = make_board_links();
    return kLinks;
}

}  // namespace

void LinkGraph::build(const State& state) {
    candidates_.clear();
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        for (const Cell cell : state.cells_with(digit)) candidates_.add(Candidate::at(cell, digit));
    }
    const auto& board = board_links();
    for (const int index : candidates_) {
        const auto i = static_cast<std::size_t>(index);
        weak_[i] = board[i] & candidates_;
        strong_[i].clear();
        strong_cells_[i] = CellMask();
    }
    link_cells(state);
    link_houses(state);
}

void LinkGraph::link_cells(const State& state) {
    bivalue_cells_ = CellMask();
    for (const Cell cell : state.blanks()) {
        const DigitMask digits = state.candidates(cell);
        if (std::popcount(digits) != 2) continue;
        bivalue_cells_.add(cell);
        add_strong(Candidate::at(cell, std::countr_zero(digits) + 1),
                   Candidate::at(cell, std::bit_width(digits)));
    }
}

void LinkGraph::link_houses(const State& state) {
    pair_counts_.fill(0);
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const std::size_t row = static_cast<std::size_t>(digit) - 1;
        for (House house = 0; house < kHouses; ++house) {
            if (state.places(house, digit) != 2) continue;
            CellMask ends = state.cells_with(digit) & kHouseMasks[house];
            const Cell first = ends.first();
            ends.remove(first);
            const Cell second = ends.first();
            add_strong(Candidate::at(first, digit), Candidate::at(second, digit));
            strong_cells_[at(Candidate::at(first, digit))].add(second);
            strong_cells_[at(Candidate::at(second, digit))].add(first);
            pairs_[row][pair_counts_[row]++] = {static_cast<std::uint8_t>(first),
                                                static_cast<std::uint8_t>(second),
                                                static_cast<std::uint8_t>(house)};
        }
    }
}

void LinkGraph::add_strong(Candidate a, Candidate b) {
    strong_[at(a)].add(b);
    strong_[at(b)].add(a);
}

}  // namespace nonet::logic

// Listing links; net_graph.hpp tells which.
#include "rate/explainer/chains/nets/net_graph.hpp"

namespace nonet::explainer {

namespace {

constexpr std::array<std::array<CellMask, 3>, kCells> make_peers_by_house() {
    std::array<std::array<CellMask, 3>, kCells> peers{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        CellMask seen = CellMask::of(cell);
        for (int i = 0; i < 3; ++i) {
            peers[cell][i] = kHouseMasks[kHousesOf[cell][i]].without(seen);
            seen |= peers[cell][i];
        }
    }
    return peers;
}

/// The peers in the box, the further ones in the row, the further ones in the column.
constexpr auto kPeersByHouse = make_peers_by_house();

NetGraph::Unit unit_of_house(House house, Digit digit) {
    return static_cast<NetGraph::Unit>(kCells + house * kDigits + digit - 1);
}

}  // namespace

void NetGraph::build(const Position& position) {
    number_candidates(position);
    list_members(position);
    list_weak(position);
    list_strong();
}

void NetGraph::number_candidates(const Position& position) {
    candidates_.clear();
    units_.clear();
    for (const Cell cell : position.blanks()) {
        for (unsigned rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
            const Digit digit = std::countr_zero(rest) + 1;
            const auto candidate = Candidate::at(cell, digit);
            ids_[candidate.index()] = static_cast<Id>(candidates_.size());
            candidates_.push_back(candidate);
            const auto& houses = kHousesOf[cell];
            units_.push_back({static_cast<Unit>(cell), unit_of_house(houses[0], digit),
                              unit_of_house(houses[1], digit), unit_of_house(houses[2], digit)});
        }
    }
}

void NetGraph::list_members(const Position& position) {
    members_.clear();
    int unit = 0;
    tallies_ = {};
    const auto add_member = [&](Candidate candidate) {
        members_.push_back(id_of(candidate));
        tallies_[unit].add(id_of(candidate));
    };
    const auto end_unit = [&] {
        member_begin_[++unit] = static_cast<std::uint16_t>(members_.size());
    };
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (unsigned rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
            add_member(Candidate::at(cell, std::countr_zero(rest) + 1));
        }
        end_unit();
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            for (unsigned rest = position.places(house, digit); rest != 0; rest &= rest - 1) {
                add_member(Candidate::at(kHouseCells[house][std::countr_zero(rest)], digit));
            }
            end_unit();
        }
    }
}

void NetGraph::list_weak(const Position& position) {
    weak_.clear();
    for (int id = 0; id < size(); ++id) {
        const auto [cell, digit] = candidates_[id];
        for (const Id other : members(static_cast<Unit>(cell))) {
            if (other != id) weak_.push_back(link_to(other, Cause::cell));
        }
        weak_house_begin_[id] = static_cast<std::uint16_t>(weak_.size());
        for (int i = 0; i < 3; ++i) {
            for (const Cell peer : position.cells_with(digit) & kPeersByHouse[cell][i]) {
                weak_.push_back(link_to(id_of(Candidate::at(peer, digit)), cause_of_house(i)));
            }
        }
        weak_begin_[id + 1] = static_cast<std::uint16_t>(weak_.size());
    }
}

void NetGraph::list_strong() {
    strong_.clear();
    for (int id = 0; id < size(); ++id) {
        for (int which = 0; which < 4; ++which) {
            const Tally tally = tallies_[units_[id][which]];
            if (tally.count() != 2) continue;
            strong_.push_back(link_to(tally.other(static_cast<Id>(id)), cause_of_unit(which)));
        }
        strong_begin_[id + 1] = static_cast<std::uint16_t>(strong_.size());
    }
}

}  // namespace nonet::explainer

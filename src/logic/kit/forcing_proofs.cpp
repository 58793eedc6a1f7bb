// The proofs of one conclusion, and which of them is told.
//
// Each way to the conclusion is a draft with its legs; offer() measures it and keeps it if it is
// the first of its kind or shorter than the one before. A contradiction is told before a verity
// when a digit is placed, else the shorter one is.
#include "logic/kit/digits.hpp"
#include "logic/kit/forcing_search.hpp"

#include <algorithm>
#include <limits>

namespace nonet::logic {

void ForcingSearch::prove(const Conclusion& conclusion) {
    proofs_.clear();
    goal_ = literal(conclusion.candidate.cell, conclusion.candidate.digit, conclusion.is_placement);
    prove_by_contradiction(conclusion);
    prove_by_verity(conclusion);
    if (proofs_.size() == 2 && !conclusion.is_placement &&
        proofs_.back().length < proofs_.front().length) {
        std::swap(proofs_.front(), proofs_.back());
    }
}

void ForcingSearch::begin(const Conclusion& conclusion, ForcingKind kind) {
    draft_.kind = kind;
    draft_.conclusion = conclusion.candidate;
    draft_.is_placement = conclusion.is_placement;
    draft_.legs.clear();
}

void ForcingSearch::add_leg(NodeId premise, Cell cell, Digit digit, bool is_on) {
    draft_.legs.push_back({premise, literal(cell, digit, is_on)});
}

void ForcingSearch::offer(int cell, int house) {
    const auto known = std::find_if(proofs_.begin(), proofs_.end(), [this](const auto& proof) {
        return proof.kind == draft_.kind;
    });
    const int too_long = known != proofs_.end() ? known->length : std::numeric_limits<int>::max();
    draft_.length = 0;
    bool is_net = wanted_ == Proofs::chains;
    for (const ForcingProof::Leg& leg : draft_.legs) {
        if (draft_.length >= too_long) break;
        const WayLength way = tables_->measure(leg.premise, leg.end, too_long - draft_.length);
        draft_.length += way.length;
        is_net = is_net || way.is_net;
    }
    draft_.cell = cell;
    draft_.house = house;
    if (is_net && draft_.length < too_long) {
        if (known == proofs_.end()) {
            proofs_.push_back(draft_);
        } else {
            *known = draft_;
        }
    }
    draft_.legs.clear();
}

void ForcingSearch::prove_by_contradiction(const Conclusion& conclusion) {
    const Candidate candidate = conclusion.candidate;
    const NodeId premise = literal(candidate.cell, candidate.digit, !conclusion.is_placement);
    if (!contradictory_[premise]) return;
    begin(conclusion, ForcingKind::contradiction);
    const LiteralSets& sets = tables_->sets(premise);
    const auto& opposite = conclusion.is_placement ? sets.on : sets.off;
    if (opposite[candidate.digit - 1].has(candidate.cell)) {
        add_leg(premise, candidate.cell, candidate.digit, conclusion.is_placement);
        offer(candidate.cell, -1);
    }
    prove_by_digit_clashes(premise);
    prove_by_houses(premise);
    prove_by_cells(premise);
}

void ForcingSearch::prove_by_digit_clashes(NodeId premise) {
    const LiteralSets& sets = tables_->sets(premise);
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const CellMask both = sets.on[digit - 1] & sets.off[digit - 1];
        if (both.empty()) continue;
        add_leg(premise, both.first(), digit, false);
        add_leg(premise, both.first(), digit, true);
        offer(both.first(), -1);
    }
    for (Digit one = 1; one <= kDigits; ++one) {
        for (Digit two = one + 1; two <= kDigits; ++two) {
            const CellMask both = sets.on[one - 1] & sets.on[two - 1];
            if (both.empty()) continue;
            add_leg(premise, both.first(), one, true);
            add_leg(premise, both.first(), two, true);
            offer(both.first(), -1);
        }
    }
}

void ForcingSearch::prove_by_houses(NodeId premise) {
    const LiteralSets& sets = tables_->sets(premise);
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const CellMask twice = kHouseMasks[house] & sets.on[digit - 1];
            if (!twice.empty() && !twice.is_single()) {
                for (const Cell cell : twice) add_leg(premise, cell, digit, true);
                offer(-1, house);
            }
            const CellMask emptied = kHouseMasks[house] & allowed_[digit - 1];
            if (emptied.empty() || !emptied.is_within(sets.off[digit - 1])) continue;
            for (const Cell cell : emptied) add_leg(premise, cell, digit, false);
            offer(-1, house);
        }
    }
}

void ForcingSearch::prove_by_cells(NodeId premise) {
    for (const Cell cell : emptied_cells(tables_->sets(premise))) {
        for (const Digit digit : digits_of(state_->candidates(cell))) {
            add_leg(premise, cell, digit, false);
        }
        if (!draft_.legs.empty()) offer(cell, -1);
    }
}

void ForcingSearch::prove_by_verity(const Conclusion& conclusion) {
    begin(conclusion, ForcingKind::verity);
    for (int index = 0; index < graph_->candidates(); ++index) {
        const Cell cell = graph_->candidate(index).cell;
        if (cell == conclusion.candidate.cell) continue;
        if (add_case(ImplicationGraph::on(index)) && add_case(ImplicationGraph::off(index))) {
            offer(cell, -1);
        }
    }
    for (const Cell cell : state_->blanks()) {
        bool do_all = state_->candidates(cell) != 0;
        for (const Digit digit : digits_of(state_->candidates(cell))) {
            do_all = do_all && add_case(literal(cell, digit, true));
        }
        if (do_all) offer(cell, -1);
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const CellMask places = kHouseMasks[house] & state_->cells_with(digit);
            bool do_all = !places.empty();
            for (const Cell cell : places) do_all = do_all && add_case(literal(cell, digit, true));
            if (do_all) offer(-1, house);
        }
    }
}

/// Adds a leg from a case to the conclusion; drops all legs when it does not lead there.
bool ForcingSearch::add_case(NodeId premise) {
    const LiteralSets& sets = tables_->sets(premise);
    const auto& reached = draft_.is_placement ? sets.on : sets.off;
    if (reached[draft_.conclusion.digit - 1].has(draft_.conclusion.cell)) {
        draft_.legs.push_back({premise, goal_});
        return true;
    }
    draft_.legs.clear();
    return false;
}

}  // namespace nonet::logic

// Collecting conclusions; their proofs are in forcing_proofs.cpp.
//
// Everything that follows from both values of a candidate, from all candidates of a cell or from
// all places of a house is a conclusion, and so is the opposite of a premise that leads to a
// contradiction. All of it is found by intersections of sets of literals, before a single chain is
// drawn.
#include "logic/kit/forcing_search.hpp"

#include "logic/kit/digits.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

/// What one conclusion costs to prove, as a budget counts.
constexpr int kStepsPerProof = 5000;

}  // namespace

std::optional<ForcingProof> ForcingSearch::first(ForcingTables& tables, Proofs wanted,
                                                 Budget& budget) {
    wanted_ = wanted;
    collect(tables);
    for (const Conclusion& conclusion : conclusions_) {
        if (!budget.work(kStepsPerProof)) break;
        prove(conclusion);
        if (!proofs_.empty()) return proofs_.front();
    }
    return std::nullopt;
}

std::vector<ForcingProof> ForcingSearch::all(ForcingTables& tables, Proofs wanted, Budget& budget) {
    wanted_ = wanted;
    collect(tables);
    std::vector<ForcingProof> all;
    for (const Conclusion& conclusion : conclusions_) {
        if (!budget.work(kStepsPerProof)) break;
        prove(conclusion);
        all.insert(all.end(), proofs_.begin(), proofs_.end());
    }
    return all;
}

void ForcingSearch::collect(ForcingTables& tables) {
    tables_ = &tables;
    graph_ = &tables.graph();
    state_ = &graph_->state();
    allowed_.fill(state_->blanks());
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit digit = state_->values()[cell];
        if (digit != 0) allowed_[digit - 1] = allowed_[digit - 1].without(kPeerMasks[cell]);
    }
    concluded_ = LiteralSets();
    collect_contradictions();
    collect_two_cases();
    collect_units();
    conclusions_.clear();
    for (const bool is_placement : {true, false}) {
        const auto& sets = is_placement ? concluded_.on : concluded_.off;
        for (int index = 0; index < graph_->candidates(); ++index) {
            const Candidate candidate = graph_->candidate(index);
            if (!sets[candidate.digit - 1].has(candidate.cell)) continue;
            conclusions_.push_back({candidate, is_placement});
        }
    }
}

void ForcingSearch::collect_contradictions() {
    contradictory_.assign(static_cast<std::size_t>(2 * graph_->candidates()), false);
    for (int index = 0; index < graph_->candidates(); ++index) {
        const Candidate candidate = graph_->candidate(index);
        const NodeId on = ImplicationGraph::on(index);
        const NodeId off = ImplicationGraph::off(index);
        if (is_contradictory(tables_->sets(on))) {
            contradictory_[on] = true;
            concluded_.off[candidate.digit - 1].add(candidate.cell);
        }
        if (is_contradictory(tables_->sets(off))) {
            contradictory_[off] = true;
            concluded_.on[candidate.digit - 1].add(candidate.cell);
        }
    }
}

bool ForcingSearch::is_contradictory(const LiteralSets& sets) const {
    CellMask taken;
    for (std::size_t i = 0; i < kDigits; ++i) {
        if (sets.on[i].intersects(sets.off[i]) || sets.on[i].intersects(taken)) return true;
        taken |= sets.on[i];
        for (const Cell cell : sets.on[i]) {
            if (kPeerMasks[cell].intersects(sets.on[i])) return true;
        }
    }
    if (!emptied_cells(sets).empty()) return true;
    for (std::size_t i = 0; i < kDigits; ++i) {
        for (const CellMask& house : kHouseMasks) {
            const CellMask places = house & allowed_[i];
            if (!places.empty() && places.is_within(sets.off[i])) return true;
        }
    }
    return false;
}

CellMask ForcingSearch::emptied_cells(const LiteralSets& sets) const {
    CellMask emptied = state_->blanks();
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const CellMask left = state_->cells_with(digit).without(sets.off[digit - 1]);
        emptied = emptied.without(left).without(sets.on[digit - 1]);
    }
    return emptied;
}

void ForcingSearch::note(const LiteralSets& sets) {
    for (std::size_t i = 0; i < kDigits; ++i) {
        concluded_.on[i] |= sets.on[i];
        concluded_.off[i] |= sets.off[i];
    }
}

void ForcingSearch::collect_two_cases() {
    for (int index = 0; index < graph_->candidates(); ++index) {
        LiteralSets both = tables_->sets(ImplicationGraph::on(index));
        both &= tables_->sets(ImplicationGraph::off(index));
        const CellMask own = CellMask::of(graph_->candidate(index).cell);
        for (std::size_t i = 0; i < kDigits; ++i) {
            both.on[i] = both.on[i].without(own);
            both.off[i] = both.off[i].without(own);
        }
        note(both);
    }
}

void ForcingSearch::collect_units() {
    for (const Cell cell : state_->blanks()) {
        std::optional<LiteralSets> common;
        for (const Digit digit : digits_of(state_->candidates(cell))) {
            const LiteralSets& sets = tables_->sets(literal(cell, digit, true));
            if (common) {
                *common &= sets;
            } else {
                common = sets;
            }
        }
        if (common) note(*common);
    }
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        for (const CellMask& house : kHouseMasks) {
            collect_unit(digit, house & state_->cells_with(digit));
        }
    }
}

void ForcingSearch::collect_unit(Digit digit, const CellMask& places) {
    if (places.empty()) return;
    LiteralSets common = tables_->sets(literal(places.first(), digit, true));
    for (const Cell place : places) common &= tables_->sets(literal(place, digit, true));
    note(common);
}

NodeId ForcingSearch::literal(Cell cell, Digit digit, bool is_on) const {
    const int index = graph_->index_of(Candidate::at(cell, digit));
    return is_on ? ImplicationGraph::on(index) : ImplicationGraph::off(index);
}

}  // namespace nonet::logic

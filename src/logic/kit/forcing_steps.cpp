// A proof as a step: for each leg its branches, then the chain itself.
//
// Chains are read from the tables only here, for the proofs that are told; while proofs are
// compared their lengths are enough.
#include "logic/kit/forcing_steps.hpp"

#include "logic/kit/chain_kit.hpp"
#include "logic/kit/loop.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"

#include <algorithm>
#include <utility>

namespace nonet::logic {

namespace {

const TechniqueRow& row_of(const ForcingProof& proof, TechniqueRows rows) {
    return rows[static_cast<std::size_t>(proof.kind)];
}

/// What the legs of a contradiction run into.
Contradiction contradiction_of(const ForcingProof& proof, const ImplicationGraph& graph) {
    const ImplicationNode& first = graph.node(proof.legs.front().end);
    const ImplicationNode& last = graph.node(proof.legs.back().end);
    DigitMask digits = mask_of(first.digit);
    if (proof.house >= 0) {
        const bool is_twice = first.is_on;
        return {is_twice ? ContradictionKind::twice : ContradictionKind::no_place, -1, proof.house,
                digits};
    }
    if (first.is_on != last.is_on || proof.legs.size() == 1)
        return {ContradictionKind::true_and_false, proof.cell, -1, digits};
    if (!first.is_on) return {ContradictionKind::empty_cell, proof.cell, -1, 0};
    digits = static_cast<DigitMask>(digits | mask_of(last.digit));
    return {ContradictionKind::two_digits, proof.cell, -1, digits};
}

/// Legs from one premise need much the same: another chain begins with the whole of this one.
bool is_told(const Chain& branch, const std::vector<Chain>& chains) {
    return std::any_of(chains.begin(), chains.end(), [&branch](const Chain& chain) {
        return chain.size() >= branch.size() &&
               std::equal(branch.begin(), branch.end(), chain.begin());
    });
}

Step step_of(const ForcingProof& proof, ForcingTables& tables, TechniqueRows rows) {
    Step step;
    step.technique = &row_of(proof, rows).info;
    (proof.is_placement ? step.placements : step.removals).push_back(proof.conclusion);
    step.digits.push_back(proof.conclusion.digit);
    if (proof.cell >= 0) step.cells.push_back(proof.cell);
    if (proof.house >= 0) step.base.push_back(proof.house);
    if (proof.kind == ForcingKind::contradiction)
        step.contradiction = contradiction_of(proof, tables.graph());
    for (const ForcingProof::Leg& leg : proof.legs) {
        const Way way = tables.trace(leg.premise, leg.end);
        for (const std::vector<NodeId>& branch : way.branches) {
            Chain chain = tell_chain(tables.graph(), branch, step);
            if (!is_told(chain, step.chains)) step.chains.push_back(std::move(chain));
        }
        step.chains.push_back(tell_chain(tables.graph(), way.chain, step));
    }
    return step;
}

}  // namespace

void find_forcing(Search& search, ForcingTables& tables, ForcingSearch::Proofs wanted,
                  TechniqueRows rows, Steps& steps) {
    if (!steps.wants_all()) {
        const std::optional<ForcingProof> proof =
            search.chains().forcing().first(tables, wanted, search.budget());
        if (proof) static_cast<void>(steps.add(step_of(*proof, tables, rows)));
        return;
    }
    for (const ForcingProof& proof :
         search.chains().forcing().all(tables, wanted, search.budget())) {
        if (steps.add(step_of(proof, tables, rows))) return;
    }
}

void find_forcing_of(Search& search, ForcingTables& tables, ForcingSearch::Proofs wanted,
                     TechniqueRows rows, const TechniqueRow& row, Steps& steps) {
    for (const ForcingProof& proof :
         search.chains().forcing().all(tables, wanted, search.budget())) {
        if (&row_of(proof, rows) != &row) continue;
        if (steps.add(step_of(proof, tables, rows))) return;
    }
}

}  // namespace nonet::logic

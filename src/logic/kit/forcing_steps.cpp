#include "logic/kit/forcing_steps.hpp"

#include "logic/kit/loop.hpp"
#include "logic/steps.hpp"

namespace nonet::logic {

namespace {

const TechniqueRow& row_of(const ForcingProof& proof, TechniqueRows rows) {
    return rows[static_cast<std::size_t>(proof.kind)];
}

Step step_of(const ForcingProof& proof, ForcingTables& tables, TechniqueRows rows) {
    Step step;
    step.technique = &row_of(proof, rows).info;
    (proof.is_placement ? step.placements : step.removals).push_back(proof.conclusion);
    step.digits.push_back(proof.conclusion.digit);
    if (proof.cell >= 0) step.cells.push_back(proof.cell);
    if (proof.house >= 0) step.base.push_back(proof.house);
    for (const ForcingProof::Leg& leg : proof.legs) {
        const Way way = tables.trace(leg.premise, leg.end);
        for (const std::vector<NodeId>& branch : way.branches) {
            step.chains.push_back(tell_chain(tables.graph(), branch, step));
        }
        step.chains.push_back(tell_chain(tables.graph(), way.chain, step));
    }
    return step;
}

}  // namespace

void find_forcing(ForcingSearch& search, ForcingTables& tables, ForcingSearch::Proofs wanted,
                  TechniqueRows rows, Steps& steps) {
    if (!steps.wants_all()) {
        const std::optional<ForcingProof> proof = search.first(tables, wanted);
        if (proof) static_cast<void>(steps.add(step_of(*proof, tables, rows)));
        return;
    }
    for (const ForcingProof& proof : search.all(tables, wanted)) {
        if (steps.add(step_of(proof, tables, rows))) return;
    }
}

void find_forcing_of(ForcingSearch& search, ForcingTables& tables, ForcingSearch::Proofs wanted,
                     TechniqueRows rows, const TechniqueRow& row, Steps& steps) {
    for (const ForcingProof& proof : search.all(tables, wanted)) {
        if (&row_of(proof, rows) != &row) continue;
        if (steps.add(step_of(proof, tables, rows))) return;
    }
}

}  // namespace nonet::logic
